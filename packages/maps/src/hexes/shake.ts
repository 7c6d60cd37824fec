import { between, closed, resample, type Polyline, type Point, type Ring } from '../geometry.ts'
import { fractal, valueNoise } from '../pieces/noise.ts'
import type { ShakeLook } from './look.ts'

/** Takes woods, slopes and rivers off the lines of the hexes, all of them together. */
export interface Shake {
  /** Moves a point as the whole ground is moved. */
  shaken(p: Point): Point
  /** Where a shaken point came from, nearly: each guess is corrected by what it is off. */
  unshaken(p: Point): Point
  /** A ring of hexsides with its corners taken off, shaken: the points of a smooth curve. */
  naturalRing(corners: Ring): Ring
  /** A natural ring with a fine edge, as snow leaves it on broken ground. */
  rippledRing(corners: Ring): Ring
  /** An open line of hexsides in the same way; its ends stay on their corners. */
  naturalLine(corners: Polyline): Polyline
  /** The same by the middles of the sides alone: a calmer course. */
  calmLine(corners: Polyline): Polyline
}

/** The shake of a look. */
export function makeShake({ reach, wave }: ShakeLook): Shake {
  const across = fractal(valueNoise('sway across'), 2)
  const along = fractal(valueNoise('sway along'), 2)
  const ripple = valueNoise('ripple')

  const shaken = ([x, y]: Point): Point => [
    x + reach * across(x / wave, y / wave),
    y + reach * along(x / wave + 11, y / wave - 7),
  ]

  function naturalRing(corners: Ring): Ring {
    const n = corners.length
    const half = (i: number) => between(corners[(i + n) % n]!, corners[(i + 1) % n]!, 0.5)
    return corners
      .flatMap((corner, i) => [softCorner(half(i - 1), corner, half(i)), half(i)])
      .map(shaken)
  }

  return {
    shaken,
    unshaken(p) {
      let guess = p
      for (let n = 0; n < 8; n++) {
        const [x, y] = shaken(guess)
        guess = [guess[0] + 0.6 * (p[0] - x), guess[1] + 0.6 * (p[1] - y)]
      }
      return guess
    },
    naturalRing,
    rippledRing(corners) {
      const ring = resample(closed(naturalRing(corners)), 12).slice(0, -1)
      return ring.map(([x, y]) => [
        x + 4.5 * ripple(x / 11, y / 11),
        y + 4.5 * ripple(x / 11 + 40, y / 11 + 9),
      ])
    },
    naturalLine(corners) {
      const half = (i: number) => between(corners[i]!, corners[i + 1]!, 0.5)
      return corners
        .flatMap((corner, i): Point[] => {
          if (i === 0) return [corner, half(0)]
          if (i === corners.length - 1) return [corner]
          return [softCorner(half(i - 1), corner, half(i)), half(i)]
        })
        .map(shaken)
    },
    calmLine(corners) {
      const middles = corners.slice(1).map((corner, i) => between(corners[i]!, corner, 0.5))
      return [corners[0]!, ...middles, corners.at(-1)!].map(shaken)
    },
  }
}

function softCorner(before: Point, corner: Point, after: Point): Point {
  return between(corner, between(before, after, 0.5), 0.42)
}
