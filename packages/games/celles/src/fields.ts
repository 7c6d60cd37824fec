import { ATTACK_TYPES, SIDES } from './data/source.ts'
import { ACTION_CHIT_COUNT, CHIT_CODES, LAST_TURN } from './data/schedule.ts'
import { CRT_COLUMNS } from './data/charts.ts'
import { HEX_IDS } from './data/map.ts'
import { UNIT_CODES } from './data/units.ts'
import { ENTRY_HEXES } from './reinforcements.ts'
import { NONE, type layout } from './state.ts'
import { stepNames } from './steps.ts'
import { victories } from './victory.ts'

type Scalar = (typeof layout.scalars)[number]

/** How the numbers of the state are written, and between which bounds they lie. */
export interface Field {
  readonly low: number
  readonly high: number
  readonly codes?: readonly string[] // names of the numbers from 0 upwards
}

const coded = (codes: readonly string[], low = NONE): Field => ({
  low,
  high: codes.length - 1,
  codes,
})
const number = (low: number, high: number): Field => ({ low, high })

const flag = coded(['no', 'yes'], 0)
const side = coded(SIDES)
const unit = coded(UNIT_CODES)
const hex = coded(HEX_IDS)
const step = coded(stepNames, 0)
const result = number(0, 15)

/** Every scalar of the state but those that the head of a position tells. */
export const fields: Readonly<Partial<Record<Scalar, Field>>> = {
  turn: number(0, LAST_TURN),
  step,
  decider: side,
  first: side,
  initiative: side,
  phasing: side,
  vp: number(0, 127),
  trucks: unit,
  trucksFrom: number(1, LAST_TURN + 1),
  withdrawn: flag,
  winner: side,
  victory: coded(victories),
  chit: coded(CHIT_CODES.slice(0, ACTION_CHIT_COUNT)),
  activation: coded(['not-yet', 'barred', 'settled'], 0),
  named: number(NONE, 3),
  placing: unit,
  entrant: unit,
  received: number(0, 2 ** ENTRY_HEXES.length - 1),
  active: unit,
  spent: number(0, 127),
  strategic: flag,
  attack: coded(ATTACK_TYPES),
  origin: hex,
  front: number(0, 63),
  column: coded(CRT_COLUMNS),
  modifier: number(-20, 20),
  chitAttacker: flag,
  chitDefender: flag,
  die: number(NONE, 9),
  attackerResult: result,
  defenderResult: result,
  sufferer: side,
  stage: coded(['none', 'steps', 'disruption', 'retreat'], 0),
  lossesLeft: number(0, 3),
  disruptionsLeft: number(0, 2),
  retreater: unit,
  companion: unit,
  start: hex,
  advancer: unit,
  crowded: hex,
  resume: step,
}

/** The fields with their names in the state. */
export const fieldEntries = Object.entries(fields) as [Scalar, Field][]

/** A scalar's name as positions write it: `trucksFrom` is `trucks-from`. */
export function lineName(scalar: string): string {
  return scalar.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A number as positions write it. */
export function writeValue(field: Field, value: number): string {
  if (!field.codes) return String(value)
  return value === NONE ? 'none' : (field.codes[value] ?? String(value))
}

/** The number behind a written value, or null. */
export function readValue(field: Field, text: string): number | null {
  const value = field.codes
    ? text === 'none' && field.low === NONE
      ? NONE
      : field.codes.indexOf(text)
    : /^-?\d{1,5}$/.test(text)
      ? Number(text)
      : null
  if (value === null || value < field.low || value > field.high) return null
  return field.codes && value < 0 && text !== 'none' ? null : value
}
