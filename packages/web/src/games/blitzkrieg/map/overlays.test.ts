import { expect, test } from 'vitest'
import { keyCommands } from '../../../shell/keys.ts'
import { overlays } from './overlays.tsx'

test('every overlay has a letter that means nothing else, not even to the planner', () => {
  const letters = overlays().map(({ letter }) => letter!)
  expect(new Set(letters).size).toBe(letters.length)
  const taken = [...keyCommands.flatMap(({ keys }) => [...keys]), ...'abcdefg']
  expect(letters.filter((letter) => taken.includes(letter))).toEqual([])
})
