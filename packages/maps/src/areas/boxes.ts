import type { Point } from '../geometry.ts'
import { boxAt, type Box } from '../pieces/boxes.ts'
import { IDENTIFIER, nameWidth } from './identifiers.ts'
import type { AreaLook } from './look.ts'
import type { PlaceSource } from './source.ts'

export const VIEWS = ['near', 'far'] as const
/** Near: full counters and labels. Far: the whole map on the screen, plates and grown labels. */
type View = (typeof VIEWS)[number]

type Far = AreaLook['far']

/** Circle or square with its tab, ring and star. */
export function identifierBox({ identifier, label }: PlaceSource, view: View, far: Far): Box {
  const rim = identifier.hasRing ? 27.5 : 24
  const sides = [identifier.star === null ? -rim : -37, -rim, 43, rim] as const
  return boxAt(label, sides, view === 'far' ? far.labels : 1)
}

/** The name below the identifier, with its halo. */
export function nameBox(place: PlaceSource, view: View, far: Far): Box {
  const half = nameWidth(place) / 2 + 2.5
  const { baseline, name } = IDENTIFIER
  const grown = place.kind === 'zone' ? far.zones : far.labels
  const sides = [-half, baseline - name * 0.72, half, baseline + 4] as const
  return boxAt(place.label, sides, view === 'far' ? grown : 1)
}

/** A stack of three counters with the marks above it and the dots below; from afar a plate. */
export function counterBox(at: Point, view: View): Box {
  return view === 'near' ? boxAt(at, [-34, -52, 45, 44]) : boxAt(at, [-35, -40, 38, 25])
}
