import type { Board } from './data/board.ts'
import { MAX_FACTOR } from './data/pack.ts'

// No choice undoes another, and everything a player does uses something up. What is used up:
// the freshness of units, which comes back only with a new turn or a prolongation.

const PHASES_PER_TURN = 3 // ARR-9.5a: each player prolongs once at most

// One unit's way: named, each step costs MF, joined, halted; impulse and end of the activation.
const DECISIONS_PER_WALK = MAX_FACTOR + 5

// Around the dice: attack, point, forward, two supports, two rerolls, stand, overrun, bombard, aim.
const DECISIONS_PER_FIGHT = 16
const STACK = 14 // ten units and the four leaders

/** No game has more decisions than this. A bound, not an estimate: games have one or two thousand. */
export function longestGame({ unitCount, locationCount, turnTrack }: Board): number {
  const turns = turnTrack.last
  const freshUnits = turns * PHASES_PER_TURN * unitCount
  // A unit assaults again only by an overrun, and every entry costs it 3 MF or more.
  const assaults = freshUnits * Math.ceil(MAX_FACTOR / 3)
  const fullLocations = Math.floor(unitCount / 10) // the most a retreat can cross
  // Per defender: two loss items, its place in the order, and a retreat; then a voluntary one.
  const decisionsOfDefence = STACK * (3 + 2 * (1 + fullLocations))
  // Bids, placements, windows of the releases, reorganisations: a few per unit and turn.
  const decisionsBetween = locationCount + turns * (8 * unitCount + 20)
  return (
    freshUnits * DECISIONS_PER_WALK +
    assaults * (DECISIONS_PER_FIGHT + decisionsOfDefence) +
    decisionsBetween
  )
}
