import { describe, expect, test } from 'vitest'
import { isWhole, readEach, readFields, refused } from '../outside.ts'
import { failureText, success, type Result } from '../result.ts'
import { atLines, flagBit, flagWords, readAt, type Counters } from './counters.ts'
import {
  codeField,
  fieldFaults,
  fieldLines,
  fieldsOf,
  fieldValue,
  flagField,
  halfField,
  numberField,
  optionLines,
  readField,
  readOption,
  readScenario,
} from './fields.ts'
import {
  codesLine,
  indexesIn,
  positionFrom,
  positionHead,
  readLines,
  type TextLine,
  type Seen,
} from './lines.ts'
import { putInPack, readBoard, type BoardLines } from './pack.ts'

const wide = { low: -1, high: 30_000 }
const fields = fieldsOf({
  turn: numberField(0, 7),
  turnStarter: codeField(['red', 'blue']),
  step: codeField(['ride', 'over'], 0),
  isLate: flagField,
  far: wide,
  spent: halfField(0, 20),
})
const options = [
  { id: 'oats', values: ['few', 'many'], rule: 'TOY-1' },
  { id: 'weather', values: ['chits', 'fair', 'foul'], rule: 'TOY-1' },
]
const counters: Counters = {
  codes: ['grey', 'bay', 'roan'],
  places: ['a', 'b', 'away'],
  statuses: [
    { bit: 1, word: 'tired' },
    { bit: 4, word: 'lame' },
  ],
}

/** A small position with all that a position can say. */
function blank() {
  return {
    turn: 1,
    turnStarter: -1,
    step: 0,
    isLate: 0,
    far: 0,
    spent: 0,
    scenario: 0,
    chosen: [0, 0],
    place: Int8Array.of(2, 2, 2),
    flags: new Int8Array(3),
    passed: [] as number[],
  }
}
type Small = ReturnType<typeof blank>

function write(s: Small): string {
  const lines = [
    ...positionHead('small'),
    ...optionLines(options, s.chosen),
    ...fieldLines(fields, s, blank(), ['turn']),
    ...atLines(counters, s),
    ...codesLine('passed', counters.places, (place) => s.passed.includes(place)),
  ]
  return `${lines.join('\n')}\n`
}

function read(text: string): Result<Small> {
  return readLines('small', text, (lines) => {
    const s = blank()
    const seen: Seen = new Map()
    for (const line of lines) {
      const [key] = line.words
      if (key === 'at') readAt(counters, s, line, seen)
      else if (key === 'passed') s.passed = indexesIn(counters.places, line, 1, 'place')
      else if (key === 'option') readOption(options, s.chosen, line, seen)
      else if (key === 'scenario') s.scenario = readScenario(['lane', 'road'], line, seen)
      else readField(fields, s, line, seen)
    }
    return s
  })
}

function small(lines: string): Small {
  return positionFrom({ id: 'small', read }, lines)
}

const full = `estafette position 1
game small
option weather foul
turn 3
turn-starter blue
is-late yes
far 29999
spent 3.5
at a bay:tired:lame
at b grey
passed a away
`

describe('the text of a position', () => {
  test('is read as it was written', () => {
    const result = read(full)
    expect(result.ok && write(result.value)).toBe(full)
  })

  test('is told by what is wrong with it, where its lines are taken at their word', () => {
    expect(() => small('turn 3\nnonsense 1')).toThrow('line 4')
  })

  test('may name the units of a place in several lines', () => {
    expect([...small('at a bay\nat a roan').place]).toEqual([2, 0, 0])
  })

  test('counts points where the state counts halves', () => {
    expect(small('spent 3.5').spent).toBe(7)
    expect(small('spent 10').spent).toBe(20)
    expect(write(small('spent 3'))).toContain('spent 3\n')
  })

  test('tells of the rest only what is not as ever', () => {
    expect(write(blank())).toBe('estafette position 1\ngame small\nturn 1\n')
  })

  test('may have comments, empty lines, other line ends and another order', () => {
    const s = small('at b bay # the brave\r\n\r\n  turn   2\n# nothing\nscenario road')
    expect([s.place[1], s.turn, s.scenario]).toEqual([1, 2, 1])
  })

  test.each([
    ['turn 8', 'line 3: "turn" must be a whole number from 0 to 7, got "8"'],
    ['turn 3 4', 'line 3: "turn" must have one value'],
    ['turn', 'line 3: "turn" must have one value'],
    ['turn 1.5', 'line 3: "turn" must be a whole number from 0 to 7, got "1.5"'],
    ['spent 10.5', 'line 3: "spent" must be a multiple of 0.5 from 0 to 10, got "10.5"'],
    ['spent 3.2', 'line 3: "spent" must be a multiple of 0.5 from 0 to 10, got "3.2"'],
    ['\nstep none', 'line 4: "step" must be one of ride, over, got "none"'],
    ['step 1', 'line 3: "step" must be one of ride, over, got "1"'],
    ['turn-starter -1', 'line 3: "turn-starter" must be one of none, red, blue, got "-1"'],
    ['turnStarter red', 'line 3: unknown line: "turnStarter"'],
    ['turn 1\nturn 1', 'line 4: duplicate "turn": it is in line 3 too'],
    ['at c bay', 'line 3: no such place: "c"'],
    ['at', 'line 3: no such place: ""'],
    ['at a mule', 'line 3: no such unit: "mule"'],
    ['at a bay:dead', 'line 3: unknown state of a unit: "dead"'],
    ['at a bay\nat b bay', 'line 4: duplicate "bay": it is in line 3 too'],
    ['option oats few\noption oats', 'line 4: duplicate "option oats": it is in line 3 too'],
    [
      'doing bay x\ndoing grey x\ndoing bay y',
      'line 5: duplicate "doing bay": it is in line 3 too',
    ],
    ['at a bay bay', 'line 3: duplicate "bay": it is in line 3 too'],
    ['passed a b a', 'line 3: duplicate "a" in this line'],
    ['passed a c', 'line 3: no such place: "c"'],
    ['scenario lake', 'line 3: no such scenario: "lake"'],
    ['option hay few', 'line 3: no such option: "hay"'],
    ['option oats', 'line 3: option oats must be one of few, many'],
    ['option oats few\noption oats few', 'line 4: duplicate "option oats": it is in line 3 too'],
  ])('%j is refused', (lines, reason) => {
    expect(() => small(lines)).toThrow(reason)
  })

  test.each([
    ['', 'line 1: "estafette position 1" expected here'],
    ['estafette position 1\n\ngame large', 'line 3: "game small" expected here'],
    ['#'.repeat(70_000), 'the text is too long for a position'],
  ])('needs its head and an end: %j', (text, reason) => {
    const result = read(text)
    expect(result.ok ? 'read' : failureText(result)).toBe(reason)
  })

  test('does not hide what is wrong with the reader', () => {
    expect(() => readLines('small', full, () => [].at(0)!['x'])).toThrow(TypeError)
  })
})

test('words stand for bits', () => {
  expect(flagWords(counters.statuses, 7)).toEqual(['tired', 'lame'])
  expect([flagBit(counters.statuses, 'lame'), flagBit(counters.statuses, 'late')]).toEqual([4, 0])
})

test('fields out of their bounds are faults', () => {
  expect(fieldFaults(fields, { ...blank(), turn: 8, turnStarter: 2 })).toEqual([
    '"turn" must be a whole number from 0 to 7, got "8"',
    '"turn-starter" must be one of none, red, blue, got "2"',
  ])
  expect(fieldFaults(fields, blank())).toEqual([])
  expect(fieldValue(wide, { number: 1, words: ['far', '-1'] })).toBe(-1)
})

describe('the lines of a board', () => {
  const lines: BoardLines<number, number> = {
    standard: 10,
    add(pack, [key, name = '', value]) {
      if (key !== 'width') return false
      putInPack(pack, 'widths', name, Number(value))
      return true
    },
    parse(input) {
      const fields = readFields(input, '', ['widths'])
      if (!fields.ok) return fields
      const widths = readEach(fields.value['widths'], 'widths', (_, value, at) =>
        isWhole(value, 1, 99) ? success(value) : refused('1 to 99', at),
      )
      if (!widths.ok) return widths
      return success(Object.values(widths.value).reduce((sum, width) => sum + width, 0))
    },
    make: (width) => 10 + width,
  }
  const line = (number: number, text: string): TextLine => ({ number, words: text.split(' ') })

  test('are taken out of a position and make its board', () => {
    const turn = line(3, 'turn 2')
    expect(readBoard(lines, [turn])).toEqual({ board: 10, rest: [turn] })
    const wider = [line(2, 'width lane 3'), turn, line(4, 'width road 4')]
    expect(readBoard(lines, wider)).toEqual({ board: 17, rest: [turn] })
  })

  test('correct nothing twice', () => {
    const twice = [line(2, 'width lane 3'), line(3, 'width road 3'), line(6, 'width lane 4')]
    expect(() => readBoard(lines, twice)).toThrow(
      expect.objectContaining({ message: 'duplicate correction: widths.lane', line: 6 }),
    )
  })

  test('are named when they are wrong', () => {
    const wrong = [line(2, 'width lane 3'), line(5, 'width road x')]
    expect(() => readBoard(lines, wrong)).toThrow(
      expect.objectContaining({ message: 'widths.road: 1 to 99', line: 5 }),
    )
  })
})
