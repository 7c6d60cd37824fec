import { hexNode, makeHexGrid, nodeDirection, nodeDistance, type HexGrid } from '@estafette/board'
import { EDGES, FOOT, HALF_POINTS, OTHER, ROUGH, TERRAINS, TOWN, VILLAGE, WOODS } from './codes.ts'
import type { EdgeName, HexId, MapSource } from './source.ts'

/** What the map of a battle is. */
export interface MapTables {
  readonly grid: HexGrid // hexes in the order of their ids
  readonly hexCount: number
  readonly hexIds: readonly string[] // '0101' .., those at the rim as whole as the others. BLZ-GRID-1, BLZ-GRID-5
  readonly distances: Uint8Array // hexes between two, by [hex * hexCount + hex]. BLZ-GRID-4
  readonly hexNames: readonly string[] // of the town or village; '' for none. DIN-MAP-2
  readonly neighbours: Int16Array // by [hex * 6 + direction], -1 off the map. BLZ-GRID-2
  readonly terrain: Uint8Array // CLEAR .. ROUGH
  readonly level: Uint8Array // 1 to 3. BLZ-TER-16
  readonly rail: Uint8Array // 1 where a railway runs
  readonly built: Uint8Array // 1 in towns and villages, where no ZOC goes. BLZ-ZOC-2
  readonly bank: Uint8Array // number of the bank by hex, 0 where there is no river. BLZ-REI-5, SED-MAP-2
  readonly banks: readonly string[] // names of the banks, '' first
  readonly bankHexes: readonly (readonly number[])[] // by bank, ascending
  readonly zocLinks: Int16Array // neighbours a ZOC extends into, -1 for none. BLZ-TER-14, BLZ-TER-15
  readonly river: Uint8Array // 1 by [hex * 6 + direction], the same from both sides. BLZ-TER-7
  readonly unbridged: Uint8Array // 1 where the river has no printed bridge. BLZ-ZOC-4, SED-MAP-1, DIN-MAP-1
  readonly stream: Uint8Array
  readonly road: Uint8Array // 1 where a road joins the two hexes
  readonly roadCosts: readonly Uint8Array[] // half MP by slot, by class, rivers apart. BLZ-MOV-4
  readonly groundCosts: readonly Uint8Array[] // the same without the road rate. BLZ-MOV-6
  readonly edges: Uint8Array // bits of the edges a hex lies on. BLZ-GRID-3
  readonly edgeHexes: readonly (readonly number[])[] // by edge, in the order of EDGES
  readonly roadExits: Uint8Array // bits of the edges over which a road leaves the map. BLZ-MOV-30
  readonly roadHexes: Uint8Array // 1 where a road runs
  readonly riverSides: readonly (readonly [number, number])[] // unbridged hexsides, hexes ascending: nothing else is bridged or broken. BLZ-PON-10
}

/** Reads the map of a battle. */
export function makeMap(source: MapSource): MapTables {
  const grid = makeHexGrid({ columns: source.cols, rows: source.rows, offset: 'odd' })
  const { ids, neighbours } = grid
  const hexCount = grid.graph.count
  const hexes = ids.map((id) => source.hexes[id]!)
  const banks = ['', ...new Set(hexes.flatMap(({ bank }) => bank ?? []))]
  const terrain = Uint8Array.from(hexes, (hex) => TERRAINS.indexOf(hex.terrain))
  const level = Uint8Array.from(hexes, (hex) => hex.level ?? 1)
  const rail = Uint8Array.from(hexes, (hex) => (hex.rail ? 1 : 0))
  const pairs = (type: string) => source.hexsides.filter((side) => side.type === type)
  const river = slotsOf(grid, pairs('river'))
  const bridge = slotsOf(
    grid,
    source.hexsides.filter((side) => side.bridge),
  )
  const unbridged = river.map((wet, slot) => (wet && !bridge[slot]! ? 1 : 0))
  const stream = slotsOf(grid, pairs('stream'))
  const road = slotsOf(
    grid,
    source.roadLinks.map(([a, b]) => ({ a, b })),
  )
  const ground = { neighbours, terrain, level, rail, stream, road }
  const bank = Uint8Array.from(hexes, (hex) => banks.indexOf(hex.bank ?? ''))
  const built = terrain.map((kind) => (kind === TOWN || kind === VILLAGE ? 1 : 0))
  return {
    grid,
    hexCount,
    hexIds: ids,
    hexNames: hexes.map(({ name }) => name ?? ''),
    neighbours,
    distances: distancesOf(grid),
    terrain,
    level,
    rail,
    built,
    zocLinks: neighbours.map((to, slot) => (to < 0 || built[to]! || unbridged[slot]! ? -1 : to)),
    bank,
    banks,
    bankHexes: banks.map((_, index) => [...bank.keys()].filter((hex) => bank[hex] === index)),
    river,
    unbridged,
    stream,
    road,
    roadCosts: [FOOT, OTHER].map((kind) => stepCosts(ground, kind, true)),
    groundCosts: [FOOT, OTHER].map((kind) => stepCosts(ground, kind, false)),
    edges: edgeBits(
      grid,
      EDGES.flatMap((edge) => source.edges[edge].map((hex) => ({ hex, edge }))),
    ),
    edgeHexes: EDGES.map((edge) =>
      source.edges[edge].map((id) => hexAt({ grid }, id)).toSorted((a, b) => a - b),
    ),
    roadExits: edgeBits(grid, source.exits),
    roadHexes: Uint8Array.from(hexes, (hex) => (hex.road ? 1 : 0)),
    riverSides: Array.from(unbridged.keys()).flatMap((slot) => {
      const [a, b] = [Math.floor(slot / 6), neighbours[slot]!]
      return unbridged[slot]! && a < b ? [[a, b] as const] : []
    }),
  }
}

function distancesOf(grid: HexGrid): Uint8Array {
  const { count } = grid.graph
  const table = new Uint8Array(count * count)
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) table[a * count + b] = nodeDistance(grid, a, b)
  }
  return table
}

function slotsOf(
  grid: HexGrid,
  sides: readonly { readonly a: HexId; readonly b: HexId }[],
): Uint8Array {
  const table = new Uint8Array(grid.graph.count * 6)
  for (const { a, b } of sides) {
    const [from, to] = [hexAt({ grid }, a), hexAt({ grid }, b)]
    const direction = nodeDirection(grid, from, to)
    if (direction < 0) throw new Error(`${a} and ${b} are not adjacent`)
    table[from * 6 + direction] = 1
    table[to * 6 + nodeDirection(grid, to, from)] = 1
  }
  return table
}

function edgeBits(
  grid: HexGrid,
  list: readonly { readonly hex: HexId; readonly edge: EdgeName }[],
): Uint8Array {
  const bits = new Uint8Array(grid.graph.count)
  for (const { hex, edge } of list) bits[hexAt({ grid }, hex)]! |= 1 << EDGES.indexOf(edge)
  return bits
}

type Ground = Pick<MapTables, 'neighbours' | 'terrain' | 'level' | 'rail' | 'stream' | 'road'>

/** MP of the terrain table by class, foot and other. BLZ-TER-1 .. BLZ-TER-6, BLZ-TER-12 */
const ENTRY: readonly (readonly [number, number])[] = [
  [1, 1], // clear
  [1, 1], // village
  [2, 2], // town
  [1, 2], // woods
  [1, 2], // rough
]

/**
 * Half MP to enter a hex otherwise than by road; the highest of its terrains, whatever
 * its level. BLZ-MOV-2, BLZ-MOV-7, BLZ-TER-2 .. BLZ-TER-4, BLZ-TER-10, BLZ-TER-11
 */
export function entryCost(terrain: number, rail: number, kind: number): number {
  return Math.max(ENTRY[terrain]![kind]!, rail ? 1 + kind : 0) * HALF_POINTS
}

/** Half MP to enter a hex by road. BLZ-MOV-4, BLZ-MOV-5, BLZ-TER-5 */
export function roadCost(terrain: number): number {
  return terrain === TOWN || terrain === VILLAGE ? ENTRY[terrain]![FOOT] * HALF_POINTS : 1
}

/** Half MP over each hexside; rivers and ZOC apart, 0 off the map. BLZ-MOV-3 */
function stepCosts(ground: Ground, kind: number, withRoads: boolean): Uint8Array {
  const { neighbours, terrain, level, rail, stream, road } = ground
  return Uint8Array.from(neighbours, (to, slot) => {
    if (to < 0) return 0
    if (withRoads && road[slot]!) return roadCost(terrain[to]!)
    const from = Math.floor(slot / 6)
    let cost = entryCost(terrain[to]!, rail[to]!, kind)
    if (stream[slot]!) cost += HALF_POINTS // BLZ-TER-8
    if (level[from]! !== level[to]!) cost += (1 + kind) * HALF_POINTS // BLZ-TER-9, BLZ-TER-16
    return cost
  })
}

/** Whether bombardment uses the first column: town, woods; entrenchments are another matter. BLZ-ART-2 */
export function isHard(terrain: number): boolean {
  return terrain === TOWN || terrain === WOODS
}

/** Terrain points of a hex for a number of defenders. BLZ-CBT-13, BLZ-TER-3 */
export function terrainPoints(terrain: number, defenders: number): number {
  if (terrain === TOWN) return 2
  if (terrain === VILLAGE || terrain === WOODS) return 1
  return terrain === ROUGH ? defenders : 0
}

/** Index of a hex that is known to exist. */
export function hexAt({ grid }: Pick<MapTables, 'grid'>, id: string): number {
  const hex = hexNode(grid, id)
  if (hex < 0) throw new Error(`no hex '${id}'`)
  return hex
}

/** The direction from a hex to its neighbour, -1 if they are not adjacent. */
export function directionTo({ grid }: Pick<MapTables, 'grid'>, from: number, to: number): number {
  return nodeDirection(grid, from, to)
}
