import { NOBODY, type Outcome } from '@estafette/kernel'
import { stateOf, type Settled, type Table } from './table.ts'

/** Ends a game that goes on; whether it did. Nothing is taken and nothing taken back afterwards. */
export function settle(table: Table, settled: Settled): boolean {
  const { game } = table
  const isSomebody = settled.seat >= 0 && settled.seat < game.seatsIn(stateOf(table))
  if (isOver(table) || isSomebody === (settled.how === 'agreed')) return false
  table.settled = settled
  return true
}

/** Whether nothing more can be chosen: the rules or the players have ended the game. */
export function isOver(table: Table): boolean {
  return table.settled !== null || table.game.acting(stateOf(table)) === 0
}

/** How a game ended, by its rules or by its players; null while it goes on. */
export function outcomeOf(table: Table): Outcome | null {
  const { game, settled } = table
  const state = stateOf(table)
  if (!settled) return game.outcome(state)
  const loser = settled.seat < 0 ? NOBODY : game.sideOf(state, settled.seat)
  const sides = game.sides.map((_, side) => side)
  const winner = loser < 0 ? NOBODY : (sides.find((side) => side !== loser) ?? NOBODY)
  const margins = sides.map((side) => (winner < 0 ? 0 : side === winner ? 1 : -1))
  return { winner, kind: settled.how, score: 0, margins }
}
