import { failure, success, type Result } from '@estafette/kernel'
import { LOCATION_COUNT, makeBoard, standardBoard, UNIT_COUNT, type Board } from './data/board.ts'
import { locationIndex, unitIndex } from './data/codes.ts'
import { makeCounter, parseBoardPack, type BoardPack } from './data/pack.ts'
import { SIDES } from './data/source.ts'
import { count, faults } from './faults.ts'
import { fieldEntries, lineName, readValue, writeValue, type Field } from './fields.ts'
import { clearImpulse } from './flow.ts'
import { placeNames, statusBit, statusWords } from './names.ts'
import { balances, options } from './options.ts'
import { prepare } from './setup.ts'
import {
  ABSENT,
  ASSAULTING,
  at,
  DISENGAGED,
  HISTORICAL,
  makeState,
  NONE,
  OVERRUNNING,
  RETREATING,
  RETURNING,
  type ArrasState,
} from './state.ts'
import { STEP } from './steps.ts'

const HEAD = ['estafette position 1', 'game arras']
const scenarios = ['historical', 'free']

/** Written whatever their value; every other line is left out where it says nothing new. */
const always: readonly string[] = [
  'turn',
  'step',
  'decider',
  'initiative',
  'turnStarter',
  'advantage',
]

const doings = [
  { bit: ASSAULTING, word: 'assaulting' },
  { bit: OVERRUNNING, word: 'overrunning' },
  { bit: RETREATING, word: 'retreating' },
  { bit: DISENGAGED, word: 'disengaged' },
  { bit: RETURNING, word: 'returning' },
] as const

/** A position before any line is read: what lines that are left out mean. */
function blank(board: Board): ArrasState {
  const s = makeState(board)
  prepare(s)
  clearImpulse(s)
  s.place.fill(ABSENT)
  s.threshold = board.victory.threshold
  s.autoVictoryAreas = board.victory.autoAreasNeeded
  s.turn = 1
  s.step = STEP.impulse
  s.initiative = 0
  return s
}

/** A position as text. */
export function writePosition(s: ArrasState): string {
  const lines = [...HEAD, `scenario ${scenarios[s.scenario]}`]
  const chosen = [balances[s.balance]!, s.bidding ? 'on' : 'off', String(s.autoVictoryAreas)]
  options.forEach(({ id, values }, index) => {
    if (chosen[index] !== values[0]) lines.push(`option ${id} ${chosen[index]}`)
  })
  lines.push(...packLines(s.board))
  const defaults = blank(s.board)
  for (const [name, field] of fieldEntries) {
    if (!always.includes(name) && s[name] === defaults[name]) continue
    lines.push(`${lineName(name)} ${writeValue(field, s[name])}`)
  }
  for (let side = 0; side < 2; side++) {
    const taken = places((location) => takenBy(s, side, location))
    if (taken.length > 0) lines.push(`control ${SIDES[side]} ${taken.join(' ')}`)
  }
  for (let place = 0; place < ABSENT; place++) {
    const units = unitsIn(s, place)
    if (units.length > 0) lines.push(`at ${placeNames[place]} ${units.join(' ')}`)
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) lines.push(...doingLines(s, unit))
  const passed = places((location) => s.passed[location]! !== 0)
  if (passed.length > 0) lines.push(`passed ${passed.join(' ')}`)
  return `${lines.join('\n')}\n`
}

function places(test: (location: number) => boolean): string[] {
  return placeNames.slice(0, LOCATION_COUNT).filter((_, location) => test(location))
}

function takenBy(s: ArrasState, side: number, location: number): boolean {
  return s.control[location]! === side && s.board.initialControl[location]! !== side
}

function unitsIn(s: ArrasState, place: number): string[] {
  const units: string[] = []
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s.place[unit]! !== place) continue
    units.push([s.board.unitCodes[unit]!, ...statusWords(s.flags[unit]!)].join(':'))
  }
  return units
}

/** What a unit is doing in the current impulse. */
function doingLines(s: ArrasState, unit: number): string[] {
  const words: string[] = doings.filter(({ bit }) => s.marks[unit]! & bit).map(({ word }) => word)
  if (s.from[unit]! !== NONE) words.push(`from=${placeNames[s.from[unit]!]}`)
  if (s.spentMf[unit]! !== 0) words.push(`mf=${s.spentMf[unit]}`)
  return words.length > 0 ? [`doing ${s.board.unitCodes[unit]} ${words.join(' ')}`] : []
}

/** What differs from the standard board. */
function packLines(board: Board): string[] {
  if (board === standardBoard) return []
  const lines: string[] = []
  for (let counter = 0; counter < 2 * UNIT_COUNT; counter++) {
    const unit = counter % UNIT_COUNT
    if (counter >= UNIT_COUNT && board.type[unit]! !== 1) continue
    const text = counterText(board, counter)
    if (text === counterText(standardBoard, counter)) continue
    lines.push(`counter ${board.unitCodes[unit]}${counter >= UNIT_COUNT ? ':r' : ''} ${text}`)
  }
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const text = locationText(board, location)
    if (text !== locationText(standardBoard, location)) {
      lines.push(`location ${placeNames[location]} ${text}`)
    }
  }
  return lines
}

function counterText(board: Board, counter: number): string {
  return makeCounter({
    attack: board.attack[counter]!,
    defence: board.defence[counter]!,
    movement: board.movement[counter]!,
    spentDefence: board.spentDefence[counter]!,
  })
}

function locationText(board: Board, location: number): string {
  return `tem=${board.tem[location]} shape=${board.square[location]! ? 'square' : 'circle'}`
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
export function readPosition(text: string): Result<ArrasState> {
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

function readLines(lines: readonly Line[]): ArrasState {
  const s = blank(readBoard(lines))
  const seen = new Map<string, number>()
  const controlled = new Set<number>()
  for (const line of lines) {
    const [key = ''] = line.words
    if (key === 'counter' || key === 'location') continue
    if (key === 'at') readAt(s, line, seen)
    else if (key === 'control') readControl(s, line, controlled)
    else if (key === 'doing') readDoing(s, line)
    else if (key === 'passed') for (const place of readPlaces(line, 1)) s.passed[place] = 1
    else readScalar(s, line, seen)
  }
  if (s.bidding && !seen.has('allied-seat') && s.step === STEP.bid) s.alliedSeat = NONE
  if (!seen.has('turn-starter')) s.turnStarter = s.initiative
  if (!seen.has('decider')) s.decider = s.initiative
  count(s)
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const allied = s.present[at(0, location)]! > 0
    const german = s.present[at(1, location)]! > 0
    if (allied !== german && !controlled.has(location)) s.control[location] = allied ? 0 : 1
  }
  const [fault] = faults(s)
  if (fault !== undefined) throw new LineError(fault)
  return s
}

/** The board, with the corrections of `counter` and `location` lines. */
function readBoard(lines: readonly Line[]): Board {
  const counters: Record<string, string> = {}
  const locations: Record<string, Record<string, string | number>> = {}
  let last = 0
  for (const { words, number } of lines) {
    const [key, code = '', ...rest] = words
    if (key !== 'counter' && key !== 'location') continue
    last = number
    if (key === 'counter') {
      if (rest.length !== 1) throw new LineError('a counter is written as 6-6-8/4', number)
      counters[code] = rest[0]!
    } else {
      const changes = Object.fromEntries(rest.map((word) => word.split('=')))
      locations[code] = 'tem' in changes ? { ...changes, tem: Number(changes['tem']) } : changes
    }
    checkPack(
      { [key + 's']: { [code]: key === 'counter' ? counters[code] : locations[code] } },
      number,
    )
  }
  return last === 0 ? standardBoard : makeBoard(checkPack({ counters, locations }, last))
}

function checkPack(input: unknown, number: number): BoardPack {
  const parsed = parseBoardPack(input)
  if (!parsed.ok) throw new LineError(parsed.reason, number)
  return parsed.pack
}

function readAt(s: ArrasState, { words, number }: Line, seen: Map<string, number>): void {
  const place = placeNames.indexOf(words[1] ?? '')
  if (place < 0) throw new LineError(`no such place: "${words[1] ?? ''}"`, number)
  for (const word of words.slice(2)) {
    const [code = '', ...statuses] = word.split(':')
    const unit = unitIndex(code)
    if (unit < 0) throw new LineError(`no such unit: "${code}"`, number)
    if (seen.has(code)) throw new LineError(`${code} stands in line ${seen.get(code)} too`, number)
    seen.set(code, number)
    s.place[unit] = place
    for (const status of statuses) {
      const bit = statusBit(status)
      if (bit === 0) throw new LineError(`no such state of a unit: "${status}"`, number)
      s.flags[unit]! |= bit
    }
  }
}

function readControl(s: ArrasState, line: Line, controlled: Set<number>): void {
  const side = SIDES.findIndex((name) => name === line.words[1])
  if (side < 0) throw new LineError(`no such side: "${line.words[1] ?? ''}"`, line.number)
  for (const place of readPlaces(line, 2)) {
    s.control[place] = side
    controlled.add(place)
  }
}

function readPlaces({ words, number }: Line, from: number): number[] {
  return words.slice(from).map((word) => {
    const place = locationIndex(word)
    if (place < 0) throw new LineError(`no such place: "${word}"`, number)
    return place
  })
}

function readDoing(s: ArrasState, { words, number }: Line): void {
  const unit = unitIndex(words[1] ?? '')
  if (unit < 0) throw new LineError(`no such unit: "${words[1] ?? ''}"`, number)
  for (const word of words.slice(2)) {
    const [key, value] = word.split('=')
    const doing = doings.find((candidate) => candidate.word === word)
    if (doing) s.marks[unit]! |= doing.bit
    else if (key === 'from' && locationIndex(value ?? '') >= 0) {
      s.from[unit] = locationIndex(value ?? '')
    } else if (key === 'mf' && /^\d{1,2}$/.test(value ?? '')) s.spentMf[unit] = Number(value)
    else throw new LineError(`no unit does this: "${word}"`, number)
  }
}

/** Scenario, options and the scalars of the state. */
function readScalar(s: ArrasState, { words, number }: Line, seen: Map<string, number>): void {
  const [key = '', ...values] = words
  const name = key === 'option' ? `option ${values[0] ?? ''}` : key
  if (seen.has(name)) throw new LineError(`"${name}" stands in line ${seen.get(name)} too`, number)
  seen.set(name, number)
  if (key === 'option') {
    readOption(s, values, number)
    return
  }
  const [value, ...more] = values
  if (value === undefined || more.length > 0) throw new LineError(`"${key}" has one value`, number)
  if (key === 'scenario') {
    s.scenario = scenarios.indexOf(value)
    if (s.scenario < HISTORICAL) throw new LineError(`no such scenario: "${value}"`, number)
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

function readOption(s: ArrasState, [id, value]: readonly string[], number: number): void {
  const option = options.find((candidate) => candidate.id === id)
  if (!option) throw new LineError(`no such option: "${id ?? ''}"`, number)
  const index = option.values.indexOf(value ?? '')
  if (index < 0) throw new LineError(`option ${id} is ${option.values.join(', ')}`, number)
  if (id === 'balance') s.balance = index
  else if (id === 'bid') s.bidding = index
  else s.autoVictoryAreas = Number(value)
}
