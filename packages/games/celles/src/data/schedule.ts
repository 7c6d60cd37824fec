import { SIDES, TACTICAL_CHITS } from './codes.ts'
import { hexAt, type MapTables } from './map.ts'
import type { Source } from './source.ts'
import { formationAt, unitAt, type UnitTables } from './units.ts'

/** A group of units that starts on the map: one hex = fixed, several = its owner's choice. */
export interface SetupGroup {
  readonly units: readonly number[]
  readonly hexes: readonly number[]
}

/** A box of the reinforcement calendar. */
export interface Reinforcement {
  readonly turn: number
  readonly units: readonly number[]
  readonly hexes: readonly number[]
}

/** A town that scores at the end: points for the side that occupies one of its hexes. CEL-16.0.3 */
export interface VictoryTown {
  readonly name: string
  readonly hexes: readonly number[]
  readonly vp: readonly [german: number, allied: number]
}

/** The calendar of a battle: turns, chits, set-up, reinforcements. */
export interface ScheduleTables {
  readonly lastTurn: number
  readonly night: Uint8Array // 1 on night turns, by turn from 1
  readonly turnDay: Uint8Array // December day of a turn: 23 .. 27
  readonly turnActions: Uint8Array // printed on the turn track, by [turn * 2 + side]. CEL-4.0.3
  readonly actionChitCount: number // they are numbered first, then the tactical ones, Germans first
  readonly chitCodes: readonly string[] // '116Pz' .. '29Bde', 'german-combat' .. 'allied-allied-air'
  readonly chitCount: number
  readonly chitSide: Uint8Array // CEL-4.0.1
  readonly chitFormation: Int8Array // of an action chit, -1 for a tactical one
  readonly chitTactical: Int8Array // COMBAT_CHIT .. ALLIED_AIR_CHIT, -1 for an action chit
  readonly tacticals: Int8Array // chit by [side * kinds of tactical chits + kind], -1 for none
  readonly turnCup: Int32Array // chits of a cup, a bit each, by [turn * 2 + side]. CEL-4.0.2
  readonly setupGroups: readonly SetupGroup[] // CEL-20.0.1 to CEL-20.0.3
  readonly setupZones: readonly (readonly number[])[] // by unit: where its owner may place it; [] fixed
  readonly arrivalTurn: Uint8Array // turn a unit becomes due, 0 when it starts on the map. CEL-22.0.1
  readonly reinforcements: readonly Reinforcement[]
  readonly trucksFromTurn: number // CEL-8.3.1
  readonly withdrawalFromTurn: number // CEL-15.0.1
  readonly britishFromTurn: number // CEL-7.0.7
  readonly alliedDayBonusFromTurn: number // CEL-11.0.15
  readonly victoryTowns: readonly VictoryTown[]
}

/** Reads the calendar of a battle. */
export function makeSchedule(source: Source, map: MapTables, units: UnitTables): ScheduleTables {
  const { schedule } = source
  const { turns } = schedule
  const setupGroups = schedule.setup.map((group) => ({
    units: group.units.map((code) => unitAt(units, code)),
    hexes: group.hexes.map((id) => hexAt(map, id)),
  }))
  const reinforcements = schedule.reinforcements.map(({ turn, ...box }) => ({
    turn,
    units: box.units.map((code) => unitAt(units, code)),
    hexes: box.hexes.map((id) => hexAt(map, id)),
  }))
  const arrivalTurn = new Uint8Array(units.unitCount)
  for (const { turn, units: due } of reinforcements) {
    for (const unit of due) arrivalTurn[unit] = turn
  }
  return {
    lastTurn: turns.length,
    night: Uint8Array.of(0, ...turns.map(({ period }) => Number(period === 'night'))),
    turnDay: Uint8Array.of(0, ...turns.map(({ date }) => Number(date.slice(0, 2)))),
    turnActions: Uint8Array.of(0, 0, ...turns.flatMap(({ german, allied }) => [german, allied])),
    ...makeChits(source, units),
    setupGroups,
    setupZones: units.unitCodes.map((_, unit) => zoneOf(setupGroups, unit)),
    arrivalTurn,
    reinforcements,
    trucksFromTurn: schedule.trucks.fromTurn,
    withdrawalFromTurn: schedule.withdrawal.fromTurn,
    britishFromTurn: schedule.british.fromTurn,
    alliedDayBonusFromTurn: schedule.alliedDayBonus.fromTurn,
    victoryTowns: source.charts.victory.towns.map(({ name, german, allied }) => ({
      name,
      hexes: source.map.places
        .filter((place) => place.name === name)
        .map(({ hex }) => hexAt(map, hex)),
      vp: [german, allied] as const,
    })),
  }
}

function zoneOf(groups: readonly SetupGroup[], unit: number): readonly number[] {
  const hexes = groups.find(({ units }) => units.includes(unit))?.hexes ?? []
  return hexes.length > 1 ? hexes.toSorted((a, b) => a - b) : []
}

function makeChits({ schedule }: Source, units: UnitTables) {
  const { actionChits, tacticalChits, turns } = schedule
  const actionChitCount = actionChits.length
  const tactical = SIDES.flatMap((name, side) =>
    tacticalChits[name].map((kind) => ({ side, kind: TACTICAL_CHITS.indexOf(kind), code: kind })),
  )
  const formations = actionChits.map(({ formation }) => formationAt(units, formation))
  const chitCodes = [
    ...actionChits.map(({ id }) => id),
    ...tactical.map(({ side, code }) => `${SIDES[side]!}-${code}`),
  ]
  const chitSide = Uint8Array.of(
    ...formations.map((formation) => units.formationSide[formation]!),
    ...tactical.map(({ side }) => side),
  )
  const cupOf = (date: string, side: number): number => {
    const ofDay = schedule.chitsByDay[date]!
    let cup = 0
    chitCodes.forEach((code, chit) => {
      if (chitSide[chit]! !== side) return
      if (chit >= actionChitCount || ofDay.includes(code)) cup |= 1 << chit
    })
    return cup
  }
  return {
    actionChitCount,
    chitCodes,
    chitCount: chitCodes.length,
    chitSide,
    chitFormation: Int8Array.of(...formations, ...tactical.map(() => -1)),
    chitTactical: Int8Array.of(...formations.map(() => -1), ...tactical.map(({ kind }) => kind)),
    tacticals: Int8Array.from({ length: SIDES.length * TACTICAL_CHITS.length }, (_, index) => {
      const side = Math.floor(index / TACTICAL_CHITS.length)
      const found = tactical.findIndex(
        (chit) => chit.side === side && chit.kind === index % TACTICAL_CHITS.length,
      )
      return found < 0 ? -1 : actionChitCount + found
    }),
    turnCup: Int32Array.of(
      0,
      0,
      ...turns.flatMap(({ date }) => SIDES.map((_, side) => cupOf(date, side))),
    ),
  }
}
