import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTRIBUTIONS, SEED, seedOf } from '../test/players.ts'
import { commitment, faceAt, isGameId, isHex32, streamDice, type Stream } from './stream.ts'

const stream: Stream = { seed: SEED, gameId: 'vector-1', contributions: CONTRIBUTIONS }

/** The same definition once more, with other code: which block and which number of it was used. */
function independent({ seed, gameId, contributions }: Stream, n: number, sides: number) {
  const bytes = [1, 2, 3, 4].find((count) => 2 ** (8 * count) >= sides)!
  for (let block = 0; ; block++) {
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex'))
    hmac.update(`${gameId}|${contributions.join(',')}|${n}|d${sides}`)
    if (block > 0) hmac.update(`|${block}`)
    const digest = hmac.digest()
    for (let number = 0; (number + 1) * bytes <= 32; number++) {
      const value = digest.readUIntBE(number * bytes, bytes)
      const multiples = Math.floor(2 ** (8 * bytes) / sides)
      if (value < multiples * sides) return { face: (value % sides) + 1, block, number }
    }
  }
}

describe('published vectors', () => {
  const vectors: [sides: number, from: number, faces: number[]][] = [
    [6, 0, [2, 4, 2, 1, 1, 3, 3, 4, 2, 6, 5, 4]],
    [6, 60, [2]], // the first byte was thrown away
    [10, 0, [10, 5, 9, 8, 3, 8, 2, 8]],
    [1000, 0, [353, 217, 824, 691, 568, 799]],
    [2 ** 31 + 1, 104, [67246929]], // from a second block
    [2 ** 31 + 1, 138, [673183715]],
  ]
  test.each(vectors)('d%i from draw %i', (sides, from, faces) => {
    expect(faces.map((_, index) => faceAt(stream, from + index, sides))).toEqual(faces)
  })

  test('the commitment is SHA-256 of the seed and the id', () => {
    const bytes = Buffer.concat([Buffer.from(SEED, 'hex'), Buffer.from('vector-1')])
    const expected = createHash('sha256').update(bytes).digest('hex')
    expect(commitment(SEED, 'vector-1')).toBe(expected)
    expect(expected).toBe('f6688f1bf0a958a1ae4f2cdc2fb15207c9efda872aba214442bbd9054b0d7164')
  })
})

test('every face is what node:crypto gives for the same definition', () => {
  const sides = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 2 ** 32 }))
  fc.assert(
    fc.property(fc.nat(), fc.nat(100_000), sides, (number, n, sides) => {
      const one = { ...stream, seed: seedOf(number) }
      expect(faceAt(one, n, sides)).toBe(independent(one, n, sides).face)
    }),
  )
})

test('numbers that would favour low faces are thrown away, whole blocks of them if need be', () => {
  const used = Array.from({ length: 3000 }, (_, n) => independent(stream, n, 2 ** 31 + 1))
  const later = used.flatMap(({ block }, n) => (block > 0 ? [n] : []))
  expect(later.length).toBeGreaterThan(3)
  for (const n of later) expect(faceAt(stream, n, 2 ** 31 + 1)).toBe(used[n]!.face)
  const skipped = Array.from({ length: 400 }, (_, n) => independent(stream, n, 6)).flatMap(
    ({ number }, n) => (number > 0 ? [n] : []),
  )
  expect(skipped).toContain(60)
  for (const n of skipped) expect(faceAt(stream, n, 6)).toBe(independent(stream, n, 6).face)
})

test.each([2, 6, 10, 200])('d%i is uniform', (sides) => {
  const throws = 60 * sides
  const counts = Array.from({ length: sides }, () => 0)
  for (let n = 0; n < throws; n++) counts[faceAt(stream, n, sides) - 1]!++
  const squares = counts.map((count) => (count - 60) ** 2 / 60)
  const chiSquare = squares.reduce((sum, square) => sum + square, 0)
  // Four standard deviations above the mean of the distribution.
  expect(chiSquare).toBeLessThan(sides - 1 + 4 * Math.sqrt(2 * (sides - 1)) + 4)
})

test('dice can be resumed at any cursor', () => {
  const whole = streamDice(stream)
  const faces = Array.from({ length: 40 }, () => whole.roll(1))
  for (const from of [0, 1, 17, 39]) {
    const resumed = streamDice(stream, from)
    expect(resumed.drawn).toBe(from)
    expect(faces.slice(from).map(() => resumed.roll(1))).toEqual(faces.slice(from))
    expect(resumed.drawn).toBe(40)
  }
  const dice = streamDice(stream, 5)
  dice.roll(4)
  expect(dice.faces).toEqual(faces.slice(5, 9))
})

test('seed, id, contributions and their order all matter', () => {
  const first = (changes: Partial<Stream>) =>
    Array.from({ length: 24 }, (_, n) => faceAt({ ...stream, ...changes }, n, 1000)).join()
  const all = [
    first({}),
    first({ seed: seedOf(7) }),
    first({ gameId: 'vector-2' }),
    first({ contributions: CONTRIBUTIONS.toReversed() }),
    first({ contributions: [CONTRIBUTIONS[0]!, ''] }),
    first({ contributions: ['', CONTRIBUTIONS[0]!] }),
  ]
  expect(new Set(all).size).toBe(all.length)
})

test.each([0, -1, 1.5, NaN, 2 ** 32 + 1])('no die has %d sides', (sides) => {
  expect(() => faceAt(stream, 0, sides)).toThrow(RangeError)
})

test('seeds and ids are told from other texts', () => {
  expect([SEED, 'a'.repeat(64)].every(isHex32)).toBe(true)
  expect(['', 'a'.repeat(63), 'A'.repeat(64), `${SEED}\n`, null, 7].some(isHex32)).toBe(false)
  expect(['a', '2026-11-15-example', 'x'.repeat(64), 'A.b_c'].every(isGameId)).toBe(true)
  expect(['', 'a|b', 'a b', 'é', 'x'.repeat(65), '-a', 'a\n', null].some(isGameId)).toBe(false)
})
