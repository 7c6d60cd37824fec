import { hexNode, makeHexGrid, nodeDirection, type HexGrid } from '@estafette/board'
import type { MapSource } from './source.ts'

/** What contradicts itself in a map; the kinds of its values are known to be right. */
export function mapFaults(map: MapSource): string[] {
  const grid = makeHexGrid({ columns: map.cols, rows: map.rows, offset: 'odd' })
  const found = gridFaults(map, grid)
  if (found.length > 0) return found // what follows relies on the grid
  return [...linkFaults(map, grid), ...edgeFaults(map), ...bankFaults(map)]
}

/** Every hex of the grid is there, and no other. */
function gridFaults({ hexes, cols, rows }: MapSource, { ids }: HexGrid): string[] {
  const known = new Set(ids)
  const size = `${cols} columns and ${rows} rows`
  return [
    ...ids
      .filter((id) => !Object.hasOwn(hexes, id))
      .map((id) => `hexes.${id}: is missing; the map has ${size}`),
    ...Object.keys(hexes)
      .filter((id) => !known.has(id))
      .map((id) => `hexes.${id}: must lie on the map, which has ${size}`),
  ]
}

/** Roads, railways and waters join or part hexes that touch. */
function linkFaults(map: MapSource, grid: HexGrid): string[] {
  const touch = (a: string, b: string) =>
    nodeDirection(grid, hexNode(grid, a), hexNode(grid, b)) >= 0
  const pairs = (key: string, links: readonly (readonly string[])[] = []) =>
    links.flatMap((link, at) => {
      if (link.length !== 2) return [`${key}[${at}]: must name two hexes, got ${link.length}`]
      const [a = '', b = ''] = link
      return touch(a, b) ? [] : [`${key}[${at}]: must join hexes that touch, got ${a} and ${b}`]
    })
  const ways = (key: string, list: MapSource['roads'] = []) =>
    list.flatMap(({ path }, at) =>
      path.slice(1).flatMap((hex, step) => {
        const before = path[step]!
        const place = `${key}[${at}].path[${step + 1}]`
        return touch(before, hex) ? [] : [`${place}: must touch ${before}, got ${hex}`]
      }),
    )
  return [
    ...map.hexsides.flatMap(({ a, b }, at) =>
      touch(a, b) ? [] : [`hexsides[${at}]: must lie between hexes that touch, got ${a} and ${b}`],
    ),
    ...pairs('roadLinks', map.roadLinks),
    ...pairs('railLinks', map.railLinks),
    ...pairs('blownBridges', map.blownBridges),
    ...ways('roads', map.roads),
    ...ways('rails', map.rails),
  ]
}

/** Each edge has the hexes of its rim, and roads leave over their edge. */
function edgeFaults({ edges, exits, hexes, cols, rows }: MapSource): string[] {
  const column = (id: string) => Number(id.slice(0, 2))
  const row = (id: string) => Number(id.slice(2))
  const rims = {
    N: (id: string) => row(id) === 1,
    S: (id: string) => row(id) === rows,
    W: (id: string) => column(id) === 1,
    E: (id: string) => column(id) === cols,
  }
  return [
    ...(['N', 'S', 'W', 'E'] as const).flatMap((edge) => [
      ...edges[edge].flatMap((id, at) =>
        rims[edge](id) ? [] : [`edges.${edge}[${at}]: must lie at the edge, got ${id}`],
      ),
      ...Object.keys(hexes)
        .filter((id) => rims[edge](id) && !edges[edge].includes(id))
        .map((id) => `edges.${edge}: must name ${id}, which lies at that edge`),
    ]),
    ...exits.flatMap(({ hex, edge }, at) =>
      rims[edge](hex) ? [] : [`exits[${at}].hex: must lie at the edge ${edge}, got ${hex}`],
    ),
  ]
}

/** A river parts two banks: without them its hexsides would not halve an attack. */
function bankFaults({ hexsides, hexes }: MapSource): string[] {
  return hexsides.flatMap(({ a, b, type }, at) => {
    if (type !== 'river') return []
    const bare = [a, b].filter((id) => hexes[id]!.bank === undefined)
    if (bare.length > 0) {
      return bare.map((id) => `hexes.${id}.bank: is missing; hexsides[${at}] is a river`)
    }
    const bank = hexes[a]!.bank
    if (bank !== hexes[b]!.bank) return []
    return [`hexsides[${at}]: a river must part two banks, got ${bank} on both sides`]
  })
}
