import { describe, expect, test } from 'vitest'
import { fastDice } from './dice.ts'
import {
  copyBoard,
  copyOf,
  copyState,
  defineState,
  emptied,
  fingerprint,
  hashState,
  hashText,
  setTables,
  type OnBoard,
} from './state.ts'

const blank = defineState(
  { scalars: ['turn', 'vp', 'winner'], tables: { place: 21, status: 21, control: 10 } },
  40,
)

describe('a state', () => {
  test('keeps everything in one buffer, each field in a place of its own', () => {
    const state = blank()
    const fields = [state.place, state.status, state.control]
    let value = 1
    for (const field of fields) for (let i = 0; i < field.length; i++) field[i] = value++
    state.turn = value++
    state.vp = value++
    state.winner = value++
    const all = [...fields.flatMap((field) => [...field]), state.turn, state.vp, state.winner]
    expect(all).toEqual(Array.from({ length: 55 }, (_, i) => i + 1))
    expect(state.raw.byteLength).toBe(56)
    expect([...new Int8Array(state.raw.buffer)].filter((byte) => byte !== 0)).toEqual(all)
  })

  test('holds -128 to 127', () => {
    const state = blank()
    state.vp = -128
    state.winner = 127
    expect([state.vp, state.winner]).toEqual([-128, 127])
  })

  test('names its scalars in the order of the layout', () => {
    const state = blank()
    state.turn = 1
    state.vp = 2
    state.winner = 3
    expect([...state.numbers]).toEqual([1, 2, 3])
  })

  test('is copied whole and without the memo', () => {
    const [one, other] = [blank(), blank()]
    one.place.fill(7)
    one.turn = 3
    other.legalCount = 5
    copyState(other, one)
    expect(hashText(other)).toBe(hashText(one))
    expect(other.legalCount).toBe(-1)
    other.place[0] = 8
    expect(one.place[0]).toBe(7)
  })

  test('keeps wide scalars and tables in two bytes, beside the narrow ones', () => {
    const make = defineState(
      {
        scalars: ['turn', 'hex', 'vp', 'start'],
        tables: { flags: 5, place: 7 },
        wide: ['place', 'hex', 'start'],
      },
      1,
    )
    const state = make()
    expect(state.place).toBeInstanceOf(Int16Array)
    expect(state.flags).toBeInstanceOf(Int8Array)
    state.place.fill(-1)
    state.flags.fill(-1)
    state.turn = 1
    state.hex = 560
    state.vp = -1
    state.start = -32768
    expect([...state.place, ...state.flags]).toEqual(Array(12).fill(-1))
    expect([state.turn, state.hex, state.vp, state.start]).toEqual([1, 560, -1, -32768])
    const copy = make()
    copyState(copy, state)
    expect([copy.hex, copy.place[6], hashText(copy)]).toEqual([560, -1, hashText(state)])
    copy.hex = 560 + 256 // the same low byte
    expect(hashText(copy)).not.toBe(hashText(state))
  })

  test('has room for the choices it was told of', () => {
    expect(blank().legal).toHaveLength(40)
  })
})

describe('the hash', () => {
  test('is sixteen hexadecimal digits, the same for the same position', () => {
    expect(hashText(blank())).toMatch(/^[0-9a-f]{16}$/)
    expect(hashText(blank())).toBe(hashText(blank()))
  })

  test('differs for every change of one bit, and of two', () => {
    const state = blank()
    const bits = state.raw.length * 32
    const seen = new Set([hashText(state)])
    const flip = (bit: number): void => {
      state.raw[bit >> 5]! ^= 1 << (bit & 31)
    }
    for (let one = 0; one < bits; one++) {
      flip(one)
      seen.add(hashText(state))
      for (let two = 0; two < one; two++) {
        flip(two)
        seen.add(hashText(state))
        flip(two)
      }
      flip(one)
    }
    expect(seen.size).toBe(1 + bits + (bits * (bits - 1)) / 2)
  })

  test('of 200,000 random positions has no double', () => {
    const state = blank()
    const dice = fastDice(11)
    const positions = new Set<string>()
    const seen = new Set<string>()
    for (let i = 0; i < 200_000; i++) {
      // One unit moves at a time, as in a game: neighbours are what must not collide.
      state.place[dice.below(21)] = dice.below(60)
      state.status[dice.below(21)] = dice.below(4)
      positions.add(state.raw.join())
      seen.add(hashText(state))
    }
    expect(seen.size).toBe(positions.size)
  })

  test('has two halves that know nothing of each other', () => {
    const state = blank()
    const dice = fastDice(12)
    let agreeing = 0
    for (let i = 0; i < 20_000; i++) {
      state.place[dice.below(21)] = dice.below(60)
      const [low, high] = hashState(state)
      for (let differing = low ^ high, bit = 0; bit < 32; bit++)
        agreeing += ((differing >> bit) & 1) ^ 1
    }
    expect(agreeing / (20_000 * 32)).toBeCloseTo(0.5, 2)
  })
})

describe('the fingerprint', () => {
  test('differs where the hash does, and not where it does not', () => {
    const dice = fastDice(5)
    const prints = new Map<number, string>()
    for (let i = 0; i < 50_000; i++) {
      const state = blank()
      for (let changes = dice.below(6); changes >= 0; changes--) {
        state.bytes[dice.below(55)] = dice.below(256) - 128
      }
      const print = fingerprint(state)
      expect(prints.get(print) ?? hashText(state)).toBe(hashText(state))
      prints.set(print, hashText(state))
    }
    expect(prints.size).toBeGreaterThan(40_000)
  })

  test('leaves out what follows from the rest', () => {
    const make = defineState(
      { scalars: ['turn'], tables: { place: 7, near: 9 }, derived: ['near'], wide: ['near'] },
      1,
    )
    const [one, other] = [make(), make()]
    other.near.fill(300)
    expect([fingerprint(other), hashText(other)]).toEqual([fingerprint(one), hashText(one)])
    other.turn = 1
    expect(fingerprint(other)).not.toBe(fingerprint(one))
  })
})

describe('a position on a board', () => {
  type Placed = ReturnType<typeof blank> & OnBoard<string, Placed>
  const work = {
    makeState: (board: string): Placed => Object.assign(blank(), { board, work }),
  }

  test('is copied with its board, and the copy is changed without it', () => {
    const state = work.makeState('corrected')
    state.turn = 3
    const copy = copyOf(state)
    expect([copy.turn, copy.board, copy.work]).toEqual([3, 'corrected', work])
    copy.turn = 4
    expect(state.turn).toBe(3)
  })

  test('takes another board along', () => {
    const other = { makeState: work.makeState }
    const state = work.makeState('standard')
    copyBoard(state, Object.assign(work.makeState('corrected'), { work: other }))
    expect(state.board).toBe('corrected')
    expect(state.work).toBe(other)
  })
})

test('counts are taken anew and written into the tables of their names', () => {
  const counts = { place: new Int8Array(21).fill(5), control: new Int8Array(10).fill(5) }
  expect(emptied(counts)).toBe(counts)
  expect([...counts.place, ...counts.control]).toEqual(Array.from({ length: 31 }, () => 0))
  counts.place[20] = 7
  counts.control[0] = 8
  const state = blank()
  state.place.fill(1)
  state.status.fill(1)
  setTables<Readonly<Record<'place' | 'control', Int8Array>>>(state, counts)
  expect([state.place[0], state.place[20], state.control[0]]).toEqual([0, 7, 8])
  expect(state.status[0]).toBe(1)
})
