import { expect, test } from 'vitest'
import { candidates, discSpots } from './disc-spots.ts'

const way = (...points: readonly [number, number][]) => points.map(([x, y]) => ({ x, y }))

test('the number of a march stands half way, unless a stack is there', () => {
  const spots = candidates(way([0, 0], [200, 0], [200, 200]), null)
  expect(discSpots([spots], [], 40)).toEqual([{ x: 200, y: 0 }])
  const [beside] = discSpots([spots], [{ x: 200, y: 0 }], 40)
  expect(beside).toEqual({ x: 152, y: 0 })
})

test('numbers of steps at the same place do not hide each other', () => {
  const march = candidates(way([0, 0], [60, 0]), null)
  const fight = candidates(null, { x: 0, y: 30 })
  const spots = discSpots([march, fight, fight, fight], [{ x: 0, y: 30 }], 42)
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThanOrEqual(42)
    }
  }
})

test('a step without a place has no number on the map', () => {
  expect(discSpots([candidates(null, null)], [], 40)).toEqual([null])
})
