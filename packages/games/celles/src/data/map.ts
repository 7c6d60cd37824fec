import { makeHexGrid, nodeDirection, nodeDistance } from '@estafette/board'
import type { HexGrid } from '@estafette/board'
import { mapSource, NATIONALITIES } from './source.ts'

export const GERMAN = 0 // side and nationality
export const ALLIED = 1
export const US = 1 // nationalities
export const BRITISH = 2
export const NOBODY = -1

export const CLEAR = 0
export const ROUGH = 1
export const WOODS = 2
export const TOWN = 3

export const NO_RIVER = 0
export const MINOR_RIVER = 1
export const MEUSE = 2

export const NO_ROAD = 0
export const SECONDARY_ROAD = 1
export const MAIN_ROAD = 2

// Directions of the board package: N, NE, SE, S, SW, NW.
export const NORTH = 0
export const NORTH_EAST = 1
export const SOUTH_EAST = 2
export const SOUTH = 3
export const SOUTH_WEST = 4
export const NORTH_WEST = 5

/** 33 columns of 17 hexes, even columns lower; hexes in the order of their ids 0100 to 3316. */
export const grid: HexGrid = makeHexGrid({
  columns: mapSource.grid.columns,
  rows: mapSource.grid.rows,
  firstColumn: mapSource.grid.firstColumn,
  firstRow: mapSource.grid.firstRow,
  offset: mapSource.grid.lowerColumns,
})

export const HEX_COUNT: number = grid.graph.count
export const HEX_IDS: readonly string[] = grid.ids

/** Neighbour by [hex * 6 + direction], -1 off the map. CEL-8.0.9 */
export const neighbours: Int16Array = grid.neighbours

const hexes = new Map(HEX_IDS.map((id, hex) => [id, hex]))

/** Index of a hex by its printed id, -1 if there is none. */
export function hexIndex(id: string): number {
  return hexes.get(id) ?? -1
}

/** Index of a hex that is known to exist. */
export function hexAt(id: string): number {
  const hex = hexIndex(id)
  if (hex < 0) throw new Error(`no hex '${id}'`)
  return hex
}

function hexesAt(ids: readonly string[]): readonly number[] {
  return ids.map(hexAt)
}

/** Hexes between two places, 1 for neighbours. */
export function distance(a: number, b: number): number {
  return nodeDistance(grid, a, b)
}

/** The direction from a hex to its neighbour, -1 if they are not adjacent. */
export function directionTo(from: number, to: number): number {
  return nodeDirection(grid, from, to)
}

/** The letter of the printed map by hex: c, r, w, T; capital C, R, W = with a village. */
export const printedTerrain: readonly string[] = HEX_IDS.map((_, hex) => {
  const { rows } = mapSource.terrain
  return rows[hex % rows.length]![Math.floor(hex / rows.length)]!
})

/** CLEAR, ROUGH, WOODS or TOWN of a letter, -1 if it is none. */
export function terrainOf(letter: string): number {
  return 'crwT'.indexOf(letter === 'T' ? letter : letter.toLowerCase())
}

/** Whether a hex lies on the edge of the map. */
export function isMapEdge(hex: number): boolean {
  return neighbours.subarray(hex * 6, hex * 6 + 6).includes(-1)
}

/** NO_RIVER, MINOR_RIVER or MEUSE by [hex * 6 + direction], the same from both sides. */
export const river: Uint8Array = new Uint8Array(HEX_COUNT * 6)

/** NO_ROAD, SECONDARY_ROAD or MAIN_ROAD over the hexside, by [hex * 6 + direction]. CEL-8.0.3 */
export const road: Uint8Array = new Uint8Array(HEX_COUNT * 6)

function mark(table: Uint8Array, a: number, b: number, value: number): void {
  const direction = directionTo(a, b)
  if (direction < 0) throw new Error(`${HEX_IDS[a]} and ${HEX_IDS[b]} are not adjacent`)
  table[a * 6 + direction] = value
  table[b * 6 + directionTo(b, a)] = value
}

for (const { kind, hexsides } of mapSource.rivers.list) {
  for (const [a, b] of hexsides.map((side) => hexesAt(side.split('|')))) {
    mark(river, a!, b!, kind === 'major' ? MEUSE : MINOR_RIVER)
  }
}

for (const [kind, chains] of [
  [SECONDARY_ROAD, mapSource.roads.secondary],
  [MAIN_ROAD, mapSource.roads.main], // last: it counts where both join two hexes. CEL-8.0.4
] as const) {
  for (const chain of chains.map((text) => hexesAt(text.split(' ')))) {
    chain.slice(1).forEach((hex, i) => mark(road, chain[i]!, hex, kind))
  }
}

/** 1 where a road crosses a river, by [hex * 6 + direction]. */
export const bridge: Uint8Array = river.map((kind, side) =>
  kind !== NO_RIVER && road[side]! !== NO_ROAD ? 1 : 0,
)

function mask(ids: readonly string[]): Uint8Array {
  const table = new Uint8Array(HEX_COUNT)
  for (const hex of hexesAt(ids)) table[hex] = 1
  return table
}

/** 1 west of the Meuse, where no German comes. CEL-8.1 */
export const westBank: Uint8Array = mask(mapSource.westBank.hexes)

/** 1 where a German unit scores for the Meuse: adjacent to it on the east bank. CEL-16.0.1 */
export const meuseBank: Uint8Array = Uint8Array.from(HEX_IDS, (_, hex) =>
  westBank[hex]! === 0 && river.subarray(hex * 6, hex * 6 + 6).includes(MEUSE) ? 1 : 0,
)

/** The side whose Rear Area a hex belongs to, or NOBODY. CEL-8.4 */
export const printedRearArea: Int8Array = Int8Array.from(HEX_IDS, (id) =>
  mapSource.rearAreas.german.includes(id)
    ? GERMAN
    : mapSource.rearAreas.allied.includes(id)
      ? ALLIED
      : NOBODY,
)

/** Supply sources by nationality. CEL-5.0.6 */
export const supplySources: readonly (readonly number[])[] = NATIONALITIES.map((name) =>
  hexesAt(mapSource.supplySources[name].hexes),
)

/** Name of the town or village, or a name for display only; '' where there is none. */
export const hexNames: readonly string[] = HEX_IDS.map(
  (id) => [...mapSource.places, ...mapSource.labels.list].find(({ hex }) => hex === id)?.name ?? '',
)

/** The hexes of a town or village by its name. */
export function hexesNamed(name: string): readonly number[] {
  return hexesAt(mapSource.places.filter((place) => place.name === name).map(({ hex }) => hex))
}

/** Where eliminated Allied units return, by nationality. CEL-13.3b */
export const alliedRebuildHexes: readonly (readonly number[])[] = [
  [],
  hexesAt(mapSource.rebuildHexes.us),
  hexesAt(mapSource.rebuildHexes.british),
]

/** The main road from Marche to Hotton. CEL-20.0.2 */
export const mainRoadMarcheHotton: readonly number[] = hexesAt(mapSource.mainRoadMarcheHotton)
