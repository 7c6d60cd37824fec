import { failure, success, type Result } from '@estafette/kernel'
import { makeBoard, standardBoard, type Board } from './data/board.ts'
import { HEX_COUNT, HEX_IDS, hexIndex } from './data/map.ts'
import { addPackLine, packLines } from './data/pack-lines.ts'
import { parseBoardPack } from './data/pack.ts'
import { CHIT_CODES, CHIT_COUNT, chitSide, turnCup } from './data/schedule.ts'
import { UNIT_CODES, UNIT_COUNT, unitIndex } from './data/units.ts'
import { count, faults } from './faults.ts'
import { fieldEntries, lineName, readValue, writeValue, type Field } from './fields.ts'
import { boxNames, doingBit, doingWords, placeNames, statusBit, statusWords } from './names.ts'
import { options } from './options.ts'
import { ENTRY_HEXES } from './reinforcements.ts'
import { scenarios } from './scenarios.ts'
import { prepare } from './setup.ts'
import { ABSENT, IN_CUP, makeState, OUT_OF_GAME, type CellesState } from './state.ts'
import { STEP } from './steps.ts'

const HEAD = ['estafette position 1', 'game celles']

/** Written whatever their value; every other line is left out where it says nothing new. */
const always: readonly string[] = [
  'turn',
  'step',
  'decider',
  'phasing',
  'first',
  'initiative',
  'activation',
]

/** Lines of two numbers, German and Allied. */
const pairs = ['actions', 'used'] as const

/** A position before any line is read: what lines that are left out mean. */
function blank(board: Board, turn: number): CellesState {
  const s = makeState(board)
  prepare(s)
  s.place.fill(OUT_OF_GAME)
  s.turn = turn
  s.step = STEP.active
  s.decider = 0
  for (let side = 0; side < 2; side++) s.actions[side] = board.actions[turn * 2 + side]!
  for (let chit = 0; chit < CHIT_COUNT; chit++) s.chits[chit] = boxAtStart(turn, chit)
  return s
}

/** Where a chit lies when a turn begins. CEL-4.0.2 */
function boxAtStart(turn: number, chit: number): number {
  return (turnCup[turn * 2 + chitSide[chit]!]! >> chit) & 1 ? IN_CUP : ABSENT
}

/** A position as text. */
export function writePosition(s: CellesState): string {
  const lines = [...HEAD, `scenario ${scenarios[0]}`]
  if (s.actionDie) lines.push(`option ${options[0]!.id} ${options[0]!.values[1]}`)
  lines.push(...packLines(s.board))
  const defaults = blank(s.board, s.turn)
  for (const [name, field] of fieldEntries) {
    if (name === 'received') continue
    if (!always.includes(name) && s[name] === defaults[name]) continue
    lines.push(`${lineName(name)} ${writeValue(field, s[name])}`)
  }
  for (const name of pairs) {
    if (s[name].join() !== defaults[name].join()) lines.push(`${name} ${s[name].join(' ')}`)
  }
  boxNames.forEach((name, box) => {
    const chits = CHIT_CODES.filter(
      (_, chit) => s.chits[chit] === box && defaults.chits[chit] !== box,
    )
    if (chits.length > 0) lines.push(`${name} ${chits.join(' ')}`)
  })
  const places = [...new Set(s.place)].toSorted((a, b) => a - b)
  for (const place of places) {
    if (place === OUT_OF_GAME) continue
    lines.push(`at ${placeNames[place]} ${unitsIn(s, place).join(' ')}`)
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.marks[unit]!)
      lines.push(`doing ${UNIT_CODES[unit]} ${doingWords(s.marks[unit]!).join(' ')}`)
  }
  const received = ENTRY_HEXES.filter((_, index) => (s.received >> index) & 1)
  if (received.length > 0) lines.push(`received ${received.map((hex) => HEX_IDS[hex]).join(' ')}`)
  const passed = HEX_IDS.filter((_, hex) => s.passed[hex]! !== 0)
  if (passed.length > 0) lines.push(`passed ${passed.join(' ')}`)
  return `${lines.join('\n')}\n`
}

function unitsIn(s: CellesState, place: number): string[] {
  const units: string[] = []
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.place[unit]! !== place) continue
    units.push([UNIT_CODES[unit]!, ...statusWords(s.flags[unit]!)].join(':'))
  }
  return units
}

/** A line of a position with its number, split into words. */
interface Line {
  readonly number: number
  readonly words: readonly string[]
}

/** What is wrong with a line. */
class LineError extends Error {
  readonly line: number | undefined
  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line
  }
}

/** Reads a position; lines may come in any order after the head, `#` begins a comment. */
export function readPosition(text: string): Result<CellesState> {
  if (text.length > LONGEST_TEXT) return failure('a position is not that long')
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({
      number: index + 1,
      words: line.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean),
    }))
    .filter(({ words }) => words.length > 0)
  try {
    HEAD.forEach((head, index) => {
      if (lines[index]?.words.join(' ') !== head) {
        throw new LineError(`"${head}" is expected here`, lines[index]?.number ?? 1)
      }
    })
    return success(readLines(lines.slice(HEAD.length)))
  } catch (error) {
    if (error instanceof LineError) return failure(error.message, error.line)
    throw error
  }
}
const LONGEST_TEXT = 65_536

function readLines(all: readonly Line[]): CellesState {
  const pack: Record<string, Record<string, unknown>> = {}
  const lines = all.filter(({ words }) => !addPackLine(pack, words))
  const s = blank(readBoard(pack, all), readTurn(lines))
  const seen = new Map<string, number>()
  for (const line of lines) {
    const [key = ''] = line.words
    if (key === 'at') readAt(s, line, seen)
    else if (key === 'doing') readDoing(s, line)
    else if (key === 'passed') for (const hex of readHexes(line)) s.passed[hex] = 1
    else if (key === 'received') readReceived(s, line)
    else if (boxNames.some((name) => name === key)) readBox(s, line, seen)
    else if (pairs.some((name) => name === key)) readPair(s, line, seen)
    else readScalar(s, line, seen)
  }
  if (s.turn > 0 && s.step !== STEP['choose-first'] && s.step !== STEP.over) fillIn(s, seen)
  count(s)
  const [fault] = faults(s)
  if (fault !== undefined) throw new LineError(fault)
  return s
}

/** The board, with the corrections of the lines about it. */
function readBoard(pack: object, lines: readonly Line[]): Board {
  if (Object.keys(pack).length === 0) return standardBoard
  const parsed = parseBoardPack(pack)
  if (parsed.ok) return makeBoard(parsed.pack)
  const key = parsed.at.split('.')[1]
  const line = lines.find(({ words }) => key !== undefined && words[1] === key)
  throw new LineError(`${parsed.at}: ${parsed.reason}`, line?.number)
}

/** What a position in an Action Phase need not say: the decider's phase, the Germans first. */
function fillIn(s: CellesState, seen: Map<string, number>): void {
  if (!seen.has('phasing')) s.phasing = s.decider
  if (!seen.has('first')) s.first = 0
  if (!seen.has('initiative')) s.initiative = s.first
}

/** The turn comes first: what the other lines leave out depends on it. */
function readTurn(lines: readonly Line[]): number {
  const line = lines.find(({ words }) => words[0] === 'turn')
  if (!line) return 1
  const [, entry] = fieldEntries.find(([name]) => name === 'turn')!
  return scalarValue(entry, 'turn', line.words[1] ?? '', line.number)
}

function readAt(s: CellesState, { words, number }: Line, seen: Map<string, number>): void {
  const place = placeNames.indexOf(words[1] ?? '')
  if (place < 0) throw new LineError(`no such place: "${words[1] ?? ''}"`, number)
  for (const word of words.slice(2)) {
    const [code = '', ...statuses] = word.split(':')
    const unit = unitIndex(code)
    if (unit < 0) throw new LineError(`no such unit: "${code}"`, number)
    once(code, number, seen)
    s.place[unit] = place
    for (const status of statuses) {
      const bit = statusBit(status)
      if (bit === 0) throw new LineError(`no such state of a unit: "${status}"`, number)
      s.flags[unit]! |= bit
    }
  }
}

function readDoing(s: CellesState, { words, number }: Line): void {
  const unit = unitIndex(words[1] ?? '')
  if (unit < 0) throw new LineError(`no such unit: "${words[1] ?? ''}"`, number)
  for (const word of words.slice(2)) {
    const bit = doingBit(word)
    if (bit === 0) throw new LineError(`no unit does this: "${word}"`, number)
    s.marks[unit]! |= bit
  }
}

function readHexes({ words, number }: Line): number[] {
  return words.slice(1).map((word) => {
    const hex = hexIndex(word)
    if (hex < 0 || hex >= HEX_COUNT) throw new LineError(`no such hex: "${word}"`, number)
    return hex
  })
}

function readReceived(s: CellesState, line: Line): void {
  for (const hex of readHexes(line)) {
    const index = ENTRY_HEXES.indexOf(hex)
    if (index < 0) throw new LineError(`${HEX_IDS[hex]} is no entry hex`, line.number)
    s.received |= 1 << index
  }
}

function readBox(s: CellesState, { words, number }: Line, seen: Map<string, number>): void {
  const box = boxNames.findIndex((name) => name === words[0])
  for (const code of words.slice(1)) {
    const chit = CHIT_CODES.indexOf(code)
    if (chit < 0) throw new LineError(`no such chit: "${code}"`, number)
    once(`chit ${code}`, number, seen)
    s.chits[chit] = box
  }
}

function readPair(s: CellesState, { words, number }: Line, seen: Map<string, number>): void {
  const [key, ...values] = words
  once(key!, number, seen)
  if (values.length !== 2 || !values.every((value) => /^\d$/.test(value))) {
    throw new LineError(`"${key}" has two numbers, German and Allied`, number)
  }
  s[key as (typeof pairs)[number]].set(values.map(Number))
}

/** Scenario, options and the scalars of the state. */
function readScalar(s: CellesState, { words, number }: Line, seen: Map<string, number>): void {
  const [key = '', ...values] = words
  once(key === 'option' ? `option ${values[0] ?? ''}` : key, number, seen)
  if (key === 'option') {
    readOption(s, values, number)
    return
  }
  const [value, ...more] = values
  if (value === undefined || more.length > 0) throw new LineError(`"${key}" has one value`, number)
  if (key === 'scenario') {
    if (!scenarios.some((id) => id === value)) {
      throw new LineError(`no such scenario: "${value}"`, number)
    }
    return
  }
  const entry = fieldEntries.find(([scalar]) => lineName(scalar) === key)
  if (!entry) throw new LineError(`unknown line: "${key}"`, number)
  s[entry[0]] = scalarValue(entry[1], key, value, number)
}

function scalarValue(field: Field, key: string, text: string, number: number): number {
  const value = readValue(field, text)
  if (value === null) throw new LineError(`"${text}" is no ${key}`, number)
  return value
}

function readOption(s: CellesState, [id, value]: readonly string[], number: number): void {
  const option = options.find((candidate) => candidate.id === id)
  if (!option) throw new LineError(`no such option: "${id ?? ''}"`, number)
  const index = option.values.indexOf(value ?? '')
  if (index < 0) throw new LineError(`option ${id} is ${option.values.join(', ')}`, number)
  s.actionDie = index
}

/** Nothing is told twice. */
function once(name: string, number: number, seen: Map<string, number>): void {
  if (seen.has(name)) throw new LineError(`"${name}" stands in line ${seen.get(name)} too`, number)
  seen.set(name, number)
}
