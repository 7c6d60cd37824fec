import { HALF_POINTS, MOST_ACTIONS, STRATEGIC_BONUS } from './data/charts.ts'
import { HEX_COUNT } from './data/map.ts'
import { MAX_MOVEMENT } from './data/pack.ts'
import { LAST_TURN } from './data/schedule.ts'
import { GERMAN_UNIT_COUNT, UNIT_COUNT } from './data/units.ts'

// No choice undoes another, and everything a player does uses something up: an action, a chit, a
// unit's turn in the phase, movement points, steps.

const PHASES = LAST_TURN * 2 * MOST_ACTIONS
const SIDE_UNITS = Math.max(GERMAN_UNIT_COUNT, UNIT_COUNT - GERMAN_UNIT_COUNT)

// Chits and what they ask for, entries, naming, and the losses of overstacked entry hexes.
const DECISIONS_TO_OPEN = 10 + SIDE_UNITS + 4 + 2 * SIDE_UNITS

// The cheapest step costs half a point; then the choice of the unit, its trucks, stop, stacking.
const MOST_HALF_POINTS = (MAX_MOVEMENT + STRATEGIC_BONUS) * HALF_POINTS
const DECISIONS_PER_MOVE = MOST_HALF_POINTS + 3 + 2 * SIDE_UNITS

// The cheapest attack costs a point.
const ATTACKS_PER_MOVE = MAX_MOVEMENT

// A combat: support, stacking, chits, at most two losses and disruptions a side, retreats, advances.
const RETREAT_PATH = 7 + SIDE_UNITS // around the start, then over full hexes
const DECISIONS_PER_RETREAT = 2 + 2 * RETREAT_PATH
const DECISIONS_PER_COMBAT =
  SIDE_UNITS + 2 * SIDE_UNITS + 2 + 8 + 2 * SIDE_UNITS * DECISIONS_PER_RETREAT + 2 * SIDE_UNITS

/** No game has more decisions than this. A bound, not an estimate: games have a thousand or two. */
export const longestGame =
  HEX_COUNT +
  LAST_TURN * 2 +
  PHASES *
    (DECISIONS_TO_OPEN +
      SIDE_UNITS * (DECISIONS_PER_MOVE + ATTACKS_PER_MOVE * DECISIONS_PER_COMBAT))
