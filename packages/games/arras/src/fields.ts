import { UNIT_CODES } from './data/codes.ts'
import { SIDES } from './data/source.ts'
import { placeNames } from './names.ts'
import { NONE, type layout } from './state.ts'
import { stepNames } from './steps.ts'

type Scalar = (typeof layout.scalars)[number]

/** How the numbers of the state are written, and between which bounds they lie. */
export interface Field {
  readonly low: number
  readonly high: number
  readonly codes?: readonly string[] // names of the numbers from 0 upwards
}

const flag: Field = { low: 0, high: 1, codes: ['no', 'yes'] }
const side: Field = { low: NONE, high: 1, codes: SIDES }
const unit: Field = { low: NONE, high: UNIT_CODES.length - 1, codes: UNIT_CODES }
const place: Field = { low: NONE, high: 33, codes: placeNames }
const step: Field = { low: 0, high: stepNames.length - 1, codes: stepNames }
const number = (low: number, high: number): Field => ({ low, high })

/** Every scalar of the state but those that the head of a position tells. */
export const fields: Readonly<Partial<Record<Scalar, Field>>> = {
  threshold: number(1, 24),
  alliedSeat: number(NONE, 1),
  bidFirst: number(0, 24),
  bidSecond: number(0, 24),
  turn: number(0, 7),
  step,
  decider: side,
  initiative: side,
  turnStarter: side,
  lastPasser: side,
  advantage: side,
  usedByAllied: flag,
  usedByGerman: flag,
  alliedAir: number(0, 2),
  germanAir: number(0, 5),
  releasedA: flag,
  releasedJ: flag,
  releasedL: flag,
  releasedM: flag,
  rommelNorth: flag,
  vp: number(-11, 24),
  winner: side,
  victory: number(NONE, 4),
  stage: number(0, 8),
  group: number(NONE, 12),
  entrant: unit,
  entered: number(0, 7),
  roll: number(-1, 20),
  counterRoll: number(0, 18),
  window: number(0, 5),
  active: place,
  acted: flag,
  mover: unit,
  walked: number(0, 20),
  assault: { low: 0, high: 3, codes: ['none', 'in-place', 'move', 'overrun'] },
  target: place,
  origin: place,
  groupSize: number(0, 14),
  point: unit,
  forward: unit,
  attackSupport: { low: 0, high: 2, codes: ['none', 'air', 'artillery'] },
  defenceSupport: { low: 0, high: 2, codes: ['none', 'air', 'artillery'] },
  failed: flag,
  casualties: number(0, 100),
  taken: number(0, 110),
  exact: flag,
  forwardItems: number(0, 2),
  twos: flag,
  fives: flag,
  escaped: number(0, 14),
  retreater: unit,
  crossing: place,
  resume: step,
  gun: unit,
  firstGun: unit,
  firstAim: place,
  secondGun: unit,
  secondAim: place,
  shot: number(0, 2),
  refreshed: place,
  refreshLeft: number(0, 6),
  reorganizer: side,
  reorganized: unit,
}

/** The fields with their names in the state. */
export const fieldEntries = Object.entries(fields) as [Scalar, Field][]

/** A scalar's name as positions write it: `turnStarter` is `turn-starter`. */
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
    : /^-?\d{1,3}$/.test(text)
      ? Number(text)
      : null
  if (value === null || value < field.low || value > field.high) return null
  return field.codes && value < 0 && text !== 'none' ? null : value
}
