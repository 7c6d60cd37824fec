import { createHash } from 'node:crypto'
import { failureText, fastDice, hashText, type Game, winningSide } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONTRIBUTIONS,
  lookup,
  options,
  playOn,
  SEED,
  seedOf,
  takeAll,
  toyTable,
} from '../test/players.ts'
import { sealLines, splitCheck } from './check.ts'
import { LARGEST_FILE } from './file.ts'
import { makeRecord, parseRecord } from './record.ts'
import { readMoves, readRecord, tableFromRecord, verifyRecord } from './replay.ts'
import { seatNamed } from './seat.ts'
import { commitment } from './stream.ts'
import { stateAt, stateOf, take, type Table, type Terms } from './table.ts'
import { undo } from './undo.ts'

const hard = [
  '',
  '',
  'a comment',
  '; ; # [1 2] =deadbeef',
  'été à Nîmes : « oui »',
  '#abcdef',
  '🐎',
]
const fair: Terms['start'] = { setup: { scenario: 'lane', options: { weather: 'fair' } } }

/** A finished game whose record has everything a record can have. */
function finished(chooser = 3): Table {
  const names = ['Anna Maria #1; =x', 'Björn']
  return playOn(toyTable({ names }), Infinity, chooser, hard)
}

/** A game from a position a few moves before the end. */
function ending(): Table {
  const whole = finished()
  const state = stateAt(whole, whole.entries.length - 4)
  return playOn(toyTable({ start: { position: toy.write(state as never) } }), Infinity, 5, hard)
}

/** The lines of a record without their checks. */
function bare(record: string): string[] {
  return record
    .trimEnd()
    .split('\n')
    .map((line) => splitCheck(line).text)
}

/** A record changed by somebody who knows how to make new checks. */
function forge(record: string, change: (lines: string[]) => void): string {
  const lines = bare(record)
  change(lines)
  return sealLines(lines).file
}

function lineOf(lines: readonly string[], pattern: RegExp): number {
  const index = lines.findIndex((line) => pattern.test(line))
  expect(index).toBeGreaterThanOrEqual(0)
  return index
}

function reading(text: string): Table {
  const table = tableFromRecord(lookup, text)
  if (!table.ok) throw new Error(failureText(table))
  return table.value
}

describe('writing', () => {
  test('a record is readable, and this is what it looks like', () => {
    const table = toyTable({ start: fair, local: true })
    take(table, 0, 'bid 2')
    take(table, 1, 'bid 1', 'too little')
    take(table, 0, 'gallop k0')
    const lines = bare(makeRecord(table))
    expect(lines.map((line) => line.trimEnd())).toEqual([
      'estafette record 1',
      'game toy',
      'scenario lane',
      'option weather fair',
      'id test-1',
      'seat seat-1 Anna',
      'seat seat-2 Bob',
      `commitment ${commitment(SEED, 'test-1')}`,
      `seed ${SEED}`,
      `contribution seat-1 ${CONTRIBUTIONS[0]}`,
      `contribution seat-2 ${CONTRIBUTIONS[1]}`,
      `moves                                                 =${table.opening.hash.slice(0, 8)}`,
      `1 seat-1 bid 2                                        =${table.entries[0]!.hash.slice(0, 8)}`,
      `2 seat-2 bid 1  ; too little                          =${table.entries[1]!.hash.slice(0, 8)}`,
      `3 red gallop k0  [${table.entries[2]!.faces.join(' ')}]                                =${table.entries[2]!.hash.slice(0, 8)}`,
    ])
  })

  test('a record written after every choice and every undo is the one written afresh', () => {
    const dice = fastDice(11)
    let undone = 0
    for (let round = 0; round < 20; round++) {
      const table = toyTable({ start: fair, local: round % 2 === 0 })
      for (let all = options(table); all.length > 0; all = options(table)) {
        const { seat, choice } = all[dice.below(all.length)]!
        expect(take(table, seat, choice, hard[dice.below(hard.length)]).ok).toBe(true)
        if (dice.below(3) === 0 && undo(table, seat).ok) undone++
        if (dice.below(4) > 0) expect(makeRecord(table)).toBe(makeRecord({ ...table }))
      }
      expect(makeRecord(table)).toBe(makeRecord({ ...table }))
    }
    expect(undone).toBeGreaterThan(5)
  })

  test('writing a record again plays nothing again', () => {
    let plays = 0
    const counting: Game = {
      ...(toy as unknown as Game),
      play(...moves) {
        plays++
        toy.play(...(moves as unknown as Parameters<typeof toy.play>))
      },
    }
    const table = playOn({ ...toyTable({ start: fair, local: true }), game: counting }, Infinity, 3)
    const before = plays
    expect(before).toBeGreaterThan(0)
    expect(makeRecord(table)).toContain('result')
    expect(plays).toBe(before)
  })

  test('each line is closed by a check over itself and all lines above', () => {
    let digest = ''
    for (const line of makeRecord(finished()).trimEnd().split('\n')) {
      const [, text, check] = /^([^]*) {2}#([0-9a-f]{6})$/.exec(line)!
      digest = createHash('sha256')
        .update(digest + text)
        .digest('hex')
      expect(check).toBe(digest.slice(0, 6))
    }
  })

  test('the seed is shown at the end, or in a local game, and not before', () => {
    const played = (local: boolean, most: number) =>
      makeRecord(playOn(toyTable({ local }), most)).includes(SEED)
    expect(played(false, 5)).toBe(false)
    expect(played(true, 5)).toBe(true)
    expect(played(false, Infinity)).toBe(true)
  })

  test('a record says which build wrote it where it is told, and is as true with it', () => {
    for (const table of [finished(), toyTable({ local: true })]) {
      const signed = makeRecord(table, undefined, '1.2.3 (abcdef012345)')
      expect(bare(signed)[1]!.trimEnd()).toBe('program 1.2.3 (abcdef012345)')
      expect(bare(signed).toSpliced(1, 1)).toEqual(bare(makeRecord(table)))
      expect(verifyRecord(lookup, signed)).toMatchObject({ ok: true })
      const read = tableFromRecord(lookup, signed)
      expect(read.ok ? makeRecord(read.value) : read.reason).toBe(makeRecord(table))
    }
  })

  test('a finished game ends with its result', () => {
    const table = finished()
    const outcome = toy.outcome(stateOf(table) as never)!
    const { kind, score } = outcome
    const side = winningSide(toy, outcome)
    const lines = bare(makeRecord(table))
    expect(lines.at(-1)!.trimEnd()).toBe(`result ${side} ${kind} ${score}`)
    expect(makeRecord(playOn(toyTable(), 4))).not.toContain('result')
  })
})

describe('round trips', () => {
  test('what is written comes back exactly, at any point of a game', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hard))
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.option(fc.nat(), { nil: undefined }),
          chooser: fc.nat(),
          most: fc.oneof(fc.nat(60), fc.constant(Infinity)),
          names: fc.array(text, { maxLength: 2 }),
          comments: fc.array(text, { minLength: 1, maxLength: 5 }),
          local: fc.boolean(),
          scenario: fc.constantFrom('lane', 'road'),
          oats: fc.constantFrom({}, { oats: 'few' }, { weather: 'chits', oats: 'many' }),
          contributions: fc.constantFrom([], CONTRIBUTIONS, ['', CONTRIBUTIONS[0]!]),
        }),
        ({ seed, chooser, most, names, comments, local, scenario, oats, contributions }) => {
          const start = { setup: { scenario, options: oats } }
          const terms = { start, names, local, contributions, seed: seedOf(seed ?? 0) }
          const table = playOn(toyTable(terms), most, chooser, comments)
          const shown = makeRecord(table)
          const again = reading(shown)
          expect(makeRecord(again)).toBe(shown)
          expect(again.entries).toEqual(table.entries)
          expect(again.names).toEqual(table.names)
        },
      ),
      { numRuns: process.env['LONG'] ? 60 : 25 },
    )
  })

  test('a game from a position comes back exactly', () => {
    const record = makeRecord(ending())
    expect(record).toContain('\nstart ')
    expect(makeRecord(reading(record))).toBe(record)
    expect(verifyRecord(lookup, record).ok).toBe(true)
  })

  test('a board pack travels in one line', () => {
    // The toy takes no packs; here it does.
    const packed = {
      ...(toy as Game),
      create: ({ scenario, options }) => toy.create({ scenario, options }),
    } satisfies Game
    const pack = { units: { 'a  #abcdef': [1, 2, '\u2028\ud800é'] } }
    const start = { setup: { scenario: 'lane', options: {}, pack } }
    const table = { ...playOn(toyTable()), game: packed, start }
    const record = makeRecord(table)
    const again = tableFromRecord(() => packed, record)
    if (!again.ok) throw new Error(failureText(again))
    expect(again.value.start).toEqual(start)
    expect(makeRecord(again.value)).toBe(record)
    expect(verifyRecord(() => packed, record).ok).toBe(true)
  })
})

describe('reading by hand', () => {
  const plain = [
    'estafette record 1',
    'game toy',
    'scenario lane',
    'option weather fair',
    'seat seat-2 Bob',
    'seat seat-1 Anna',
    'moves',
    'seat-1 bid 2',
    'seat-2 bid 1 ; too little',
    'red gallop k0 [3 4]',
    '4 blue rest',
  ]
  const text = (lines: readonly string[] = plain): string => `${lines.join('\n')}\n`

  test('checks, hashes, numbers, id and seed may be left out', () => {
    const table = reading(text())
    expect(table.names).toEqual(['Anna', 'Bob'])
    expect(table.entries.map((entry) => entry.faces)).toEqual([[], [], [3, 4], []])
    expect(table.entries[1]!.comment).toBe('too little')
    expect(table).toMatchObject({ seed: null, commitment: '', local: false })
    expect(makeRecord(reading(makeRecord(table)))).toBe(makeRecord(table))
  })

  test.each<[string, string]>([
    ['the line ends of Windows', text().replaceAll('\n', '\r\n')],
    ['no end of the last line', text().trimEnd()],
    ['empty lines', text().replaceAll('\n', '\n\n')],
    ['a byte order mark', `\ufeff${text()}`],
    ['tabs and spaces', text().replaceAll(' bid', ' \t  bid').replaceAll('\n', '  \n')],
    ['wrong checks', text().replaceAll('\n', '  #000000\n')],
    ['a wrong hash', text().replace('bid 2', 'bid 2  =00000000')],
    ['an empty comment', text().replace(' ; too little', ' ;')],
    ['seats by number', text().replace('red', 'seat-1')],
    ['empty brackets', text().replace('bid 2', 'bid 2 []')],
  ])('%s: it reads all the same', (_, record) => {
    expect(reading(record).entries.map((entry) => entry.hash)).toEqual(
      reading(text()).entries.map((entry) => entry.hash),
    )
  })

  test('hashes, numbers and a result that do not fit are doubts, each with its line', () => {
    const doubtful = [...plain, 'result blue gort 7']
    doubtful[7] = '1 seat-1 bid 2  =00000000'
    doubtful[8] = '7 seat-2 bid 1'
    const read = readRecord(lookup, text(doubtful))
    expect(read).toMatchObject({ ok: true })
    expect(read.ok && read.value.doubts).toMatchObject([
      {
        line: 8,
        reason: expect.stringMatching(/^position hash does not match: expected =[0-9a-f]{8}$/),
      },
      { line: 9, reason: 'wrong move number: expected 2' },
      { line: 12, reason: 'a result is given, but the game is not over' },
    ])
  })

  const at = (index: number, line: string): string => text(plain.with(index, line))
  test.each<[string, string, RegExp]>([
    ['nothing', '', /^line 1: not an Estafette record: the first line/],
    ['another file', 'estafette script 1\n', /^line 1: not an Estafette record: the first line/],
    [
      'another version',
      at(0, 'estafette record 2'),
      /^line 1: not an Estafette record: the first line/,
    ],
    ['no moves', text(plain.slice(0, 6)), /^line 6: missing line "moves"/],
    ['no game', text(plain.toSpliced(1, 1)), /^line 1: missing line "game"/],
    ['unknown game', at(1, 'game chess'), /^line 2: no such game: "chess"/],
    ['no scenario', text(plain.toSpliced(2, 2)), /^line 2: missing start: a scenario or/],
    ['unknown scenario', at(2, 'scenario x'), /^line 3: no such scenario: "x"/],
    ['unknown option', at(3, 'option __proto__ x'), /^line 4: no such option: "__proto__"/],
    [
      'unknown value',
      at(3, 'option weather x'),
      /^line 4: option weather must be one of chits, fair/,
    ],
    ['half an option', at(3, 'option weather'), /^line 4: option weather must be one of/],
    ['option twice', at(2, 'scenario lane\noption weather fair'), /^line 5: duplicate option/],
    ['scenario twice', at(3, 'scenario lane'), /^line 4: duplicate line "scenario"/],
    ['unknown line', at(3, 'colour red'), /^line 4: unknown line: "colour"/],
    ['an indented line', at(3, '  weather fair'), /^line 4: this line must not be indented/],
    ['an empty line of the header', at(2, 'scenario'), /^line 3: missing value after "scenario"/],
    ['unknown seat', at(4, 'seat red Bob'), /^line 5: no such seat: "red" is not seat-1 or seat-2/],
    ['a seat twice', at(4, 'seat seat-1 Bob'), /^line 6: duplicate line for seat-1/],
    ['a bad id', at(4, 'id a b'), /^line 5: not a game id/],
    ['a bad seed', at(4, 'seed 12'), /^line 5: 64 hexadecimal digits/],
    ['a bad commitment', at(4, 'commitment 12'), /^line 5: 64 hexadecimal digits/],
    ['a bad contribution', at(4, 'contribution seat-1'), /^line 5: 64 hexadecimal digits/],
    ['a seed without id', at(4, `seed ${SEED}`), /^line 5: the dice of a seed depend on the id/],
    ['a pack that is none', at(3, 'pack {'), /^line 4: the pack is not JSON/],
    ['a pack that is refused', at(3, 'pack {}'), /^line 4: this game takes no board pack/],
    ['a pack too deep', at(3, `pack ${'['.repeat(9e4)}${']'.repeat(9e4)}`), /^line 4: .*deeply/],
    ['words after "moves"', at(6, 'moves x'), /^line 7: after "moves" only its dice/],
    [
      'dice nobody asked for',
      at(6, 'moves [3]'),
      /^line 7: wrong number of dice: got 1, expected 0/,
    ],
    [
      'a move of one word',
      at(7, 'bid'),
      /^line 8: a move must be a seat and its choice, got "bid"/,
    ],
    ['a seat nobody has', at(7, 'green bid 2'), /^line 8: no such seat: "green"/],
    ['a choice that is none', at(7, 'seat-1 bed 2'), /^line 8: no such choice: "bed 2"/],
    ['no such place', at(9, 'red gallop k99'), /^line 10: no such place: "k99"/],
    [
      'an illegal choice',
      at(9, 'red walk k3'),
      /^line 10: red "walk k3" is not allowed: no-rider \(TOY-3\)/,
    ],
    ['the wrong seat', at(9, 'blue walk k0'), /^line 10: .*not-your-decision/],
    ['dice missing', at(9, 'red gallop k0'), /^line 10: die 1 is missing/],
    [
      'a die too many',
      at(9, 'red gallop k0 [3 4 5]'),
      /^line 10: wrong number of dice: got 3, expected 2/,
    ],
    ['no such face', at(9, 'red gallop k0 [3 7]'), /^line 10: die 2 is 7, but it must be/],
    [
      'no dice at all',
      at(9, 'red gallop k0 [3 x]'),
      /^line 10: dice must be numbers in brackets, got "\[3 x\]"/,
    ],
    ['a broken character', at(8, 'seat-2 bid 1 ; \ud800'), /^line 9: not valid UTF-8/],
    ['a long line', at(8, `seat-2 bid 1 ; ${'x'.repeat(5000)}`), /^line 9: the line is too long/],
    [
      'a large file',
      'x'.repeat(LARGEST_FILE + 1),
      /^the file is too large: it must not exceed 1048576/,
    ],
    [
      'many lines',
      '\n'.repeat(30_000),
      /^line 20000: the file is too long: it must not exceed 20000 lines/,
    ],
  ])('%s: the line is named', (_, record, message) => {
    const read = tableFromRecord(lookup, record)
    expect(read.ok).toBe(false)
    expect(read.ok ? '' : failureText(read)).toMatch(message)
  })

  test('a faulty position is named by its own line of the file', () => {
    const lines = bare(makeRecord(ending()))
    const index = lineOf(lines, /^ {2}oats /)
    const broken = tableFromRecord(lookup, text(lines.with(index, '  oats 1 x')))
    expect(broken.ok ? '' : failureText(broken)).toMatch(
      `line ${index + 1}: "x" is not a valid value of "oats"`,
    )
    const both = tableFromRecord(lookup, text(lines.toSpliced(2, 0, 'scenario lane')))
    expect(both.ok ? '' : failureText(both)).toMatch(/^line 3: a scenario, option or pack must not/)
  })

  test('a record is read move by move; what is wrong with it is said when its line comes', () => {
    const table = finished()
    const record = makeRecord(table)
    const slices = readMoves(lookup, record)
    const said: number[] = []
    let slice = slices.next()
    for (; !slice.done; slice = slices.next()) {
      said.push(slice.value.table.entries.length)
      expect(slice.value.record.moves).toHaveLength(table.entries.length)
      expect(slice.value.taken?.entry).toBe(slice.value.table.entries.at(-1))
    }
    expect(said).toEqual(Array.from({ length: table.entries.length + 1 }, (_, count) => count))
    expect(slice.value).toEqual(readRecord(lookup, record))

    const broken = readMoves(lookup, record.replace(/^(3 \S+) \S+.*$/m, '$1 fly'))
    let count = 0
    let last = broken.next()
    for (; !last.done; last = broken.next()) count++
    expect(count).toBe(3)
    expect(last.value.ok).toBe(false)
  })

  test('no record is longer than the longest game', () => {
    const short = { ...(toy as Game), longestGame: 2 }
    const read = tableFromRecord(() => short, text())
    expect(read.ok ? '' : failureText(read)).toBe(
      'line 10: too many moves: no game of this kind is that long',
    )
  })

  test('with a seed, dice may be left out but not contradict it', () => {
    const record = makeRecord(finished())
    expect(reading(record.replace(/ {2}\[[\d ]+\]/g, '')).entries).toHaveLength(
      reading(record).entries.length,
    )
    const lines = bare(record)
    const index = lineOf(lines, /^\d.*\[\d \d\]/)
    const other = lines.with(index, lines[index]!.replace(/\[\d \d\]/, '[1 1]'))
    const expected = /\[\d \d\]/.exec(lines[index]!)![0]
    const read = tableFromRecord(lookup, text(other))
    expect(read.ok ? '' : failureText(read)).toBe(
      `line ${index + 1}: dice do not match the seed: expected ${expected}`,
    )
  })

  test('nothing whatsoever makes reading throw', () => {
    const record = makeRecord(finished())
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat(record.length),
        fc.nat(80),
        (junk, at, cut) => {
          for (const broken of [junk, record.slice(0, at) + junk + record.slice(at + cut)]) {
            expect([true, false]).toContain(readRecord(lookup, broken).ok)
            expect([true, false]).toContain(verifyRecord(lookup, broken).ok)
            expect([true, false]).toContain(parseRecord(broken).ok)
          }
        },
      ),
    )
  })

  test('seats go by the names they have at that point', () => {
    const table = takeAll(toyTable({ start: fair }), ['1 bid 2', '0 bid 0'])
    expect(seatNamed(toy as Game, stateAt(table, 0), 'seat-2')).toBe(1)
    expect(seatNamed(toy as Game, stateAt(table, 0), 'red')).toBe(-1)
    expect(seatNamed(toy as Game, stateOf(table), 'red')).toBe(1)
    expect(seatNamed(toy as Game, stateOf(table), 'blue')).toBe(0)
    expect(seatNamed(toy as Game, stateOf(table), 'seat-1')).toBe(0)
  })
})

describe('verifying', () => {
  test('a true record is verified, whoever plays', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, chooser) => {
        const table = playOn(toyTable({ seed: seedOf(seed) }), Infinity, chooser, hard)
        const verified = verifyRecord(lookup, makeRecord(table))
        expect(verified).toMatchObject({
          ok: true,
          value: {
            choices: table.entries.length,
            dice: table.entries.at(-1)!.drawn,
            outcome: toy.outcome(stateOf(table) as never),
            hash: hashText(stateOf(table)),
          },
        })
      }),
      { numRuns: 20 },
    )
  })

  test('a record stays true when its line ends become those of Windows', () => {
    const record = makeRecord(finished()).replaceAll('\n', '\r\n')
    expect(verifyRecord(lookup, record).ok).toBe(true)
    const edited = record.replace('seat-1', 'seat-2')
    expect(verifyRecord(lookup, edited)).toMatchObject({ ok: false, line: 5 })
  })

  /** Verifies a damaged record and demands that the first line that differs is named. */
  function expectNamed(record: string, damaged: string): void {
    const [before, after] = [record, damaged].map((file) => file.match(/[^\n]*\n|[^\n]+$/g) ?? [])
    const expected = after!.findIndex((line, index) => line !== before![index]) + 1
    expect(verifyRecord(lookup, damaged)).toMatchObject({ ok: false, line: expected })
  }

  const characters = [...'0aAfz #=;[]\n\r\t"\\é\u00a0\u202e\u{1f40e}', '\ud800', '\ufeff', '\ufffd']

  test('a record edited by one character fails with the line named: all over it', () => {
    const record = makeRecord(ending())
    for (let at = 0; at <= record.length; at += process.env['LONG'] ? 1 : 3) {
      const [head, tail] = [record.slice(0, at), record.slice(at)]
      const other = characters[at % characters.length]!
      expectNamed(record, head + other + tail)
      expectNamed(record, `${head}\n${tail}`)
      if (tail === '') continue
      if (!tail.startsWith(other)) expectNamed(record, head + other + tail.slice(1))
      expectNamed(record, head + tail.slice(1))
    }
  })

  test('a record edited by one character fails with the line named: any game, any character', () => {
    const character = fc.oneof(
      fc.constantFrom(...characters),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    const records = [1, 2, 3].map((chooser) => makeRecord(finished(chooser)))
    fc.assert(
      fc.property(
        fc.constantFrom(...records),
        fc.double({ min: 0, max: 1, noNaN: true }),
        character,
        fc.nat(2),
        (record, where, other, kind) => {
          const at = Math.min(record.length - 1, Math.floor(where * record.length))
          const damaged =
            record.slice(0, at) + (kind === 0 ? '' : other) + record.slice(kind === 2 ? at : at + 1)
          fc.pre(damaged !== record)
          expectNamed(record, damaged)
        },
      ),
      { numRuns: 1000 },
    )
  })

  type Forgery = [name: string, line: RegExp, change: (line: string) => string | null, why: RegExp]
  const forgeries: Forgery[] = [
    ['another seed', /^seed /, (line) => line.replace(SEED, seedOf(9)), /committed/],
    [
      'a die',
      /^\d.*\[\d \d\]/,
      (line) => line.replace(/\[(\d) (\d)\]/, (_, a) => `[${a} ${a === '1' ? 2 : 1}]`),
      /dice do not match the seed/,
    ],
    [
      'a die left out',
      /^\d.*\[\d \d\]/,
      (line) => line.replace(/\[\d \d\]/, '     '),
      /dice do not match the seed/,
    ],
    ['dice added', /^1 /, (line) => line.replace('  ', '  [1] '), /dice do not match the seed/],
    [
      'the opening dice',
      /^moves/,
      (line) => line.replace(/\[\d+\]/, '[99]'),
      /dice do not match the seed/,
    ],
    [
      'a hash',
      /^2 /,
      (line) => line.replace(/=.{8}$/, '=00000000'),
      /position hash does not match/,
    ],
    [
      'a hash left out',
      /^2 /,
      (line) => line.replace(/ {2}=.{8}$/, ''),
      /position hash does not match/,
    ],
    [
      'the opening hash',
      /^moves/,
      (line) => line.replace(/=.{8}$/, '=00000000'),
      /position hash does not match/,
    ],
    ['a number', /^3 /, (line) => line.replace('3 ', '4 '), /wrong move number: expected 3/],
    ['a number left out', /^3 /, (line) => line.slice(2), /wrong move number: expected 3/],
    ['an illegal choice', /^2 /, (line) => line.replace(/bid \d/, 'bid 9'), /bid-too-high/],
    [
      'another legal choice',
      /^1 /,
      (line) => line.replace(/bid (\d)/, (_, bid) => `bid ${(Number(bid) + 1) % 3}`),
      /position hash does not match/,
    ],
    [
      'the result',
      /^result/,
      (line) => line.replace(/\d+ *$/, '99'),
      /wrong result: expected "result/,
    ],
  ]
  test.each(forgeries)('%s: new checks do not help', (_, line, change, why) => {
    const record = makeRecord(finished())
    let index = -1
    const forged = forge(record, (lines) => {
      index = lineOf(lines, line)
      const changed = change(lines[index]!)
      expect(changed).not.toBe(lines[index])
      lines[index] = changed ?? ''
    })
    expect(verifyRecord(lookup, forged)).toMatchObject({
      ok: false,
      line: index + 1,
      reason: expect.stringMatching(why),
    })
  })

  test.each([
    ['commitment', /^commitment/, /missing line "commitment" in the header/],
    ['seed', /^seed/, /missing line "seed" in the header/],
    ['id', /^id/, /missing line "id" in the header/],
    ['result', /^result/, /missing line "result"/],
  ])('a record without its %s proves nothing', (_, line, why) => {
    const forged = forge(makeRecord(finished()), (lines) => {
      lines.splice(lineOf(lines, line), 1)
    })
    expect(verifyRecord(lookup, forged)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(why),
    })
  })

  test('contributions are part of every die', () => {
    const forged = forge(makeRecord(finished()), (lines) => {
      const index = lineOf(lines, /^contribution seat-1/)
      lines[index] = `contribution seat-1 ${seedOf(4)}`
    })
    expect(verifyRecord(lookup, forged).ok).toBe(false)
  })

  test('lines cut off at the end make a game that goes on', () => {
    const lines = makeRecord(finished()).trimEnd().split('\n')
    const cut = `${lines.slice(0, -3).join('\n')}\n`
    expect(verifyRecord(lookup, cut)).toMatchObject({ ok: true, value: { outcome: null } })
  })

  test('a game that goes on is verified as far as it goes', () => {
    const table = playOn(toyTable({ local: true }), 6)
    const record = makeRecord(table)
    expect(verifyRecord(lookup, record)).toMatchObject({
      ok: true,
      value: { choices: 6, outcome: null, hash: hashText(stateOf(table)) },
    })
    const forged = forge(record, (lines) => {
      const index = lineOf(lines, /^6 /)
      lines[index] = lines[index]!.replace(/=\w{8}$/, '=00000000')
    })
    expect(verifyRecord(lookup, forged)).toMatchObject({ ok: false, reason: /the position is/ })
  })
})
