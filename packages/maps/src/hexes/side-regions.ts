import type { Point } from '../geometry.ts'
import type { Cell } from '../lattice.ts'
import { addLine, addRing, pathWriter } from '../path.ts'
import { plain, together, type Drawn } from '../pieces/markup.ts'
import type { HexGround } from './ground.ts'
import { linesOf, outlinesOf } from './regions.ts'
import type { HexRegion } from './source.ts'

/** Regions of the sides: a tint and a texture, a band inside the border as on a front line. */
export function drawRegions(ground: HexGround): Drawn {
  const { regions } = ground.source
  return together([
    { ...plain(''), defs: regions.map((region) => texture(ground.prefix, region)).join('') },
    ...regions.map((region) => drawRegion(ground, region)),
  ])
}

/** Stripes or dots, for a map without colours. */
function texture(prefix: string, { side, texture }: HexRegion): string {
  const size = texture === 'stripes' ? 18 : 20
  const marks =
    texture === 'stripes'
      ? `<path class="hm-rear-light" d="M2 0v18"/><path class="hm-rear-${side}-line" d="M4 0v18"/>`
      : `<circle class="hm-rear-light" cx="10" cy="10" r="2.4"/><circle class="hm-rear-${side}-dot" cx="10" cy="10" r="2"/>`
  return `<pattern id="${prefix}-rear-${side}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hm-rear-${side}" width="${size}" height="${size}"/>${marks}</pattern>`
}

function drawRegion(
  { prefix, shared, use, cells, lattice }: HexGround,
  { side, texture, hexes }: HexRegion,
): Drawn {
  const { hexOf, idOf, cornersOf, neighbourOf } = lattice
  const ids = new Set(hexes)
  const isRear = (cell: Cell) => hexOf(cell) >= 0 && ids.has(idOf(cell))
  const area = pathWriter()
  for (const ring of outlinesOf(lattice, cells, isRear)) addRing(area, ring)
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
      `<clipPath id="${prefix}-rear-${side}-area"><path d="${area.data()}"/></clipPath>`,
      shared(id, line),
    ].join(''),
    markup: [
      `<path fill="url(#${prefix}-rear-${side})" d="${area.data()}"/>`,
      `<g clip-path="url(#${prefix}-rear-${side}-area)">`,
      use(id, `m-line hm-rear-band hm-rear-band-${side}`),
      texture === 'stripes' ? use(id, 'm-line hm-rear-teeth') : '',
      '</g>',
      use(id, `m-line hm-rear-line hm-rear-line-${side}`),
    ].join(''),
  }
}
