import { describe, expect, test } from 'vitest'
import { DiceError, fastDice, scriptedDice } from './dice.ts'
import { ONE_IN_A_THOUSAND, surprise } from './examiner/statistics.ts'

describe('scripted dice', () => {
  test('roll what is written, and know what is left', () => {
    const dice = scriptedDice([3, 4, 6])
    expect(dice.roll(2)).toBe(7)
    expect(dice.faces).toEqual([3, 4])
    expect([dice.drawn, dice.left]).toEqual([2, 1])
    expect(dice.roll(1, 10)).toBe(6)
    expect([dice.drawn, dice.left]).toEqual([3, 0])
  })

  test('complain when the script runs short', () => {
    const dice = scriptedDice([3])
    expect(() => dice.roll(2)).toThrow(new DiceError('die 2 is missing: there are only 1'))
  })

  test.each([0, 7, -1, 2.5, Number.NaN])('complain about a face of %s', (face) => {
    expect(() => scriptedDice([face]).roll(1)).toThrow(`die 1 is ${face}, but it must be 1 to 6`)
  })

  test('roll a contest again while it is tied, and tell of every tie', () => {
    const ties: number[][] = []
    const dice = scriptedDice([1, 2, 4, 4, 6, 1])
    const margin = dice.contest(1, 1, (faces) => ties.push([...faces]))
    expect(margin).toBe(1 + 4 - 4)
    expect(ties).toEqual([[1, 2]])
    expect(dice.faces).toEqual([4, 4])
    expect(dice.left).toBe(2)
  })

  test('add the edge to the first side of a contest', () => {
    expect(scriptedDice([1, 1, 6, 6]).contest(2, 3)).toBe(2 + 3 - 12)
  })

  test('contest with other dice than six-sided ones', () => {
    const dice = scriptedDice([8, 9, 10, 2])
    expect(dice.contest(1, 1, undefined, 10)).toBe(10 + 1 - 2)
    expect(() => scriptedDice([8, 2]).contest(1, 1)).toThrow('it must be 1 to 6')
  })

  test('pick from 0 with a face from 1', () => {
    const dice = scriptedDice([1, 10])
    expect([dice.pick(10), dice.pick(10)]).toEqual([0, 9])
    expect(dice.faces).toEqual([10])
  })
})

describe('fast dice', () => {
  const draws = (seed: number, count: number, sides: number): number[] => {
    const dice = fastDice(seed)
    return Array.from({ length: count }, () => dice.roll(1, sides))
  }
  const surpriseOf = (values: readonly number[], sides: number): number => {
    const observed = Array.from({ length: sides }, () => 0)
    for (const value of values) observed[value - 1]!++
    return surprise(
      observed,
      observed.map(() => values.length / sides),
    )
  }

  test.each([2, 3, 6, 10, 52])('with %i sides show every face as often', (sides) => {
    expect(surpriseOf(draws(1, 60_000, sides), sides)).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  test('do not remember the last face', () => {
    const faces = draws(2, 120_000, 6)
    const pairs = faces.slice(1).map((face, i) => (faces[i]! - 1) * 6 + face)
    expect(surpriseOf(pairs, 36)).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  test('of seeds in a row have nothing to do with each other', () => {
    const first = Array.from({ length: 60_000 }, (_, seed) => draws(seed, 1, 6)[0]!)
    const pairs = first.slice(1).map((face, i) => (first[i]! - 1) * 6 + face)
    expect(surpriseOf(pairs, 36)).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  test('repeat themselves with the same seed, and only then', () => {
    const seeds = [0, 1, 2, -1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40]
    const runs = seeds.map((seed) => draws(seed, 40, 6).join(''))
    expect(seeds.map((seed) => draws(seed, 40, 6).join(''))).toEqual(runs)
    expect(new Set(runs).size).toBe(seeds.length)
  })

  test('count what they draw', () => {
    const dice = fastDice(3)
    dice.roll(3)
    dice.pick(5)
    expect(dice.drawn).toBe(4)
    dice.below(10)
    expect(dice.drawn).toBe(4)
  })
})
