import { verbOf, type Seat, type State } from '@estafette/kernel'
import type { Refusal } from './refusal.ts'
import { stateOf, take, type Table, type Taken } from './table.ts'
import { noteTrace, showsNew } from './traces.ts'
import { forget } from './undo.ts'

/** A row of choices as far as it was taken. */
export interface TakenRow {
  readonly ok: true
  readonly taken: readonly Taken[]
}

/**
 * Takes a row of choices, all of it or none. It ends with the first choice that rolls dice, is
 * final, shows the seat something it could not know, or hands the decision to somebody else: what
 * follows was chosen without knowing that, is not looked at, and cannot undo it by being illegal.
 * So a refusal depends on nothing but what the seat knew before.
 */
export function takeRow(table: Table, seat: Seat, choices: readonly unknown[]): TakenRow | Refusal {
  const { entries, snapshots } = table
  const first = entries.length
  const taken: Taken[] = []
  for (const choice of choices) {
    const before = stateOf(table)
    const result = take(table, seat, choice)
    if (!result.ok) {
      forget(entries, snapshots, first)
      return result
    }
    taken.push(result)
    if (choices.length > 1 && endsRow(table, result, before)) break
  }
  return { ok: true, taken }
}

/** Whether nothing may follow a choice in its row. */
function endsRow(table: Table, { entry }: Taken, before: State): boolean {
  const { game } = table
  if (entry.faces.length > 0 || game.verbs[verbOf(entry.choice)]?.final) return true
  const after = stateOf(table)
  const isToGoOn = (game.acting(after) >> entry.seat) & 1
  if (!isToGoOn || noteTrace(game, entry, before, after).handedTo !== 0) return true
  return showsNew(game, entry, before, after)
}
