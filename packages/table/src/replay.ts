import {
  failure,
  hashText,
  success,
  viewerNamed,
  type Outcome,
  type Result,
} from '@estafette/kernel'
import { brokenSeal } from './check.ts'
import { disclose } from './envelope.ts'
import { LARGEST_FILE, type Noted } from './file.ts'
import { readStart } from './reading.ts'
import {
  facesText,
  HASH_DIGITS,
  parseRecord,
  resultLine,
  type Enclosed,
  type RecordFall,
  type RecordText,
} from './record.ts'
import { refusalText } from './refusal.ts'
import { seatNamed, type Lookup } from './seat.ts'
import { isOver, outcomeOf } from './settle.ts'
import { seatLabels } from './start.ts'
import { commitment, isGameId, isHex32 } from './stream.ts'
import {
  drawnOf,
  follow,
  openTable,
  settlements,
  stateOf,
  take,
  viewFor,
  type Fall,
  type Settled,
  type Table,
  type Taken,
  type Terms,
} from './table.ts'
import { passedOver, type Passed } from './witness.ts'

/** A table read from a record, and the lines that claim something else than the rules do. */
export interface Reading {
  readonly table: Table
  readonly doubts: readonly Doubt[]
}

/** A line that does not fit what was replayed. */
export interface Doubt {
  readonly line: number
  readonly reason: string
}

/** A record that is being read: the table so far, and what its last move came to. */
export interface ReadSoFar {
  readonly record: RecordText
  readonly table: Table
  readonly taken: Taken | null // null before the first move
}

/** What a verified record holds. */
export interface RecordSummary {
  readonly table: Table
  readonly choices: number
  readonly dice: number
  readonly passed: readonly Passed[] // dice that the record says were taken back
  readonly outcome: Outcome | null // null where the game goes on
  readonly hash: string // of the last position
}

/** Sets up the table of a record and replays it: a person may have left checks and hashes out. */
export function tableFromRecord(lookup: Lookup, text: string): Result<Table> {
  const reading = readRecord(lookup, text)
  return reading.ok ? success(reading.value.table) : reading
}

/** The same, with a list of the hashes, numbers and results that do not fit. */
export function readRecord(lookup: Lookup, text: string): Result<Reading> {
  const record = parseRecord(text)
  return record.ok ? replayRecord(lookup, record.value, false) : record
}

/** The same in slices: what is yielded is how far it got, the opening first and then move by move. */
export function* readMoves(lookup: Lookup, text: string): Generator<ReadSoFar, Result<Reading>> {
  const record = parseRecord(text)
  return record.ok ? yield* replayMoves(lookup, record.value, false) : record
}

/**
 * Believes nothing: every check, hash and die, the commitment, each choice and, where the game is
 * over, its result have to be there and to fit. The first line that does not is named. A record of
 * a game that goes on is verified as far as it goes.
 */
export function verifyRecord(lookup: Lookup, text: string): Result<RecordSummary> {
  if (text.length > LARGEST_FILE)
    return failure(`the file is too large: it must not exceed ${LARGEST_FILE} characters`)
  const broken = brokenSeal(text)
  if (broken) return failure(broken.reason, broken.line)
  const record = parseRecord(text)
  if (!record.ok) return record
  const { opening } = record.value
  for (const key of ['id', 'commitment', 'seed'] as const) {
    if (!record.value[key]) return failure(`missing line "${key}" in the header`, opening.line)
  }
  const reading = replayRecord(lookup, record.value, true)
  if (!reading.ok) return reading
  const { table, doubts } = reading.value
  if (doubts[0]) return failure(doubts[0].reason, doubts[0].line)
  const state = stateOf(table)
  const outcome = outcomeOf(table)
  const { length } = table.entries
  return success({
    table,
    choices: length,
    dice: drawnOf(table),
    passed: passedOver(table),
    outcome,
    hash: hashText(state),
  })
}

function replayRecord(lookup: Lookup, sealed: RecordText, isStrict: boolean): Result<Reading> {
  const moves = replayMoves(lookup, sealed, isStrict)
  for (;;) {
    const { done, value } = moves.next()
    if (done) return value
  }
}

function* replayMoves(
  lookup: Lookup,
  sealed: RecordText,
  isStrict: boolean,
): Generator<ReadSoFar, Result<Reading>> {
  const disclosed = withEnclosed(sealed)
  if (!disclosed.ok) return disclosed
  const record = disclosed.value
  const opened = openRecord(lookup, record)
  if (!opened.ok) return opened
  const table = opened.value
  const { game } = table
  const viewer = record.viewer ? viewerNamed(record.viewer.text, game.seats) : undefined
  if (viewer === null)
    return failure(
      'unknown viewer: it must be "public" or a seat such as "seat-1"',
      record.viewer!.line,
    )
  const hashNow = (): string =>
    hashText(viewer === undefined ? stateOf(table) : viewFor(table, viewer).known)
  const doubts = fallDoubts(record.opening, table.opening, hashNow(), isStrict)
  yield { record, table, taken: null }

  for (const [index, move] of record.moves.entries()) {
    // What is wrong in this line must not be hidden by what goes wrong in the next.
    if (isStrict && doubts.length > 0) break
    const { line, comment } = move
    if (index >= game.longestGame)
      return failure('too many moves: no game of this kind is that long', line)
    const seat = seatNamed(game, stateOf(table), move.seat)
    if (seat < 0) return failure(`no such seat: "${move.seat.slice(0, 40)}"`, line)
    table.spent = drawnOf(table) + move.skipped
    const taken =
      table.seed === null
        ? follow(table, seat, move.choice, openFaces(move.faces), comment)
        : take(table, seat, move.choice, comment)
    if (!taken.ok) {
      const what = `${move.seat} "${move.choice.slice(0, 60)}"`
      return failure(taken.detail || `${what} is not allowed: ${refusalText(taken)}`, line)
    }
    if (move.faces && !sameFaces(move.faces, taken.entry.faces)) {
      return failure(`dice do not match the seed: expected ${facesText(taken.entry.faces)}`, line)
    }
    if ((isStrict || move.number !== null) && move.number !== index + 1) {
      doubts.push({ line, reason: `wrong move number: expected ${index + 1}` })
    }
    doubts.push(...fallDoubts(move, taken.entry, hashNow(), isStrict))
    yield { record, table, taken }
  }
  if (!isStrict || doubts.length === 0) {
    table.spent = drawnOf(table) + record.skipped
    const settled = settledIn(record, table)
    if (!settled.ok) return settled
    table.settled = settled.value
    doubts.push(...resultDoubts(record, table, isStrict))
  }
  return success({ table, doubts })
}

/** What a line claims about dice and position, held against what happened. */
function fallDoubts(said: RecordFall, done: Fall, now: string, isStrict: boolean): Doubt[] {
  const { line, hash, faces } = said
  if (isStrict && !sameFaces(faces ?? [], done.faces)) {
    return [{ line, reason: `dice do not match the seed: expected ${facesText(done.faces)}` }]
  }
  const expected = now.slice(0, HASH_DIGITS)
  if (hash === null && !isStrict) return []
  return hash === expected
    ? []
    : [{ line, reason: `position hash does not match: expected =${expected}` }]
}

function resultDoubts(record: RecordText, table: Table, isStrict: boolean): Doubt[] {
  const outcome = outcomeOf(table)
  const { result } = record
  const line = result?.line ?? record.lines
  if (!result)
    return isStrict && outcome ? [{ line, reason: 'missing line "result": the game is over' }] : []
  if (!outcome) return [{ line, reason: 'a result is given, but the game is not over' }]
  const expected = resultLine(table.game, outcome)
  return result.text === expected ? [] : [{ line, reason: `wrong result: expected "${expected}"` }]
}

/** How the players ended the game of a record; null where they did not. */
function settledIn({ settled }: RecordText, table: Table): Result<Settled | null> {
  if (!settled) return success(null)
  const { text, line } = settled
  const [word, who, ...rest] = text.split(' ')
  const how = settlements.find((one) => one === word)
  const seat = who === undefined ? -1 : seatNamed(table.game, stateOf(table), who)
  const isWhole = rest.length === 0 && (who === undefined) === (how === 'agreed')
  if (!how || !isWhole || (who !== undefined && seat < 0)) {
    return failure(
      'unknown ending: it must be "agreed", or "resigned" or "overtime" with a seat',
      line,
    )
  }
  return isOver(table)
    ? failure('the game must not be over already when its players end it', line)
    : success({ how, seat })
}

/** The table of a record before its first move. */
function openRecord(lookup: Lookup, record: RecordText): Result<Table> {
  const { seed, id, opening } = record
  const game = lookup(record.game.text)
  if (!game) return failure(`no such game: "${record.game.text.slice(0, 40)}"`, record.game.line)
  const wrong = headerFault(record)
  if (wrong) return failure(wrong.reason, wrong.line)
  const start = readStart(game, record)
  if (!start.ok) return start
  const labels = seatLabels(game, start.value)
  if (!labels.ok) return failure(labels.reason, (record.scenario ?? record.game).line)
  const names = bySeat(record.seats, labels.value)
  if (!names.ok) return names
  const contributions = bySeat(record.contributions, labels.value)
  if (!contributions.ok) return contributions

  const terms: Terms = {
    start: start.value,
    gameId: id?.text ?? 'unnamed',
    names: names.value,
    seed: seed?.text,
    commitment: record.commitment?.text,
    contributions: contributions.value,
    local: seed !== null,
  }
  const opened = openTable(game, terms, seed ? undefined : openFaces(opening.faces))
  if (!opened.ok) return failure(opened.reason, opening.line)
  const { faces } = opened.value.opening
  return opening.faces && !sameFaces(opening.faces, faces)
    ? failure(`dice do not match the seed: expected ${facesText(faces)}`, opening.line)
    : opened
}

/** The first thing in the header that can not be right, whatever the game. */
function headerFault({ id, seed, commitment: promise, contributions }: RecordText): Doubt | null {
  if (id && !isGameId(id.text))
    return {
      line: id.line,
      reason: 'not a game id: 1 to 64 letters, digits, ".", "_" or "-" expected',
    }
  const digits = contributions.map(({ line, text }) => ({ line, text: text.split(' ').at(-1) }))
  for (const noted of [promise, seed, ...digits]) {
    if (noted && !isHex32(noted.text)) {
      return { line: noted.line, reason: '64 hexadecimal digits expected' }
    }
  }
  if (!seed) return null
  const { line } = seed
  if (!id) return { line, reason: 'the dice of a seed depend on the id, which is missing' }
  return promise && promise.text !== commitment(seed.text, id.text)
    ? { line, reason: 'the seed is not the one committed to' }
    : null
}

/** Lines that begin with the label of a seat, in the order of the seats. */
function bySeat(lines: readonly Noted[], labels: readonly string[]): Result<string[]> {
  const found = new Map<number, string>()
  for (const { line, text } of lines) {
    const label = text.split(' ', 1)[0]!
    const named = labels.indexOf(label)
    const seat = named >= 0 ? named : labels.findIndex((_, index) => label === `seat-${index + 1}`)
    if (seat < 0) {
      return failure(`no such seat: "${label.slice(0, 40)}" is not ${labels.join(' or ')}`, line)
    }
    if (found.has(seat)) return failure(`duplicate line for ${label}`, line)
    found.set(seat, text.slice(label.length).trim())
  }
  return success(labels.map((_, seat) => found.get(seat) ?? ''))
}

/** Whether what a record says of the faces fits; what is hidden in it fits anything. */
function sameFaces(said: readonly (number | null)[], rolled: readonly number[]): boolean {
  return (
    said.length === rolled.length &&
    said.every((face, index) => face === null || face === rolled[index])
  )
}

function openFaces(faces: readonly (number | null)[] | null): number[] {
  return (faces ?? []).filter((face) => face !== null)
}

/** A viewer's record with what is hidden in it put back; without its envelope nobody goes on. */
function withEnclosed(record: RecordText): Result<RecordText> {
  const { viewer, envelope, id } = record
  if (!envelope) {
    if (!viewer) return success(record)
    return failure('this is what a viewer knew of a game: what others hid is missing', viewer.line)
  }
  const enclosed = parseEnclosed(disclose(envelope.text, id?.text ?? ''))
  if (!enclosed) return failure('the envelope is not of this game', envelope.line)
  const { seed, start, choices } = enclosed
  return success({
    ...record,
    seed: { line: envelope.line, text: seed },
    position: start === undefined ? record.position : positionLines(start, envelope.line),
    moves: record.moves.map((move, index) => ({
      ...move,
      choice: choices[String(index + 1)] ?? move.choice,
    })),
  })
}

function positionLines(position: string, line: number): Noted[] {
  return position
    .trimEnd()
    .split('\n')
    .map((text) => ({ line, text }))
}

function parseEnclosed(text: string | null): Enclosed | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return null
    const { seed, start, choices } = value as Partial<Record<keyof Enclosed, unknown>>
    if (typeof seed !== 'string' || !(start === undefined || typeof start === 'string')) return null
    if (typeof choices !== 'object' || choices === null) return null
    const said = Object.entries(choices).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return { seed, ...(start !== undefined && { start }), choices: Object.fromEntries(said) }
  } catch {
    return null
  }
}
