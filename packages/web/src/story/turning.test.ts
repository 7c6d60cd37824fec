import { expect, test } from 'vitest'
import { MOST_POINTS, turningPoints, type Episode } from './turning.ts'

const event = { type: 'control', rule: 'ARR-1' }

function episode(number: number, parts: Partial<Episode> = {}): Episode {
  return {
    number,
    turn: 1,
    step: 0,
    fight: undefined,
    headline: { event, rank: 1 },
    from: [0],
    to: [0],
    lost: [0, 0],
    fell: [],
    largest: 0,
    ...parts,
  }
}

function fight(number: number, chance: number, won: boolean, lost = 0): Episode {
  return episode(number, {
    fight: { number, turn: 1, side: 0, place: 1, chance, won, rolls: 1 },
    lost: [lost, 0],
  })
}

const numbers = (episodes: readonly Episode[]): number[] =>
  turningPoints(episodes).map(({ number }) => number)

test('nothing that changed nothing is a turning point', () => {
  expect(numbers([episode(1), fight(2, 0.9, true)])).toEqual([])
})

test('an unlikely result is one, a likely one of the same fight is not', () => {
  expect(numbers([fight(1, 0.9, false), fight(2, 0.9, true), fight(3, 0.1, true)])).toEqual([1, 3])
})

test('there are six at most: the largest, in the order of the game', () => {
  const all = Array.from({ length: 9 }, (_, at) => fight(at + 1, 1, true, 9 - at))
  expect(numbers(all)).toEqual([1, 2, 3, 4, 5, 6])
  expect(numbers(all.toReversed())).toHaveLength(MOST_POINTS)
  expect(turningPoints(all).filter(({ isGreatest }) => isGreatest)[0]!.number).toBe(1)
})

test('points gained by a march weigh half of those won in a fight, but not what no march makes', () => {
  const gain = { from: [0], to: [4] }
  const march = episode(1, gain)
  const won = { ...fight(2, 1, true), ...gain }
  const news = episode(3, { ...gain, headline: { event, rank: 3 } })
  const greatest = (episodes: readonly Episode[]): number =>
    turningPoints(episodes).find(({ isGreatest }) => isGreatest)!.number
  expect(greatest([march, won])).toBe(2)
  expect(greatest([march, news])).toBe(3)
})

test('of two sides the lead counts: points that both gain turn nothing', () => {
  const both = episode(1, { from: [1, 1], to: [5, 5] })
  const one = episode(2, { from: [1, 5], to: [2, 4] })
  expect(numbers([both, one])).toEqual([2])
})
