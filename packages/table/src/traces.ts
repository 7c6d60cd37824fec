import { tryChoice, verbOf, type Game, type Seat, type State } from '@estafette/kernel'
import { stateAt, statesFrom, viewFor, type Entry, type Table } from './table.ts'

/** What a choice leaves behind that nobody goes back over. */
export type Trace = 'roll' | 'final' | 'hand-over' | 'reveal'

/** Whether the person on a seat is apart: a decision that was handed to them stays with them. */
export type Apart = (seat: Seat) => boolean

/** As it is between people far from each other. */
export const allApart: Apart = () => true

/** What is found out once about a choice, from the positions before and after it. */
interface Found {
  readonly handedTo: number // seats that have to decide since, as a bit mask
  reveals: boolean | null // null until somebody asks: it takes views
}

const found = new WeakMap<Entry, Found>()

/**
 * What the entry at an index of the journal leaves behind; null for nothing. Found out from the
 * positions and the views before and after it, so that no game can forget to say it.
 */
export function traceOf(table: Table, index: number, isApart: Apart = allApart): Trace | null {
  const open = openTraceOf(table, index, isApart)
  return open ?? (revealsAt(table, index) ? 'reveal' : null)
}

/** The same as far as everybody may know it: not whether it showed its own seat something. */
export function openTraceOf(table: Table, index: number, isApart: Apart = allApart): Trace | null {
  const plain = plainTraceOf(table.game, table.entries[index]!)
  if (plain) return plain
  const { handedTo } = foundAt(table, index)
  return handedTo !== 0 && seatsIn(handedTo).some(isApart) ? 'hand-over' : null
}

/** The same as far as the choice tells by itself, without the positions around it. */
export function plainTraceOf({ verbs }: Game, { faces, choice }: Entry): Trace | null {
  if (faces.length > 0) return 'roll'
  return verbs[verbOf(choice)]?.final ? 'final' : null
}

/**
 * What taking back to so many choices would go back over, as far as the seat that asks for it keeps
 * something in its head: dice, a final choice, something it was shown. What others choose while
 * something is hidden from it counts as shown.
 */
export function crossing(table: Table, keep: number, seat: Seat): Trace | null {
  const nobodyApart: Apart = () => false
  for (let index = table.entries.length - 1; index >= keep; index--) {
    const open = openTraceOf(table, index, nobodyApart)
    if (open) return open
    const isOwn = table.entries[index]!.seat === seat
    if (isOwn ? revealsAt(table, index) : hidesAt(table, index, seat)) return 'reveal'
  }
  return null
}

function hidesAt(table: Table, index: number, seat: Seat): boolean {
  return !isSame(stateAt(table, index), viewFor(table, seat, index).known)
}

/** Learns what a choice leaves behind while the positions around it are at hand. */
export function noteTrace(game: Game, entry: Entry, before: State, after: State): Found {
  const known = found.get(entry)
  if (known) return known
  const own = 1 << entry.seat
  const handedTo = game.acting(after) & ~game.acting(before) & ~own
  const made: Found = { handedTo, reveals: null }
  found.set(entry, made)
  return made
}

/**
 * Whether a choice showed its seat something that it could not work out: played out on what the
 * seat knew, it comes to something hidden, or to something else than the seat sees afterwards.
 */
export function showsNew(game: Game, entry: Entry, before: State, after: State): boolean {
  const noted = noteTrace(game, entry, before, after)
  noted.reveals ??= comparesNew(game, entry, before, after)
  return noted.reveals
}

function comparesNew(game: Game, { seat, choice }: Entry, before: State, after: State): boolean {
  const [one, other] = scratchesOf(game, before)
  const known = game.view(before, seat, one).known
  const seen = game.view(after, seat, other).known
  // Whoever knows everything before and after has worked it out.
  if (isSame(known, before) && isSame(seen, after)) return false
  if (tryChoice(game, known, seat, choice) === 'rolls') return true
  return !isSame(game.view(known, seat).known, seen)
}

function revealsAt(table: Table, index: number): boolean {
  const entry = table.entries[index]!
  const known = found.get(entry)?.reveals
  if (known !== undefined && known !== null) return known
  return showsNew(table.game, entry, stateAt(table, index), stateAt(table, index + 1))
}

function foundAt(table: Table, index: number): Found {
  const entry = table.entries[index]!
  const known = found.get(entry)
  return known ?? noteTrace(table.game, entry, stateAt(table, index), stateAt(table, index + 1))
}

/** Learns of all choices from an index on what they leave behind, in one pass. */
export function noteTraces(table: Table, first: number): void {
  const { game, entries } = table
  const from = entries.findIndex((entry, at) => at >= first && !isNoted(entry))
  if (from < 0) return
  let before: State | null = null
  let at = from
  for (const state of statesFrom(table, from)) {
    const entry = before && entries[at++]
    if (before && entry && entry.faces.length === 0) showsNew(game, entry, before, state)
    before = state
  }
}

function isNoted(entry: Entry): boolean {
  return entry.faces.length > 0 || typeof found.get(entry)?.reveals === 'boolean'
}

const scratches = new WeakMap<Game, readonly [State, State]>()

/** Two positions that views are made on. */
function scratchesOf(game: Game, like: State): readonly [State, State] {
  const known = scratches.get(game) ?? ([game.clone(like), game.clone(like)] as const)
  scratches.set(game, known)
  return known
}

function isSame({ raw: one }: State, { raw: other }: State): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

function seatsIn(mask: number): Seat[] {
  return Array.from({ length: 32 - Math.clz32(mask) }, (_, seat) => seat).filter(
    (seat) => (mask >> seat) & 1,
  )
}
