import type { EventShape, Game, GameEvent } from '@estafette/kernel'

const plain: EventShape = { fields: [] }

/** What an event means to those who show it, as its game describes it. */
export function shapeOf({ events }: Game, { type }: GameEvent): EventShape {
  return events[type] ?? plain
}

/** Whether an event is about something of a sort: a move, a fight, a turn that begins. */
export function isOfSort(
  game: Game,
  event: GameEvent,
  sort: NonNullable<EventShape['sorts']>[number],
): boolean {
  return shapeOf(game, event).sorts?.includes(sort) ?? false
}
