import { hexNode, makeHexGrid, nodeDirection, nodeDistance, type HexGrid } from '@estafette/board'
import {
  ALLIED,
  GERMAN,
  MAIN_ROAD,
  MEUSE,
  MINOR_RIVER,
  NATIONALITIES,
  NO_RIVER,
  NO_ROAD,
  NOBODY,
  SECONDARY_ROAD,
} from './codes.ts'
import type { MapSource } from './source.ts'

/** What the map of a battle is, whatever an owner corrects. */
export interface MapTables {
  readonly grid: HexGrid // hexes in the order of their ids
  readonly hexCount: number
  readonly hexIds: readonly string[] // '0100' .. '3316'
  readonly hexNames: readonly string[] // of the town or village, or for display only; '' for none
  readonly neighbours: Int16Array // by [hex * 6 + direction], -1 off the map. CEL-8.0.9
  readonly river: Uint8Array // NO_RIVER .. MEUSE by [hex * 6 + direction], the same from both sides
  readonly road: Uint8Array // NO_ROAD .. MAIN_ROAD over the hexside. CEL-8.0.3
  readonly bridge: Uint8Array // 1 where a road crosses a river, by [hex * 6 + direction]
  readonly westBank: Uint8Array // 1 west of the Meuse, where no German comes. CEL-8.1
  readonly meuseBank: Uint8Array // 1 where a German unit scores for the Meuse. CEL-16.0.1
  readonly printedTerrain: readonly string[] // letter by hex: c, r, w, T; capital = with a village
  readonly printedRearArea: Int8Array // side by hex, or NOBODY. CEL-8.4
  readonly printedSources: readonly (readonly number[])[] // supply sources by nationality. CEL-5.0.6
  readonly alliedRebuildHexes: readonly (readonly number[])[] // by nationality. CEL-13.3b
  readonly mainRoadMarcheHotton: readonly number[] // CEL-20.0.2
}

/** Reads the map of a battle. */
export function makeMap(source: MapSource): MapTables {
  const grid = makeHexGrid({
    columns: source.grid.columns,
    rows: source.grid.rows,
    firstColumn: source.grid.firstColumn,
    firstRow: source.grid.firstRow,
    offset: source.grid.lowerColumns,
  })
  const hexIds = grid.ids
  const hexCount = grid.graph.count
  const { neighbours } = grid
  const hexesOf = (ids: readonly string[]) => ids.map((id) => hexAt({ grid }, id))
  const { river, road } = hexsidesOf(source, grid)
  const westBank = maskOf(hexCount, hexesOf(source.westBank.hexes))
  const named = [...source.places, ...source.labels.list]
  return {
    grid,
    hexCount,
    hexIds,
    hexNames: hexIds.map((id) => named.find(({ hex }) => hex === id)?.name ?? ''),
    neighbours,
    river,
    road,
    bridge: river.map((kind, side) => (kind !== NO_RIVER && road[side]! !== NO_ROAD ? 1 : 0)),
    westBank,
    meuseBank: Uint8Array.from(hexIds, (_, hex) =>
      westBank[hex]! === 0 && river.subarray(hex * 6, hex * 6 + 6).includes(MEUSE) ? 1 : 0,
    ),
    printedTerrain: hexIds.map((_, hex) => {
      const { rows } = source.terrain
      return rows[hex % rows.length]![Math.floor(hex / rows.length)]!
    }),
    printedRearArea: Int8Array.from(hexIds, (id) =>
      source.rearAreas.german.includes(id)
        ? GERMAN
        : source.rearAreas.allied.includes(id)
          ? ALLIED
          : NOBODY,
    ),
    printedSources: NATIONALITIES.map((name) => hexesOf(source.supplySources[name].hexes)),
    alliedRebuildHexes: [[], hexesOf(source.rebuildHexes.us), hexesOf(source.rebuildHexes.british)],
    mainRoadMarcheHotton: hexesOf(source.mainRoadMarcheHotton),
  }
}

function hexsidesOf(source: MapSource, grid: HexGrid): Pick<MapTables, 'river' | 'road'> {
  const river = new Uint8Array(grid.graph.count * 6)
  const road = new Uint8Array(grid.graph.count * 6)
  const mark = (table: Uint8Array, from: string, to: string, value: number): void => {
    const [a, b] = [hexAt({ grid }, from), hexAt({ grid }, to)]
    const direction = nodeDirection(grid, a, b)
    if (direction < 0) throw new Error(`${from} and ${to} are not adjacent`)
    table[a * 6 + direction] = value
    table[b * 6 + nodeDirection(grid, b, a)] = value
  }
  for (const { kind, hexsides } of source.rivers.list) {
    for (const [a, b] of hexsides.map((side) => side.split('|'))) {
      mark(river, a!, b!, kind === 'major' ? MEUSE : MINOR_RIVER)
    }
  }
  for (const [kind, chains] of [
    [SECONDARY_ROAD, source.roads.secondary],
    [MAIN_ROAD, source.roads.main], // last: it counts where both join two hexes. CEL-8.0.4
  ] as const) {
    for (const chain of chains.map((text) => text.split(' '))) {
      chain.slice(1).forEach((hex, i) => mark(road, chain[i]!, hex, kind))
    }
  }
  return { river, road }
}

function maskOf(size: number, hexes: readonly number[]): Uint8Array {
  const table = new Uint8Array(size)
  for (const hex of hexes) table[hex] = 1
  return table
}

/** Index of a hex by its printed id, -1 if there is none. */
export function hexIndex({ grid }: Pick<MapTables, 'grid'>, id: string): number {
  return hexNode(grid, id)
}

/** Index of a hex that is known to exist. */
export function hexAt(map: Pick<MapTables, 'grid'>, id: string): number {
  const hex = hexIndex(map, id)
  if (hex < 0) throw new Error(`no hex '${id}'`)
  return hex
}

/** Hexes between two places, 1 for neighbours. */
export function distance({ grid }: MapTables, a: number, b: number): number {
  return nodeDistance(grid, a, b)
}

/** The direction from a hex to its neighbour, -1 if they are not adjacent. */
export function directionTo({ grid }: MapTables, from: number, to: number): number {
  return nodeDirection(grid, from, to)
}

/** CLEAR, ROUGH, WOODS or TOWN of a letter, -1 if it is none. */
export function terrainOf(letter: string): number {
  return 'crwT'.indexOf(letter === 'T' ? letter : letter.toLowerCase())
}

/** Whether a hex lies on the edge of the map. */
export function isMapEdge({ neighbours }: MapTables, hex: number): boolean {
  return neighbours.subarray(hex * 6, hex * 6 + 6).includes(-1)
}
