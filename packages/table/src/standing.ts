import { verbOf, type Choice, type Seat } from '@estafette/kernel'
import { legalChoices } from './seat.ts'
import { isOver } from './settle.ts'
import { stateOf, take, type Table, type Taken } from './table.ts'

/** What a seat has said ahead to what it is asked now, null where it has to be asked. */
export type SaidBy = (seat: Seat) => Choice | null

/**
 * Lets windows go by for seats that have ordered so, and answers for those who have said ahead what,
 * until somebody decides something else. The journal holds the same entries as if they had chosen by
 * hand, so that an order tells nothing. Orders are asked at every decision anew.
 */
export function passWindows(
  table: Table,
  orders: Pick<ReadonlySet<Seat>, 'has'>,
  saidBy: SaidBy = () => null,
): Taken[] {
  const { game } = table
  const done: Taken[] = []
  while (!isOver(table)) {
    const seat = game.toAct(stateOf(table))
    const choice = seat < 0 ? null : (passOf(table, seat, orders) ?? saidBy(seat))
    if (choice === null) return done
    const taken = take(table, seat, choice)
    if (!taken.ok) throw new Error(`what was ordered cannot be done: ${taken.reason}`)
    done.push(taken)
  }
  return done
}

/** The choice that lets the open window go by, where its seat has ordered so. */
function passOf(table: Table, seat: Seat, orders: Pick<ReadonlySet<Seat>, 'has'>): Choice | null {
  const { game } = table
  const state = stateOf(table)
  if (!orders.has(seat) || !game.decision(state, seat).isWindow) return null
  const choices = legalChoices(game, state, seat)
  return choices.find((choice) => game.verbs[verbOf(choice)]?.passes) ?? null
}
