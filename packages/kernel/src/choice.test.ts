import { describe, expect, test } from 'vitest'
import { addChoice, HIGHEST_CHOICE, isChoice, makeChoice, targetOf, verbOf } from './choice.ts'

describe('a choice', () => {
  test.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [34, 69],
    [255, 65535],
  ])('packs verb %i and target %i and gives them back', (verb, target) => {
    const choice = makeChoice(verb, target)
    expect([verbOf(choice), targetOf(choice)]).toEqual([verb, target])
    expect(isChoice(choice)).toBe(true)
  })

  test('is appended to a list', () => {
    const out = new Int32Array(3)
    expect(addChoice(out, addChoice(out, 0, 7), 3, 9)).toBe(2)
    expect([...out]).toEqual([makeChoice(7), makeChoice(3, 9), 0])
  })

  test('without a target has target 0', () => {
    expect(makeChoice(7)).toBe(makeChoice(7, 0))
  })

  test('is ordered by verb, then by target', () => {
    expect(makeChoice(1, 0)).toBeGreaterThan(makeChoice(0, 65535))
    expect(makeChoice(1, 1)).toBeGreaterThan(makeChoice(1, 0))
  })

  test.each([-1, 0.5, Number.NaN, Infinity, HIGHEST_CHOICE + 1, '0', null, undefined, 0n, {}, [0]])(
    'is not %s',
    (value) => {
      expect(isChoice(value)).toBe(false)
    },
  )

  test('is no more than eight bits of verb and sixteen of target', () => {
    expect(makeChoice(255, 65535)).toBe(HIGHEST_CHOICE)
  })
})
