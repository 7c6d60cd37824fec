import { path } from '../../../map/draw/markup.ts'
import { between, distance, type Line, type Point } from '../../../map/geometry.ts'
import { addLine, pathWriter } from '../../../map/path.ts'
import { cellOfId } from '../grid.ts'
import { drawChip } from './chips.ts'
import { EDGES, edgesOf, outside, type Edge } from './edges.ts'
import { entryChips, entryTails } from './entries.ts'
import { source, type NationName } from './source.ts'

const BAND = 25 // from the surface to the middle of a band
const OVERLAP = 34 // beyond the middle of the last hex
const JOINT = 5 // half a band
const CHIPS_APART = 430
const CLEAR = 62 // of a chip from an arrow

const NATIONS = ['us', 'british', 'german'] as const
const LETTERS: Readonly<Record<NationName, string>> = { us: 'US', british: 'GB', german: 'D' }

/** A stretch of the map's edge that is a source of supply. */
export interface Band {
  readonly nation: NationName
  readonly edge: Edge
  readonly hexes: readonly string[]
  readonly line: Line
}

/** The sources of a nation along an edge. A corner hex alone makes no band along its other edge. */
function sourcesAlong(nation: NationName, edge: Edge): readonly string[] {
  const { hexes } = source.supplySources[nation]
  const own = hexes.filter((id) => edgesOf(cellOfId(id)).includes(edge))
  return own.length < 2 ? [] : own
}

/** Supply sources by nation and edge. */
export const bands: readonly Band[] = NATIONS.flatMap((nation) =>
  EDGES.flatMap((edge): Band[] => {
    const hexes = sourcesAlong(nation, edge)
    if (hexes.length === 0) return []
    const line = [hexes[0]!, hexes[hexes.length - 1]!].map((id, end): Point => {
      const cell = cellOfId(id)
      const [x, y] = outside(cell, edge, BAND)
      const isLevel = edge === 'top' || edge === 'bottom'
      const reach = end === 0 ? -OVERLAP : OVERLAP
      // Where the nation goes on around the corner the two bands meet.
      const other = edgesOf(cell).find((one) => one !== edge)
      if (other !== undefined && sourcesAlong(nation, other).length > 0) {
        const [cx, cy] = outside(cell, other, BAND + JOINT)
        return isLevel ? [cx, y] : [x, cy]
      }
      return isLevel ? [x + reach, y] : [x, y + reach]
    })
    return [{ nation, edge, hexes, line }]
  }),
)

/** A band outside the frame along the hexes of each source, and whose it is. CEL-5.0.6 */
export function drawSupply(): string {
  return NATIONS.map((nation) => {
    const own = bands.filter((band) => band.nation === nation)
    const line = pathWriter()
    for (const band of own) addLine(line, band.line)
    return [
      path(`cm-supply cm-supply-edge-${nation}`, line),
      path(`cm-supply cm-supply-${nation}`, line),
      ...own.flatMap((band) =>
        chipSpots(band.line).map((at) => drawChip(nation, at, CAN, LETTERS[nation])),
      ),
    ].join('')
  }).join('')
}

/** Evenly along a band, each moved on until no arrow is in the way. */
function chipSpots(line: Line): Point[] {
  const [from, to] = [line[0]!, line[line.length - 1]!]
  const length = distance(from, to)
  const count = Math.max(1, Math.round(length / CHIPS_APART))
  return Array.from({ length: count }, (_, n) => {
    const spots = [0, 50, -50, 100, -100, 150, -150, 200, 250].map((shift) =>
      between(from, to, (n + 0.5) / count + shift / length),
    )
    const [x, y] = spots.find((p) => arrows.every((tail) => distance(p, tail) > CLEAR)) ?? spots[0]!
    return [Math.round(x), Math.round(y)]
  })
}

const arrows: readonly Point[] = [...entryTails, ...entryChips]

// A fuel can.
const CAN =
  '<path class="cm-can" transform="translate(-10 0)" d="M-5-5l3-3h7v15h-10zM-2.5-3l5 8m0-8l-5 8M1-8v-1.8h3"/>'
