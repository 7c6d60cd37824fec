import { describe, expect, test } from 'vitest'
import { chances, enumerate } from './chances.ts'
import { makeChoice } from './choice.ts'
import type { Dice } from './dice.ts'
import { toy, type ToyState } from './toy/index.ts'

/** Probability of every value something random can have. */
function distribution(run: (dice: Dice) => number): Map<number, number> {
  const found = new Map<number, number>()
  let value = 0
  enumerate(
    (dice) => {
      value = run(dice)
    },
    (probability) => found.set(value, (found.get(value) ?? 0) + probability),
  )
  return found
}

function expectSame(found: Map<number, number>, exact: Map<number, number>): void {
  expect([...found.keys()].sort((a, b) => a - b)).toEqual([...exact.keys()].sort((a, b) => a - b))
  for (const [value, probability] of exact) expect(found.get(value)).toBeCloseTo(probability, 12)
}

function position(changes: Readonly<Record<string, string>>): ToyState {
  const created = toy.create({ scenario: 'road', options: { weather: 'fair' } })
  if (!created.ok) throw new Error(created.reason)
  const text = toy
    .write(created.value)
    .split('\n')
    .map((line) => {
      const value = changes[line.split(' ')[0]!]
      return value === undefined ? line : `${line.split(' ')[0]} ${value}`
    })
    .join('\n')
  const read = toy.read(text)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

describe('an enumeration', () => {
  test('of two dice is exact', () => {
    const ways = new Map(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [sum, 6 - Math.abs(7 - sum)]),
    )
    expectSame(
      distribution((dice) => dice.roll(2)),
      new Map([...ways].map(([sum, count]) => [sum, count / 36])),
    )
  })

  test.each([
    [1, 0],
    [1, 3],
    [2, -1],
    [2, 4],
  ])('of a contest with %i dice and an edge of %i is exact', (count, edge) => {
    const ways = new Map<number, number>()
    let all = 0
    const faces = 6 ** (2 * count)
    for (let n = 0; n < faces; n++) {
      let margin = edge
      let left = n
      for (let die = 0; die < 2 * count; die++) {
        margin += die < count ? left % 6 : -(left % 6)
        left = Math.floor(left / 6)
      }
      if (margin === 0) continue
      all++
      ways.set(margin, (ways.get(margin) ?? 0) + 1)
    }
    expectSame(
      distribution((dice) => dice.contest(count, edge)),
      new Map([...ways].map(([margin, way]) => [margin, way / all])),
    )
  })

  test('of a contest with ten-sided dice shares ties out among the other pairs', () => {
    const found = distribution((dice) => (dice.contest(1, 1, undefined, 10) > 0 ? 1 : 0))
    expect(found.get(1)).toBeCloseTo(55 / 91, 12) // 100 pairs, 9 of them ties
  })

  test('of a pick gives every item the same', () => {
    expectSame(
      distribution((dice) => dice.pick(4)),
      new Map([0, 1, 2, 3].map((item) => [item, 1 / 4])),
    )
  })

  test('of other sides is exact', () => {
    expectSame(
      distribution((dice) => dice.roll(1, 10)),
      new Map(Array.from({ length: 10 }, (_, i) => [i + 1, 1 / 10])),
    )
  })

  test('follows dice that depend on dice', () => {
    const found = distribution((dice) => (dice.pick(2) === 0 ? 0 : dice.roll(1)))
    expect(found.get(0)).toBeCloseTo(1 / 2, 12)
    for (let face = 1; face <= 6; face++) expect(found.get(face)).toBeCloseTo(1 / 12, 12)
  })

  test('without dice has one path', () => {
    expectSame(
      distribution(() => 5),
      new Map([[5, 1]]),
    )
  })

  test('shows faces that exist and add up to what was rolled', () => {
    enumerate(
      (dice) => {
        const sum = dice.roll(3)
        expect(dice.faces).toHaveLength(3)
        expect(dice.faces.every((face) => face >= 1 && face <= 6)).toBe(true)
        expect(dice.faces.reduce((total, face) => total + face, 0)).toBe(sum)
        const margin = dice.contest(1, 0)
        expect(dice.faces[0]! - dice.faces[1]!).toBe(margin)
        expect(dice.drawn).toBe(5)
      },
      () => {},
    )
  })
})

describe('the chances of a choice', () => {
  test('TOY-3.2 add up results that are the same position', () => {
    const state = position({ step: 'ride', red: '0', bids: '0 0', turn: '0', round: '1' })
    const found = chances(toy, state, 0, makeChoice(2, 0)) // gallop from the start
    const byPlace = new Map(found.map((chance) => [chance.state.riders[0]!, chance.probability]))
    expect(found).toHaveLength(3)
    expect(byPlace.get(0)).toBeCloseTo(6 / 36, 12)
    expect(byPlace.get(2)).toBeCloseTo(24 / 36, 12)
    expect(byPlace.get(3)).toBeCloseTo(6 / 36, 12)
  })

  test('leave the position as it is', () => {
    const state = position({ step: 'ride', red: '0', bids: '0 0', round: '1' })
    const before = toy.write(state)
    chances(toy, state, 0, makeChoice(2, 0))
    expect(toy.write(state)).toBe(before)
  })

  test('are one where no die is rolled', () => {
    const state = position({ step: 'ride', red: '0', bids: '0 0', round: '1' })
    expect(chances(toy, state, 0, makeChoice(3)).map(({ probability }) => probability)).toEqual([1])
  })
})
