import type { Point } from '../geometry.ts'
import type { Cell } from '../lattice.ts'
import { addRing, pathWriter } from '../path.ts'
import { boxAt, overlap } from '../pieces/boxes.ts'
import { addNumber } from '../pieces/digits.ts'
import { path, type Drawn } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'
import { nameBoxes } from './names.ts'
import { outlinesOf } from './regions.ts'

const UNIT = 1.12 // a sixth of the height of a number

/** The hexes, their numbers, and a veil over the ground that belongs to none. */
export function drawGrid(ground: HexGround): Drawn {
  const { lattice, cells, shared, use } = ground
  const { centreOf, cornersOf, hexOf, idOf, neighbourOf } = lattice
  const lines = ground.patchwork()
  const numbers = ground.patchwork(1)
  const edge = pathWriter()
  const veil = pathWriter()
  const { left, top, right, bottom } = ground.surface
  addRing(veil, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
  for (const ring of outlinesOf(lattice, cells, (cell) => hexOf(cell) >= 0)) {
    addRing(edge, ring)
    addRing(veil, ring)
  }
  const spotOf = ground.look.numbers === null ? besideNames(ground) : clearOfNames(ground)
  for (const cell of cells) {
    const at = centreOf(cell)
    const corners = cornersOf(cell)
    // Each line once: the three northern sides, where there is another hex beyond.
    for (const side of [5, 0, 1])
      if (hexOf(neighbourOf(cell, side)) >= 0)
        lines
          .at(at)
          .move(corners[side]!)
          .line(corners[(side + 1) % 6]!)
    addNumber(numbers.at(at), idOf(cell), spotOf(cell), UNIT)
  }
  return {
    defs: shared('grid', lines) + shared('number', numbers),
    markup: [
      path('hm-veil', veil),
      use('grid', 'hm-grid-light'),
      use('grid', 'hm-grid'),
      path('hm-grid-edge', edge),
      `<g class="hm-numbers">${use('number', 'm-line hm-number-halo')}${use('number', 'm-line hm-number')}</g>`,
    ].join(''),
  }
}

/** The middle of the top of a number. */
type SpotOf = (cell: Cell) => Point

/** At the top of the hex, unless it has a neighbour there whose name reaches down. */
function besideNames({ source, lattice }: HexGround): SpotOf {
  const named = new Set([
    ...source.places.flatMap(({ hexes }) => hexes),
    ...source.hamlets.map(({ hex }) => hex),
  ])
  const { centreOf, idOf, neighbourOf } = lattice
  const { halfWidth, halfHeight } = lattice.shape
  return (cell) => {
    const [x, y] = centreOf(cell)
    const isBelow = named.has(idOf(neighbourOf(cell, 0)))
    return isBelow ? [x + 22 - halfWidth, y - 3.4] : [x, y + 2.5 - halfHeight]
  }
}

/** The first of the spots of the look that no name covers. */
function clearOfNames(ground: HexGround): SpotOf {
  const { names, waters } = nameBoxes(ground)
  const taken = [...names, ...waters]
  const size = [-11 * UNIT, 0, 11 * UNIT, 6 * UNIT] as const
  return (cell) => {
    const [x, y] = ground.lattice.centreOf(cell)
    const spots = ground.look.numbers!.map(([dx, dy]): Point => [x + dx, y + dy])
    const isFree = (at: Point) => taken.every((name) => overlap(boxAt(at, size), name) === 0)
    return spots.find(isFree) ?? spots[0]!
  }
}
