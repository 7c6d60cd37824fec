import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryOf } from '../test/arbitrary.ts'
import {
  call,
  LARGEST_CALL,
  newTable,
  PROTOCOL,
  readBody,
  readCall,
  readTold,
  standing,
  told,
} from './index.ts'

const calls = arbitraryOf(call) as fc.Arbitrary<Record<string, unknown>>
const tolds = arbitraryOf(told) as fc.Arbitrary<Record<string, unknown>>
const ID = '0190b5f2-7c3e-7a10-8f00-9d3c51b2a7e4'
const take = {
  v: PROTOCOL,
  call: 'command',
  id: ID,
  table: 'a1',
  version: 3,
  command: { do: 'take', choices: [65536] },
}

/** An object with one value, however deep, handed to a function that changes it. */
function changedAt(value: unknown, pick: number, change: (at: Record<string, unknown>) => void) {
  const copy = structuredClone(value)
  const objects: Record<string, unknown>[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (!Array.isArray(part)) objects.push(part as Record<string, unknown>)
    Object.values(part).forEach(walk)
  }
  walk(copy)
  change(objects[pick % objects.length]!)
  return copy
}

describe('messages', () => {
  test('every call of a page reads back as itself', () => {
    fc.assert(
      fc.property(calls, (message) => {
        expect(readCall(JSON.stringify(message))).toEqual({ ok: true, value: message })
      }),
      { numRuns: 500 },
    )
  })

  test('everything a server tells reads back as itself', () => {
    fc.assert(
      fc.property(tolds, (message) => {
        expect(readTold(JSON.stringify(message))).toEqual({ ok: true, value: message })
      }),
      { numRuns: 500 },
    )
  })

  test('a table reads whatever those who sit there are called: it is told to others as well', () => {
    const sitter = { name: '\u{2284a}'.repeat(40), level: '', contribution: '' }
    expect(readBody(standing.entries.sitters, [sitter])).toMatchObject({ ok: true })
  })

  test('T9 a key too many is refused, however deep it stands', () => {
    fc.assert(
      fc.property(calls, fc.nat(), (message, pick) => {
        const more = changedAt(message, pick, (at) => (at['seat'] = 0))
        expect(readCall(JSON.stringify(more)).ok).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('a message of another version is refused, and says which one is spoken', () => {
    fc.assert(
      fc.property(calls, fc.oneof(fc.integer(), fc.string(), fc.constant(null)), (message, v) => {
        fc.pre(v !== PROTOCOL)
        const reading = readCall(JSON.stringify({ ...message, v }))
        expect(reading).toEqual({ ok: false, reason: 'version 1 is spoken here' })
      }),
    )
  })
})

describe('hostile messages', () => {
  const hostile: readonly [string, string][] = [
    ['nothing', ''],
    ['no JSON', '{'],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['too large a message', JSON.stringify({ ...take, pad: 'x'.repeat(LARGEST_CALL) })],
    ['a deep one', `{"v":1,"call":${'['.repeat(4000)}${']'.repeat(4000)}}`],
    [
      'a key of every object',
      JSON.stringify(take).replace('"do"', '"__proto__":{"do":"take"},"do"'),
    ],
    ['a constructor', JSON.stringify(take).replace('"do"', '"constructor":{},"do"')],
    ['an unknown call', JSON.stringify({ ...take, call: 'commands' })],
    ['an unknown command', JSON.stringify({ ...take, command: { do: 'win' } })],
    ['a seat of its own choice', JSON.stringify({ ...take, seat: 1 })],
    ['a fraction of a version', JSON.stringify({ ...take, version: 0.5 })],
    ['a version below 0', JSON.stringify({ ...take, version: -1 })],
    ['a version as text', JSON.stringify({ ...take, version: '3' })],
    ['no choice', JSON.stringify({ ...take, command: { do: 'take', choices: [] } })],
    [
      'too many choices',
      JSON.stringify({ ...take, command: { do: 'take', choices: Array(65).fill(1) } }),
    ],
    ['a choice that is none', JSON.stringify({ ...take, command: { do: 'take', choices: [-1] } })],
    ['a table with a way out', JSON.stringify({ ...take, table: '../etc' })],
    ['an id that is none', JSON.stringify({ ...take, id: 'x' })],
    ['an id in capitals', JSON.stringify({ ...take, id: ID.toUpperCase() })],
    [
      'chat with a zero byte',
      JSON.stringify({ v: 1, call: 'say', id: ID, table: 'a', room: 'players', text: 'a\0b' }),
    ],
    ['half a character', `{"v":1,"call":"note","id":"${ID}","table":"a","text":"\\ud83d"}`],
    [
      'chat of nothing that shows',
      JSON.stringify({ v: 1, call: 'say', id: ID, table: 'a', room: 'players', text: ' \u200b\n' }),
    ],
  ]

  test.each(hostile)('R17 %s is refused', (_, text) => {
    const reading = readCall(text)
    expect(reading.ok).toBe(false)
    expect(!reading.ok && reading.reason.length).toBeLessThan(100)
  })

  test('R17 whatever is sent is read or refused, never thrown at', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.tuple(calls, fc.nat(), fc.jsonValue()).map(([message, pick, value]) =>
        JSON.stringify(
          changedAt(message, pick, (at) => {
            const keys = Object.keys(at)
            at[keys[pick % keys.length]!] = value
          }),
        ),
      ),
    )
    let read = 0
    fc.assert(
      fc.property(garbage, (text) => {
        const reading = readCall(text)
        if (!reading.ok) return
        read++
        expect(readCall(JSON.stringify(reading.value))).toEqual(reading)
      }),
      { numRuns: 3000 },
    )
    expect(read).toBeGreaterThan(0)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('T23 a body does not reach into what objects inherit', () => {
    const body: unknown = JSON.parse('{"options":{"__proto__":{"isAdmin":"1"}}}')
    expect(readBody(newTable, body)).toEqual({ ok: false, reason: 'a key that no message has' })
  })
})
