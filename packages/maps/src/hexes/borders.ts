import { between, distance, type Point } from '../geometry.ts'
import { addLine, addRing, pathWriter } from '../path.ts'
import { path } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'
import { chipShape, fuelCan } from './margin/chips.ts'
import { outside } from './margin/edges.ts'
import { supplyBands } from './margin/supply.ts'
import type { HexBorder, MapEdge } from './source.ts'

const RIBBON = { gap: 24, overlap: 30, joint: 3 }
const ARROW = { tip: 12, tail: 31, half: 7.5 }
const CANS_APART = 520
const CLEAR = 46 // of a fuel can from an arrow, and from where a road leads

/** Outside the frame: a ribbon where the supply of a side comes from, arrows where it enters. */
export function drawBorders(ground: HexGround): string {
  return ground.source.borders.map((border) => drawBorder(ground, border)).join('')
}

function drawBorder(ground: HexGround, { side, supply, entries }: HexBorder): string {
  const { lattice, surface } = ground
  const bands = supplyBands(ground, [{ force: side, hexes: supply }], RIBBON)
  const ribbon = pathWriter(1)
  for (const { line } of bands) addLine(ribbon, line)
  const arrows = pathWriter(1)
  const tails = entries.map(({ hex, edge }): Point => {
    const at = lattice.centreOf(lattice.cellOfId(hex))
    const off = (gap: number) => outside(at, edge, gap, surface)
    addRing(arrows, [off(ARROW.tip), ...beside(off(ARROW.tail), edge, ARROW.half)])
    return off(RIBBON.gap)
  })
  const labels = ground.source.exits.flatMap(({ hex, direction }): Point[] => {
    if (typeof direction !== 'string') return []
    return [outside(lattice.centreOf(lattice.cellOfId(hex)), direction, RIBBON.gap, surface)]
  })
  const cans = bands.flatMap(({ line: [from, to] }) => canSpots(from!, to!, [...tails, ...labels]))
  return [
    path(`hm-ribbon hm-ribbon-edge`, ribbon),
    path(`hm-ribbon hm-ribbon-${side}`, ribbon),
    ...cans.map(
      ([x, y]) =>
        `<g class="hm-store" transform="translate(${Math.round(x)} ${Math.round(y)})"><path class="hm-store-${side}" d="${chipShape(side === 'first' ? 'cut' : 'round', 12, 11)}"/>${fuelCan(0)}</g>`,
    ),
    entries.length > 0 ? path(`hm-way-in hm-way-in-${side}`, arrows) : '',
  ].join('')
}

function beside([x, y]: Point, edge: MapEdge, half: number): readonly [Point, Point] {
  return edge === 'top' || edge === 'bottom'
    ? [
        [x - half, y],
        [x + half, y],
      ]
    : [
        [x, y - half],
        [x, y + half],
      ]
}

/** Evenly along a ribbon, each moved on until no arrow is in the way. */
function canSpots(from: Point, to: Point, taken: readonly Point[]): readonly Point[] {
  const length = distance(from, to)
  const count = Math.max(1, Math.round(length / CANS_APART))
  return Array.from({ length: count }, (_, n) => {
    const spots = [0, 30, -30, 60, -60, 90, -90, 120, -120].map((shift) =>
      between(from, to, (n + 0.5) / count + shift / length),
    )
    return spots.find((p) => taken.every((other) => distance(p, other) > CLEAR)) ?? spots[0]!
  })
}
