import type { Rebuff, Seat, State } from '@estafette/kernel'
import type { Ahead } from '../store/private.ts'
import type { Desk } from './desk.ts'

/** What has come of something that was planned ahead on a field. */
export type AheadStanding =
  | { readonly kind: 'waits' } // it is not the time for it
  | { readonly kind: 'can'; take(): void } // it becomes what is meant, and waits for slot A
  | { readonly kind: 'cannot'; readonly why: Rebuff | string } // by the rules, or by what is gone

/** Plans for one's next turn on a field: how they are drawn, told and held against the rules. */
export interface AheadPart<S extends State = State> {
  /** What is to be pressed next for the plan that is being drawn; '' while none is. */
  asks(desk: Desk<S>): string
  /** How plans are drawn, in a sentence. */
  how(): string
  begin(desk: Desk<S>): void
  /** Leaves the plan that is being drawn. */
  leave(desk: Desk<S>): void
  /** Who is to do what. */
  tell(state: S, ahead: Ahead): { readonly who: string; readonly what: string }
  /** Whether something of that kind can be done now by a seat. */
  isTime(state: S, seat: Seat): boolean
  check(desk: Desk<S>, ahead: Ahead): AheadStanding
}
