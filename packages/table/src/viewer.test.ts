import { makeChoice, SPECTATOR } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { describe, expect, test } from 'vitest'
import { makeRecord } from './record.ts'
import { readRecord, tableFromRecord, verifyRecord } from './replay.ts'
import { passWindows } from './standing.ts'
import { legalChoices } from './seat.ts'
import { openTable, stateOf, take, type Table } from './table.ts'
import { heardBy } from './viewer.ts'

const lookup = (id: string) => (id === 'toy' ? toy : undefined)
const [BID, GALLOP, PASS] = [0, 2, 8]

function dealt(local: boolean, seed = '7c'.repeat(32)): Table {
  const setup = { scenario: 'lane', options: { cards: 'dealt', weather: 'fair' } }
  const opened = openTable(toy, { start: { setup }, gameId: 'hands', seed, local })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.value
}

function must(table: Table, seat: number, verb: number, target = 0): void {
  const taken = take(table, seat, makeChoice(verb, target))
  if (!taken.ok) throw new Error(taken.reason)
}

/** Both have bid, the first rides; hands are dealt. */
function riding(local: boolean): Table {
  const table = dealt(local)
  must(table, 0, BID, 2)
  must(table, 1, BID, 1)
  return table
}

describe('the record of a viewer', () => {
  test('shows neither how cards fell nor the sealed bid of others, nor the seed', () => {
    const table = dealt(false)
    must(table, 0, BID, 2)
    const text = makeRecord(table, 1)
    expect(text).toMatch(/^viewer seat-2 /m)
    expect(text).toMatch(/^1 seat-1 bid \? /m)
    expect(text).toMatch(/^moves {2}\[\? \?\]/m)
    expect(text).not.toContain('7c7c')
    expect(text).not.toContain('envelope')
    expect(makeRecord(table, 0)).toMatch(/^1 seat-1 bid 2 /m)
    expect(makeRecord(table, SPECTATOR)).toMatch(/^moves {2}\[\? \?\]/m)
  })

  test('of a game far away is not read back: what others hid is missing', () => {
    const text = makeRecord(riding(false), 1)
    expect(readRecord(lookup, text)).toMatchObject({
      ok: false,
      reason: /what others hid/ as never,
    })
  })

  test('of people at one screen is read back whole', () => {
    const table = riding(true)
    for (const viewer of [SPECTATOR, 0, 1]) {
      const text = makeRecord(table, viewer)
      expect(text).not.toContain('7c7c')
      const read = readRecord(lookup, text)
      if (!read.ok) throw new Error(read.reason)
      expect(read.value.doubts).toEqual([])
      expect(makeRecord(read.value.table)).toBe(makeRecord(table))
    }
  })

  test('from a position hides what the position holds, and is read back whole', () => {
    const position = toy.write(stateOf(riding(true)) as never)
    const opened = openTable(toy, {
      start: { position },
      gameId: 'on',
      seed: 'ab'.repeat(32),
      local: true,
    })
    if (!opened.ok) throw new Error(opened.reason)
    const text = makeRecord(opened.value, 0)
    expect(text).toMatch(/^ {2}cards .*\?/m)
    const read = tableFromRecord(lookup, text)
    expect(read.ok && makeRecord(read.value)).toBe(makeRecord(opened.value))
  })

  test.each([
    [/^envelope \S+/m, 'envelope AAAA'],
    [/^envelope \S+/m, 'envelope !'],
    [/^id hands/m, 'id other'],
    [/^viewer seat-2/m, 'viewer seat-9'],
  ])('with %s changed is refused in its line', (pattern, replacement) => {
    const text = makeRecord(riding(true), 1)
    expect(text).toMatch(pattern)
    const read = readRecord(lookup, text.replace(pattern, replacement))
    expect(read).toMatchObject({ ok: false, line: expect.any(Number) })
  })

  test('is the whole record where nothing is hidden, and when the game is over', () => {
    const table = dealt(false)
    for (let seat = toy.toAct(stateOf(table) as never); seat >= 0;) {
      const [choice] = legalChoices(toy, stateOf(table), seat)
      if (!take(table, seat, choice).ok) throw new Error('refused')
      seat = toy.toAct(stateOf(table) as never)
    }
    expect(makeRecord(table, 1)).toBe(makeRecord(table))
    expect(verifyRecord(lookup, makeRecord(table, 1)).ok).toBe(true)
  })
})

test('a secret choice is heard of without its target, until nothing is hidden', () => {
  const table = dealt(false)
  must(table, 0, BID, 2)
  expect(heardBy(table, 1, 1)).toMatchObject({ seat: 0, choice: null, events: [{ type: 'bid' }] })
  expect(heardBy(table, 0, 1).choice).toBe(makeChoice(BID, 2))
  const cards = (viewer: number) => heardBy(table, viewer, 0).events.filter((e) => 'card' in e)
  expect([SPECTATOR, 0, 1].map((viewer) => cards(viewer).length)).toEqual([0, 1, 1])
})

test('a standing order passes as a hand would', () => {
  const [one, other] = [riding(true), riding(true)]
  for (const table of [one, other]) must(table, 0, GALLOP, 0)
  expect(passWindows(one, new Set([0]))).toEqual([])
  expect(passWindows(one, new Set([1]))).toHaveLength(1)
  must(other, 1, PASS)
  expect(makeRecord(one)).toBe(makeRecord(other))
  expect(passWindows(one, new Set([0, 1]))).toEqual([])
})
