import { signal, type Signal } from '@preact/signals'
import {
  sideOfSeat,
  windowKind,
  type FrontlineState,
  type WindowKind as Kind,
} from '@estafette/frontline/screen'
import type { Seat } from '@estafette/kernel'
import type { CoreDesk } from '../../screen/desk.ts'
import type { Session } from '../../session/session.ts'

export {
  windowKind,
  windowKinds as KINDS,
  type WindowKind as Kind,
} from '@estafette/frontline/screen'

/** Which windows go by. */
export type Passes = ReadonlySet<Kind>

/** Orders of a seat: those that stand, and those that end with a turn. */
export interface Orders {
  readonly standing: Passes
  readonly passing: { readonly kinds: Passes; readonly until: number } | null
}

/** Orders that are given with one press. */
export const PRESETS = {
  ask: new Set<Kind>(),
  ifHit: new Set<Kind>(['attacks', 'moves', 'anyTime']),
  toMyTurn: new Set<Kind>(['attacks', 'moves', 'anyTime', 'cover']),
} as const
export type Preset = keyof typeof PRESETS

/**
 * Interruptions out of the blue are let go by until somebody asks for them: what they offer is
 * also offered with every action, answer and cover of one's own.
 */
export const usual: Orders = { standing: new Set<Kind>(['anyTime']), passing: null }

/** Which windows go by in a turn. */
export function passesIn({ standing, passing }: Orders, turn: number): Passes {
  return passing && turn <= passing.until ? passing.kinds : standing
}

/** Whether the open window goes by. */
export function goesBy(orders: Orders, s: FrontlineState): boolean {
  const kind = windowKind(s)
  return kind !== null && passesIn(orders, s.turn).has(kind)
}

/** The last turn of an order given now: this one, or the enemy's that follows one's own. */
export function lastTurn(s: FrontlineState, seat: Seat): number {
  return s.acting === sideOfSeat(s, seat) ? s.turn + 1 : s.turn
}

const kept = new WeakMap<Session, Map<Seat, Signal<Orders>>>()

/** The orders of a seat at a table. */
export function ordersOf(session: Session, seat: Seat): Signal<Orders> {
  const seats = kept.get(session) ?? new Map<Seat, Signal<Orders>>()
  kept.set(session, seats)
  const known = seats.get(seat) ?? signal(usual)
  seats.set(seat, known)
  return known
}

/** Has the orders of every person at a table obeyed from now on. */
export function obeyOrders(session: Session): void {
  session.sitters.forEach((sitter, seat) => {
    if (sitter === 'human') obey(session, seat)
  })
}

function obey(session: Session, seat: Seat): void {
  const orders = ordersOf(session, seat)
  session.order?.(seat, (known) => goesBy(orders.peek(), known as FrontlineState))
}

/** Gives orders for this turn, or for good. */
export function giveOrders(model: CoreDesk, kinds: Passes, isPinned: boolean): void {
  const { session } = model
  const seat = session.viewer.peek()
  if (seat < 0) return
  const s = model.state.peek() as FrontlineState
  ordersOf(session, seat).value = isPinned
    ? { standing: kinds, passing: null }
    : { ...ordersOf(session, seat).peek(), passing: { kinds, until: lastTurn(s, seat) } }
  obey(session, seat)
}

/** Takes back what ends with the turn, and then what stands: everything is asked. */
export function dropOrders(model: CoreDesk): void {
  const seat = model.session.viewer.peek()
  if (seat < 0) return
  ordersOf(model.session, seat).value = { standing: PRESETS.ask, passing: null }
}
