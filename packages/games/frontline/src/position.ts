import {
  fieldLines,
  flagBit,
  flagWords,
  HIDDEN,
  indexIn,
  LineError,
  once,
  optionLines,
  positionHead,
  readField,
  readLines,
  readOption,
  readScenario,
  type TextLine,
  type Result,
  type Seen,
} from '@estafette/kernel'
import {
  ACTION_TYPES,
  ACTIONS,
  DAMAGES,
  EQUIPMENT,
  LINE,
  MODES,
  SIDES,
  TERRAINS,
} from './data/codes.ts'
import { command, forceCodes, FORCES, vp } from './data/forces.ts'
import { unplayed } from './deck.ts'
import { choiceFaults } from './decision-faults.ts'
import { faults } from './faults.ts'
import { fields } from './fields.ts'
import { doings, places, seatCodes, statuses } from './names.ts'
import { chosenOptions, options, setOptions } from './options.ts'
import { FREE, scenarios } from './scenarios.ts'
import { clear } from './clear.ts'
import { LEFT_OUT, PICKED } from './selection.ts'
import { isPassed, sideOf } from './soldiers.ts'
import {
  DEAD_PLACE,
  HIDDEN_PASSED,
  KIND,
  KNOWN,
  makeState,
  MOST_RIGHTS,
  NONE,
  PASSED,
  seatsIn,
  SLOTS,
  type FrontlineState,
} from './state.ts'

const GAME = 'frontline'

/** Written whatever their value. */
const always = ['step', 'decider', 'first', 'acting', 'turn'] as const

/** Fields that follow from the lines of cards. */
const counted: ReadonlySet<string> = new Set(['deckSize', 'pileSize'])
const own = fields.filter(([name]) => !counted.has(name))

/** A position before any line is read: what lines that are left out mean. */
function blank(): FrontlineState {
  const s = makeState()
  clear(s)
  s.deck.fill(0)
  s.deckSize = 0
  return s
}

/** A position as text; in a view, what is hidden is a question mark. */
export function writePosition(s: FrontlineState): string {
  const defaults = blank()
  const lines = [
    ...positionHead(GAME),
    `scenario ${scenarios[s.scenario]}`,
    ...optionLines(options, chosenOptions(s)),
    ...fieldLines(own, s, defaults, always),
    `terrain ${Array.from(s.terrain, (terrain) => TERRAINS[terrain]).join(' ')}`,
    ...pairLines(s),
    ...Array.from({ length: FORCES }, (_, x) => soldierLine(s, x)).filter((line) => line !== ''),
    ...forceCodes.flatMap((code, x) =>
      s.picks[x] === 0 ? [] : [`pick ${code} ${pickWord(s, x)}`],
    ),
    ...cardLines(s),
    ...rightLines(s),
  ]
  return `${lines.join('\n')}\n`
}

const pairs = ['vpLost', 'vpTotal', 'held'] as const
const pairNames = { vpLost: 'lost', vpTotal: 'total', held: 'held' } as const

function pairLines(s: FrontlineState): string[] {
  const cup = blank().cup
  return [
    ...pairs
      .filter((name) => s[name].some((value) => value !== 0))
      .map((name) => `${pairNames[name]} ${s[name].join(' ')}`),
    ...(s.cup.some((count, damage) => count !== cup[damage]) ? [`cup ${s.cup.join(' ')}`] : []),
    ...SIDES.flatMap((side, index) => {
      const spent = EQUIPMENT.flatMap((kind, at) => {
        const count = s.spent[index * EQUIPMENT.length + at]!
        return count > 0 ? [`${kind}:${count}`] : []
      })
      return spent.length > 0 ? [`spent ${side} ${spent.join(' ')}`] : []
    }),
  ]
}

function pickWord(s: FrontlineState, x: number): string {
  const pick = s.picks[x]!
  if (pick === HIDDEN) return '?'
  return pick === LEFT_OUT ? 'left' : seatCodes[pick - PICKED]!
}

/** Numbers of a soldier that are written by name, and what they are when nothing is said. */
const numbers = [
  ['moraleHits', 'morale', 99],
  ['wounds', 'wounds', 9],
  ['cover', 'cover', 127],
  ['flanks', 'flanks', 9],
  ['hits', 'hits', 99],
  ['rights', 'rights', 127],
] as const

function soldierLine(s: FrontlineState, x: number): string {
  if (s.owner[x] === NONE) return ''
  const words = [`soldier ${forceCodes[x]} ${seatCodes[s.owner[x]!]} ${places[s.place[x]!]}`]
  if (s.head[x] !== NONE && s.head[x] !== x) words.push(`under:${forceCodes[s.head[x]!]}`)
  if (s.head[x] === NONE && s.place[x]! < 10 && s.place[x]! > 0) words.push('apart')
  if (s.head[x] === x && (s.place[x]! >= 10 || s.place[x] === 0)) words.push('heads')
  words.push(...flagWords(statuses, s.flags[x]!))
  for (const [name, word] of numbers) if (s[name][x] !== 0) words.push(`${word}:${s[name][x]}`)
  if (s.command[x] !== command[x]) words.push(`command:${s.command[x]}`)
  if (s.mode[x] !== 0) words.push(`fires:${MODES[s.mode[x]!]}`)
  for (let slot = 0; slot < SLOTS; slot++) {
    const counter = s.counters[x * SLOTS + slot]!
    if (counter !== 0) words.push(`${slot + 1}:${counterWord(counter)}`)
  }
  words.push(...flagWords(doings, s.marks[x]!))
  return words.join(' ')
}

function counterWord(counter: number): string {
  if (counter < 0) return isPassed(counter) ? '?+' : '?'
  const known = counter & KNOWN ? '!' : ''
  return `${EQUIPMENT[counter & KIND]}${known}${counter & PASSED ? '+' : ''}`
}

function countsOf(table: ArrayLike<number>, first: number): string {
  if (table[first] === HIDDEN) return '?'
  return ACTIONS.flatMap((card, at) => {
    const count = table[first + at]!
    return count > 0 ? [`${card}:${count}`] : []
  }).join(' ')
}

function cardLines(s: FrontlineState): string[] {
  const seats = seatCodes.slice(0, seatsIn(s))
  return [
    `deck ${s.deckSize} ${countsOf(s.deck, 0)}`.trimEnd(),
    ...seats.map((seat, at) =>
      `hand ${seat} ${s.handSize[at]} ${countsOf(s.hands, at * ACTION_TYPES)}`.trimEnd(),
    ),
    ...seats.flatMap((seat, at) => {
      const shown = countsOf(s.shown, at * ACTION_TYPES)
      return shown === '' ? [] : [`shown ${seat} ${shown}`]
    }),
    ...(s.pileSize === 0
      ? []
      : [
          `pile ${Array.from(
            { length: s.pileSize },
            (_, i) => `${ACTIONS[s.pile[i]!]}/${s.pileBy[i]! + 1}`,
          ).join(' ')}`,
        ]),
  ]
}

function rightLines(s: FrontlineState): string[] {
  return SIDES.flatMap((side, at) => {
    const rights = s.rightCommand.subarray(at * MOST_RIGHTS, (at + 1) * MOST_RIGHTS)
    return rights.some((value) => value !== 0) ? [`rights ${side} ${rights.join(' ')}`] : []
  })
}

/** Reads a position; lines may come in any order after the head, `#` begins a comment. */
export function readPosition(text: string): Result<FrontlineState> {
  return readWith(text, false)
}

/** Reads what a viewer knows: anything secret may be a question mark. */
export function readKnownPosition(text: string): Result<FrontlineState> {
  return readWith(text, true)
}

function readWith(text: string, mayHide: boolean): Result<FrontlineState> {
  return readLines(GAME, text, (lines) => {
    const s = blank()
    fill(s, lines, mayHide)
    if (!mayHide) {
      const [fault = choiceFaults(s)[0]] = faults(s)
      if (fault !== undefined) throw new LineError(fault)
    }
    return s
  })
}

type Reader = (s: FrontlineState, line: TextLine, mayHide: boolean) => void

const readers: Readonly<Record<string, Reader>> = {
  terrain: (s, line) => {
    if (line.words.length !== LINE + 1)
      throw new LineError(`${LINE} terrains expected`, line.number)
    line.words.slice(1).forEach((word, at) => {
      s.terrain[at] = indexIn(TERRAINS, word, 'terrain', line)
    })
  },
  lost: (s, line) => s.vpLost.set(readNumbers(line, 1, 2, 127)),
  total: (s, line) => s.vpTotal.set(readNumbers(line, 1, 2, 127)),
  held: (s, line) => s.held.set(readNumbers(line, 1, 2, 127)),
  cup: (s, line) => s.cup.set(readNumbers(line, 1, DAMAGES.length, 99)),
  spent: (s, line) => {
    const side = indexIn(SIDES, line.words[1], 'side', line)
    for (const [kind, count] of readCounts(line, 2, EQUIPMENT, 'equipment')) {
      s.spent[side * EQUIPMENT.length + kind] = count
    }
  },
  rights: (s, line) => {
    const side = indexIn(SIDES, line.words[1], 'side', line)
    s.rightCommand.set(readNumbers(line, 2, MOST_RIGHTS, 9), side * MOST_RIGHTS)
  },
  soldier: readSoldier,
  pick: (s, line, mayHide) => {
    const x = indexIn(forceCodes, line.words[1], 'soldier', line)
    const word = line.words[2]
    if (word === '?' && mayHide) s.picks[x] = HIDDEN
    else if (word === 'left') s.picks[x] = LEFT_OUT
    else s.picks[x] = PICKED + indexIn(seatCodes, word, 'seat', line)
  },
  deck: (s, line, mayHide) => {
    s.deckSize = readNumber(line, 1, 127)
    readHand(s.deck, 0, line, 2, mayHide)
  },
  hand: (s, line, mayHide) => {
    const seat = indexIn(seatCodes, line.words[1], 'seat', line)
    const isCounted = /^\d/.test(line.words[2] ?? '')
    readHand(s.hands, seat * ACTION_TYPES, line, isCounted ? 3 : 2, mayHide)
    const held = s.hands.subarray(seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES)
    s.handSize[seat] = isCounted ? readNumber(line, 2, 127) : held.reduce((a, b) => a + b, 0)
  },
  shown: (s, line) => {
    const seat = indexIn(seatCodes, line.words[1], 'seat', line)
    readHand(s.shown, seat * ACTION_TYPES, line, 2, false)
  },
  pile: (s, line) => {
    s.pileSize = line.words.length - 1
    if (s.pileSize > s.pile.length)
      throw new LineError('too many cards: more than the deck has', line.number)
    line.words.slice(1).forEach((word, i) => {
      const [card, seat] = word.split('/')
      s.pile[i] = indexIn(ACTIONS, card, 'card', line)
      s.pileBy[i] = indexIn(['1', '2', '3', '4'], seat, 'seat', line)
    })
  },
}

function fill(s: FrontlineState, lines: readonly TextLine[], mayHide: boolean): void {
  const seen: Seen = new Map()
  const chosen = chosenOptions(s)
  for (const line of lines) {
    const [key = ''] = line.words
    const reader = readers[key]
    if (reader) {
      once(
        seen,
        ['soldier', 'pick', 'hand', 'shown', 'spent', 'rights'].includes(key)
          ? `${key} ${line.words[1]}`
          : key,
        line,
      )
      reader(s, line, mayHide)
    } else if (key === 'scenario') s.scenario = readScenario(scenarios, line, seen)
    else if (key === 'option') readOption(options, chosen, line, seen)
    else readField(own, s, line, seen)
  }
  if (!seen.has('scenario')) s.scenario = FREE
  setOptions(s, chosen)
  complete(s, seen)
}

/** What follows from the other lines where it is not said: VP, and the cards that are left. */
function complete(s: FrontlineState, seen: Seen): void {
  for (let x = 0; x < FORCES; x++) {
    if (s.owner[x] === NONE) continue
    const side = sideOf(s, x)
    if (!seen.has('total')) s.vpTotal[side]! += vp[x]!
    if (!seen.has('lost') && s.place[x] === DEAD_PLACE) s.vpLost[side]! += vp[x]!
  }
  if (seen.has('deck')) return
  s.deck.set(unplayed(s))
  for (let at = 0; at < s.hands.length; at++)
    s.deck[at % ACTION_TYPES]! -= Math.max(0, s.hands[at]!)
  s.deckSize = s.deck.reduce((sum, count) => sum + count, 0)
}

function readNumber(line: TextLine, at: number, most: number): number {
  return numberIn(line.words[at] ?? '', most, line)
}

function numberIn(word: string, most: number, line: TextLine): number {
  const value = /^\d{1,3}$/.test(word) ? Number(word) : NaN
  if (!(value <= most))
    throw new LineError(`"${word}" must be a number from 0 to ${most}`, line.number)
  return value
}

function readNumbers(line: TextLine, from: number, count: number, most: number): number[] {
  if (line.words.length !== from + count)
    throw new LineError(`${count} numbers expected`, line.number)
  return Array.from({ length: count }, (_, i) => readNumber(line, from + i, most))
}

/** Words such as `attack:2`, each code once. */
function readCounts(
  line: TextLine,
  from: number,
  codes: readonly string[],
  noun: string,
): readonly (readonly [index: number, count: number])[] {
  const found = new Map<number, number>()
  for (const word of line.words.slice(from)) {
    const [code, number = ''] = word.split(':')
    const index = indexIn(codes, code, noun, line)
    if (found.has(index)) throw new LineError(`duplicate "${code}" in this line`, line.number)
    if (!/^[1-9]\d?$/.test(number))
      throw new LineError(`"${word}" must be a name and a number, such as "attack:2"`, line.number)
    found.set(index, Number(number))
  }
  return [...found]
}

function readHand(
  table: Int8Array,
  first: number,
  line: TextLine,
  from: number,
  mayHide: boolean,
): void {
  if (line.words[from] === '?' && line.words.length === from + 1 && mayHide) {
    table.fill(HIDDEN, first, first + ACTION_TYPES)
    return
  }
  for (const [card, count] of readCounts(line, from, ACTIONS, 'card')) table[first + card] = count
}

function readSoldier(s: FrontlineState, line: TextLine, mayHide: boolean): void {
  const x = indexIn(forceCodes, line.words[1], 'soldier', line)
  s.owner[x] = indexIn(seatCodes, line.words[2], 'seat', line)
  s.place[x] = indexIn(places, line.words[3], 'place', line)
  const isThere = s.place[x]! > 0 && s.place[x]! < 10
  s.head[x] = isThere ? x : NONE
  for (const word of line.words.slice(4)) readStatus(s, x, word, line, mayHide)
}

function readStatus(
  s: FrontlineState,
  x: number,
  word: string,
  line: TextLine,
  mayHide: boolean,
): void {
  const [key = '', value = ''] = word.split(':')
  const status = flagBit(statuses, word)
  const doing = flagBit(doings, word)
  const number = numbers.find(([, name]) => name === key)
  if (status > 0) s.flags[x]! |= status
  else if (doing > 0) s.marks[x]! |= doing
  else if (word === 'apart') s.head[x] = NONE
  else if (word === 'heads') s.head[x] = x
  else if (key === 'under') s.head[x] = indexIn(forceCodes, value, 'soldier', line)
  else if (key === 'fires') s.mode[x] = indexIn(MODES, value, 'mode', line)
  else if (key === 'command') s.command[x] = numberIn(value, 9, line)
  else if (number) s[number[0]][x] = numberIn(value, number[2], line)
  else if (key === '1' || key === '2') {
    s.counters[x * SLOTS + Number(key) - 1] = readCounter(value, line, mayHide)
  } else throw new LineError(`unknown state of a soldier: "${word}"`, line.number)
}

function readCounter(word: string, line: TextLine, mayHide: boolean): number {
  if (word === '?' && mayHide) return HIDDEN
  if (word === '?+' && mayHide) return HIDDEN_PASSED
  const [, code, known, passed] = /^([a-z-]+)(!?)(\+?)$/.exec(word) ?? []
  const kind = indexIn(EQUIPMENT, code, 'equipment', line)
  if (kind === 0) throw new LineError('"nothing" is not a counter: leave it out', line.number)
  return kind | (known ? KNOWN : 0) | (passed ? PASSED : 0)
}
