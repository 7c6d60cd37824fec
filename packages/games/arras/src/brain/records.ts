import { NONE, type Location, type Unit } from '../state.ts'

// What the brain works with: plain records, filled by the files of their names.

/** More than ten units and the leaders never assault together. */
export const MOST_UNITS = 16

/** Units that assault together, or might. */
export interface Party {
  readonly units: Int8Array
  size: number
}

export function makeParty(): Party {
  return { units: new Int8Array(MOST_UNITS), size: 0 }
}

/** The units of one side in a location, in the sums that combat is about. */
export interface Garrison {
  fresh: number
  spent: number
  bestFresh: number // best Defense Factor of the Fresh ones but guns, NO_UNIT without any
  bestSpent: number // the same of the Spent ones
  best: number // the same with everybody Fresh
  gunFresh: number // the same of the guns: they stand in front only where nothing else does
  gunSpent: number
  gun: number
  rommel: number // 2 where he is
  value: number // of all its units
  attack: number // best Attack Factor, NO_UNIT without any
  able: number // units that can take part in an assault next turn
}

export const NO_UNIT = -50

export function makeGarrison(): Garrison {
  return {
    fresh: 0,
    spent: 0,
    bestFresh: NO_UNIT,
    bestSpent: NO_UNIT,
    best: NO_UNIT,
    gunFresh: NO_UNIT,
    gunSpent: NO_UNIT,
    gun: NO_UNIT,
    rommel: 0,
    value: 0,
    attack: NO_UNIT,
    able: 0,
  }
}

/** What a fight is worth to the attacker, by its margin. */
export interface Stakes {
  fail: number // lost by a Failure, as a positive number
  win: number // gained by any Success
  perPoint: number // gained by each casualty point
  capacity: number // casualty points the defenders can take
  clear: number // gained when no defender is left
  clearing: number // least margin that leaves none
}

export function makeStakes(): Stakes {
  return { fail: 0, win: 0, perPoint: 0, capacity: 1, clear: 0, clearing: 1 }
}

/** Of what cannot be done. Sums with it stay below HARDLY, and what they say is: never. */
export const NEVER = -1e9
export const HARDLY = NEVER / 2

/** An assault out of one location: who takes part, what it is worth and how likely it succeeds. */
export interface Assault {
  value: number
  weaker: number // value with one unit less
  chance: number
  target: Location
  lead: Unit // walks first, and is the Point Unit
  readonly party: Party
}

export function makeAssault(): Assault {
  return { value: NEVER, weaker: NEVER, chance: 0, target: NONE, lead: NONE, party: makeParty() }
}

/** A move of one unit: where it ends, its first step, what it brings. */
export interface UnitMove {
  value: number
  to: Location
  step: Location // NONE: stay
  took: number // locations taken from the enemy
}

export function makeMove(): UnitMove {
  return { value: NEVER, to: NONE, step: NONE, took: 0 }
}

export const MOST_MF = 12 // of a walk that is thought of

// The table of an allocation of losses.
export const MOST_POINTS = 100
export const MOST_EXCESS = 4
export const LOSS_WIDTH = 2 * (MOST_POINTS + MOST_EXCESS + 1)
export const LOSS_CELLS = (MOST_UNITS + 1) * LOSS_WIDTH
