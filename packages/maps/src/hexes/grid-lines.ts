import type { Point } from '../geometry.ts'
import type { Cell } from '../lattice.ts'
import { addRing, pathWriter } from '../path.ts'
import { addNumber } from '../pieces/digits.ts'
import { path, type Drawn } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'
import { outlinesOf } from './regions.ts'

const UNIT = 1.12 // a sixth of the height of a number

/** The hexes, their numbers, and a veil over the ground that belongs to none. */
export function drawGrid(ground: HexGround): Drawn {
  const { source, lattice, cells, shared, use } = ground
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
  const named = new Set([
    ...source.places.flatMap(({ hexes }) => hexes),
    ...source.hamlets.map(({ hex }) => hex),
  ])
  // A number stands at the top, unless the name of the hex above reaches down.
  const { halfWidth, halfHeight } = lattice.shape
  const spotOf = (cell: Cell): Point =>
    named.has(idOf(neighbourOf(cell, 0))) ? [22 - halfWidth, -3.4] : [0, 2.5 - halfHeight]
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
    const [dx, dy] = spotOf(cell)
    addNumber(numbers.at(at), idOf(cell), [at[0] + dx, at[1] + dy], UNIT)
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
