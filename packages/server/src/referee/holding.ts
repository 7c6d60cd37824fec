import { isAnswerAhead, verbOf, type Choice, type Seat } from '@estafette/kernel'
import { answersOf } from '@estafette/registry/answers'
import { stateOf } from '@estafette/table'
import { actingAt, type LiveTable } from './live-table.ts'
import type { Dependencies } from './dependencies.ts'
import type { CommandCall, RefereeContext } from './referee-context.ts'

// A player may order in advance to pass in windows, or say ahead what they answer, and that is
// secret. So such a choice comes after a while that is drawn at random, whoever takes it: what is due
// at once by an order, and what a quick hand gives before, are told at the same moments. FRL-TIME-8

/** Milliseconds that a question stands at least before what could have been said ahead is told. */
export const SHORTEST_WINDOW = 800
export const LONGEST_WINDOW = 1600

/** Milliseconds that a choice has to wait before it is looked at; 0 for all that nobody could order. */
export function heldFor(live: LiveTable, seat: Seat, choice: Choice, deps: Dependencies): number {
  const { table, time } = live
  if (!table || !actingAt(live).includes(seat) || !couldBeOrdered(live, seat, choice)) return 0
  const chance = deps.random(4).readUInt32BE() / 2 ** 32
  const open = SHORTEST_WINDOW + Math.floor(chance * (LONGEST_WINDOW - SHORTEST_WINDOW))
  return Math.max(0, time + open - deps.now())
}

/** Whether a choice is one that a seat may have ordered: everybody can tell, whoever ordered what. */
function couldBeOrdered({ game, table }: LiveTable, seat: Seat, choice: Choice): boolean {
  const state = stateOf(table!)
  const isPass = game.verbs[verbOf(choice)]?.passes === true
  if (isPass && game.decision(state, seat).isWindow) return true
  const answers = answersOf(game)
  return answers ? isAnswerAhead(game, answers, state, seat, choice) : false
}

/** Holds a choice back until nobody can tell by its time whether it was ordered. */
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
