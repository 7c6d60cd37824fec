import type { Tell } from './events.ts'
import { goTo } from './flow.ts'
import { heldBy } from './holding.ts'
import { scenarioOf } from './scenarios.ts'
import { NONE, opponent, type FrontlineState, type Side } from './state.ts'

/** Ways in which a battle ends. */
export const victories = ['losses', 'objective', 'limit', 'nightfall', 'length'] as const
const LOSSES = 0
const OBJECTIVE = 1
const LIMIT = 2
const NIGHTFALL = 3
const LENGTH = 4

const rules = ['FRL-VIC-1', 'FRL-SCN-S7', 'FRL-SCN-S8', 'FRL-VIC-6', 'FRL-OPT-6'] as const

/** Turns of each player in a battle of fixed length. FRL-OPT-6 */
export const FIXED_TURNS = 10

/** VP of a side that must be destroyed: half of what it fields, rounded up. FRL-VIC-1, FRL-VIC-2 */
export function vpNeeded(s: FrontlineState, side: Side): number {
  return Math.ceil(s.vpTotal[side]! / 2)
}

function end(s: FrontlineState, winner: Side, kind: number, tell: Tell): void {
  s.winner = winner
  s.victory = kind
  goTo(s, 'over')
  const rule = rules[kind]!
  if (winner === NONE) tell?.({ type: 'drawn', rule, kind })
  else tell?.({ type: 'won', rule, side: winner, kind })
}

/** Ends the game where a side has lost half of its force. FRL-VIC-1 */
export function checkLosses(s: FrontlineState, side: Side, tell: Tell): boolean {
  if (s.vpLost[side]! < vpNeeded(s, side)) return false
  end(s, opponent(side), LOSSES, tell)
  return true
}

/** Whose turn of his own it is, counted from 1. */
export function ownTurn(s: FrontlineState): number {
  return Math.ceil(s.turn / 2)
}

/** What is checked when a turn is over; whether the game is. FRL-VIC-6, FRL-VIC-7 */
export function checkTurnEnd(s: FrontlineState, tell: Tell): boolean {
  const scenario = scenarioOf(s)
  const side = s.acting
  const isSecond = side !== s.first
  const objective = scenario?.objective
  if (objective && objective.side === side) {
    const isHeld = (heldBy(s, side) & (1 << objective.card)) !== 0
    s.held[side] = isHeld ? s.held[side]! + 1 : 0
    if (isHeld) {
      const { card, turns } = objective
      tell?.({
        type: 'objective-held',
        rule: 'FRL-SCN-S7',
        side,
        ground: card - 1,
        turns: s.held[side]!,
        needed: turns,
      })
      if (s.held[side]! >= turns) {
        end(s, side, OBJECTIVE, tell)
        return true
      }
    }
  }
  if (!isSecond) return false
  if (scenario?.limit && ownTurn(s) >= scenario.limit.turns) {
    end(s, scenario.limit.winner, LIMIT, tell)
    return true
  }
  if (s.fixedLength === 1 && ownTurn(s) >= FIXED_TURNS) {
    end(s, aheadInLosses(s), LENGTH, tell)
    return true
  }
  if (s.nightfall === 1) {
    end(s, aheadInLosses(s), NIGHTFALL, tell)
    return true
  }
  return false
}

/**
 * The side that destroyed the larger share of the enemy, NONE where the shares are equal.
 * FRL-VIC-6
 */
export function aheadInLosses({ vpLost, vpTotal }: FrontlineState): Side {
  const allies = vpLost[1]! * vpTotal[0]!
  const axis = vpLost[0]! * vpTotal[1]!
  return allies > axis ? 0 : axis > allies ? 1 : NONE
}
