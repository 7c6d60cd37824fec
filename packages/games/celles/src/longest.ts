import type { Board } from './data/board.ts'
import { HALF_POINTS, MAX_MOVEMENT } from './data/codes.ts'

// No choice undoes another, and everything a player does uses something up: an action, a chit, a
// unit's turn in the phase, movement points, steps.

// The cheapest attack costs a point.
const ATTACKS_PER_MOVE = MAX_MOVEMENT

/** No game has more decisions than this. A bound, not an estimate: games have a thousand or two. */
export function longestGame(board: Board): number {
  const { firstSideUnits, unitCount, lastTurn } = board
  const phases = lastTurn * 2 * board.mostActions
  const units = Math.max(firstSideUnits, unitCount - firstSideUnits) // of a side
  // Chits and what they ask for, entries, naming, and the losses of overstacked entry hexes.
  const toOpen = 10 + units + 4 + 2 * units
  // The cheapest step costs half a point; then the choice of the unit, its trucks, stop, stacking.
  const mostHalfPoints = (MAX_MOVEMENT + board.strategicBonus) * HALF_POINTS
  const perMove = mostHalfPoints + 3 + 2 * units
  // A combat: support, stacking, chits, at most two losses and disruptions a side, retreats, advances.
  const retreatPath = 7 + units // around the start, then over full hexes
  const perRetreat = 2 + 2 * retreatPath
  const perCombat = units + 2 * units + 2 + 8 + 2 * units * perRetreat + 2 * units
  return (
    board.hexCount +
    lastTurn * 2 +
    phases * (toOpen + units * (perMove + ATTACKS_PER_MOVE * perCombat))
  )
}
