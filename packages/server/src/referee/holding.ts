import { verbOf, type Choice, type Seat } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { actingAt, type LiveTable } from './live-table.ts'
import type { Dependencies } from './dependencies.ts'
import type { CommandCall, RefereeContext } from './referee-context.ts'

// A player may order in advance to pass in windows, and the order is secret. So a pass comes after
// a while that is drawn at random, whoever gives it: what is due at once by an order, and what a
// quick hand gives before, are told at the same moments. FRL-TIME-8

/** Milliseconds that a window is open at least before a pass in it is told. */
export const SHORTEST_WINDOW = 800
export const LONGEST_WINDOW = 1600

/** Milliseconds that a choice has to wait before it is looked at; 0 for all but quick passes. */
export function heldFor(live: LiveTable, seat: Seat, choice: Choice, deps: Dependencies): number {
  const { game, table, time } = live
  if (!table || !game.verbs[verbOf(choice)]?.passes || !actingAt(live).includes(seat)) return 0
  if (!game.decision(stateOf(table), seat).isWindow) return 0
  const chance = deps.random(4).readUInt32BE() / 2 ** 32
  const open = SHORTEST_WINDOW + Math.floor(chance * (LONGEST_WINDOW - SHORTEST_WINDOW))
  return Math.max(0, time + open - deps.now())
}

/** Holds a pass back until nobody can tell by its time whether it was ordered. */
export async function hold(
  { deps, tables }: RefereeContext,
  seat: Seat,
  { table, version, command }: CommandCall,
): Promise<void> {
  const [choice] = command.do === 'take' ? command.choices : []
  const live = choice === undefined ? null : await tables.load(table)
  if (choice === undefined || !live || live.version !== version) return
  const left = heldFor(live, seat, choice, deps)
  if (left > 0) await deps.pause(left)
}
