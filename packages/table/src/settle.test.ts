import { describe, expect, test } from 'vitest'
import { lookup, playOn, toyTable } from '../test/players.ts'
import { makeRecord } from './record.ts'
import { readRecord, verifyRecord } from './replay.ts'
import { isOver, outcomeOf, settle } from './settle.ts'
import { legalChoices, seatWords } from './seat.ts'
import { stateOf, take, type Settled, type Table } from './table.ts'
import { takeBack, undo, undoable } from './undo.ts'
import { hidesFrom } from './viewer.ts'

const endings: readonly Settled[] = [
  { how: 'resigned', seat: 1 },
  { how: 'overtime', seat: 0 },
  { how: 'agreed', seat: -1 },
]

/** A game that goes on, with dice behind it. */
function going(): Table {
  return playOn(toyTable(), 6)
}

/** What a seat could do next. */
function nextOf(table: Table): { readonly seat: number; readonly choice: number } {
  const seat = table.game.toAct(stateOf(table))
  return { seat, choice: legalChoices(table.game, stateOf(table), seat)[0]! }
}

describe.each(endings)('a game that ends by $how', (settled) => {
  test('is over: nothing is taken, nothing taken back, no die drawn', () => {
    const table = going()
    const { seat, choice } = nextOf(table)
    expect(settle(table, settled)).toBe(true)
    expect(isOver(table)).toBe(true)
    const entries = [...table.entries]
    expect(take(table, seat, choice)).toMatchObject({ ok: false, reason: 'game-over' })
    for (const seat of [0, 1]) {
      expect(undoable(table, seat)).toEqual({ count: 0, barrier: 'over' })
      expect(undo(table, seat).ok).toBe(false)
    }
    expect(takeBack(table, 1, 0)).toBe(false)
    expect(table.entries).toEqual(entries)
  })

  test('keeps nothing hidden any more', () => {
    const table = going()
    expect([0, 1, -1].some((viewer) => hidesFrom(table, viewer))).toBe(true)
    settle(table, settled)
    expect([0, 1, -1].filter((viewer) => hidesFrom(table, viewer))).toEqual([])
  })

  test('says so in its record, with the seed, and is read back and verified', () => {
    const table = going()
    expect(makeRecord(table)).not.toMatch(/^seed /m)
    settle(table, settled)
    const record = makeRecord(table)
    expect(record).toMatch(/^seed /m)
    const read = readRecord(lookup, record)
    if (!read.ok) throw new Error(read.reason)
    expect(read.value.table.settled).toEqual(settled)
    expect(read.value.doubts).toEqual([])
    expect(makeRecord(read.value.table)).toBe(record)
    expect(verifyRecord(lookup, record)).toMatchObject({
      ok: true,
      value: { choices: 6, outcome: { kind: settled.how } },
    })
  })

  test('cannot be ended again', () => {
    const table = going()
    settle(table, settled)
    expect(settle(table, { how: 'agreed', seat: -1 })).toBe(false)
    expect(table.settled).toEqual(settled)
  })
})

test('who gives up loses, whichever side it is', () => {
  for (const seat of [0, 1]) {
    const table = going()
    settle(table, { how: 'resigned', seat })
    const lost = table.game.sideOf(stateOf(table), seat)
    const outcome = outcomeOf(table)!
    expect(outcome.winner).toBe(1 - lost)
    expect(outcome.margins[lost]).toBeLessThan(0)
  }
})

test('a draw has no winner', () => {
  const table = going()
  settle(table, { how: 'agreed', seat: -1 })
  expect(outcomeOf(table)).toMatchObject({ winner: -1, score: 0 })
})

test.each([
  { how: 'resigned', seat: -1 },
  { how: 'resigned', seat: 2 },
  { how: 'agreed', seat: 0 },
] as const)('nobody ends a game like $how of seat $seat', (settled) => {
  const table = going()
  expect(settle(table, settled)).toBe(false)
  expect(isOver(table)).toBe(false)
})

test('a game that the rules have ended is not ended by its players', () => {
  const table = playOn(toyTable(), Infinity)
  expect(settle(table, { how: 'resigned', seat: 0 })).toBe(false)
  expect(makeRecord(table)).not.toMatch(/^end /m)
})

test.each([
  'end resigned',
  'end resigned nobody',
  'end agreed first',
  'end sulked',
  'end agreed x y',
])('a record that says "%s" is refused there', (line) => {
  const table = going()
  settle(table, { how: 'resigned', seat: 0 })
  const [word] = seatWords(table.game, stateOf(table))
  const record = makeRecord(table).replace(`end resigned ${word}`, line)
  expect(readRecord(lookup, record)).toMatchObject({ ok: false, reason: /unknown ending/ })
})

test('a record whose loser was changed does not fit its result', () => {
  const table = going()
  settle(table, { how: 'resigned', seat: 0 })
  const [one, other] = seatWords(table.game, stateOf(table))
  const record = makeRecord(table).replace(`end resigned ${one}`, `end resigned ${other}`)
  const read = readRecord(lookup, record)
  expect(read).toMatchObject({ ok: true, value: { doubts: [{ reason: /the result is/ }] } })
})
