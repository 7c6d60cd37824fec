import { expect, test } from 'vitest'
import type { Pile } from './feed.ts'
import { flightsBetween, flightTime, standing } from './flights.ts'

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
]
const pile = (place: number, units: number[], side = 0): Pile => ({
  place,
  side,
  units,
  at: spots[place]!,
})

test('units that went the same way fly together, in the order of their new pile', () => {
  const before = [pile(0, [1, 2, 3]), pile(1, [4])]
  const after = [pile(0, [2]), pile(1, [3, 4, 1])]
  expect(flightsBetween(before, after)).toEqual([
    { units: [3, 1], place: 1, side: 0, from: spots[0], to: spots[1] },
  ])
})

test('who comes from elsewhere, goes elsewhere or only changes its rank does not fly alike', () => {
  const before = [pile(0, [1, 2]), pile(1, [3]), pile(2, [9], 1)]
  const after = [pile(0, [2, 7]), pile(3, [3, 1]), pile(2, [9], 1)]
  const flights = flightsBetween(before, after)
  expect(flights.map(({ units, from }) => [...units, from])).toEqual([
    [3, spots[1]],
    [1, spots[0]],
  ])
  expect(flightsBetween(before, before)).toEqual([])
  expect(flightsBetween([], after)).toEqual([])
  expect(flightsBetween([pile(0, [1, 2])], [pile(0, [2, 1])])).toEqual([])
})

test('back is the same way', () => {
  const one = [pile(0, [1, 2]), pile(1, [4])]
  const other = [pile(0, [2]), pile(1, [1, 4])]
  const [there] = flightsBetween(one, other)
  const [back] = flightsBetween(other, one)
  expect([back!.from, back!.to, back!.units]).toEqual([there!.to, there!.from, there!.units])
})

test('piles wait without those who are on their way, and empty ones are not there', () => {
  const before = [pile(0, [1, 2]), pile(1, [4])]
  const after = [pile(1, [1, 4]), pile(3, [2])]
  const left = standing(after, flightsBetween(before, after))
  expect(left).toEqual([pile(1, [4])])
  expect(standing(after, [])).toBe(after)
})

test('a leap through the game shows no flights', () => {
  const far = Array.from({ length: 30 }, (_, unit) => ({
    place: unit,
    side: 0,
    units: [unit],
    at: { x: unit, y: 0 },
  }))
  const near = far.map((one) => ({ ...one, at: { x: one.at.x, y: 9 } }))
  expect(flightsBetween(far.slice(0, 12), near.slice(0, 12))).toHaveLength(12)
  expect(flightsBetween(far, near)).toEqual([])
})

test('a flight takes a third of a second, never more than a second, and none without motion', () => {
  expect([0, 0.5, 1, 2, 9].map(flightTime)).toEqual([0, 175, 350, 700, 1000])
})
