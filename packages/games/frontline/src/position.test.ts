import { expect, test } from 'vitest'
import { readPosition } from './position.ts'

const head = ['estafette position 1', 'game frontline', 'scenario training']

test.each([
  ['spent allies parachute:1', 'no such equipment: "parachute"'],
  ['hand seat-1 parachute:1', 'no such card: "parachute"'],
  ['soldier us-walker seat-1 3 wounds:10', '"10" must be a number from 0 to 9'],
  ['lost 3 128', '"128" must be a number from 0 to 127'],
])('a position with %s is refused by name', (line, reason) => {
  expect(readPosition([...head, line].join('\n'))).toMatchObject({ ok: false, reason })
})
