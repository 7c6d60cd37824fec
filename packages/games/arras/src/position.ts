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
  readBoard,
  readField,
  readLines,
  readOption,
  readScenario,
  type TextLine,
  type Result,
  type Seen,
} from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { boardLines, packLines } from './data/pack-lines.ts'
import { SIDES } from './data/source.ts'
import { count, faults } from './faults.ts'
import { clearImpulse } from './flow.ts'
import { countersOf, doings } from './names.ts'
import { chosenOptions, options, setOptions } from './options.ts'
import { scenarios } from './scenarios.ts'
import { prepare } from './setup.ts'
import { at, NONE, type ArrasState, type Work } from './state.ts'
import { STEP } from './steps.ts'

/** Written whatever their value; every other line is left out where it says nothing new. */
const always = ['turn', 'step', 'decider', 'initiative', 'turnStarter', 'advantage'] as const

/** A position before any line is read: what lines that are left out mean. */
function blank(work: Work, board: Board): ArrasState {
  const s = work.makeState(board)
  prepare(s)
  clearImpulse(s)
  s.place.fill(board.absent)
  s.threshold = board.victory.threshold
  s.autoVictoryAreas = board.victory.autoAreasNeeded
  s.turn = 1
  s.step = STEP.impulse
  s.initiative = 0
  return s
}

/** A position as text. */
export function writePosition(s: ArrasState): string {
  const { board, work } = s
  const { locationNames, unitCodes } = board
  const lines = [
    ...positionHead('arras'),
    `scenario ${scenarios[s.scenario]}`,
    ...optionLines(options, chosenOptions(s)),
    ...packLines(board, work.board),
    ...fieldLines(work.fields, s, blank(work, board), always),
    ...SIDES.flatMap((name, side) =>
      codesLine(`control ${name}`, locationNames, (location) => takenBy(s, side, location)),
    ),
    ...atLines(countersOf(board), s),
    ...unitCodes.flatMap((_, unit) => doingLines(s, unit)),
    ...codesLine('passed', locationNames, (location) => s.passed[location]! !== 0),
  ]
  return `${lines.join('\n')}\n`
}

function takenBy(s: ArrasState, side: number, location: number): boolean {
  return s.control[location]! === side && s.board.initialControl[location]! !== side
}

/** What a unit is doing in the current impulse. */
function doingLines(s: ArrasState, unit: number): string[] {
  const words = flagWords(doings, s.marks[unit]!)
  if (s.from[unit]! !== NONE) words.push(`from=${s.board.locationNames[s.from[unit]!]}`)
  if (s.spentMf[unit]! !== 0) words.push(`mf=${s.spentMf[unit]}`)
  return words.length > 0 ? [`doing ${s.board.unitCodes[unit]} ${words.join(' ')}`] : []
}

/** Reads a position; lines may come in any order after the head, `#` begins a comment. */
export function readPosition(work: Work, text: string): Result<ArrasState> {
  return readLines('arras', text, (lines) => {
    const s = readState(work, lines)
    const [fault] = faults(s)
    if (fault !== undefined) throw new LineError(fault)
    return s
  })
}

/** Reads what a viewer knows: a position in which bids may be hidden. */
export function readKnown(work: Work, text: string): Result<ArrasState> {
  return readLines('arras', text, (lines) => readState(work, lines))
}

function readState(work: Work, lines: readonly TextLine[]): ArrasState {
  const { board, rest } = readBoard(boardLines(work.board), lines)
  const s = blank(work, board)
  fill(s, rest)
  return s
}

function fill(s: ArrasState, lines: readonly TextLine[]): void {
  const seen: Seen = new Map()
  const controlled = new Set<number>()
  const chosen = chosenOptions(s)
  const { fields } = s.work
  const { locationNames } = s.board
  const counters = countersOf(s.board)
  for (const line of lines) {
    const [key] = line.words
    if (key === 'at') readAt(counters, s, line, seen)
    else if (key === 'control') readControl(s, line, controlled, seen)
    else if (key === 'doing') readDoing(s, line)
    else if (key === 'passed') {
      for (const place of indexesIn(locationNames, line, 1, 'place')) s.passed[place] = 1
    } else if (key === 'scenario') s.scenario = readScenario(scenarios, line, seen)
    else if (key === 'option') readOption(options, chosen, line, seen)
    else readField(fields, s, line, seen)
  }
  setOptions(s, chosen)
  if (s.bidding && !seen.has('allied-seat') && s.step === STEP.bid) s.alliedSeat = NONE
  if (!seen.has('turn-starter')) s.turnStarter = s.initiative
  if (!seen.has('decider')) s.decider = s.initiative
  count(s)
  for (let location = 0; location < s.board.locationCount; location++) {
    const allied = s.present[at(0, location)]! > 0
    const german = s.present[at(1, location)]! > 0
    if (allied !== german && !controlled.has(location)) s.control[location] = allied ? 0 : 1
  }
}

function readControl(s: ArrasState, line: TextLine, controlled: Set<number>, seen: Seen): void {
  const side = indexIn(SIDES, line.words[1], 'side', line)
  for (const place of indexesIn(s.board.locationNames, line, 2, 'place')) {
    once(seen, `control of ${s.board.locationNames[place]}`, line)
    s.control[place] = side
    controlled.add(place)
  }
}

function readDoing(s: ArrasState, line: TextLine): void {
  const unit = indexIn(s.board.unitCodes, line.words[1], 'unit', line)
  const { locationNames } = s.board
  const seen: Seen = new Map()
  for (const word of line.words.slice(2)) {
    const [key = '', value = ''] = word.split('=')
    once(seen, key, line)
    const bit = flagBit(doings, word)
    if (bit !== 0) s.marks[unit]! |= bit
    else if (key === 'from' && locationNames.includes(value)) {
      s.from[unit] = locationNames.indexOf(value)
    } else if (key === 'mf' && /^\d{1,2}$/.test(value)) s.spentMf[unit] = Number(value)
    else throw new LineError(`unknown mark of a unit: "${word}"`, line.number)
  }
}
