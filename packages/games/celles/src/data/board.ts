import {
  CRT_ROWS,
  crtCells,
  INFILTRATION_DISRUPTS_UP_TO,
  INFILTRATION_FAILS_UP_TO,
  resultOf,
} from './charts.ts'
import {
  ALLIED,
  GERMAN,
  HEX_COUNT,
  isMapEdge,
  NOBODY,
  printedRearArea,
  printedTerrain,
  supplySources,
  terrainOf,
} from './map.ts'
import { turnActions } from './schedule.ts'
import { unitAttack, unitDefence, unitMovement } from './units.ts'

export { HEX_COUNT } from './map.ts'
export { FORMATION_COUNT, GERMAN_UNIT_COUNT, UNIT_COUNT } from './units.ts'

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

/** The tables of the game that a pack may change; what it may not stands in the modules beside. */
export interface Board {
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
  readonly pack: BoardPack // what was changed
}

/** Builds the tables, with the corrections of a pack. */
export function makeBoard(pack: BoardPack = {}): Board {
  const letters = printedTerrain.map((letter, hex) => pack.terrain?.get(hex) ?? letter)
  const rearArea = makeRearArea(pack)
  const sources = [edgeOf(rearArea), supplySources[1]!, supplySources[2]!]
  const cells = crtCells.map((cell, index) => pack.crt?.get(index) ?? cell)
  return {
    terrain: Uint8Array.from(letters, terrainOf),
    village: Uint8Array.from(letters, (letter) => ('CRW'.includes(letter) ? 1 : 0)),
    rearArea,
    supplySources: sources,
    supplySource: sourceBits(sources),
    ...makeFactors(pack),
    crtAttacker: Uint8Array.from(cells, (cell) => resultOf(cell, 0)),
    crtDefender: Uint8Array.from(cells, (cell) => resultOf(cell, 1)),
    infiltrationDisruptsUpTo: pack.infiltration?.disruptsUpTo ?? INFILTRATION_DISRUPTS_UP_TO,
    infiltrationFailsUpTo: pack.infiltration?.failsUpTo ?? INFILTRATION_FAILS_UP_TO,
    actions: turnActions.map((count, index) => pack.actions?.get(index) ?? count),
    pack,
  }
}

/** Place of a cell in the CRT tables. */
export function cellIndex(column: number, row: number): number {
  return column * CRT_ROWS + row
}

/** The CRT of a board as printed, column by column. */
export function cellOf(board: Board, column: number, row: number): string {
  const index = cellIndex(column, row)
  return board.pack.crt?.get(index) ?? crtCells[index]!
}

function makeRearArea(pack: BoardPack): Int8Array {
  if (!pack.rearAreas) return printedRearArea
  const table = new Int8Array(HEX_COUNT).fill(NOBODY)
  for (const hex of pack.rearAreas[GERMAN]) table[hex] = GERMAN
  for (const hex of pack.rearAreas[ALLIED]) table[hex] = ALLIED
  return table
}

/** German supply comes from the map edge of the German Rear Area. CEL-5.0.6 */
function edgeOf(rearArea: Int8Array): readonly number[] {
  const hexes: number[] = []
  rearArea.forEach((side, hex) => {
    if (side === GERMAN && isMapEdge(hex)) hexes.push(hex)
  })
  return hexes
}

function sourceBits(sources: readonly (readonly number[])[]): Uint8Array {
  const bits = new Uint8Array(HEX_COUNT)
  sources.forEach((list, nationality) => {
    for (const hex of list) bits[hex]! |= 1 << nationality
  })
  return bits
}

function makeFactors(pack: BoardPack) {
  const attack = unitAttack.slice()
  const defence = unitDefence.slice()
  const movement = unitMovement.slice()
  pack.counters?.forEach((counter, unit) => {
    attack.set(counter.attack, unit * 4)
    defence.set(counter.defence, unit * 4)
    movement[unit] = counter.movement
  })
  return { attack, defence, movement }
}

export const standardBoard: Board = makeBoard()
