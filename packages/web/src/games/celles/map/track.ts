import type { Point } from '@estafette/maps/geometry'

/** The boxes of the turn track. */
export const TRACK = { left: 506, top: 1540, width: 118, height: 104, step: 124 } as const

/** The middle of the box of a turn. */
export function trackSpot(turn: number): Point {
  return [TRACK.left + (turn - 1) * TRACK.step + TRACK.width / 2, TRACK.top + TRACK.height / 2]
}
