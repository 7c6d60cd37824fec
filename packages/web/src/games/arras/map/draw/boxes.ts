import type { Point } from '../../../map/geometry.ts'
import { boxAt, type Box } from '../../../map/draw/boxes.ts'
import { farScale } from '../../../map/zoom.ts'
import { zoneNameScale } from '../zone-names.ts'
import { IDENTIFIER, nameWidth } from './identifiers.ts'
import type { PlaceSource } from './source.ts'

export const VIEWS = ['near', 'far'] as const
/** Near: full counters and labels. Far: the whole map on the screen, plates and grown labels. */
export type View = (typeof VIEWS)[number]

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
