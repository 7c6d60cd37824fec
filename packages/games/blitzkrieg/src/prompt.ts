import { finalColumn } from './combat.ts'
import { movementLeft } from './moves.ts'
import { NONE, type BlitzState } from './state.ts'

/** The unit a decision is about. */
export function unitUnderWay(s: BlitzState): number {
  for (const unit of [s.placing, s.retreater, s.active]) if (unit !== NONE) return unit
  return NONE
}

/** The hex a decision is about. */
export function hexInQuestion(s: BlitzState): number {
  if (s.start !== NONE) return s.start
  const unit = unitUnderWay(s)
  const hex = unit === NONE ? NONE : s.place[unit]!
  return hex < s.board.hexCount ? hex : NONE
}

/** Gaps of the prompts: what the decision is about. */
export function promptArgs(s: BlitzState): Record<string, number> {
  return {
    turn: s.turn,
    side: s.decider,
    unit: unitUnderWay(s),
    hex: hexInQuestion(s),
    air: s.airTarget,
    count: s.left + s.refits + s.withdrawals,
    markers: s.markers,
    left: movementLeft(s),
    column: s.column === NONE ? NONE : finalColumn(s),
    shift: s.shift,
    cover: s.cover,
    exploiting: s.exploiting,
  }
}
