import type { Reach } from '@estafette/board'
import type { Fields, Flat, Flavored, Layout } from '@estafette/kernel'
import type { Board } from './data/board.ts'

export type Unit = Flavored<number, 'unit'>
export type Location = Flavored<number, 'location'> // an area or a zone, ARR-2.1.3b
export type Side = Flavored<number, 'side'>

/** Nobody, nowhere, not yet. */
export const NONE = -1

// Scenarios.
export const HISTORICAL = 0
export const FREE = 1

// Bits of `flags`: what a counter shows.
export const SPENT = 1
export const REDUCED = 2 // its R counter is in play
export const LOCKED = 4 // not released
export const CROSSER = 8 // counted by ARR-13.6

// Bits of `marks`: what a unit is doing in the current impulse.
export const ASSAULTING = 1
export const OVERRUNNING = 2 // on the overrun list
export const RETREATING = 4 // a retreat was taken as its loss
export const DISENGAGED = 8 // its last step led out of a location holding enemies
export const RETURNING = 16 // thrown back, not yet returned

// Kinds of assault.
export const NO_ASSAULT = 0
export const IN_PLACE = 1
export const MOVE_ASSAULT = 2
export const OVERRUN_ASSAULT = 3

// Combat Support of one side.
export const NO_SUPPORT = 0
export const AIR = 1
export const GUNS = 2

/** Every number of a position that stands alone. */
export const scalars = [
  'scenario', // HISTORICAL or FREE
  'bidding', // 1: sides are bid for, ARR-14.1
  'balance', // balance option in use, ARR-15
  'autoVictoryAreas', // 3, or 4 by the house switch
  'prolongAtEnd', // 1: the turn is prolonged only at the end of the phase, ARR-9.2b
  'threshold', // VP the Allies need in the end
  'alliedSeat', // seat that plays the Allies, NONE while bids are open
  'bidFirst', // sealed bid of seat 0, 0 while it is not in
  'bidSecond', // sealed bid of seat 1
  'step', // what happens next
  'decider', // side that decides it
  'turn', // 1 to 7, 0 before the first
  'stage', // step of the turn start being carried out
  'initiative', // side
  'turnStarter', // side that began the turn with the Initiative
  'lastPasser', // side of the last Pass if nothing came after it
  'advantage', // side that holds the marker
  'usedByAllied', // Advantage used this turn
  'usedByGerman',
  'alliedAir', // Air Support counters left
  'germanAir',
  'releasedA', // French corps
  'releasedJ', // British reserves
  'releasedL', // Panzers
  'releasedM', // 5th Panzer
  'rommelNorth', // operational limit lifted, ARR-13.6
  'vp', // marker, as set in the last End Phase
  'winner', // side, once the game is over
  'victory', // kind of victory
  'group', // set-up: group to be placed; turn start: group entering
  'entrant', // unit entering on its own
  'entered', // bits of the groups whose entry was carried out in this turn start
  'roll', // sum of the last release, Rommel, Refresh or Gort die; attacker's or Allied dice
  'counterRoll', // sum of the defender's or German dice
  'window', // roll that may be repeated
  'active', // Active Area
  'acted', // something was done in this activation
  'mover', // unit walking
  'walked', // steps it has taken
  'assault', // kind of assault
  'target', // location under assault or bombardment
  'origin', // location an overrun assault comes from
  'groupSize', // units of the assault that have arrived
  'point', // Point Unit
  'forward', // Forward Unit
  'attackSupport', // Combat Support of the attacker
  'defenceSupport',
  'failed', // the assault, or one of the bombardments, was a Failure
  'casualties', // CP to be taken
  'taken', // CP taken so far
  'exact', // the CP can be met exactly
  'forwardItems', // loss items of the Forward Unit
  'twos', // other units have a loss item of 2 CP
  'fives', // other units have a loss item of 5 CP
  'escaped', // defenders that retreated
  'retreater', // unit looking for its way back
  'crossing', // location it goes on from
  'resume', // step that follows the retreat
  'gun', // artillery about to be aimed
  'firstGun',
  'firstAim',
  'secondGun',
  'secondAim',
  'shot', // 1 or 2 while the first or second fires, else 0
  'refreshed', // location being refreshed
  'refreshLeft', // units still to flip
  'reorganizer', // side whose reorganisation it is
  'reorganized', // unit coming back
] as const

/** The tables of a position, and what they are by. */
export const tables = {
  place: 'unit', // location, or a place off the map of the board
  flags: 'unit',
  marks: 'unit',
  from: 'unit', // location its last step left
  spentMf: 'unit', // MF spent since the activation began
  control: 'location', // side; its marker lies where that is not the first one, ARR-3.4a
  passed: 'location', // left or crossed in the current retreat
  // Counts by location and side, kept up to date by `enter`, `leave` and `turnUnit` of the units.
  present: 'side', // units
  stacked: 'side', // units that count for stacking
  fresh: 'side', // Fresh units
  ready: 'side', // Fresh units that are not locked
} as const

export type Scalar = (typeof scalars)[number]
type Table = keyof typeof tables

/** The layout of positions on boards of this size. */
export function layoutOf({ unitCount, locationCount }: Board): Layout<Scalar, Table> {
  const sizes = { unit: unitCount, location: locationCount, side: 2 * locationCount }
  const entries = Object.entries(tables).map(([name, by]) => [name, sizes[by]])
  return {
    scalars,
    tables: Object.fromEntries(entries) as Record<Table, number>,
    derived: ['present', 'stacked', 'fresh', 'ready'],
  }
}

/** The most choices any decision of this game has. */
export const MOST_CHOICES = 256

/**
 * A position. What is beside the buffer never changes during a game: the board, and the working
 * memory of the game value, which all its positions share.
 */
export interface ArrasState extends Flat<Scalar, Table> {
  board: Board
  work: Work
}

/** What belongs to a game value: its board, the making of its positions, and room to work in. */
export interface Work {
  readonly board: Board // without the corrections of a pack
  readonly makeState: (board: Board) => ArrasState // blank
  readonly fields: Fields<Scalar> // how positions are written
  readonly approach: { readonly need: Int16Array; readonly queue: Int16Array }
  readonly hindrance: UnitWays
  readonly counts: Counts
  readonly path: { readonly connected: Uint8Array; readonly stack: Int16Array }
}

/** The ways of one unit in one position: asked for many locations, they are searched once. */
export interface UnitWays {
  board: Board | null // null before the first
  unit: Unit
  readonly position: Int32Array // as it was then
  readonly price: Int16Array // MF of a step into each location
  readonly bars: Int16Array // what forbids it
  readonly lawful: Reach
  readonly direct: Reach // as if nobody minded
}

/** Units by location and side. */
export interface Counts {
  readonly present: Int8Array
  readonly stacked: Int8Array
  readonly fresh: Int8Array
  readonly ready: Int8Array
}

export { copyOf, endUnit, firstUnit, opponent, sideOfUnit } from '@estafette/kernel'

/** Index into the tables that count by location and side. */
export function at(side: Side, location: Location): number {
  return 2 * location + side
}
