import { verbOf, type Seat } from '@estafette/kernel'
import { isOver } from './settle.ts'
import { drawnOf, type Table } from './table.ts'

/** What stands in the way of taking back more. */
export type Barrier = 'roll' | 'final' | 'other-seat' | 'start' | 'over'

/** How many choices a seat may take back, and what stands before them. */
export interface Undoable {
  readonly count: number
  readonly barrier: Barrier
}

/** How far a seat may take back its last choices; dice, secrets and other seats hold it up. */
export function undoable(table: Table, seat: Seat): Undoable {
  const { entries, game } = table
  // The seed is published with the end: who could go back then would know the dice.
  if (isOver(table)) return { count: 0, barrier: 'over' }
  for (let count = 0; ; count++) {
    const entry = entries[entries.length - 1 - count]
    if (!entry) return { count, barrier: 'start' }
    if (entry.seat !== seat) return { count, barrier: 'other-seat' }
    if (entry.faces.length > 0) return { count, barrier: 'roll' }
    if (game.verbs[verbOf(entry.choice)]?.final) return { count, barrier: 'final' }
  }
}

/** Takes back the last choices of a seat, all of them or none. No die is ever drawn again. */
export function undo(
  table: Table,
  seat: Seat,
  count = 1,
): { readonly ok: true } | { readonly ok: false; readonly barrier: Barrier } {
  const { entries } = table
  const possible = undoable(table, seat)
  if (!Number.isInteger(count) || count < 1 || count > possible.count) {
    return { ok: false, barrier: possible.barrier }
  }
  dropEntries(table, entries.length - count)
  return { ok: true }
}

/**
 * Takes back everything after the first `keep` choices, whoever took them: for those who agreed on
 * it. Dice that fell do not come again. Whether there was anything to take back.
 */
export function takeBack(table: Table, keep: number): boolean {
  const { entries } = table
  if (!Number.isInteger(keep) || keep < 0 || keep >= entries.length) return false
  if (isOver(table)) return false
  table.spent = drawnOf(table)
  dropEntries(table, keep)
  return true
}

function dropEntries({ entries, snapshots }: Table, keep: number): void {
  entries.length = keep
  for (const at of snapshots.keys()) if (at > keep) snapshots.delete(at)
}
