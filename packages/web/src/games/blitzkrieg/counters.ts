import {
  hasMoved,
  wasUsed,
  flagsOf,
  placeOf,
  rideOf,
  isTransport,
  NONE,
  sideOfUnit,
  STEP,
  type BlitzState,
  type Board,
} from '@estafette/blitzkrieg/screen'
import type { CounterFace, Marks } from '../../counters/model.ts'
import { seriesPrint } from '../../counters/series-art.tsx'
import { settings } from '../../store/settings.ts'
import { LED, makeFace, RIDING, SHOWN, STATES, SYMBOLS } from './face.ts'
import { oncePer } from '../../screen/once.ts'

/** One face per unit and state of a board: the same face is always the same object. */
const facesOn = oncePer<Board, Map<number, CounterFace>>(() => new Map())

/** The counter of a unit as it stands in a position. */
export function faceOf(s: BlitzState, unit: number): CounterFace {
  const isRiding = rideOf(s, unit) !== NONE
  const isLed = s.rommel !== NONE && placeOf(s, unit) === s.rommel && !isTransport(s, unit)
  const state =
    (flagsOf(s, unit) & SHOWN) |
    (isRiding ? RIDING : 0) |
    (isLed ? LED : 0) |
    (settings.value.armourSymbols ? SYMBOLS : 0)
  const known = facesOn(s.board)
  const key = unit * STATES + state
  const face = known.get(key) ?? { ...makeFace(s.board, unit, state), print: seriesPrint }
  known.set(key, face)
  return face
}

const MOVING: ReadonlySet<number> = new Set([STEP.move, STEP['on-the-way']])
const FIGHTING: ReadonlySet<number> = new Set([STEP.declare, STEP.attack])

/** Who of the side that moves or attacks has had their turn. BLZ-MOV-33, BLZ-CBT-2 */
export function blitzMarks(s: BlitzState, unit: number): Marks {
  if (unit === s.active || sideOfUnit(s, unit) !== s.phasing) return {}
  const isDone =
    (MOVING.has(s.step) && hasMoved(s, unit)) || (FIGHTING.has(s.step) && wasUsed(s, unit))
  return isDone ? { acted: true } : {}
}

/** The type of a unit, for choosing part of a stack by type. */
export function typeOf({ unitType }: Board, unit: number): number {
  return unitType[unit]!
}
