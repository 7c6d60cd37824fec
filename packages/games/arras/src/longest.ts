import { LOCATION_COUNT, UNIT_COUNT } from './data/board.ts'
import { MAX_FACTOR } from './data/pack.ts'

// No choice undoes another, and everything a player does uses something up. What is used up:
// the freshness of units, which comes back only with a new turn or a prolongation.

const TURNS = 7
const PHASES_PER_TURN = 3 // ARR-9.5a: each player prolongs once at most
const FRESH_UNITS = TURNS * PHASES_PER_TURN * UNIT_COUNT

// One unit's way: named, each step costs MF, joined, halted; impulse and end of the activation.
const DECISIONS_PER_WALK = MAX_FACTOR + 5

// A unit assaults again only by an overrun, and every entry costs it 3 MF or more.
const ASSAULTS = FRESH_UNITS * Math.ceil(MAX_FACTOR / 3)

// Around the dice: attack, point, forward, two supports, two rerolls, stand, overrun, bombard, aim.
const DECISIONS_PER_FIGHT = 16
const STACK = 14 // ten units and the four leaders
const FULL_LOCATIONS = Math.floor(UNIT_COUNT / 10) // the most a retreat can cross
// Per defender: two loss items, its place in the order, and a retreat; then a voluntary one.
const DECISIONS_OF_DEFENCE = STACK * (3 + 2 * (1 + FULL_LOCATIONS))

// Bids, placements, windows of the releases, reorganisations: a few per unit and turn.
const DECISIONS_BETWEEN = LOCATION_COUNT + TURNS * (8 * UNIT_COUNT + 20)

/** No game has more decisions than this. A bound, not an estimate: games have one or two thousand. */
export const longestGame =
  FRESH_UNITS * DECISIONS_PER_WALK +
  ASSAULTS * (DECISIONS_PER_FIGHT + DECISIONS_OF_DEFENCE) +
  DECISIONS_BETWEEN
