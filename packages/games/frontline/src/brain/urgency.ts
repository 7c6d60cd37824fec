import { RESHUFFLES } from '../deck.ts'
import { scenarioOf } from '../scenarios.ts'
import { opponent, type FrontlineState, type Side } from '../state.ts'
import { ownTurn } from '../victory.ts'
import type { Weights } from './weights.ts'

/** How a side has to play: what harm is worth to it, and how many of its turns are left. */
export interface Urgency {
  readonly done: number // weight of harm that it does
  readonly suffered: number // weight of harm that it suffers
  readonly turns: number
}

const LAST_TURN = 30 // of each player. FRL-VIC-6

/**
 * Whoever loses when time runs out has to hurry, and more so the later it is; whoever is ahead may
 * wait. FRL-VIC-6, FRL-SCN-S8
 */
export function urgencyOf(w: Weights, s: FrontlineState, side: Side): Urgency {
  const limit = scenarioOf(s)?.limit
  const now = ownTurn(s)
  if (limit) {
    const turns = Math.max(1, limit.turns - now + 1)
    if (limit.winner === side) return { done: 1, suffered: w.wait, turns }
    return { done: w.hurry, suffered: w.reckless, turns }
  }
  const turns = Math.max(1, LAST_TURN - now + 1)
  const late = Math.max(s.reshuffles / RESHUFFLES, now / LAST_TURN)
  if (lostBy(s, opponent(side)) > lostBy(s, side)) {
    return { done: 1, suffered: 1 + 0.3 * late, turns }
  }
  return { done: 1 + w.late * late, suffered: 1 - w.lateCare * late, turns }
}

/** The share of its VP that a side has lost. */
function lostBy(s: FrontlineState, side: Side): number {
  return s.vpLost[side]! / Math.max(1, s.vpTotal[side]!)
}
