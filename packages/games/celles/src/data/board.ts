import { makeCharts, resultOf, type ChartTables } from './charts.ts'
import {
  ALLIED,
  CRT_ROWS,
  FORBIDDEN,
  GERMAN,
  MEUSE,
  MINOR_RIVER,
  NO_ROAD,
  NOBODY,
  SIDES,
} from './codes.ts'
import { isMapEdge, makeMap, terrainOf, type MapTables } from './map.ts'
import { makeSchedule, type ScheduleTables } from './schedule.ts'
import { standardSource, type Source } from './source.ts'
import { makeUnits, type UnitTables } from './units.ts'

/** What an owner of the printed game may correct: values that no text gave us. */
export interface BoardPack {
  readonly counters?: ReadonlyMap<number, Counter> // by unit
  readonly terrain?: ReadonlyMap<number, string> // a letter of the map by hex
  readonly rearAreas?: readonly [german: readonly number[], allied: readonly number[]]
  readonly crt?: ReadonlyMap<number, string> // a cell 'attacker/defender' by column * CRT_ROWS + row
  readonly infiltration?: { readonly disruptsUpTo: number; readonly failsUpTo: number }
  readonly actions?: ReadonlyMap<number, number> // by turn * 2 + side
}

/** The factors of a unit: attack and defence of its four sides, and movement. */
export interface Counter {
  readonly attack: readonly number[] // unused, used, reduced unused, reduced used
  readonly defence: readonly number[]
  readonly movement: number
}

/** The tables that a pack may change. */
interface PackTables {
  readonly terrain: Uint8Array // CLEAR, ROUGH, WOODS or TOWN by hex
  readonly village: Uint8Array // 1 where a village stands
  readonly rearArea: Int8Array // side by hex, or NOBODY. CEL-8.4
  readonly supplySources: readonly (readonly number[])[] // hexes by nationality. CEL-5.0.6
  readonly supplySource: Uint8Array // by hex, a bit per nationality: 1 << nationality
  readonly attack: Uint8Array // [unit * 4 + (reduced ? 2 : 0) + (used ? 1 : 0)]. CEL-2.0.4
  readonly defence: Uint8Array
  readonly movement: Uint8Array // whole MP of the unused side, by unit
  readonly crtAttacker: Uint8Array // part of the result by [column * CRT_ROWS + row]. CEL-11.0.16
  readonly crtDefender: Uint8Array
  readonly infiltrationDisruptsUpTo: number // modified die. CEL-9.1.2
  readonly infiltrationFailsUpTo: number
  readonly actions: Uint8Array // actions on the track by [turn * 2 + side]. CEL-4.0.3
}

/** All that a battle is played on: whatever is read from data, and what follows from it. */
export interface Board extends MapTables, UnitTables, ScheduleTables, ChartTables, PackTables {
  readonly source: Source
  readonly pack: BoardPack // what was changed
  readonly printed: Board | null // the board without the pack, null where there is none
  readonly groundCosts: readonly Uint8Array[] // half MP by [hex * 6 + direction], by side * 2 + class
  readonly supplyLinks: readonly Int16Array[] // by side: hexes a line goes on to, -1 for none. CEL-5.0.4
  readonly supplyClosed: readonly Uint8Array[] // by side: 1 where none of its lines goes. CEL-5.0.3
  // Where a unit is when it is not in a hex: numbers behind those of the hexes.
  readonly waiting: number // reinforcement off map, due or not
  readonly destroyed: number
  readonly withdrawn: number // the FBB after CEL-15.0.1, for good
  readonly outOfGame: number // not in this position, which somebody made up
}

/** Builds the board of a battle. */
export function makeBoard(source: Source): Board {
  const map = makeMap(source.map)
  const units = makeUnits(source, map)
  const printed = {
    ...map,
    ...units,
    ...makeSchedule(source, map, units),
    ...makeCharts(source.charts),
  }
  return build(source, printed, {}, null)
}

/** The same board with the corrections of a pack. */
export function packBoard(printed: Board, pack: BoardPack): Board {
  return build(printed.source, printed, pack, printed)
}

type Printed = MapTables & UnitTables & ScheduleTables & ChartTables

function build(source: Source, on: Printed, pack: BoardPack, printed: Board | null): Board {
  const tables = packTables(source, on, pack)
  return {
    ...on,
    ...tables,
    source,
    pack,
    printed,
    groundCosts: groundCosts(on, tables),
    supplyLinks: [GERMAN, ALLIED].map((side) =>
      on.neighbours.map((other, slot) => (isMeuseClosed(on, side, slot) ? -1 : other)),
    ),
    supplyClosed: [GERMAN, ALLIED].map((side) =>
      Uint8Array.from(tables.rearArea, (owner) => (owner === 1 - side ? 1 : 0)),
    ),
    waiting: on.hexCount,
    destroyed: on.hexCount + 1,
    withdrawn: on.hexCount + 2,
    outOfGame: on.hexCount + 3,
  }
}

function packTables(source: Source, on: Printed, pack: BoardPack): PackTables {
  const letters = on.printedTerrain.map((letter, hex) => pack.terrain?.get(hex) ?? letter)
  const rearArea = rearAreaOf(on, pack)
  const sources = [edgeOf(on, rearArea), on.printedSources[1]!, on.printedSources[2]!]
  const cells = on.crtCells.map((cell, index) => pack.crt?.get(index) ?? cell)
  const [disrupts, fails] = source.charts.infiltration.rows
  return {
    terrain: Uint8Array.from(letters, terrainOf),
    village: Uint8Array.from(letters, (letter) => ('CRW'.includes(letter) ? 1 : 0)),
    rearArea,
    supplySources: sources,
    supplySource: sourceBits(on.hexCount, sources),
    ...factorsOf(on, pack),
    crtAttacker: Uint8Array.from(cells, (cell) => resultOf(cell, 0)),
    crtDefender: Uint8Array.from(cells, (cell) => resultOf(cell, 1)),
    infiltrationDisruptsUpTo: pack.infiltration?.disruptsUpTo ?? disrupts!.upTo,
    infiltrationFailsUpTo: pack.infiltration?.failsUpTo ?? fails!.upTo,
    actions: on.turnActions.map((count, index) => pack.actions?.get(index) ?? count),
  }
}

/** Place of a cell in the CRT tables. */
export function cellIndex(column: number, row: number): number {
  return column * CRT_ROWS + row
}

/** The CRT of a board as printed, column by column. */
export function cellOf(board: Board, column: number, row: number): string {
  const index = cellIndex(column, row)
  return board.pack.crt?.get(index) ?? board.crtCells[index]!
}

function rearAreaOf(on: Printed, pack: BoardPack): Int8Array {
  if (!pack.rearAreas) return on.printedRearArea
  const table = new Int8Array(on.hexCount).fill(NOBODY)
  for (const hex of pack.rearAreas[GERMAN]) table[hex] = GERMAN
  for (const hex of pack.rearAreas[ALLIED]) table[hex] = ALLIED
  return table
}

/** German supply comes from the map edge of the German Rear Area. CEL-5.0.6 */
function edgeOf(on: Printed, rearArea: Int8Array): readonly number[] {
  const hexes: number[] = []
  rearArea.forEach((side, hex) => {
    if (side === GERMAN && isMapEdge(on, hex)) hexes.push(hex)
  })
  return hexes
}

function sourceBits(size: number, sources: readonly (readonly number[])[]): Uint8Array {
  const bits = new Uint8Array(size)
  sources.forEach((list, nationality) => {
    for (const hex of list) bits[hex]! |= 1 << nationality
  })
  return bits
}

function factorsOf(on: Printed, pack: BoardPack) {
  const attack = on.unitAttack.slice()
  const defence = on.unitDefence.slice()
  const movement = on.unitMovement.slice()
  pack.counters?.forEach((counter, unit) => {
    attack.set(counter.attack, unit * 4)
    defence.set(counter.defence, unit * 4)
    movement[unit] = counter.movement
  })
  return { attack, defence, movement }
}

/** Only Allied units cross the Meuse, and only along a road. CEL-8.1 */
function isMeuseClosed({ river, road }: Printed, side: number, slot: number): boolean {
  return river[slot]! === MEUSE && (side === GERMAN || road[slot]! === NO_ROAD)
}

/** Half MP of the ground alone for each side and class, FORBIDDEN where it may not go. CEL-8.0.3 */
function groundCosts(on: Printed, { terrain, rearArea }: PackTables): readonly Uint8Array[] {
  const { neighbours, river, road } = on
  const costOf = (kind: number, slot: number): number => {
    const way = road[slot]!
    if (way !== NO_ROAD) return on.roadCost[way]![kind]! // CEL-8.1.1: no river on a road
    const ground = on.terrainCost[terrain[neighbours[slot]!]!]![kind]!
    return ground + (river[slot]! === MINOR_RIVER ? on.minorRiverCost[kind]! : 0)
  }
  /** CEL-8.0.9, CEL-8.1, CEL-8.4 */
  const isForbidden = (side: number, slot: number): boolean => {
    const to = neighbours[slot]!
    return to < 0 || rearArea[to]! === 1 - side || isMeuseClosed(on, side, slot)
  }
  return SIDES.flatMap((_, side) =>
    [0, 1].map((kind) =>
      Uint8Array.from(neighbours, (_to, slot) =>
        isForbidden(side, slot) ? FORBIDDEN : costOf(kind, slot),
      ),
    ),
  )
}

/** The board of the booklet. */
export const standardBoard: Board = makeBoard(standardSource)
