import { defineState, type Flavored } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import type { Work } from './work.ts'

export type Unit = Flavored<number, 'unit'>
export type Hex = Flavored<number, 'hex'>
export type Side = Flavored<number, 'side'>
export type Formation = Flavored<number, 'formation'>
export type Chit = Flavored<number, 'chit'>

/** Nobody, nowhere, not yet. */
export const NONE = -1

// Bits of `flags`: what a counter shows.
export const USED = 1 // back side up
export const REDUCED = 2 // its reduced counter is in play
export const DISRUPTED = 4
export const OUT_OF_SUPPLY = 8 // never together with ISOLATED
export const ISOLATED = 16

// Bits of `marks`: what a unit does in the current Action Phase.
export const ACTIVATED = 1 // belongs to the activated group
export const ACTED = 2 // is or has been the active unit
export const ENTERING = 4 // to be placed on an entry hex now
export const ATTACKING = 8 // involved in the current combat as attacker
export const DEFENDING = 16 // involved in the current combat as defender
export const RETREATED = 32 // in the current combat
export const ADVANCED = 64 // in the current combat

/** The marks of the current combat. */
export const COMBAT_MARKS = ATTACKING | DEFENDING | RETREATED | ADVANCED

// Where a chit lies.
export const ABSENT = 0 // not in the cup today
export const IN_CUP = 1
export const AVAILABLE = 2 // tactical chit drawn, not yet played
export const PLAYED = 3
export const SET_ASIDE = 4 // drawn when it cannot be played
export const FACE_UP = 5 // action chit drawn, used for its formation (or about to be used)
export const FACE_DOWN = 6 // action chit used for a single unit, or for nothing

// How far the choice of what to activate is.
export const NOT_YET = 0 // tactical chits come first
export const BARRED = 1 // the FBB withdrew by its chit: tactical chits, but nothing else. CEL-15.0.1
export const SETTLED = 2

// Parts of a combat result being applied to `sufferer`, in this order. CEL-11.0.17
export const NO_RESULT = 0
export const STEP_LOSSES = 1
export const DISRUPTION = 2
export const RETREAT = 3

/** Every number of a position. */
export const scalars = [
  'actionDie', // 1: number of actions varies by a die, CEL-17.0.1
  'step', // what happens next
  'decider', // side that decides it
  'resume', // step that follows a loss to overstacking
  'turn', // 1 to 8, 0 before the first
  'first', // side that plays first this turn, NONE before it is known
  'initiative', // side that won the initiative of this turn, NONE before it is known
  'phasing', // side whose Action Phase it is, NONE between phases
  'chit', // action chit drawn in this phase, NONE without one
  'activation', // how far CHOOSE_ACTIVATION of this phase is: NOT_YET, BARRED or SETTLED
  'named', // 84th units named so far under its own chit, NONE when none are to be named
  'withdrawn', // 1 once the FBB has left the game
  'trucks', // unit that carries the trucks marker, or NONE
  'trucksFrom', // turn from which the marker, when on no unit, is available
  'vp', // German VP on the track
  'winner', // side, NONE while nobody has won and after a draw
  'victory', // kind of the end, NONE before it
  'placing', // set-up: unit to be placed
  'entrant', // reinforcement or rebuilt unit looking for its hex
  'active', // the active unit
  'spent', // half MP it has spent
  'strategic', // 1 while it may still use the bonus of CEL-8.5.1
  'attack', // attack type of the current combat, NONE outside combat
  'front', // bits of the directions from `origin` to the defenders' hexes
  'column', // CRT column
  'modifier', // sum of the modifiers without Combat chits
  'chitAttacker', // 1: the attacker played their Combat chit
  'chitDefender',
  'die', // 0 to 9, NONE before the roll
  'attackerResult', // code of the CRT, see data: still to be applied to the attacker
  'defenderResult',
  'sufferer', // side the result is being applied to, NONE outside
  'stage', // part of the result being applied
  'lossesLeft', // steps the sufferer still has to lose
  'disruptionsLeft', // units the sufferer still has to disrupt
  'retreater', // unit retreating, or NONE
  'companion', // unit retreating with it as one stack, or NONE
  'advancer', // unit looking for the hex it advances into
  'crowded', // overstacked hex that must lose steps
  'origin', // hex the current attack is made from
  'start', // hex the current retreat began in
] as const

export type Scalar = (typeof scalars)[number]

/** How a position is laid out on a board: the sizes follow from it. */
function layoutOf({ unitCount, hexCount, chitCount, entryList }: Board) {
  return {
    scalars,
    tables: {
      place: unitCount, // hex, or the board's numbers for waiting .. out of the game
      flags: unitCount,
      marks: unitCount,
      actions: 2, // by side: actions available this turn
      used: 2, // by side: actions used
      losses: 2, // by side: steps it has lost, minus those rebuilt
      chits: chitCount, // where each chit lies
      spared: entryList.length, // by entry hex: steps that placing left there above the limit, or 0
      passed: hexCount, // left or crossed in the current retreat
      // Counts by side and hex, kept up to date by `units.ts` and `zoc.ts`.
      steps: 2 * hexCount, // steps in the hex
      near: 2 * hexCount, // units in the six hexes around
      zoc: 2 * hexCount, // undisrupted units in the six hexes around: their ZOC is here
      motors: hexCount, // motorized units in the hex, of whichever side
    },
    derived: ['steps', 'near', 'zoc', 'motors'],
    wide: ['place', 'crowded', 'origin', 'start'],
  } as const
}

/** The most choices any decision of this game has. */
export const MOST_CHOICES = 128

/** The class of the positions of a game: one for all boards of its sizes. */
export function defineFlat(board: Board) {
  return defineState(layoutOf(board), MOST_CHOICES)
}

/**
 * A position. Beside the buffer: the board, which never changes during a game, and the working
 * memory, which all positions of a game value share.
 */
export type CellesState = ReturnType<ReturnType<typeof defineFlat>> & {
  board: Board
  work: Work<CellesState, Scalar>
}

export { copyOf, endUnit, firstUnit, opponent, sideOfUnit } from '@estafette/kernel'

/** Index into the tables that count by side and hex. */
export function at(s: CellesState, side: Side, hex: Hex): number {
  return side * s.board.hexCount + hex
}
