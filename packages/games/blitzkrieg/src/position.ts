import {
  atLines,
  codesLine,
  fieldLines,
  flagBit,
  flagWords,
  indexesIn,
  indexIn,
  LineError,
  once,
  optionLines,
  positionHead,
  readAt,
  readField,
  readLines,
  readOption,
  readScenario,
  type Flag,
  type TextLine,
  type Result,
  type Seen,
} from '@estafette/kernel'
import { count } from './counts.ts'
import type { Board } from './data/board.ts'
import { PONTOONS } from './data/codes.ts'
import { faults } from './faults.ts'
import { countInterdictors } from './interdiction.ts'
import { doings, grounds, pontoonNames, trenchNames } from './names.ts'
import { chosenOptions, optionsOf, setOptions } from './options.ts'
import { scenarios } from './scenarios.ts'
import { prepare } from './setup.ts'
import { NONE, type BlitzState, type Scalar } from './state.ts'
import { STEP } from './steps.ts'
import type { Work } from './work.ts'

/** Written whatever their value; every other line is left out where it says nothing new. */
const always = ['turn', 'half', 'phasing', 'step', 'decider'] as const

/** Small tables of numbers by the names of what they are about. */
interface Numbers {
  readonly key: 'due' | 'airDue' | 'available' | 'quota' | 'today' | 'drawn' | 'drawnFor' | 'scored'
  readonly codes: (board: Board) => readonly string[]
}

const reinforcementIds = ({ reinforcements }: Board) =>
  reinforcements.map(({ source }) => source.id)
const eventIds = ({ events }: Board) => events.map(({ source }) => source.id)

const numbers: readonly Numbers[] = [
  { key: 'due', codes: ({ unitCodes }) => unitCodes },
  { key: 'airDue', codes: ({ airCodes }) => airCodes },
  { key: 'available', codes: reinforcementIds },
  { key: 'quota', codes: reinforcementIds },
  { key: 'today', codes: eventIds },
  { key: 'drawn', codes: eventIds },
  { key: 'drawnFor', codes: ({ zones }) => zones.map(({ source }) => source.id) },
  { key: 'scored', codes: () => ['german', 'allied'] },
]

/** A position before any line is read: what lines that are left out mean. */
function blank(work: Work<BlitzState, Scalar>, board: Board): BlitzState {
  const s = work.makeState(board)
  prepare(s)
  s.place.fill(board.absent)
  s.turn = 1
  s.zone = NONE
  s.markers = 0
  s.step = STEP.move
  s.decider = 0
  s.phasing = 0
  return s
}

/** The text of a position. */
export function writePosition(s: BlitzState): string {
  const { board, work } = s
  const { text } = work
  const start = blank(work, board)
  const lines = [
    ...positionHead(board.id),
    ...optionLines(optionsOf(board), chosenOptions(s)),
    ...fieldLines(text.fields, s, start, always),
    ...atLines(text.counters, s),
    ...rideLines(s),
    ...flagLines('doing', board.unitCodes, doings, s.marks),
    ...flagLines('ground', board.hexIds, grounds, s.ground),
    ...trenchNames.flatMap((name, kind) =>
      kind === 0 ? [] : codesLine(name, board.hexIds, (hex) => s.entrenchment[hex] === kind),
    ),
    ...diggerLines(s),
    ...controlLines(s),
    ...airLines(s),
    ...codesLine('met', board.airCodes, (air) => s.airMet[air] === 1),
    ...pontoonLines(s),
    ...numbers.flatMap(({ key, codes }) => numberLine(key, codes(board), s[key], start[key])),
  ]
  return `${lines.join('\n')}\n`
}

function rideLines(s: BlitzState): string[] {
  const { unitCodes } = s.board
  return unitCodes.flatMap((code, unit) =>
    s.ride[unit] === NONE ? [] : [`ride ${code} ${unitCodes[s.ride[unit]!]}`],
  )
}

function flagLines(
  word: string,
  codes: readonly string[],
  flags: readonly Flag[],
  table: Int8Array | Int16Array,
): string[] {
  return codes.flatMap((code, index) =>
    table[index] === 0 ? [] : [`${word} ${code} ${flagWords(flags, table[index]!).join(' ')}`],
  )
}

/** Who digs where. ARS-OPT-3 */
function diggerLines(s: BlitzState): string[] {
  return [...s.digger].flatMap((unit, hex) =>
    unit === 0 ? [] : [`digger ${s.board.hexIds[hex]} ${s.board.unitCodes[unit - 1]}`],
  )
}

/** Who holds a hex, where it is not as at the start. */
function controlLines(s: BlitzState): string[] {
  const { hexIds, initialControl } = s.board
  const changed = (owner: number) => (hex: number) =>
    s.control[hex] === owner + 1 && initialControl[hex] !== owner
  return [
    ...codesLine('held-by-nobody', hexIds, changed(NONE)),
    ...codesLine('held-by-german', hexIds, changed(0)),
    ...codesLine('held-by-allied', hexIds, changed(1)),
  ]
}

function airLines(s: BlitzState): string[] {
  const { airCodes, airReady, airOut, surgeOnly } = s.board
  return airCodes.flatMap((code, air) =>
    s.airPlace[air] === (surgeOnly[air] ? airOut : airReady)
      ? []
      : [`air ${code} ${s.work.text.airPlaceNames[s.airPlace[air]!]}`],
  )
}

function pontoonLines(s: BlitzState): string[] {
  const { unitCodes } = s.board
  return Array.from(s.pontoons.keys()).flatMap((marker) => {
    const state = s.pontoons[marker]!
    if (state === 0) return []
    const span = s.spans[marker]! === NONE ? [] : [s.work.text.sideNames[s.spans[marker]!]!]
    const builders = [0, 1]
      .map((end) => s.builders[2 * marker + end]!)
      .filter((unit) => unit !== NONE)
      .map((unit) => unitCodes[unit]!)
    return [['pontoon', String(marker + 1), pontoonNames[state]!, ...span, ...builders].join(' ')]
  })
}

function numberLine(
  key: string,
  codes: readonly string[],
  table: Int8Array | Int16Array,
  start: Int8Array | Int16Array,
): string[] {
  const words = codes.flatMap((code, index) =>
    table[index] === start[index] ? [] : [`${code}:${table[index]}`],
  )
  return words.length > 0 ? [`${lineKey(key)} ${words.join(' ')}`] : []
}

function lineKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Reads a position. */
export function readPosition(
  work: Work<BlitzState, Scalar>,
  board: Board,
  text: string,
): Result<BlitzState> {
  return readLines(board.id, text, (lines) => {
    const s = blank(work, board)
    readInto(s, lines)
    const found = faults(s)
    if (found.length > 0) throw new LineError(found[0]!)
    return s
  })
}

const owners = ['held-by-nobody', 'held-by-german', 'held-by-allied']

function readInto(s: BlitzState, lines: readonly TextLine[]): void {
  const seen: Seen = new Map()
  const { board } = s
  const chosen = chosenOptions(s)
  const options = optionsOf(board)
  for (const line of lines) {
    const [key = ''] = line.words
    const table = numbers.find((one) => lineKey(one.key) === key)
    if (key === 'at') readAt(s.work.text.counters, s, line, seen)
    else if (key === 'ride') readRide(s, line)
    else if (key === 'digger') readDigger(s, line)
    else if (key === 'doing') readFlags(board.unitCodes, 'unit', doings, s.marks, line)
    else if (key === 'ground') readFlags(board.hexIds, 'hex', grounds, s.ground, line)
    else if (trenchNames.slice(1).some((name) => name === key)) readTrench(s, line, seen)
    else if (owners.includes(key)) {
      for (const hex of indexesIn(board.hexIds, line, 1, 'hex'))
        s.control[hex] = owners.indexOf(key)
    } else if (key === 'air') readAir(s, line)
    else if (key === 'met')
      for (const air of indexesIn(board.airCodes, line, 1, 'air unit')) s.airMet[air] = 1
    else if (key === 'pontoon') readPontoon(s, line, seen)
    else if (table) readNumbers(table.codes(board), s[table.key], line, seen)
    else if (key === 'scenario') readScenario(scenarios, line, seen)
    else if (key === 'option') readOption(options, chosen, line, seen)
    else readField(s.work.text.fields, s, line, seen)
  }
  setOptions(s, chosen)
  if (!seen.has('phasing')) s.phasing = s.decider
  count(s)
  countInterdictors(s)
  for (let unit = 0; unit < board.unitCount; unit++) {
    const hex = s.place[unit]!
    if (hex < board.hexCount && !board.isTransport[unit]) {
      s.control[hex] = unit < board.firstSideUnits ? 1 : 2 // BLZ-VIC-3
    }
  }
}

function readRide(s: BlitzState, line: TextLine): void {
  const unit = indexIn(s.board.unitCodes, line.words[1], 'unit', line)
  s.ride[unit] = indexIn(s.board.unitCodes, line.words[2], 'transport', line)
}

function readDigger(s: BlitzState, line: TextLine): void {
  const hex = indexIn(s.board.hexIds, line.words[1], 'hex', line)
  if (hex >= s.digger.length) throw new LineError('no unit can dig in this battle', line.number)
  s.digger[hex] = indexIn(s.board.unitCodes, line.words[2], 'unit', line) + 1
}

function readFlags(
  codes: readonly string[],
  what: string,
  flags: readonly Flag[],
  table: Int8Array | Int16Array,
  line: TextLine,
): void {
  const index = indexIn(codes, line.words[1], what, line)
  for (const word of line.words.slice(2)) {
    const bit = flagBit(flags, word)
    if (bit === 0) throw new LineError(`unknown mark: "${word}"`, line.number)
    table[index]! |= bit
  }
}

function readTrench(s: BlitzState, line: TextLine, seen: Seen): void {
  const kind = trenchNames.findIndex((name) => name === line.words[0])
  for (const hex of indexesIn(s.board.hexIds, line, 1, 'hex')) {
    once(seen, `trench ${s.board.hexIds[hex]}`, line)
    s.entrenchment[hex] = kind
  }
}

function readAir(s: BlitzState, line: TextLine): void {
  const air = indexIn(s.board.airCodes, line.words[1], 'air unit', line)
  s.airPlace[air] = indexIn(s.work.text.airPlaceNames, line.words[2], 'place of air units', line)
}

function readPontoon(s: BlitzState, line: TextLine, seen: Seen): void {
  const [, number = '', state, span, ...builders] = line.words
  const marker = Number(number) - 1
  if (!/^[1-9]$/.test(number) || marker >= PONTOONS) {
    throw new LineError(`"${number}" is not the number of a pontoon`, line.number)
  }
  once(seen, `pontoon ${number}`, line)
  s.pontoons[marker] = indexIn(pontoonNames, state, 'state of a pontoon', line)
  if (span !== undefined) s.spans[marker] = indexIn(s.work.text.sideNames, span, 'hexside', line)
  builders.forEach((code, end) => {
    s.builders[2 * marker + end] = indexIn(s.board.unitCodes, code, 'unit', line)
  })
}

function readNumbers(
  codes: readonly string[],
  table: Int8Array | Int16Array,
  line: TextLine,
  seen: Seen,
): void {
  for (const word of line.words.slice(1)) {
    const cut = word.lastIndexOf(':')
    const index = indexIn(codes, word.slice(0, cut), 'name', line)
    const value = word.slice(cut + 1)
    once(seen, `${line.words[0]} ${codes[index]}`, line)
    if (!/^-?\d{1,3}$/.test(value) || Number(value) > 127) {
      throw new LineError(`"${word}" must be a name and a number, such as "german:3"`, line.number)
    }
    table[index] = Number(value)
  }
}
