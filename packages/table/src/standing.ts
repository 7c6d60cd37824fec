import type { Seat } from '@estafette/kernel'
import { verbOf } from '@estafette/kernel'
import { legalChoices } from './seat.ts'
import { isOver } from './settle.ts'
import { stateOf, take, type Table, type Taken } from './table.ts'

/**
 * Lets windows go by for seats that have ordered so, until somebody decides something else. The
 * journal holds the same entries as if they had passed by hand, so that an order tells nothing.
 * Orders are asked at every window anew.
 */
export function passWindows(table: Table, orders: Pick<ReadonlySet<Seat>, 'has'>): Taken[] {
  const { game } = table
  const passed: Taken[] = []
  while (!isOver(table)) {
    const state = stateOf(table)
    const seat = game.toAct(state)
    if (seat < 0 || !orders.has(seat) || !game.decision(state, seat).isWindow) return passed
    const pass = legalChoices(game, state, seat).find(
      (choice) => game.verbs[verbOf(choice)]?.passes,
    )
    if (pass === undefined) return passed
    const taken = take(table, seat, pass)
    if (!taken.ok) throw new Error(`a window cannot be let go by: ${taken.reason}`)
    passed.push(taken)
  }
  return passed
}
