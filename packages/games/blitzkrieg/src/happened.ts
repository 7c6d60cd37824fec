import type { BlitzState } from './state.ts'

/** Whether an event has happened in the game. */
export function hasHappened(s: BlitzState, id: string): boolean {
  const { events } = s.board
  for (let event = 0; event < events.length; event++) {
    if (events[event]!.source.id === id) return s.drawn[event]! > 0
  }
  return false
}
