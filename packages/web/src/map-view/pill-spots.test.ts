import { expect, test } from 'vitest'
import type { Plan } from '@estafette/kernel'
import { pillSpots } from './pill-spots.ts'

const plan = (place: number, kind: Plan['kind'] = 'attack'): Plan => ({
  kind,
  place,
  units: [0],
  cost: 1,
  left: 1,
  path: [0, place],
})
const area = (x: number, y: number) => ({
  path: '',
  label: { x, y },
  spots: [
    { x: x - 90, y },
    { x: x + 90, y },
  ],
})

test('a pill stands above its identifier', () => {
  expect(pillSpots([plan(0)], [area(500, 500)], [], 1)).toEqual([{ x: 500, y: 453 }])
})

test('where a stack stands there, it goes beside the identifier', () => {
  const pile = { place: 0, side: 1, units: [1], at: { x: 500, y: 440 } }
  const [spot] = pillSpots([plan(0)], [area(500, 500)], [pile], 1)
  expect(spot).toEqual({ x: 416, y: 500 })
})

test('it keeps off the name of the place above, and off another pill', () => {
  const places = [area(500, 500), area(500, 418)]
  const [first, second] = pillSpots([plan(0), plan(0, 'move')], places, [], 1)
  expect(first!.y).toBe(500)
  expect(second).not.toEqual(first)
})

test('on a hex it stands over the counter, not on it', () => {
  const hex = { path: '', label: { x: 300, y: 300 }, spots: [{ x: 300, y: 300 }] }
  const pile = { place: 0, side: 1, units: [1], at: { x: 300, y: 300 } }
  expect(pillSpots([plan(0)], [hex], [pile], 1)).toEqual([{ x: 300, y: 243 }])
})

test('it does not stand where it would be taken for that of another place', () => {
  const piles = [
    { place: 0, side: 1, units: [1], at: { x: 440, y: 440 } },
    { place: 1, side: 0, units: [2], at: { x: 640, y: 500 } },
  ]
  const [spot] = pillSpots([plan(0)], [area(500, 500), area(760, 460)], piles, 1)
  const far = (x: number, y: number): number => Math.hypot(spot!.x - x, spot!.y - y)
  expect(Math.min(far(500, 500), far(440, 440))).toBeLessThan(far(640, 500))
})
