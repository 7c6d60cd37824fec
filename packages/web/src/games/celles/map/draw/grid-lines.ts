import type { Drawn } from '../../../map/draw/markup.ts'
import { path } from '../../../map/draw/markup.ts'
import { addRing, pathWriter } from '../../../map/path.ts'
import type { Point } from '../../../map/geometry.ts'
import { centreOf, cornersOf, hexOf, idOf, neighbourOf, SURFACE, type Cell } from '../grid.ts'
import { addNumber } from './digits.ts'
import { outlinesOf } from './regions.ts'
import { cells, patchwork, shared, source, use } from './source.ts'

const UNIT = 1.12 // a sixth of the height of a number
const SPOTS = { top: [0, -37.5], side: [-24, -3.4] } as const

const named = new Set([...source.places, ...source.labels.list].map(({ hex }) => hex))

/** Where the number of a hex stands: at the top, unless the name of the hex above reaches down. */
function numberSpot(cell: Cell): Point {
  return named.has(idOf(neighbourOf(cell, 0))) ? SPOTS.side : SPOTS.top
}

/** The hexes, their numbers, and a veil over the ground that belongs to none. */
export function drawGrid(): Drawn {
  const lines = patchwork()
  const numbers = patchwork(1)
  const edge = pathWriter()
  const veil = pathWriter()
  const { left, top, right, bottom } = SURFACE
  addRing(veil, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
  for (const ring of outlinesOf(cells, (cell) => hexOf(cell) >= 0)) {
    addRing(edge, ring)
    addRing(veil, ring)
  }
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
    const [dx, dy] = numberSpot(cell)
    addNumber(numbers.at(at), idOf(cell), [at[0] + dx, at[1] + dy], UNIT)
  }
  return {
    defs: shared('grid', lines) + shared('number', numbers),
    markup: [
      path('cm-veil', veil),
      use('grid', 'cm-grid-light'),
      use('grid', 'cm-grid'),
      path('cm-grid-edge', edge),
      `<g class="cm-numbers">${use('number', 'm-line cm-number-halo')}${use('number', 'm-line cm-number')}</g>`,
    ].join(''),
  }
}
