import type { Plan } from '@estafette/kernel'
import { opponent, sideOfUnit, type BlitzState, type Hex, type Side } from '../state.ts'
import { isInEnemyZoc } from '../zoc.ts'
import { hexWorth } from './worth.ts'

/**
 * How much a hex is worth going to, by the measure of Celles: a point that is not ours yet is worth
 * a hundred, one of ours ten, to stand next to an enemy sixty, a place with a name thirty, and of
 * hexes alike the nearer one comes first.
 */
function goalOf(s: BlitzState, { place, units, cost }: Plan): number {
  const side = sideOfUnit(s, units[0]!)
  const isOurs = s.control[place] === side + 1
  return (
    hexWorth(s, side, place) * (isOurs ? 10 : 100) +
    (isInEnemyZoc(s, side, place) ? 60 : 0) +
    (s.board.hexNames[place] ? 30 : 0) -
    Math.min(cost, 29) / 2
  )
}

/** Moves by what their end is worth, the best first. */
export function byGoal(s: BlitzState, moves: readonly Plan[]): readonly Plan[] {
  return moves
    .map((plan) => ({ plan, worth: goalOf(s, plan) }))
    .toSorted((a, b) => b.worth - a.worth || a.plan.place - b.plan.place)
    .map(({ plan }) => plan)
}

/** Hexes to the nearest combat unit of the enemy of a side, 99 without one. */
export function toEnemy(s: BlitzState, side: Side, hex: Hex): number {
  const { hexCount, distances } = s.board
  const enemy = opponent(side) * hexCount
  let nearest = 99
  for (let other = 0; other < hexCount; other++) {
    if (s.units[enemy + other]! > 0) nearest = Math.min(nearest, distances[hex * hexCount + other]!)
  }
  return nearest
}
