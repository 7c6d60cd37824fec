import { effect, untracked, type Signal } from '@preact/signals'
import { sideOfSeat, type FrontlineState } from '@estafette/frontline/screen'
import type { Seat } from '@estafette/kernel'
import type { FrontCore } from '../desk.ts'
import type { Orders as Plain } from '@estafette/protocol'
import type { KeptOrders, Session } from '../../../session/session.ts'
import { KINDS, PRESETS, windowKind, type Kind, type Passes } from './order-kinds.ts'
import { keepOrders, keptOrders } from './orders-kept.ts'
import { perSeat } from '../plan/per-seat.ts'

/** Orders of a seat: those that stand, and those that end with a turn. */
interface Orders {
  readonly standing: Passes
  readonly passing: { readonly kinds: Passes; readonly until: number } | null
}

/**
 * Interruptions out of the blue are let go by until somebody asks for them: what they offer is
 * also offered with every action, answer and cover of one's own. Binoculars that can be contested
 * are no such thing: that question comes once and never again.
 */
export const usual: Orders = { standing: new Set<Kind>(['anyTime']), passing: null }

/** What is in force in a turn of the orders that end with one. */
export function passingIn({ passing }: Orders, turn: number): Passes | null {
  return passing && turn <= passing.until ? passing.kinds : null
}

/** Which windows go by in a turn. */
export function passesIn(orders: Orders, turn: number): Passes {
  return passingIn(orders, turn) ?? orders.standing
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

/** The orders of a seat at a table: as they were kept, else the usual ones. */
export const ordersOf: (session: Session, seat: Seat) => Signal<Orders> = perSeat<Orders>(
  ({ id }, seat) => ({ ...usual, standing: keptOrders(id, seat) ?? usual.standing }),
)

/** Has the orders of every person at a table obeyed from now on; returns how to end that. */
export function obeyOrders(session: Session<FrontlineState>): () => void {
  const { kept } = session
  if (kept) return shareOrders(session, kept)
  session.sitters.forEach((sitter, seat) => {
    if (sitter === 'human') obey(session, seat)
  })
  return () => {}
}

/** Shows the orders that a server keeps; where it has none yet, it is given those that hold here. */
function shareOrders(session: Session, { orders: told, keep }: KeptOrders): () => void {
  return effect(() => {
    const seat = session.viewer.value
    const orders = told.value
    if (seat < 0 || orders === undefined) return
    const own = ordersOf(session, seat)
    untracked(() => (orders === null ? keep(plainOf(own.peek())) : (own.value = fromPlain(orders))))
  })
}

function obey(session: Session<FrontlineState>, seat: Seat): void {
  const orders = ordersOf(session, seat)
  if (session.kept) session.kept.keep(plainOf(orders.peek()))
  else session.order?.(seat, (known) => goesBy(orders.peek(), known))
}

/** Orders as a server keeps them, which knows no game. */
function plainOf({ standing, passing }: Orders): Plain {
  return { standing: [...standing], passing: passing && { ...passing, kinds: [...passing.kinds] } }
}

function fromPlain({ standing, passing }: Plain): Orders {
  const kindsIn = (names: readonly string[]): Passes =>
    new Set(KINDS.filter((kind) => names.includes(kind) || names.includes('*')))
  return {
    standing: kindsIn(standing),
    passing: passing && { ...passing, kinds: kindsIn(passing.kinds) },
  }
}

/** Changes the orders of whoever looks, and has them obeyed; what stands is kept. */
function change(
  { session, state }: FrontCore,
  next: (now: Orders, s: FrontlineState, seat: Seat) => Orders,
): void {
  const seat = session.viewer.peek()
  if (seat < 0) return
  const orders = ordersOf(session, seat)
  const before = orders.peek()
  orders.value = next(before, state.peek(), seat)
  if (orders.peek().standing !== before.standing) {
    keepOrders(session.id, seat, orders.peek().standing)
  }
  obey(session, seat)
}

/** Gives orders that end with the turn; what stands comes back after it. */
export function giveOrders(model: FrontCore, kinds: Passes): void {
  change(model, (now, s, seat) => ({ ...now, passing: { kinds, until: lastTurn(s, seat) } }))
}

/** Has windows of a kind go by, or be asked, for good and at once; all other kinds stay as they are. */
export function pinOrder(model: FrontCore, kind: Kind, goes: boolean): void {
  const pinned = (kinds: Passes): Passes => {
    const next = new Set(kinds)
    if (goes) next.add(kind)
    else next.delete(kind)
    return next
  }
  change(model, ({ standing, passing }) => ({
    standing: pinned(standing),
    passing: passing && { ...passing, kinds: pinned(passing.kinds) },
  }))
}

/** Takes back what ends with the turn; where nothing does, what stands: everything is asked. */
export function dropOrders(model: FrontCore): void {
  change(model, (now, { turn }) =>
    passingIn(now, turn) ? { ...now, passing: null } : { standing: PRESETS.ask, passing: null },
  )
}
