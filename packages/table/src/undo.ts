import { verbOf, type Choice, type Seat, type Viewer } from '@estafette/kernel'
import { isOver } from './settle.ts'
import { drawnOf, type Table, type TakenBack } from './table.ts'
import { allApart, noteTraces, traceOf, type Apart, type Trace } from './traces.ts'

/** What stands in the way of taking back more. */
export type Barrier = Trace | 'other-seat' | 'start' | 'over'

/** How many choices a seat may take back, and what stands before them. */
export interface Undoable {
  readonly count: number
  readonly barrier: Barrier
}

/** The last choices that were taken back are told by name, of the last times that was done. */
const MOST_NAMED = 12
const MOST_TIMES = 50

/**
 * How far a seat may take back its last choices: not past dice, a final choice, something it was
 * shown, a hand-over to somebody apart, or another seat's choice.
 */
export function undoable(
  table: Table,
  seat: Seat,
  isApart: Apart = allApart,
  most = Infinity,
): Undoable {
  const { entries } = table
  // The seed is published with the end: who could go back then would know the dice.
  if (isOver(table)) return { count: 0, barrier: 'over' }
  noteTraces(table, runOf(table, seat, most))
  for (let count = 0; ; count++) {
    const index = entries.length - 1 - count
    const entry = entries[index]
    if (!entry) return { count, barrier: 'start' }
    if (entry.seat !== seat) return { count, barrier: 'other-seat' }
    if (count >= most) return { count, barrier: 'start' } // nobody asked further
    const trace = traceOf(table, index, isApart)
    if (trace) return { count, barrier: trace }
  }
}

/** Where the last choices of a seat begin that rolled no dice, as far back as is asked. */
function runOf({ entries }: Table, seat: Seat, most: number): number {
  let first = entries.length
  while (first > 0 && entries.length - first < most) {
    const entry = entries[first - 1]!
    if (entry.seat !== seat || entry.faces.length > 0) break
    first--
  }
  return first
}

/** Takes back the last choices of a seat, all of them or none. No die is ever drawn again. */
export function undo(
  table: Table,
  seat: Seat,
  count = 1,
  isApart: Apart = allApart,
): { readonly ok: true } | { readonly ok: false; readonly barrier: Barrier } {
  if (!Number.isInteger(count) || count < 1) {
    return { ok: false, barrier: undoable(table, seat, isApart, 1).barrier }
  }
  const possible = undoable(table, seat, isApart, count)
  if (count > possible.count) return { ok: false, barrier: possible.barrier }
  dropLast(table, seat, count)
  return { ok: true }
}

/** Takes back the last choices as a journal says; whether a seat might is not asked again. */
export function dropLast(table: Table, seat: Seat, count: number): void {
  dropEntries(table, table.entries.length - count, { seat, agreed: false })
}

/**
 * Takes back everything after the first `keep` choices, whoever took them: for those who agreed on
 * what a seat asked. Dice that fell do not come again. Whether there was anything to take back.
 */
export function takeBack(table: Table, keep: number, seat: Seat): boolean {
  const { entries } = table
  if (!Number.isInteger(keep) || keep < 0 || keep >= entries.length) return false
  if (isOver(table)) return false
  table.spent = drawnOf(table)
  dropEntries(table, keep, { seat, agreed: true })
  return true
}

function dropEntries(table: Table, keep: number, who: Pick<TakenBack, 'seat' | 'agreed'>): void {
  const { entries, snapshots, takenBack } = table
  const gone = entries.slice(keep)
  const choices = gone.slice(-MOST_NAMED).map(({ seat, choice }) => ({ seat, choice }))
  takenBack.push({ ...who, after: keep, count: gone.length, choices })
  if (takenBack.length > MOST_TIMES) takenBack.shift()
  forget(entries, snapshots, keep)
}

/** Leaves only so many choices at a table, as if the others had never been. */
export function forget(entries: unknown[], snapshots: Map<number, unknown>, keep: number): void {
  entries.length = keep
  for (const at of snapshots.keys()) if (at > keep) snapshots.delete(at)
}

/** Choices that were taken back, as a viewer may know of them. */
export interface ToldBack extends Omit<TakenBack, 'choices'> {
  readonly choices: readonly { readonly seat: Seat; readonly choice: Choice | null }[]
}

/** What was taken back at a table as a viewer hears of it: a secret choice stays one. */
export function takenBackFor({ game, takenBack }: Table, viewer: Viewer): ToldBack[] {
  return takenBack.map(({ choices, ...rest }) => ({
    ...rest,
    choices: choices.map(({ seat, choice }) => ({
      seat,
      choice: seat !== viewer && game.verbs[verbOf(choice)]?.secret ? null : choice,
    })),
  }))
}
