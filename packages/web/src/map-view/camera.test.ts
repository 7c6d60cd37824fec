import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fit,
  frontOf,
  isSeen,
  look,
  opening,
  pan,
  placement,
  resized,
  reveal,
  toMap,
  toScreen,
  zoomAt,
  LEAST_SCALE,
  MOST_SCALE,
} from './camera.ts'

const map = { x: 0, y: 0, width: 2000, height: 1600 }
const window = { width: 994, height: 656 }

test('the whole map is in the window when it is fitted', () => {
  const camera = fit(window, map)
  const corners = [
    { x: 0, y: 0 },
    { x: 2000, y: 1600 },
  ].map((corner) => toScreen(camera, corner))
  for (const { x, y } of corners) {
    expect(x).toBeGreaterThanOrEqual(-1e-9)
    expect(x).toBeLessThanOrEqual(window.width + 1e-9)
    expect(y).toBeGreaterThanOrEqual(-1e-9)
    expect(y).toBeLessThanOrEqual(window.height + 1e-9)
  }
})

test('a window that grows beyond the map shows the whole of it, any other leaves it in place', () => {
  const phone = fit({ width: 390, height: 500 }, map)
  expect(resized(phone, window, map)).toEqual(fit(window, map))
  const near = { x: -300, y: -300, scale: 1 }
  expect(resized(near, { width: 900, height: 600 }, map)).toEqual(near)
})

test('zooming keeps the point under the pointer where the edges allow it', () => {
  const camera = { x: -300, y: -300, scale: 1 }
  const at = { x: 500, y: 300 }
  const before = toMap(camera, at)
  const after = toMap(zoomAt(camera, 1.5, at, window, map), at)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('whatever is done, the scale stays between its bounds and some of the map in sight', () => {
  const number = fc.integer({ min: -5000, max: 5000 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), number, number)),
      (steps) => {
        let camera = fit(window, map)
        for (const [factor, x, y] of steps) {
          camera = zoomAt(camera, factor, { x: 500, y: 300 }, window, map)
          camera = pan(camera, { x, y }, window, map)
        }
        const topLeft = toScreen(camera, { x: 0, y: 0 })
        const bottomRight = toScreen(camera, { x: 2000, y: 1600 })
        return (
          camera.scale <= MOST_SCALE &&
          camera.scale >= LEAST_SCALE - 1e-9 &&
          topLeft.x < window.width &&
          topLeft.y < window.height &&
          bottomRight.x > 0 &&
          bottomRight.y > 0
        )
      },
    ),
  )
})

test('a point behind a panel is brought clear of it, one in sight moves nothing', () => {
  const camera = { x: 0, y: 0, scale: 1 }
  const insets = { top: 20, right: 20, bottom: 200, left: 20 }
  const moved = reveal(camera, [{ x: 500, y: 600 }], window, map, insets)
  expect(toScreen(moved, { x: 500, y: 600 }).y).toBeLessThanOrEqual(window.height - 200)
  expect(reveal(camera, [{ x: 500, y: 300 }], window, map, insets)).toBe(camera)
})

test('a map at rest lies on whole pixels, and a moving one is its last picture stretched', () => {
  const far = { x: -10, y: 20, width: 2000, height: 1600 }
  const camera = { x: 10.25, y: -3.25, scale: 0.5 }
  expect(placement(camera, 0.5, far)).toBe('translate(5px, 7px)')
  expect(placement(camera, 0.5, far, 2)).toBe('translate(5.5px, 7px)')
  expect(placement({ ...camera, scale: 1 }, 0.5, far)).toBe('translate(0.25px, 16.75px) scale(2)')
})

const LEAST = 36 / 64
const edges = { top: 12, right: 60, bottom: 12, left: 12 }
const point = fc.record({
  x: fc.integer({ min: 0, max: 2000 }),
  y: fc.integer({ min: 0, max: 1600 }),
})
const windows = [
  { width: 986, height: 628 },
  { width: 820, height: 560 },
  { width: 390, height: 380 },
  { width: 1500, height: 940 },
]

test('a game opens with legible counters and no cloth beside the sheet', () => {
  fc.assert(
    fc.property(fc.array(point), fc.constantFrom(...windows), (points, size) => {
      const camera = opening(points, size, map, LEAST)
      const topLeft = toScreen(camera, { x: 0, y: 0 })
      const bottomRight = toScreen(camera, { x: 2000, y: 1600 })
      return (
        camera.scale >= LEAST &&
        camera.scale <= 1 &&
        topLeft.x <= 1e-6 &&
        topLeft.y <= 1e-6 &&
        bottomRight.x >= size.width - 1e-6 &&
        bottomRight.y >= size.height - 1e-6
      )
    }),
  )
})

test('it opens on all that can act and the front, as large as they fit', () => {
  const points = [
    { x: 800, y: 500 },
    { x: 1200, y: 700 },
  ]
  const camera = opening(points, window, map, LEAST)
  expect(camera.scale).toBe(1)
  for (const one of points) expect(isSeen(camera, one, window)).toBe(true)
})

test('where they are too far apart, who is farthest from the others is left out', () => {
  const crowd = [100, 200, 300, 400].map((x) => ({ x, y: 300 }))
  const far = { x: 1990, y: 1590 }
  const camera = opening([...crowd, far], { width: 390, height: 380 }, map, LEAST)
  expect(crowd.filter((one) => isSeen(camera, one, { width: 390, height: 380 }))).toEqual(crowd)
  expect(isSeen(camera, far, { width: 390, height: 380 })).toBe(false)
})

test('the front is made of the own stacks and the enemy next to each', () => {
  const own = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  const [near, far] = [
    { x: 60, y: 60 },
    { x: 900, y: 0 },
  ]
  expect(frontOf(own, [far, near])).toEqual(own.map((one) => [one, near]))
  expect(frontOf(own, [])).toEqual([])
})

test('choosing moves nothing while stack and targets are safe, else as little as it can', () => {
  const camera = { x: 0, y: 0, scale: 1 }
  const must = [{ x: 200, y: 200 }]
  const safe = { must, wish: [...must, { x: 700, y: 500 }], zooms: false }
  expect(look(camera, safe, window, map, edges)).toBe(camera)
  const moved = look(camera, { ...safe, wish: [...must, { x: 1000, y: 500 }] }, window, map, edges)
  expect(moved).toEqual({ x: window.width - 60 - 1000, y: 0, scale: 1 })
})

test('targets that do not fit beside the stack do not take it out of sight', () => {
  const camera = { x: 0, y: 0, scale: 1 }
  const must = [{ x: 200, y: 200 }]
  const wide = { must, wish: [...must, { x: 1900, y: 200 }], zooms: false }
  expect(look(camera, wide, window, map, edges)).toBe(camera)
})

test('aiming has all ends inside, and makes the map smaller only where they would not fit', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const camera = { x: -300, y: -300, scale: 1 }
      const must = [one, other]
      const to = look(camera, { must, wish: must, zooms: true }, window, map, edges)
      const fits =
        Math.abs(one.x - other.x) <= window.width - 72 &&
        Math.abs(one.y - other.y) <= window.height - 24
      return (fits ? to.scale === 1 : to.scale < 1) && must.every((end) => isSeen(to, end, window))
    }),
  )
})
