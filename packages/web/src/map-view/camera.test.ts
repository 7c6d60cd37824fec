import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fit,
  pan,
  placement,
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
