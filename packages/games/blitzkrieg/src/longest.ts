import type { Board } from './data/board.ts'
import { PONTOONS } from './data/codes.ts'

// No choice undoes another, and everything a player does uses something up: a unit's move, its
// attack, its die of arrival, an air unit's mission, a marker.

const LONGEST_MOVE = 16 // hexes: 5 MP, Rommel's point, half a point each, and the way in
const LONGEST_RETREAT = 8

/** No game has more decisions than this. A bound, not an estimate. */
export function longestGame({ unitCount, airCount, hexCount, lastTurn }: Board): number {
  const setUp = (2 + unitCount) * unitCount + hexCount // units are taken up in the order of their zone
  const perMove = LONGEST_MOVE + 4
  const moving = 2 * unitCount * perMove + unitCount + 2 // two phases, excess
  const perCombat = 12 // target, shift, standing, die and the ends of lists
  const fighting = unitCount * (perCombat + 4) + 3 * unitCount * (LONGEST_RETREAT + 4)
  const opening = unitCount + 2 * PONTOONS + hexCount + 3 * airCount + 2 * unitCount
  return setUp + lastTurn * (2 * (moving + fighting + opening) + 2 * airCount + 8)
}
