import {
  failure,
  hashText,
  makeNotation,
  SPECTATOR,
  success,
  verbOf,
  viewerName,
  winningSide,
  type Game,
  type Outcome,
  type Result,
  type Viewer,
} from '@estafette/kernel'
import { sealLines, splitCheck, type Sealed } from './check.ts'
import { enclose } from './envelope.ts'
import { fileLines, indentPosition, outdent, type Noted } from './file.ts'
import type { StartLines } from './reading.ts'
import { seatWords } from './seat.ts'
import { isOver, outcomeOf } from './settle.ts'
import { optionPairs, packText, seatLabels } from './start.ts'
import {
  drawnOf,
  stateOf,
  viewFor,
  type Entry,
  type Fall,
  type Settled,
  type Table,
} from './table.ts'
import { padTo } from './text.ts'
import { hidesFrom, isSecret } from './viewer.ts'

/** What a record says of one fall of the dice, as far as it is given, and of the hash afterwards. */
export interface RecordFall {
  readonly line: number
  readonly faces: readonly (number | null)[] | null // null for a face that is hidden
  readonly hash: string | null
}

/** One line of the moves. */
export interface RecordMove extends RecordFall {
  readonly number: number | null
  readonly seat: string
  readonly choice: string
  readonly comment: string
  readonly skipped: number // dice that fell before it and were taken back
}

/** A record taken apart, before any of it is tried. */
export interface RecordText extends StartLines {
  readonly id: Noted | null
  readonly seats: readonly Noted[]
  readonly commitment: Noted | null
  readonly seed: Noted | null
  readonly contributions: readonly Noted[]
  readonly opening: RecordFall
  readonly moves: readonly RecordMove[]
  readonly skipped: number // dice taken back after the last move
  readonly viewer: Noted | null // whose record it is, where something is hidden in it
  readonly envelope: Noted | null // what is hidden in it, the seed at least, for those who go on
  readonly settled: Noted | null // how its players ended it
  readonly result: Noted | null
  readonly lines: number
}

export const HASH_DIGITS = 8

const FIRST_LINE = 'estafette record 1'
const MOVE_COLUMNS = 52
const COLUMNS = MOVE_COLUMNS + HASH_DIGITS + 3

const single = [
  'program',
  'game',
  'scenario',
  'id',
  'commitment',
  'seed',
  'viewer',
  'pack',
  'start',
] as const
const several = ['option', 'seat', 'contribution'] as const
type Single = (typeof single)[number]
type Several = (typeof several)[number]

/**
 * Writes a game down, whole or as a viewer knows it: what others hide from them is a question mark,
 * and hashes are of what they know. The seed is shown only when it can do no harm any more. A record
 * that leaves the program says which build of it wrote it: a report of a fault needs that.
 */
export function makeRecord(table: Table, viewer?: Viewer, program = ''): string {
  const hides = viewer !== undefined && hidesFrom(table, viewer)
  return written(table, hides ? viewerForm(table, viewer) : whole, program)
}

/**
 * The record of a game on one screen as it lies in a storage that its players can open: what they
 * hide from each other is in its envelope, and so is the seed, as long as it tells what is to come.
 */
export function makeSealed(table: Table): string {
  if (!table.local || isOver(table)) return makeRecord(table)
  const hides = 'position' in table.start || hidesFrom(table, SPECTATOR)
  return written(table, hides ? viewerForm(table, SPECTATOR) : seedless)
}

function written(table: Table, form: Form, program = ''): string {
  const { game } = table
  const outcome = outcomeOf(table)
  const [first = '', ...rest] = form.head(table, outcome !== null)
  const made = program === '' ? [] : [`program ${program}`]
  const head = [first, ...made, ...rest].map((line) => padTo(line, COLUMNS))
  const lines = draftOf(table, form, head)
  const last = table.entries.at(-1) ?? table.opening
  const ends = [
    ...skipLines(drawnOf(table) - last.drawn),
    ...form.tail(table),
    ...(table.settled ? [settledLine(table, table.settled)] : []),
    ...(outcome ? [resultLine(game, outcome)] : []),
  ]
  const tail = ends.map((line) => padTo(line, COLUMNS))
  return [...lines, sealLines(tail, lines.at(-1)!.digest)].map(({ file }) => file).join('')
}

/** How a record is written: all of it, or what a viewer knows. */
interface Form {
  readonly name: string
  head(table: Table, isOver: boolean): string[] // up to the line of the opening
  move(table: Table, index: number): string
  tail(table: Table): string[] // after the moves
}

const whole: Form = {
  name: 'whole',
  head: (table, isOver) => [
    ...headerLines(table, isOver),
    ...('position' in table.start ? ['start', ...indentPosition(table.start.position)] : []),
    fallLine('moves', table.opening.faces, table.opening.hash, ''),
  ],
  move({ game, entries }, index) {
    const { called, choice, faces, hash, comment } = entries[index]!
    return fallLine(`${index + 1} ${called} ${makeNotation(game, choice)}`, faces, hash, comment)
  },
  tail: () => [],
}

/** Everything but the seed, which is in the envelope. */
const seedless: Form = {
  ...whole,
  name: 'seedless',
  head: (table) => whole.head({ ...table, local: false }, false),
  tail: (table) => {
    const enclosed: Enclosed = { seed: table.seed ?? '', choices: {} }
    return [`envelope ${enclose(JSON.stringify(enclosed), table.gameId)}`]
  },
}

/** What a viewer knows; people at one screen find the rest in the envelope when they go on. */
function viewerForm(table: Table, viewer: Viewer): Form {
  const name = viewerName(viewer)
  // Not even the owner of a face is told its number: with the card that they drew it would tell them
  // how many of each lie in the deck, and so what others hold.
  const seen = ({ faces, owners }: Fall): (number | null)[] =>
    faces.map((face, i) => (owners[i] === undefined ? face : null))
  const hashAt = (n: number): string => hashText(viewFor(table, viewer, n).known)
  return {
    name,
    head: () => [
      ...headerLines({ ...table, local: false }, false),
      `viewer ${name}`,
      ...('position' in table.start
        ? ['start', ...indentPosition(table.game.write(viewFor(table, viewer, 0).known))]
        : []),
      fallLine('moves', seen(table.opening), hashAt(0), ''),
    ],
    move({ game, entries }, index) {
      const entry = entries[index]!
      const choice = isSecret(table, index, viewer)
        ? `${game.verbs[verbOf(entry.choice)]!.name} ?`
        : makeNotation(game, entry.choice)
      const text = `${index + 1} ${entry.called} ${choice}`
      return fallLine(text, seen(entry), hashAt(index + 1), entry.comment)
    },
    tail: () =>
      table.local ? [`envelope ${enclose(secretsOf(table, viewer), table.gameId)}`] : [],
  }
}

/** What is left out of a viewer's record, to go on from it. */
export interface Enclosed {
  readonly seed: string
  readonly start?: string
  readonly choices: Readonly<Record<string, string>> // in notation, by the number of the move
}

function secretsOf(table: Table, viewer: Viewer): string {
  const { game, entries, seed, start } = table
  const secret = entries.flatMap(({ choice }, index) =>
    isSecret(table, index, viewer) ? [[index + 1, makeNotation(game, choice)]] : [],
  )
  const enclosed: Enclosed = {
    seed: seed ?? '',
    ...('position' in start && { start: start.position }),
    choices: Object.fromEntries(secret),
  }
  return JSON.stringify(enclosed)
}

/** A record as it was last written: its head in one piece, then a piece for each of its moves. */
interface Draft {
  readonly head: string
  readonly entries: readonly Entry[]
  readonly pieces: readonly Sealed[]
}

const drafts = new WeakMap<Table, Map<string, Draft>>()

/** Goes on where the last record of a table still holds, so that saving costs what is new in it. */
function draftOf(table: Table, form: Form, headLines: readonly string[]): readonly Sealed[] {
  const entries = [...table.entries]
  const head = headLines.join('\n')
  const known = drafts.get(table) ?? new Map<string, Draft>()
  drafts.set(table, known)
  const last = known.get(form.name)
  const old = last?.head === head ? last : null
  const changed = entries.findIndex((entry, index) => entry !== old?.entries[index])
  const kept = changed < 0 ? entries.length : changed
  const pieces = old ? old.pieces.slice(0, kept + 1) : [sealLines(headLines)]
  for (let index = kept; index < entries.length; index++) {
    const before = entries[index - 1] ?? table.opening
    const { drawn, faces } = entries[index]!
    const lines = [...skipLines(drawn - faces.length - before.drawn), form.move(table, index)]
    pieces.push(sealLines(lines, pieces[index]!.digest))
  }
  known.set(form.name, { head, entries, pieces })
  return pieces
}

/** Says that dice fell which were taken back, where there are any. */
function skipLines(count: number): string[] {
  return count > 0 ? [padTo(`skip ${count}`, COLUMNS)] : []
}

/** The choices of a game in writing, each with what its seat was called at the time. */
export function movesOf(table: Table): { readonly seat: string; readonly choice: string }[] {
  const { game, entries } = table
  return entries.map(({ called, choice }) => ({ seat: called, choice: makeNotation(game, choice) }))
}

/** The line before it where the players ended the game: how, and who lost by it. */
function settledLine(table: Table, { how, seat }: Settled): string {
  const who = seat < 0 ? '' : ` ${seatWords(table.game, stateOf(table))[seat]}`
  return `end ${how}${who}`
}

/** The last line of a finished game: side, kind of victory, score. */
export function resultLine(game: Game, outcome: Outcome): string {
  return `result ${winningSide(game, outcome) || '-'} ${outcome.kind} ${outcome.score}`
}

function headerLines(table: Table, isOver: boolean): string[] {
  const { game, start, names, contributions, seed } = table
  const labels = seatLabels(game, start)
  if (!labels.ok) throw new Error(labels.reason)
  const lines = [FIRST_LINE, `game ${game.id}`]
  if ('setup' in start) {
    lines.push(`scenario ${start.setup.scenario}`)
    for (const [id, value] of optionPairs(game, start.setup)) lines.push(`option ${id} ${value}`)
  }
  lines.push(`id ${table.gameId}`)
  labels.value.forEach((label, seat) => lines.push(`seat ${label} ${names[seat]}`.trimEnd()))
  if (table.commitment !== '') lines.push(`commitment ${table.commitment}`)
  if (seed !== null && (table.local || isOver)) lines.push(`seed ${seed}`)
  labels.value.forEach((label, seat) => {
    if (contributions[seat]) lines.push(`contribution ${label} ${contributions[seat]}`)
  })
  if ('setup' in start && start.setup.pack !== undefined) {
    const pack = packText(start.setup.pack)
    if (pack.ok) lines.push(`pack ${pack.value}`)
  }
  return lines
}

function fallLine(
  text: string,
  faces: readonly (number | null)[],
  hash: string,
  comment: string,
): string {
  const dice = faces.length > 0 ? `  ${facesText(faces)}` : ''
  const remark = comment === '' ? '' : `  ; ${comment}`
  return `${padTo(text + dice + remark, MOVE_COLUMNS)}  =${hash.slice(0, HASH_DIGITS)}`
}

/** Dice as a record writes them. */
export function facesText(faces: readonly (number | null)[]): string {
  return `[${faces.map((face) => face ?? '?').join(' ')}]`
}

/** Takes a record apart; whether the moves are legal is another question. */
export function parseRecord(text: string): Result<RecordText> {
  const lines = fileLines(text)
  if (!lines.ok) return lines
  const said = lines.value
    .map(({ line, text: raw }) => ({ line, text: splitCheck(raw).text.trimEnd() }))
    .filter((noted) => noted.text !== '')
  const [first, ...rest] = said
  if (first?.text !== FIRST_LINE)
    return failure(`not an Estafette record: the first line must be "${FIRST_LINE}"`, 1)
  const header = rest.findIndex(({ text: line }) => /^moves( |$)/.test(line))
  if (header < 0) return failure('missing line "moves"', (rest.at(-1) ?? first).line)
  const headed = parseHeader(rest.slice(0, header))
  if (!headed.ok) return headed

  const opening = parseFall(rest[header]!)
  if (!opening.ok) return opening
  if (opening.value.rest !== 'moves' || opening.value.comment !== '') {
    return failure(
      'after "moves" only its dice may follow, and not other words',
      rest[header]!.line,
    )
  }
  const body = rest.slice(header + 1)
  const last = (key: string): Noted | null =>
    body.at(-1)?.text.startsWith(`${key} `) ? body.pop()! : null
  const result = last('result')
  const ended = last('end')
  const sealed = last('envelope')
  const envelope = sealed && { line: sealed.line, text: sealed.text.slice('envelope '.length) }
  const moves: RecordMove[] = []
  let skipped = 0
  for (const line of body) {
    const skip = /^skip ([1-9]\d{0,5})$/.exec(line.text)
    if (skip) {
      skipped += Number(skip[1])
      continue
    }
    const move = parseMove(line, skipped)
    if (!move.ok) return move
    moves.push(move.value)
    skipped = 0
  }
  const { faces, hash, line } = opening.value
  const all = {
    opening: { line, faces, hash },
    moves,
    skipped,
    envelope,
    settled: ended && { line: ended.line, text: ended.text.slice('end '.length) },
    result,
    lines: said.at(-1)!.line,
  }
  return success({ ...headed.value, ...all })
}

type Header = Omit<
  RecordText,
  'opening' | 'moves' | 'skipped' | 'envelope' | 'settled' | 'result' | 'lines'
>

function parseHeader(lines: readonly Noted[]): Result<Header> {
  const once = new Map<Single, Noted>()
  const many: Record<Several, Noted[]> = { option: [], seat: [], contribution: [] }
  const position: Noted[] = []
  let inPosition = false
  for (const { line, text } of lines) {
    if (text.startsWith(' ')) {
      if (!inPosition)
        return failure('this line must not be indented: only position lines may be', line)
      position.push({ line, text: outdent(text) })
      continue
    }
    const key = /^\S+/.exec(text)![0]
    const noted = { line, text: text.slice(key.length).trim() }
    inPosition = key === 'start'
    if (isOneOf(several, key)) {
      many[key].push(noted)
    } else if (isOneOf(single, key)) {
      if (once.has(key)) return failure(`duplicate line "${key}"`, line)
      if ((noted.text === '') !== (key === 'start'))
        return failure(`missing value after "${key}"`, line)
      once.set(key, noted)
    } else {
      return failure(`unknown line: "${key.slice(0, 40)}"`, line)
    }
  }
  const game = once.get('game')
  if (!game) return failure('missing line "game": it must name the game', 1)
  const get = (key: Single): Noted | null => once.get(key) ?? null
  return success({
    game,
    scenario: get('scenario'),
    options: many.option,
    id: get('id'),
    seats: many.seat,
    commitment: get('commitment'),
    seed: get('seed'),
    viewer: get('viewer'),
    contributions: many.contribution,
    pack: get('pack'),
    position: once.has('start') ? position : null,
  })
}

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word)
}

/** Takes hash, comment and dice off the end of a line. */
function parseFall(
  noted: Noted,
): Result<RecordFall & { readonly rest: string; readonly comment: string }> {
  const { line } = noted
  const hashed = /^(.*) {2}=([0-9a-f]{8})$/.exec(noted.text)
  const hash = hashed ? hashed[2]! : null
  let rest = hashed ? hashed[1]! : noted.text
  const remark = rest.indexOf(' ;')
  const comment = remark < 0 ? '' : rest.slice(remark + 2).trim()
  if (remark >= 0) rest = rest.slice(0, remark)
  rest = rest.trim()
  const diced = /^([^[]*)\[([^\]]*)\]$/.exec(rest)
  if (!diced) return success({ line, rest, faces: null, hash, comment })
  const words = diced[2]!.split(' ').filter((word) => word !== '')
  if (!words.every((word) => /^(?:[1-9]\d{0,9}|\?)$/.test(word))) {
    return failure(`dice must be numbers in brackets, got "[${diced[2]!.slice(0, 40)}]"`, line)
  }
  const faces = words.map((word) => (word === '?' ? null : Number(word)))
  return success({ line, rest: diced[1]!.trim(), faces, hash, comment })
}

function parseMove(noted: Noted, skipped: number): Result<RecordMove> {
  const fall = parseFall(noted)
  if (!fall.ok) return fall
  const { rest, line, faces, hash, comment } = fall.value
  const words = /^(?:(\d{1,6}) +)?(\S+) +(.+)$/.exec(rest)
  if (!words)
    return failure(`a move must be a seat and its choice, got "${rest.slice(0, 60)}"`, line)
  const number = words[1] === undefined ? null : Number(words[1])
  const [seat, choice] = [words[2]!, words[3]!]
  return success({ line, number, seat, choice, faces, hash, comment, skipped })
}
