import type { Drawn } from '../../../map/draw/markup.ts'
import type { Point } from '../../../map/geometry.ts'
import { addLine, addRing, pathWriter } from '../../../map/path.ts'
import { cornersOf, hexOf, idOf, neighbourOf, type Cell } from '../grid.ts'
import { linesOf, outlinesOf } from './regions.ts'
import { cells, shared, source, use, type SideName } from './source.ts'

const SIDES = ['german', 'allied'] as const

/** Rear Areas: a tint and a texture over the hexes, a band inside the border as on a front line. */
export function drawRearAreas(): Drawn {
  const parts = SIDES.map((side) => drawRearArea(side))
  return {
    defs: [
      '<pattern id="celles-rear-german" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="cm-rear-german" width="18" height="18"/><path class="cm-rear-light" d="M2 0v18"/><path class="cm-rear-german-line" d="M4 0v18"/></pattern>',
      '<pattern id="celles-rear-allied" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="cm-rear-allied" width="20" height="20"/><circle class="cm-rear-light" cx="10" cy="10" r="2.4"/><circle class="cm-rear-allied-dot" cx="10" cy="10" r="2"/></pattern>',
      ...parts.map(({ defs }) => defs),
    ].join(''),
    markup: parts.map(({ markup }) => markup).join(''),
  }
}

function drawRearArea(side: SideName): Drawn {
  const ids = new Set(source.rearAreas[side])
  const isRear = (cell: Cell) => hexOf(cell) >= 0 && ids.has(idOf(cell))
  const area = pathWriter()
  for (const ring of outlinesOf(cells, isRear)) addRing(area, ring)
  const border: (readonly [Point, Point])[] = cells.filter(isRear).flatMap((cell) => {
    const corners = cornersOf(cell)
    return [0, 1, 2, 3, 4, 5].flatMap((way) => {
      const beyond = neighbourOf(cell, way)
      if (hexOf(beyond) < 0 || isRear(beyond)) return []
      return [[corners[way]!, corners[(way + 1) % 6]!] as const]
    })
  })
  const line = pathWriter()
  for (const stretch of linesOf(border)) addLine(line, stretch)
  const id = `rear-${side}-border`
  return {
    defs: [
      `<clipPath id="celles-rear-${side}-area"><path d="${area.data()}"/></clipPath>`,
      shared(id, line),
    ].join(''),
    markup: [
      `<path fill="url(#celles-rear-${side})" d="${area.data()}"/>`,
      `<g clip-path="url(#celles-rear-${side}-area)">`,
      use(id, `m-line cm-rear-band cm-rear-band-${side}`),
      side === 'german' ? use(id, 'm-line cm-rear-teeth') : '',
      '</g>',
      use(id, `m-line cm-rear-line cm-rear-line-${side}`),
    ].join(''),
  }
}
