import { fractal, valueNoise } from '../../../map/draw/noise.ts'
import {
  between,
  closed,
  resample,
  type Line,
  type Point,
  type Ring,
} from '../../../map/geometry.ts'

const REACH = 11
const WAVE = 33

const across = fractal(valueNoise('sway across'), 2)
const along = fractal(valueNoise('sway along'), 2)

/**
 * Moves a point as the whole ground is moved, so that woods, slopes and rivers leave the lines of
 * the hexes together.
 */
export function shaken([x, y]: Point): Point {
  return [x + REACH * across(x / WAVE, y / WAVE), y + REACH * along(x / WAVE + 11, y / WAVE - 7)]
}

/** Where a shaken point came from, nearly: each guess is corrected by what it is off. */
export function unshaken(p: Point): Point {
  let guess = p
  for (let n = 0; n < 8; n++) {
    const [x, y] = shaken(guess)
    guess = [guess[0] + 0.6 * (p[0] - x), guess[1] + 0.6 * (p[1] - y)]
  }
  return guess
}

/** A ring of hexsides with its corners taken off, shaken: the points of a smooth curve. */
export function naturalRing(corners: Ring): Ring {
  const n = corners.length
  const half = (i: number) => between(corners[(i + n) % n]!, corners[(i + 1) % n]!, 0.5)
  return corners
    .flatMap((corner, i) => [softCorner(half(i - 1), corner, half(i)), half(i)])
    .map(shaken)
}

const ripple = valueNoise('ripple')

/** A natural ring with a fine edge, as snow leaves it on broken ground. */
export function rippledRing(corners: Ring): Ring {
  const ring = resample(closed(naturalRing(corners)), 12).slice(0, -1)
  return ring.map(([x, y]) => [
    x + 4.5 * ripple(x / 11, y / 11),
    y + 4.5 * ripple(x / 11 + 40, y / 11 + 9),
  ])
}

/** An open line of hexsides in the same way; its ends stay on their corners. */
export function naturalLine(corners: Line): Line {
  const half = (i: number) => between(corners[i]!, corners[i + 1]!, 0.5)
  return corners
    .flatMap((corner, i): Point[] => {
      if (i === 0) return [corner, half(0)]
      if (i === corners.length - 1) return [corner]
      return [softCorner(half(i - 1), corner, half(i)), half(i)]
    })
    .map(shaken)
}

function softCorner(before: Point, corner: Point, after: Point): Point {
  return between(corner, between(before, after, 0.5), 0.42)
}
