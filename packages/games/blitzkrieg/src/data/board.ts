import { makeCharts, type ChartTables } from './charts.ts'
import { CLOSED, EDGES, FOR_GOOD, RETURNING } from './codes.ts'
import { hexAt, makeMap, type MapTables } from './map.ts'
import { makeSchedule, type ScheduleTables } from './schedule.ts'
import type { Source } from './source.ts'
import { makeUnits, type UnitTables } from './units.ts'

/** All that a battle is played on: whatever is read from data, and what follows from it. */
export interface Board extends MapTables, UnitTables, ScheduleTables, ChartTables {
  readonly id: string
  readonly prefix: string // of the rules of the battle
  readonly source: Source
  readonly supplySource: readonly Uint8Array[] // by side: 1 by hex. BLZ-SUP-2
  readonly supplyHexes: readonly (readonly number[])[] // the same as lists, ascending
  readonly supplyDistance: readonly Uint8Array[] // by side: hexes to the nearest source. BLZ-RTR-4
  readonly exits: readonly Uint8Array[] // by side: CLOSED, RETURNING or FOR_GOOD by hex. BLZ-MOV-29
  // Where a unit is when it is not in a hex: numbers behind those of the hexes.
  readonly waiting: number // reinforcement that has not arrived
  readonly returning: number // recovered, or has left the map and may come back
  readonly gone: number // has left the map for good
  readonly eliminated: number // may be recovered. BLZ-NIT-3
  readonly lost: number // eliminated for good
  readonly cup: number // not drawn yet
  readonly offMap: number // bombards from beyond the edge. ARS-REI-3
  readonly absent: number // takes no part
  // Where an air unit is when it is over no hex. BLZ-AIR-1
  readonly airReady: number
  readonly airSpent: number // until its owner's next bombardment phase
  readonly airUsed: number // intercepted in this phase
  readonly airInterdiction: number
  readonly airTrack: number
  readonly airOut: number
}

/** Builds the board of a battle. */
export function makeBoard(source: Source): Board {
  const map = makeMap(source.map)
  const units = makeUnits(source.units)
  const { hexCount } = map
  const sides = [source.scenario.sides.GERMAN, source.scenario.sides.ALLIED]
  const supplyHexes = sides.map((side) =>
    side.supplyHexes.map((id) => hexAt(map, id)).toSorted((a, b) => a - b),
  )
  return {
    id: source.id,
    prefix: source.scenario.game,
    source,
    ...map,
    ...units,
    ...makeSchedule(source.scenario, map, units),
    ...makeCharts(source.charts),
    supplyHexes,
    supplySource: supplyHexes.map((hexes) => {
      const table = new Uint8Array(hexCount)
      for (const hex of hexes) table[hex] = 1
      return table
    }),
    supplyDistance: supplyHexes.map((hexes) =>
      Uint8Array.from({ length: hexCount }, (_, hex) =>
        Math.min(...hexes.map((from) => map.distances[hex * hexCount + from]!)),
      ),
    ),
    exits: sides.map((side) => exitsOf(map, side)),
    waiting: hexCount,
    returning: hexCount + 1,
    gone: hexCount + 2,
    eliminated: hexCount + 3,
    lost: hexCount + 4,
    cup: hexCount + 5,
    offMap: hexCount + 6,
    absent: hexCount + 7,
    airReady: hexCount,
    airSpent: hexCount + 1,
    airUsed: hexCount + 2,
    airInterdiction: hexCount + 3,
    airTrack: hexCount + 4,
    airOut: hexCount + 5,
  }
}

/** The hexes a side may leave the map from: its supply edge, and where leaving scores. BLZ-MOV-29 */
function exitsOf(map: MapTables, side: Source['scenario']['sides']['GERMAN']): Uint8Array {
  const table = new Uint8Array(map.hexCount).fill(CLOSED)
  const open = (edges: readonly string[], how: number): void => {
    EDGES.forEach((edge, index) => {
      if (edges.includes(edge)) for (const hex of map.edgeHexes[index]!) table[hex] = how
    })
  }
  if (side.exitHexes) for (const id of side.exitHexes) table[hexAt(map, id)] = RETURNING
  else open(side.exitEdges, RETURNING)
  open(side.vpExitEdges, FOR_GOOD) // BLZ-MOV-32
  return table
}
