import { failure, makeNotation, success, type Outcome, type Result } from '@estafette/kernel'
import { sealLines, splitCheck, type Sealed } from './check.ts'
import { fileLines, indentPosition, outdent, type Noted } from './file.ts'
import type { StartLines } from './reading.ts'
import { optionPairs, packText, seatLabels } from './start.ts'
import { stateOf, type Entry, type Step, type Table } from './table.ts'
import { padTo } from './text.ts'

/** What a record says of one step: its dice and the hash afterwards, where they are given. */
export interface RecordStep {
  readonly line: number
  readonly faces: readonly number[] | null
  readonly hash: string | null
}

/** One line of the moves. */
export interface RecordMove extends RecordStep {
  readonly number: number | null
  readonly seat: string
  readonly choice: string
  readonly comment: string
}

/** A record taken apart, before any of it is tried. */
export interface RecordText extends StartLines {
  readonly id: Noted | null
  readonly seats: readonly Noted[]
  readonly commitment: Noted | null
  readonly seed: Noted | null
  readonly contributions: readonly Noted[]
  readonly opening: RecordStep
  readonly moves: readonly RecordMove[]
  readonly result: Noted | null
  readonly lines: number
}

export const HASH_DIGITS = 8

const FIRST_LINE = 'estafette record 1'
const MOVE_COLUMNS = 52
const COLUMNS = MOVE_COLUMNS + HASH_DIGITS + 3

const single = ['game', 'scenario', 'id', 'commitment', 'seed', 'pack', 'start'] as const
const several = ['option', 'seat', 'contribution'] as const
type Single = (typeof single)[number]
type Several = (typeof several)[number]

/** Writes a game down. The seed is shown only when it can do no harm any more. */
export function makeRecord(table: Table): string {
  const { game, start } = table
  const outcome = game.outcome(stateOf(table))
  const head = [
    ...headerLines(table, outcome !== null),
    ...('position' in start ? ['start', ...indentPosition(start.position)] : []),
  ].map((line) => padTo(line, COLUMNS))
  const lines = draftOf(table, [...head, stepLine('moves', table.opening, '')])
  const result = outcome ? [padTo(resultLine(outcome), COLUMNS)] : []
  return [...lines, sealLines(result, lines.at(-1)!.digest)].map(({ file }) => file).join('')
}

/** A record as it was last written: its head in one piece, then a piece for each of its moves. */
interface Draft {
  readonly head: string
  readonly entries: readonly Entry[]
  readonly pieces: readonly Sealed[]
}

const drafts = new WeakMap<Table, Draft>()

/** Goes on where the last record of a table still holds, so that saving costs what is new in it. */
function draftOf(table: Table, headLines: readonly string[]): readonly Sealed[] {
  const entries = [...table.entries]
  const head = headLines.join('\n')
  const last = drafts.get(table)
  const old = last?.head === head ? last : null
  const changed = entries.findIndex((entry, index) => entry !== old?.entries[index])
  const kept = changed < 0 ? entries.length : changed
  const pieces = old ? old.pieces.slice(0, kept + 1) : [sealLines(headLines)]
  for (let index = kept; index < entries.length; index++) {
    pieces.push(sealLines([moveLine(table, index)], pieces[index]!.digest))
  }
  drafts.set(table, { head, entries, pieces })
  return pieces
}

function moveLine({ game, entries }: Table, index: number): string {
  const entry = entries[index]!
  const text = `${index + 1} ${entry.called} ${makeNotation(game, entry.choice)}`
  return stepLine(text, entry, entry.comment)
}

/** The choices of a game in writing, each with what its seat was called at the time. */
export function movesOf(table: Table): { readonly seat: string; readonly choice: string }[] {
  const { game, entries } = table
  return entries.map(({ called, choice }) => ({ seat: called, choice: makeNotation(game, choice) }))
}

/** The last line of a finished game: side, kind of victory, score. */
export function resultLine(outcome: Outcome): string {
  return `result ${outcome.side || '-'} ${outcome.kind} ${outcome.score}`
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

function stepLine(text: string, step: Step, comment: string): string {
  const dice = step.faces.length > 0 ? `  ${facesText(step.faces)}` : ''
  const remark = comment === '' ? '' : `  ; ${comment}`
  return `${padTo(text + dice + remark, MOVE_COLUMNS)}  =${step.hash.slice(0, HASH_DIGITS)}`
}

/** Dice as a record writes them. */
export function facesText(faces: readonly number[]): string {
  return `[${faces.join(' ')}]`
}

/** Takes a record apart; whether the moves are legal is another question. */
export function parseRecord(text: string): Result<RecordText> {
  const lines = fileLines(text)
  if (!lines.ok) return lines
  const said = lines.value
    .map(({ line, text: raw }) => ({ line, text: splitCheck(raw).text.trimEnd() }))
    .filter((noted) => noted.text !== '')
  const [first, ...rest] = said
  if (first?.text !== FIRST_LINE) return failure(`a record begins with "${FIRST_LINE}"`, 1)
  const header = rest.findIndex(({ text: line }) => /^moves( |$)/.test(line))
  if (header < 0) return failure('there is no line "moves"', (rest.at(-1) ?? first).line)
  const headed = parseHeader(rest.slice(0, header))
  if (!headed.ok) return headed

  const opening = parseStep(rest[header]!)
  if (!opening.ok) return opening
  if (opening.value.rest !== 'moves' || opening.value.comment !== '') {
    return failure('"moves" stands alone, but for its dice', rest[header]!.line)
  }
  const body = rest.slice(header + 1)
  const ends = body.at(-1)?.text.startsWith('result ') ?? false
  const moves: RecordMove[] = []
  for (const line of ends ? body.slice(0, -1) : body) {
    const move = parseMove(line)
    if (!move.ok) return move
    moves.push(move.value)
  }
  const { faces, hash, line } = opening.value
  const result = ends ? body.at(-1)! : null
  const all = { opening: { line, faces, hash }, moves, result, lines: said.at(-1)!.line }
  return success({ ...headed.value, ...all })
}

type Header = Omit<RecordText, 'opening' | 'moves' | 'result' | 'lines'>

function parseHeader(lines: readonly Noted[]): Result<Header> {
  const once = new Map<Single, Noted>()
  const many: Record<Several, Noted[]> = { option: [], seat: [], contribution: [] }
  const position: Noted[] = []
  let inPosition = false
  for (const { line, text } of lines) {
    if (text.startsWith(' ')) {
      if (!inPosition) return failure('only lines of a position are set in', line)
      position.push({ line, text: outdent(text) })
      continue
    }
    const key = /^\S+/.exec(text)![0]
    const noted = { line, text: text.slice(key.length).trim() }
    inPosition = key === 'start'
    if (isOneOf(several, key)) {
      many[key].push(noted)
    } else if (isOneOf(single, key)) {
      if (once.has(key)) return failure(`a second "${key}"`, line)
      if ((noted.text === '') !== (key === 'start')) return failure(`"${key}" says nothing`, line)
      once.set(key, noted)
    } else {
      return failure(`a record has no line "${key.slice(0, 40)}"`, line)
    }
  }
  const game = once.get('game')
  if (!game) return failure('no line says which game this is', 1)
  const get = (key: Single): Noted | null => once.get(key) ?? null
  return success({
    game,
    scenario: get('scenario'),
    options: many.option,
    id: get('id'),
    seats: many.seat,
    commitment: get('commitment'),
    seed: get('seed'),
    contributions: many.contribution,
    pack: get('pack'),
    position: once.has('start') ? position : null,
  })
}

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word)
}

/** Takes hash, comment and dice off the end of a line. */
function parseStep(
  noted: Noted,
): Result<RecordStep & { readonly rest: string; readonly comment: string }> {
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
  if (!words.every((word) => /^[1-9]\d{0,9}$/.test(word))) {
    return failure(`these are no dice: "[${diced[2]!.slice(0, 40)}]"`, line)
  }
  return success({ line, rest: diced[1]!.trim(), faces: words.map(Number), hash, comment })
}

function parseMove(noted: Noted): Result<RecordMove> {
  const step = parseStep(noted)
  if (!step.ok) return step
  const { rest, line, faces, hash, comment } = step.value
  const words = /^(?:(\d{1,6}) +)?(\S+) +(.+)$/.exec(rest)
  if (!words) return failure(`a move is a seat and its choice: "${rest.slice(0, 60)}"`, line)
  const number = words[1] === undefined ? null : Number(words[1])
  return success({ line, number, seat: words[2]!, choice: words[3]!, faces, hash, comment })
}
