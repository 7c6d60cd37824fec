import type { Point } from '../geometry.ts'
import { farScale, zoneNameScale } from '../zoom.ts'
import { IDENTIFIER, nameWidth } from './identifiers.ts'
import type { PlaceSource } from './source.ts'

/** A rectangle along the axes. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const VIEWS = ['near', 'far'] as const
/** Near: full counters and labels. Far: the whole map on the screen, plates and grown labels. */
export type View = (typeof VIEWS)[number]

/** The area two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** A box around a point. */
export function boxAt(
  [x, y]: Point,
  [left, top, right, bottom]: readonly [number, number, number, number],
  scale = 1,
): Box {
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  }
}

/** Circle or square with its tab, ring and star. */
export function identifierBox(place: PlaceSource, at: Point, view: View): Box {
  const rim = place.redRing ? 27.5 : 24
  const sides = [place.star === null ? -rim : -37, -rim, 43, rim] as const
  return boxAt(at, sides, view === 'far' ? farScale : 1)
}

/** The name below the identifier, with its halo. */
export function nameBox(place: PlaceSource, at: Point, view: View): Box {
  const half = nameWidth(place) / 2 + 2.5
  const { baseline, name } = IDENTIFIER
  const grown = place.kind === 'zone' ? zoneNameScale : farScale
  return boxAt(at, [-half, baseline - name * 0.72, half, baseline + 4], view === 'far' ? grown : 1)
}

/** A stack of three counters with the marks above it and the dots below; from afar a plate. */
export function counterBox(at: Point, view: View): Box {
  return view === 'near' ? boxAt(at, [-34, -52, 45, 44]) : boxAt(at, [-35, -40, 38, 25])
}

/** The cost pill above the identifier. */
export function pillBox(at: Point): Box {
  return boxAt(at, [-30, -62, 30, -27])
}
