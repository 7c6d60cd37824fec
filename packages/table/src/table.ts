import {
  DiceError,
  failure,
  GAME_OVER,
  hashText,
  success,
  type Choice,
  type Game,
  type GameEvent,
  type Result,
  type Seat,
  type State,
  type Teller,
  type View,
  type Viewer,
} from '@estafette/kernel'
import { judge, NO_DICE, refuse, type Refusal } from './refusal.ts'
import { legalChoices, seatWords } from './seat.ts'
import { knownSource, streamSource, type DiceSource } from './source.ts'
import { begun, created, plainStart, type Start } from './start.ts'
import { commitment, isGameId, isHex32 } from './stream.ts'
import { cleanText } from './text.ts'

/** What is settled before the first choice. */
export interface Terms {
  readonly start: Start
  readonly gameId: string // letters, digits, '.', '_', '-'
  readonly names?: readonly string[] // of the players, by seat
  readonly seed?: string | undefined // absent where it is not known, or not yet
  readonly commitment?: string | undefined // needed only where the seed is not known
  readonly contributions?: readonly string[] // by seat, '' for none
  readonly local?: boolean // the seed is no secret: nobody plays from elsewhere
}

/** How the dice fell in one go, and what came out. */
export interface Fall {
  readonly faces: readonly number[] // rolled, in order
  readonly owners: readonly (Seat | undefined)[] // of each face, the seat that alone sees what it gave
  readonly drawn: number // dice drawn since the beginning, these included
  readonly hash: string // of the position afterwards
}

/** One choice taken. */
export interface Entry extends Fall {
  readonly seat: Seat
  readonly called: string // what the seat was called when it chose, as one word
  readonly choice: Choice
  readonly comment: string // empty for none
}

/** How players end a game before the rules do: one gives up or runs out of time, or all agree. */
export const settlements = ['resigned', 'overtime', 'agreed'] as const

/** How players have ended a game. */
export interface Settled {
  readonly how: (typeof settlements)[number]
  readonly seat: Seat // who gave up, or whose time was out; -1 where all agreed on a draw
}

/** Choices that were taken back: by whom, what they were, and where in the journal they stood. */
export interface TakenBack {
  readonly seat: Seat // who took them back, or asked for it
  readonly agreed: boolean // whether the others agreed to it
  readonly after: number // choices that stood then
  readonly count: number
  readonly choices: readonly { readonly seat: Seat; readonly choice: Choice }[] // the last of them
}

/** A game in progress. What happened is the journal; everything else is derived from it. */
export interface Table {
  readonly game: Game
  readonly start: Start
  readonly gameId: string
  readonly names: readonly string[] // by seat, empty for none
  readonly seed: string | null // null where it is not known here
  readonly commitment: string // empty where neither seed nor commitment is known
  readonly contributions: readonly string[] // by seat, empty for none
  readonly local: boolean // the seed may be shown before the end
  readonly opening: Fall // what came before the first decision
  readonly entries: Entry[] // the journal
  spent: number // dice drawn when choices were last taken back by agreement: they never come again
  settled: Settled | null // how its players have ended it; null where nobody has
  readonly takenBack: TakenBack[] // of late; records do not tell of it
  readonly snapshots: Map<number, State> // positions after so many entries; may be deleted any time
}

/** A choice taken, with what came of it. */
export interface Taken {
  readonly ok: true
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

export const LONGEST_NAME = 64
export const LONGEST_COMMENT = 400

const SNAPSHOT_EVERY = 32
const MOST_SNAPSHOTS = 16 // of the past, however long the game is
const NONE: readonly never[] = [] // one for all choices without dice

/** Sits the players down and runs to the first decision; `faces` are its dice if known already. */
export function openTable(game: Game, terms: Terms, faces?: readonly number[]): Result<Table> {
  const { gameId, names = [], contributions = [] } = terms
  const seed = terms.seed ?? null
  if (!isGameId(gameId))
    return failure('a game id must be 1 to 64 letters, digits, ".", "_" or "-"')
  if (seed !== null && !isHex32(seed)) return failure('a seed must be 64 hexadecimal digits')
  if (!contributions.every((part) => part === '' || isHex32(part))) {
    return failure('a contribution must be 64 hexadecimal digits')
  }
  const promised = terms.commitment ?? (seed === null ? '' : commitment(seed, gameId))
  if (promised !== '' && !isHex32(promised))
    return failure('a commitment must be 64 hexadecimal digits')
  if (seed !== null && promised !== commitment(seed, gameId)) {
    return failure('the seed is not the one committed to')
  }
  const start = plainStart(game, terms.start)
  if (!start.ok) return start
  const blank = created(game, start.value)
  if (!blank.ok) return blank
  const seats = game.seatsIn(blank.value)
  if (names.length > seats || contributions.length > seats) {
    return failure(`too many names: this game has ${seats} seats`)
  }

  const bySeat = (list: readonly string[]): string[] =>
    Array.from({ length: seats }, (_, seat) => list[seat] ?? '')
  const stream = { seed, gameId, contributions: bySeat(contributions) }
  const source = faces ? knownSource(faces, 0) : streamSource(stream, 0)
  const state = unlessDiceFail(() => {
    const first = begun(game, start.value, source.dice)
    source.finish()
    return first
  })
  if (!state.ok) return state
  const seat = game.toAct(state.value)
  if (seat >= 0 && legalChoices(game, state.value, seat).length === 0) {
    return failure('no player has a legal choice in this position')
  }
  return success({
    game,
    ...stream,
    start: start.value,
    names: bySeat(names).map((name) => cleanText(name, LONGEST_NAME)),
    commitment: promised,
    local: terms.local ?? false,
    opening: {
      faces: source.rolled,
      owners: source.owners,
      drawn: source.dice.drawn,
      hash: hashText(state.value),
    },
    entries: [],
    spent: 0,
    settled: null,
    takenBack: [],
    snapshots: new Map([[0, state.value]]),
  })
}

/**
 * Takes a choice, packed or in notation, for a seat. Anything may be handed in: what is not one
 * of the legal choices is refused with a reason, changes nothing and draws no die.
 */
export function take(
  table: Table,
  seat: unknown,
  wanted: unknown,
  comment: unknown = '',
): Taken | Refusal {
  return enter(table, seat, wanted, comment, streamSource(table, drawnOf(table)))
}

/** Takes a choice whose dice are known from elsewhere: a record, or the server of the game. */
export function follow(
  table: Table,
  seat: unknown,
  wanted: unknown,
  faces: readonly number[],
  comment: unknown = '',
): Taken | Refusal {
  return enter(table, seat, wanted, comment, knownSource(faces, drawnOf(table)))
}

/** The position now. It belongs to the table: copy it before you change it. */
export function stateOf(table: Table): State {
  return stateAt(table, table.entries.length)
}

/** The position after the first `n` entries. It belongs to the table as well. */
export function stateAt(table: Table, n: number): State {
  const { entries, snapshots } = table
  if (!Number.isInteger(n) || n < 0 || n > entries.length) {
    throw new RangeError(`there is no entry ${n}`)
  }
  let at = n
  while (at > 0 && !snapshots.has(at)) at--
  let state = snapshots.get(at) ?? reopen(table)
  const every = markEvery(entries.length)
  for (; at < n; at++) {
    if (at % every === 0) snapshots.set(at, state)
    state = replay(table, state, at)
  }
  if (!snapshots.has(n)) keep(table, n, state)
  return state
}

/** The positions of a game one after another, the one at the first decision first. */
export function statesOf(table: Table): Generator<State> {
  return statesFrom(table, 0)
}

/** The positions of a game from the one after so many choices on. */
export function* statesFrom(table: Table, first: number): Generator<State> {
  let state = stateAt(table, first)
  yield state
  for (let index = first; index < table.entries.length; index++) {
    state = replay(table, state, index)
    yield state
  }
}

/** What happened in entry `n`, counted from 1; 0 asks for what came before the first decision. */
export function eventsOf(table: Table, n: number): GameEvent[] {
  const events: GameEvent[] = []
  const tell: Teller = (event) => events.push(event)
  if (n === 0) reopen(table, tell)
  else replay(table, stateAt(table, n - 1), n - 1, tell)
  return events
}

/** What happened from the opening on, choice by choice, in one pass. */
export function* storyOf(table: Table): Generator<GameEvent[]> {
  yield eventsOf(table, 0)
  let state = stateAt(table, 0)
  for (let index = 0; index < table.entries.length; index++) {
    const events: GameEvent[] = []
    state = replay(table, state, index, (event) => events.push(event))
    yield events
  }
}

/** What a viewer may know, now or after the first `n` entries. */
export function viewFor(table: Table, viewer: Viewer, n = table.entries.length): View {
  return table.game.view(stateAt(table, n), viewer)
}

/** How many dice were drawn so far: the cursor of the stream, which never goes back. */
export function drawnOf(table: Table): number {
  return Math.max(table.spent, (table.entries.at(-1) ?? table.opening).drawn)
}

/** A table that goes on from here by itself: whatever is done to it, this one stays as it is. */
export function forked(table: Table): Table {
  const { entries, takenBack, snapshots } = table
  return {
    ...table,
    entries: [...entries],
    takenBack: [...takenBack],
    snapshots: new Map(snapshots),
  }
}

/** Judges a choice, plays it, and only then changes the table. */
function enter(
  table: Table,
  seat: unknown,
  wanted: unknown,
  comment: unknown,
  source: DiceSource,
): Taken | Refusal {
  const { game, entries, snapshots } = table
  const before = stateOf(table)
  if (table.settled) return refuse(game, GAME_OVER)
  const judged = judge(game, before, seat, wanted)
  if (!judged.ok) return judged

  // Played on a copy, so that even a bug in the rules leaves the table as it was.
  const state = game.clone(before)
  const events: GameEvent[] = []
  const played = unlessDiceFail(() => {
    game.play(state, judged.seat, judged.choice, source.dice, (event) => events.push(event))
    source.finish()
  })
  if (!played.ok) return refuse(game, NO_DICE, {}, played.reason)
  const entry: Entry = {
    seat: judged.seat,
    called: seatWords(game, before)[judged.seat]!,
    choice: judged.choice,
    faces: source.rolled.length > 0 ? source.rolled : NONE,
    owners: source.owners.length > 0 ? source.owners : NONE,
    drawn: source.dice.drawn,
    hash: hashText(state),
    comment: typeof comment === 'string' ? cleanText(comment, LONGEST_COMMENT) : '',
  }
  const length = entries.push(entry)
  const every = markEvery(length)
  if ((length - 1) % every !== 0) snapshots.delete(length - 1)
  snapshots.set(length, state)
  if (every > markEvery(length - 1)) keep(table, length, state)
  return { ok: true, entry, events }
}

/** Runs the opening once more. */
function reopen(table: Table, tell?: Teller): State {
  const { game, start, opening } = table
  const state = begun(game, start, knownSource(opening.faces, 0).dice, tell)
  return sameAs(opening, state, 'the opening', game)
}

/** Plays the entry at an index of the journal once more, on a copy. */
function replay(table: Table, before: State, index: number, tell?: Teller): State {
  const { game, entries } = table
  const entry = entries[index]
  if (!entry) throw new RangeError(`there is no entry ${index + 1}`)
  const state = game.clone(before)
  const from = entry.drawn - entry.faces.length
  game.play(state, entry.seat, entry.choice, knownSource(entry.faces, from).dice, tell)
  return sameAs(entry, state, `entry ${index + 1}`, game)
}

/** A journal that leads elsewhere was written by other rules, or the rules are not repeatable. */
function sameAs(fall: Fall, state: State, name: string, game: Game): State {
  if (hashText(state) === fall.hash) return state
  throw new Error(`${name} no longer leads to its position:\n${game.write(state)}`)
}

/** Keeps a position at hand; of the others only every so many, the last, and the neighbours. */
function keep({ entries, snapshots }: Table, n: number, state: State): void {
  const every = markEvery(entries.length)
  snapshots.set(n, state)
  for (const at of snapshots.keys()) {
    const isMark = at % every === 0 || at === entries.length
    if (!isMark && Math.abs(at - n) > 1) snapshots.delete(at)
  }
}

/** After how many entries a position is kept at hand: a long game takes no more room than others. */
function markEvery(length: number): number {
  let every = SNAPSHOT_EVERY
  while (length > every * MOST_SNAPSHOTS) every *= 2
  return every
}

/** Dice that do not fit are somebody's input; any other exception is a bug and goes on. */
function unlessDiceFail<T>(run: () => T): Result<T> {
  try {
    return success(run())
  } catch (error) {
    if (error instanceof DiceError) return failure(error.message)
    throw error
  }
}
