import {
  BRITISH,
  FRENCH,
  LEADER,
  LOCKED,
  REDUCED,
  SPENT,
  SS,
  WEHRMACHT,
  type Board,
} from '@estafette/arras/screen'
import type { CounterFace, Factor, Nation } from '../../counters/model.ts'
import { counterName, formationOf } from './panels/formations.ts'
import { oncePer } from '../../screen/once.ts'

/** Nations by their number in the tables of the board. */
const nations: Readonly<Record<number, Nation>> = {
  [BRITISH]: 'british',
  [FRENCH]: 'french',
  [WEHRMACHT]: 'wehrmacht',
  [SS]: 'ss',
}

const SHOWN = SPENT | REDUCED | LOCKED // the flags that a counter shows
const NO_ATTACK = '•' // of a leader

/** One face per unit and state of a board: the same face is always the same object. */
const facesOn = oncePer<Board, Map<number, CounterFace>>(() => new Map())

/** What the counter of a unit shows with these flags of the state. */
export function arrasFace(board: Board, unit: number, flags: number): CounterFace {
  const key = unit * 8 + (flags & SHOWN)
  const known = facesOn(board)
  const face = known.get(key) ?? makeFace(board, unit, flags & SHOWN)
  known.set(key, face)
  return face
}

/** The factors of the side that is up: attack (null for a leader), defence, movement. */
export function arrasFactors(board: Board, unit: number, flags: number) {
  const counter = flags & REDUCED ? unit + board.unitCount : unit
  const spent = (flags & SPENT) !== 0
  return {
    attack: board.type[unit] === LEADER ? null : spent ? 0 : board.attack[counter]!,
    defence: spent ? board.spentDefence[counter]! : board.defence[counter]!,
    movement: spent ? 0 : board.movement[counter]!,
  }
}

function makeFace(board: Board, unit: number, flags: number): CounterFace {
  const code = board.unitCodes[unit]!
  const formation = formationOf(code)
  if (!formation) throw new Error(`no formation for unit '${code}'`)
  const { attack, defence, movement } = arrasFactors(board, unit, flags)
  const factors: readonly Factor[] = [
    {
      text: attack === null ? NO_ATTACK : String(attack),
      italic: board.overrunCapable[unit] === 1,
    },
    { text: String(defence) },
    { text: String(movement) },
  ]
  const reduced = (flags & REDUCED) !== 0
  return {
    key: `${code}:${flags}`,
    nation: nations[board.nationality[unit]!]!,
    kind: formation.kind,
    size: formation.size,
    name: counterName(board.unitNames[unit]!),
    letter: reduced ? null : String.fromCharCode(65 + board.group[unit]!), // R counters have none
    bar: formation.bar,
    factors,
    spent: (flags & SPENT) !== 0,
    reduced,
    locked: (flags & LOCKED) !== 0,
  }
}
