import {
  atLines,
  codesLine,
  fieldLines,
  fieldValue,
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
import { count } from './counts.ts'
import type { Board } from './data/board.ts'
import { STACKING_LIMIT } from './data/codes.ts'
import { boardLines, packLines } from './data/pack-lines.ts'
import { faults } from './faults.ts'
import { turnField } from './fields.ts'
import { boxNames, doings } from './names.ts'
import { chosenOptions, options, setOptions } from './options.ts'
import { scenarios } from './scenarios.ts'
import { prepare } from './setup.ts'
import { ABSENT, at, IN_CUP, type CellesState, type Scalar } from './state.ts'
import { STEP } from './steps.ts'
import type { Work } from './work.ts'

/** Written whatever their value; every other line is left out where it says nothing new. */
const always = ['turn', 'step', 'decider', 'phasing', 'first', 'initiative', 'activation'] as const

/** Lines of two numbers, German and Allied. */
const pairs = ['actions', 'used'] as const

/** A position before any line is read: what lines that are left out mean. */
function blank(work: Work<CellesState, Scalar>, board: Board, turn: number): CellesState {
  const s = work.makeState(board)
  prepare(s)
  s.place.fill(s.board.outOfGame)
  s.turn = turn
  s.step = STEP.active
  s.decider = 0
  for (let side = 0; side < 2; side++) s.actions[side] = board.actions[turn * 2 + side]!
  for (let chit = 0; chit < s.board.chitCount; chit++) s.chits[chit] = boxAtStart(board, turn, chit)
  return s
}

/** Where a chit lies when a turn begins. CEL-4.0.2 */
function boxAtStart(board: Board, turn: number, chit: number): number {
  return (board.turnCup[turn * 2 + board.chitSide[chit]!]! >> chit) & 1 ? IN_CUP : ABSENT
}

/** A position as text. */
export function writePosition(s: CellesState): string {
  const defaults = blank(s.work, s.board, s.turn)
  const lines = [
    ...positionHead('celles'),
    `scenario ${scenarios[0]}`,
    ...optionLines(options, chosenOptions(s)),
    ...packLines(s.board),
    ...fieldLines(s.work.text.fields, s, defaults, always),
    ...pairs
      .filter((name) => s[name].join() !== defaults[name].join())
      .map((name) => `${name} ${s[name].join(' ')}`),
    ...boxNames.flatMap((name, box) =>
      codesLine(
        name,
        s.board.chitCodes,
        (chit) => s.chits[chit] === box && defaults.chits[chit] !== box,
      ),
    ),
    ...atLines(s.work.text.counters, s),
    ...s.board.unitCodes.flatMap((code, unit) => {
      const words = flagWords(doings, s.marks[unit]!)
      return words.length > 0 ? [`doing ${code} ${words.join(' ')}`] : []
    }),
    ...sparedLine(s),
    ...codesLine('passed', s.board.hexIds, (hex) => s.passed[hex]! !== 0),
  ]
  return `${lines.join('\n')}\n`
}

/** Reads a position of a game on a board; lines may come in any order after the head, `#` begins a comment. */
export function readPosition(
  work: Work<CellesState, Scalar>,
  on: Board,
  text: string,
): Result<CellesState> {
  return readLines('celles', text, (lines) => {
    const { board, rest } = readBoard(boardLines(on), lines)
    const s = blank(work, board, readTurn(board, rest))
    fill(s, rest)
    const [fault] = faults(s)
    if (fault !== undefined) throw new LineError(fault)
    return s
  })
}

/** The turn comes first: what the other lines leave out depends on it. */
function readTurn(board: Board, lines: readonly TextLine[]): number {
  const line = lines.find(({ words }) => words[0] === 'turn')
  return line ? fieldValue(turnField(board), line) : 1
}

function fill(s: CellesState, lines: readonly TextLine[]): void {
  const seen: Seen = new Map()
  const chosen = chosenOptions(s)
  const received: TextLine[] = []
  for (const line of lines) {
    const [key = ''] = line.words
    if (key === 'at') readAt(s.work.text.counters, s, line, seen)
    else if (key === 'doing') readDoing(s, line)
    else if (key === 'passed') {
      for (const hex of indexesIn(s.board.hexIds, line, 1, 'hex')) s.passed[hex] = 1
    } else if (key === 'received') received.push(line)
    else if (boxNames.some((name) => name === key)) readBox(s, line, seen)
    else if (pairs.some((name) => name === key)) readPair(s, line, seen)
    else if (key === 'scenario') readScenario(scenarios, line, seen)
    else if (key === 'option') readOption(options, chosen, line, seen)
    else readField(s.work.text.fields, s, line, seen)
  }
  setOptions(s, chosen)
  if (s.turn > 0 && s.step !== STEP['choose-first'] && s.step !== STEP.over) fillIn(s, seen)
  count(s)
  for (const line of received) readSpared(s, line)
}

/** The entry hexes that are overstacked by placing, with the steps that are spared: '2216:3'. */
function sparedLine(s: CellesState): string[] {
  const words = s.work.text.entryIds.flatMap((id, index) =>
    s.spared[index] ? [`${id}:${s.spared[index]}`] : [],
  )
  return words.length > 0 ? [`received ${words.join(' ')}`] : []
}

/** A hex without a number: whatever stands there too many was placed. Steps are counted by then. */
function readSpared(s: CellesState, line: TextLine): void {
  for (const word of line.words.slice(1)) {
    const [id, number] = word.split(':')
    const index = indexIn(s.work.text.entryIds, id, 'entry hex', line)
    if (number !== undefined && !/^[1-9]\d?$/.test(number)) {
      throw new LineError(
        `"${word}" must be an entry hex and a number of steps, such as "0512:4"`,
        line.number,
      )
    }
    const there = s.phasing < 0 ? 0 : s.steps[at(s, s.phasing, s.board.entryList[index]!)]!
    const steps = number === undefined ? there : Number(number)
    s.spared[index] = number === undefined && steps <= STACKING_LIMIT ? 0 : steps
  }
}

/** What a position in an Action Phase need not say: the decider's phase, the Germans first. */
function fillIn(s: CellesState, seen: Seen): void {
  if (!seen.has('phasing')) s.phasing = s.decider
  if (!seen.has('first')) s.first = 0
  if (!seen.has('initiative')) s.initiative = s.first
}

function readDoing(s: CellesState, line: TextLine): void {
  const unit = indexIn(s.board.unitCodes, line.words[1], 'unit', line)
  for (const word of line.words.slice(2)) {
    const bit = flagBit(doings, word)
    if (bit === 0) throw new LineError(`unknown mark of a unit: "${word}"`, line.number)
    s.marks[unit]! |= bit
  }
}

function readBox(s: CellesState, line: TextLine, seen: Seen): void {
  const box = boxNames.findIndex((name) => name === line.words[0])
  for (const chit of indexesIn(s.board.chitCodes, line, 1, 'chit')) {
    once(seen, `chit ${s.board.chitCodes[chit]}`, line)
    s.chits[chit] = box
  }
}

function readPair(s: CellesState, line: TextLine, seen: Seen): void {
  const [key = '', ...values] = line.words
  once(seen, key, line)
  if (values.length !== 2 || !values.every((value) => /^\d$/.test(value))) {
    throw new LineError(`"${key}" must have two numbers, German and Allied`, line.number)
  }
  s[key as (typeof pairs)[number]].set(values.map(Number))
}
