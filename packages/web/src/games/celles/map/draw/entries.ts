import { addArrow } from '../../../map/draw/frame.ts'
import { path } from '../../../map/draw/markup.ts'
import { between, type Point } from '../../../map/geometry.ts'
import { pathWriter } from '../../../map/path.ts'
import { cellOfId, centreOf } from '../grid.ts'
import { drawArrivals, type Arrival } from './chips.ts'
import { brink, edgesOf, outside, type Edge } from './edges.ts'
import { order, schedule } from './source.ts'

const ARROW = { shaft: 7.5, head: 16, point: 18 }
const TAIL = 46 // from the surface
const INSIDE = 7 // the tip is in the hex

/** A hex where reinforcements come in: over an edge of the map, or inland. */
export interface Entry {
  readonly hex: string
  readonly edge: Edge | null
  readonly arrivals: readonly Arrival[]
}

/** Every entry hex of the calendar. CEL-22.0.1 */
export const entries: readonly Entry[] = [
  ...new Set(schedule.reinforcements.flatMap(({ hexes }) => hexes)),
].map((hex) => {
  const edges = edgesOf(cellOfId(hex))
  // A corner hex is entered from below, where its road leaves.
  const edge = edges.includes('bottom') ? 'bottom' : (edges[0] ?? null)
  return { hex, edge, arrivals: arrivalsAt(hex) }
})

function arrivalsAt(hex: string): Arrival[] {
  const found = new Map<string, number[]>()
  for (const { turn, units, hexes } of schedule.reinforcements) {
    if (!hexes.includes(hex)) continue
    const formations = units.map((id) => order.units.find((unit) => unit.id === id)!.formation)
    for (const formation of new Set(formations))
      found.set(formation, [...(found.get(formation) ?? []), turn])
  }
  return [...found].map(([formation, turns]) => ({
    formation: formation.replace(/^(\d+)/, '$1 '),
    nation: order.formations.find(({ id }) => id === formation)!.nationality,
    turns,
  }))
}

/** Arrows into the entry hexes, with the formations and their turns at the tail. CEL-14.0.1 */
export function drawEntries(): string {
  const arrows = { us: pathWriter(1), british: pathWriter(1), german: pathWriter(1) }
  for (const { hex, edge, arrivals } of entries) {
    if (edge === null) continue
    const cell = cellOfId(hex)
    const tip = between(brink(cell, edge), centreOf(cell), INSIDE / 40)
    addArrow(arrows[arrivals[0]!.nation], outside(cell, edge, TAIL), tip, ARROW)
  }
  return [
    path('cm-entry cm-entry-us', arrows.us),
    path('cm-entry cm-entry-german', arrows.german),
    ...LABELS.map(({ hex, isNarrow }, index) => {
      const { arrivals } = entries.find((entry) => entry.hex === hex)!
      return drawArrivals(arrivals, labelSpots[index]!, isNarrow)
    }),
    ...entries.filter(({ edge }) => edge === null).map(drawInland),
  ].join('')
}

/** Where the chips stand, off the edge of the surface; neighbours with the same calendar share one. */
const LABELS: readonly {
  readonly hex: string
  readonly at: Point
  readonly isNarrow: boolean
}[] = [
  { hex: '1300', at: [0, -58], isNarrow: false },
  { hex: '1500', at: [0, -58], isNarrow: false },
  { hex: '1900', at: [0, -58], isNarrow: false },
  { hex: '2216', at: [0, 66], isNarrow: false },
  { hex: '3316', at: [-62, 76], isNarrow: false },
  { hex: '3310', at: [46, 128], isNarrow: true },
  { hex: '0113', at: [-46, 44], isNarrow: true },
]

/** Where the arrows run and the chips stand, for others to keep clear of. */
export const entryTails: readonly Point[] = entries.flatMap(({ hex, edge }) =>
  edge === null ? [] : [outside(cellOfId(hex), edge, TAIL / 2)],
)
const labelSpots: readonly Point[] = LABELS.map(({ hex, at }) => {
  const { edge } = entries.find((entry) => entry.hex === hex)!
  const [x, y] = outside(cellOfId(hex), edge!, 0)
  return [x + at[0], y + at[1]]
})

export const entryChips: readonly Point[] = LABELS.flatMap(({ hex, isNarrow }, index) => {
  const [x, y] = labelSpots[index]!
  return arrivalsAt(hex).map((_, row): Point => [x, y + row * (isNarrow ? 48 : 29)])
})

/** The hexes whose calendar can be read at the edge of the map. */
export const labelled: ReadonlySet<string> = new Set(
  entries
    .filter(({ arrivals }) =>
      LABELS.some(
        ({ hex }) =>
          JSON.stringify(entries.find((entry) => entry.hex === hex)!.arrivals) ===
          JSON.stringify(arrivals),
      ),
    )
    .map(({ hex }) => hex),
)

/** A tag with an arrow and the turns in a hex that is entered from nowhere. */
function drawInland({ hex, arrivals }: Entry): string {
  const [x, y] = centreOf(cellOfId(hex))
  const turns = arrivals.flatMap((arrival) => arrival.turns).join(' ')
  return `<g class="cm-inland" transform="translate(${x + 26} ${y - 26})"><rect x="-15" y="-10" width="30" height="20" rx="6"/><path d="M-7-6v10M-11 .4l4 4.2L-3 .4"/><text x="7" y="5.6">${turns}</text></g>`
}
