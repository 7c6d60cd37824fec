import { between, type Point } from '../../geometry.ts'
import { pathWriter } from '../../path.ts'
import { addArrow } from '../../pieces/frame.ts'
import { path } from '../../pieces/markup.ts'
import type { HexGround } from '../ground.ts'
import { chipStep, drawArrivals } from './chips.ts'
import { brink, outside } from './edges.ts'
import type { MarginEntry, MarginSource } from './source.ts'

const ARROW = { shaft: 7.5, head: 16, point: 18 }
const TAIL = 46 // from the surface
const INSIDE = 7 // the tip is in the hex

/** Arrows into the entry hexes, with the formations and their turns at the tail. */
export function drawEntries(
  { lattice, surface }: HexGround,
  { forces, entries }: MarginSource,
): string {
  const arrows = forces.map(({ id }) => {
    const writer = pathWriter(1)
    for (const { hex, edge, arrivals } of entries) {
      if (edge === null || arrivals[0]!.force !== id) continue
      const cell = lattice.cellOfId(hex)
      const centre = lattice.centreOf(cell)
      const tip = between(brink(lattice, cell, edge), centre, INSIDE / lattice.shape.halfHeight)
      addArrow(writer, outside(centre, edge, TAIL, surface), tip, ARROW)
    }
    return writer.data() === '' ? '' : path(`hm-entry hm-entry-${id}`, writer)
  })
  return [
    ...arrows,
    ...labelled(entries).map(({ arrivals, chips, spot }) => {
      const force = forces.find(({ id }) => id === arrivals[0]!.force)!
      return drawArrivals(arrivals, force, spot(lattice, surface), chips.isNarrow)
    }),
    ...entries.filter(({ edge }) => edge === null).map((entry) => drawInland(lattice, entry)),
  ].join('')
}

/** The points that arrows and chips take, for others to keep clear of. */
export function entrySpots(
  { lattice, surface }: HexGround,
  entries: readonly MarginEntry[],
): Point[] {
  const tails = entries.flatMap(({ hex, edge }) => {
    const centre = lattice.centreOf(lattice.cellOfId(hex))
    return edge === null ? [] : [outside(centre, edge, TAIL / 2, surface)]
  })
  const chips = labelled(entries).flatMap(({ arrivals, chips, spot }) => {
    const [x, y] = spot(lattice, surface)
    return arrivals.map((_, row): Point => [x, y + row * chipStep(chips.isNarrow)])
  })
  return [...tails, ...chips]
}

/** The entries that have chips of their own, and where these stand. */
function labelled(entries: readonly MarginEntry[]) {
  return entries.flatMap(({ hex, edge, arrivals, chips }) => {
    if (chips === null || edge === null) return []
    const spot = (lattice: HexGround['lattice'], surface: HexGround['surface']): Point => {
      const [x, y] = outside(lattice.centreOf(lattice.cellOfId(hex)), edge, 0, surface)
      return [x + chips.at[0], y + chips.at[1]]
    }
    return [{ arrivals, chips, spot }]
  })
}

/** A tag with an arrow and the turns in a hex that is entered from nowhere. */
function drawInland({ centreOf, cellOfId }: HexGround['lattice'], entry: MarginEntry): string {
  const [x, y] = centreOf(cellOfId(entry.hex))
  const turns = entry.arrivals.flatMap((arrival) => arrival.turns).join(' ')
  return `<g class="hm-inland" transform="translate(${x + 26} ${y - 26})"><rect x="-15" y="-10" width="30" height="20" rx="6"/><path d="M-7-6v10M-11 .4l4 4.2L-3 .4"/><text x="7" y="5.6">${turns}</text></g>`
}
