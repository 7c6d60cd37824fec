import type { EventShape, Game, GameEvent, HarmKind, Seat } from '@estafette/kernel'

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

/** Whose doing something is: a seat and its side; of nobody, -1, what the rules do by themselves. */
export interface Doer {
  readonly seat: Seat
  readonly side: number // -1 also while the sides are not settled
}

export const nobody: Doer = { seat: -1, side: -1 }

/** Which side a seat plays, as far as it is settled. */
export type SideOf = (seat: Seat) => number

/**
 * Whose doing an event is. It belongs to the choice that made it, unless it names somebody else:
 * bombs that fall after the other side has answered are still the bomber's. What the rules do by
 * themselves is nobody's.
 */
export function doerOf(game: Game, event: GameEvent, chooser: Seat, sideOf: SideOf): Doer {
  const { auto, by } = shapeOf(game, event)
  if (auto || chooser < 0) return nobody
  const own = { seat: chooser, side: sideOf(chooser) }
  if (by === undefined) return own
  const value = event[by]
  const named: unknown = Array.isArray(value) ? value[0] : value
  if (typeof named !== 'number' || named < 0) return nobody
  const kind = game.fields[by] ?? by
  if (kind === 'seat') return { seat: named, side: sideOf(named) }
  const side = kind === 'side' ? named : (game.kinds[kind]?.sides?.[named] ?? own.side)
  return side === own.side ? own : { seat: seatOf(game, side, sideOf), side }
}

/** The first seat of a side. */
function seatOf({ seats }: Game, side: number, sideOf: SideOf): Seat {
  for (let seat = 0; seat < seats; seat++) if (sideOf(seat) === side) return seat
  return -1
}

/** Everything that was told with whose doing it is, in order: a lone choice of the rules is its seat's. */
export function* doings(
  game: Game,
  { seat, events }: { readonly seat: Seat; readonly events: readonly GameEvent[] },
  sideOf: SideOf,
): Generator<{ readonly event: GameEvent; readonly doer: Doer }> {
  let chooser = seat
  for (const event of events) {
    if (event.type === 'forced' && typeof event['seat'] === 'number') chooser = event['seat']
    yield { event, doer: doerOf(game, event, chooser, sideOf) }
  }
}

/** The numbers that a field of an event has, one or several. */
export function numbersIn(value: unknown): readonly number[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'number')
}

/** An event of a game as its package declares it: pages know no game, and hand on what it told. */
export function ownEvent<E extends { readonly type: string }>(event: GameEvent): E {
  return event as unknown as E
}

/** What an event did to whom. */
export interface Harmed {
  readonly kind: HarmKind
  readonly side: number // whose loss it is
  readonly field: string // that names them, '' where nobody is named
  readonly things: readonly number[]
  readonly event: GameEvent
}

/** What an event does to somebody, as its game describes it; null where it harms nobody. */
export function harmOf(game: Game, event: GameEvent): Harmed | null {
  const { harm } = shapeOf(game, event)
  if (!harm) return null
  const { kind, whom, taker, of, only } = harm
  if (only) {
    const [field, ...values] = only
    if (!values.includes(Number(event[field]))) return null
  }
  const field = whom ?? ''
  const things = whom === undefined ? [] : numbersIn(event[whom])
  const sides = game.kinds[game.fields[field] ?? '']?.sides
  const side =
    taker === undefined ? (of ?? sides?.[things[0] ?? -1] ?? -1) : 1 - Number(event[taker])
  return { kind, side, field, things, event }
}
