import { hexAt, hexesNamed } from './map.ts'
import { chartsSource, scheduleSource, SIDES, TACTICAL_CHITS } from './source.ts'
import { formationAt, formationSide, UNIT_COUNT, unitAt } from './units.ts'

const { turns } = scheduleSource

export const LAST_TURN: number = turns.length

/** 1 on night turns, by turn number 1..8 (0 is unused). */
export const night: Uint8Array = Uint8Array.of(
  0,
  ...turns.map(({ period }) => Number(period === 'night')),
)

/** December day of a turn: 23..27. */
export const turnDay: Uint8Array = Uint8Array.of(
  0,
  ...turns.map(({ date }) => Number(date.slice(0, 2))),
)

/** Actions printed on the turn track, by [turn * 2 + side]. CEL-4.0.3 */
export const turnActions: Uint8Array = Uint8Array.of(
  0,
  0,
  ...turns.flatMap(({ german, allied }) => [german, allied]),
)

export const COMBAT_CHIT = 0
export const EXTRA_MOVE_CHIT = 1
export const REPLACEMENT_CHIT = 2
export const ALLIED_AIR_CHIT = 3

const { actionChits, tacticalChits } = scheduleSource

/** Action chits are numbered first (ten of them), then the tactical ones, Germans before Allies. */
export const ACTION_CHIT_COUNT: number = actionChits.length

const tactical = SIDES.flatMap((name, side) =>
  tacticalChits[name].map((kind) => ({ side, kind: TACTICAL_CHITS.indexOf(kind), code: kind })),
)

/** Codes by chit: '116Pz' .. '29Bde', then 'german-combat' .. 'allied-allied-air'. */
export const CHIT_CODES: readonly string[] = [
  ...actionChits.map(({ id }) => id),
  ...tactical.map(({ side, code }) => `${SIDES[side]!}-${code}`),
]
export const CHIT_COUNT: number = CHIT_CODES.length

/** Side that owns a chit. CEL-4.0.1 */
export const chitSide: Uint8Array = Uint8Array.of(
  ...actionChits.map(({ formation }) => formationSide[formationAt(formation)]!),
  ...tactical.map(({ side }) => side),
)

/** Formation of an action chit, -1 for a tactical one. */
export const chitFormation: Int8Array = Int8Array.of(
  ...actionChits.map(({ formation }) => formationAt(formation)),
  ...tactical.map(() => -1),
)

/** COMBAT_CHIT .. ALLIED_AIR_CHIT of a tactical chit, -1 for an action chit. */
export const chitTactical: Int8Array = Int8Array.of(
  ...actionChits.map(() => -1),
  ...tactical.map(({ kind }) => kind),
)

/** The tactical chit of a side by kind, -1 where it has none. */
export function tacticalChit(side: number, kind: number): number {
  const found = tactical.findIndex((chit) => chit.side === side && chit.kind === kind)
  return found < 0 ? -1 : ACTION_CHIT_COUNT + found
}

/** Chits that go into the cup of a side, as a bit per chit, by [turn * 2 + side]. CEL-4.0.2 */
export const turnCup: Int32Array = Int32Array.of(
  0,
  0,
  ...turns.flatMap(({ date }) =>
    SIDES.map((_, side) => {
      const ofDay = scheduleSource.chitsByDay[date]!
      let cup = 0
      CHIT_CODES.forEach((code, chit) => {
        if (chitSide[chit]! !== side) return
        if (chit >= ACTION_CHIT_COUNT || ofDay.includes(code)) cup |= 1 << chit
      })
      return cup
    }),
  ),
)

/** A group of units that starts on the map: one hex = fixed, several = its owner's choice. */
export interface SetupGroup {
  readonly units: readonly number[]
  readonly hexes: readonly number[]
}

/** CEL-20.0.1 to CEL-20.0.3 */
export const setupGroups: readonly SetupGroup[] = scheduleSource.setup.map(({ units, hexes }) => ({
  units: units.map(unitAt),
  hexes: hexes.map(hexAt),
}))

/** Turn a unit becomes due, 0 when it starts on the map. CEL-22.0.1 */
export const arrivalTurn: Uint8Array = new Uint8Array(UNIT_COUNT)
for (const { turn, units } of scheduleSource.reinforcements) {
  for (const unit of units.map(unitAt)) arrivalTurn[unit] = turn
}

/** A box of the reinforcement calendar. */
export interface Reinforcement {
  readonly turn: number
  readonly units: readonly number[]
  readonly hexes: readonly number[]
}

export const reinforcements: readonly Reinforcement[] = scheduleSource.reinforcements.map(
  ({ turn, units, hexes }) => ({ turn, units: units.map(unitAt), hexes: hexes.map(hexAt) }),
)

export const TRUCKS_FROM_TURN: number = scheduleSource.trucks.fromTurn // CEL-8.3.1
export const WITHDRAWAL_FROM_TURN: number = scheduleSource.withdrawal.fromTurn // CEL-15.0.1
export const BRITISH_FROM_TURN: number = scheduleSource.british.fromTurn // CEL-7.0.7
export const ALLIED_DAY_BONUS_FROM_TURN: number = scheduleSource.alliedDayBonus.fromTurn // CEL-11.0.15

/** A town that scores at the end: points for the side that occupies one of its hexes. CEL-16.0.3 */
export interface VictoryTown {
  readonly name: string
  readonly hexes: readonly number[]
  readonly vp: readonly [german: number, allied: number]
}

export const victoryTowns: readonly VictoryTown[] = chartsSource.victory.towns.map(
  ({ name, german, allied }) => ({ name, hexes: hexesNamed(name), vp: [german, allied] }),
)
