import type { BlitzState, Unit } from './state.ts'

/** Whether an event has happened in the game. */
export function hasHappened(s: BlitzState, id: string): boolean {
  const { events } = s.board
  for (let event = 0; event < events.length; event++) {
    if (events[event]!.source.id === id) return s.drawn[event]! > 0
  }
  return false
}

/** Whether a conditional unit may not come or come back, for the event that ends its coming. SED-REI-4 */
export function isKeptOut(s: BlitzState, unit: Unit): boolean {
  if (s.board.mayBreakOut[unit]! === 0) return false
  const { blockedByEvent } = s.board.reinforcements[s.board.unitReinforcement[unit]!]!.source
  return blockedByEvent !== undefined && hasHappened(s, blockedByEvent)
}
