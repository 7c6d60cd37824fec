import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeBoard, standardBoard } from './board.ts'
import { locationIndex, UNIT_CODES, unitIndex } from './codes.ts'
import { makeCounter, MAX_FACTOR, parseBoardPack, parseCounter } from './pack.ts'
import type { BoardPack } from './pack.ts'
import { standardSource } from './source.ts'

const { locationCount, unitCount } = standardBoard

function packOf(input: unknown): BoardPack {
  const result = parseBoardPack(standardSource, input)
  if (!result.ok) throw new Error(`${result.at}: ${result.reason}`)
  return result.value
}

test('a counter reads as attack-defence-movement/Spent defence', () => {
  expect(parseCounter('6-6-8/4')).toEqual({ attack: 6, defence: 6, movement: 8, spentDefence: 4 })
  expect(makeCounter({ attack: 0, defence: 1, movement: 8, spentDefence: 1 })).toBe('0-1-8/1')
})

test('counters come back from their text as they went', () => {
  const factor = fc.integer({ min: 0, max: MAX_FACTOR })
  const counters = fc.record({
    attack: factor,
    defence: factor,
    movement: factor,
    spentDefence: factor,
  })
  fc.assert(
    fc.property(counters, (one) => {
      expect(parseCounter(makeCounter(one))).toEqual(one)
    }),
  )
})

test.each(['', '6-6-8', '6-6-8-4', '--1-8/1', '6-6-8/4 ', '6.5-6-8/4', 'a-b-c/d'])(
  'parseCounter refuses %j',
  (text) => {
    expect(parseCounter(text)).toBeNull()
  },
)

test('a pack takes counters as text or by field, and locations', () => {
  const byField = { attack: 5, defence: 7, movement: 6, spentDefence: 5 }
  const input = {
    counters: { rommel: '0-3-9/2', '7th-pz-1-25:r': byField },
    locations: { 25: { tem: 2 }, A: { shape: 'square' }, 1: {} },
  }
  expect(parseBoardPack(standardSource, input)).toEqual({
    ok: true,
    value: {
      counters: {
        rommel: { attack: 0, defence: 3, movement: 9, spentDefence: 2 },
        '7th-pz-1-25:r': byField,
      },
      locations: { 25: { tem: 2 }, A: { shape: 'square' }, 1: {} },
    },
  })
  expect(packOf({})).toEqual({})
})

const tank = '7-royal-tank-a'

test.each<[input: unknown, at: string, reason: string]>([
  [null, '', 'must be an object'],
  ['6-6-8/4', '', 'must be an object'],
  [[], '', 'must be an object'],
  [{ units: {} }, 'units', "unknown field 'units'"],
  [{ counters: [] }, 'counters', 'must be an object'],
  [{ counters: null }, 'counters', 'must be an object'],
  [{ counters: { romel: '0-1-8/1' } }, 'counters.romel', "unknown unit code 'romel'"],
  [
    { counters: { 'rommel:r': '0-1-8/1' } },
    'counters.rommel:r',
    'Rommel cannot be reduced: it has no R counter',
  ],
  [{ counters: { [`${tank}:r:r`]: '1-1-5/1' } }, `counters.${tank}:r:r`, 'unknown unit code'],
  [{ counters: { rommel: 8 } }, 'counters.rommel', 'must be an object'],
  [{ counters: { rommel: '--1-8/1' } }, 'counters.rommel', "'--1-8/1' is not of the form"],
  [{ counters: { rommel: '1-1-8/1' } }, 'counters.rommel.attack', 'Rommel is a leader'],
  [{ counters: { [tank]: '5-6-21/4' } }, `counters.${tank}.movement`, 'movement must be a whole'],
  [{ counters: { [tank]: '5-3-5/4' } }, `counters.${tank}.spentDefence`, 'not exceed defence'],
  [{ counters: { [tank]: { attack: 5 } } }, `counters.${tank}`, "missing field 'defence'"],
  [
    { counters: { [tank]: { attack: -1, defence: 6, movement: 5, spentDefence: 4 } } },
    `counters.${tank}.attack`,
    'attack must be a whole number 0..20',
  ],
  [
    { counters: { [tank]: { attack: 5, defence: '6', movement: 5, spentDefence: 4 } } },
    `counters.${tank}.defence`,
    'defence must be a whole number 0..20',
  ],
  [
    { counters: { [tank]: { attack: 5, defence: 6, movement: 5.5, spentDefence: 4 } } },
    `counters.${tank}.movement`,
    'movement must be a whole number 0..20',
  ],
  [
    { counters: { [tank]: { attack: 5, defence: 6, movement: 5, spentDefence: 4, armour: 1 } } },
    `counters.${tank}.armour`,
    "unknown field 'armour'",
  ],
  [{ locations: { 29: { tem: 1 } } }, 'locations.29', "unknown location '29'"],
  [{ locations: { 25: { tem: 0 } } }, 'locations.25.tem', 'tem must be a whole number 1..3'],
  [{ locations: { 25: { tem: 4 } } }, 'locations.25.tem', 'tem must be a whole number 1..3'],
  [{ locations: { 25: { shape: 'hex' } } }, 'locations.25.shape', 'circle or square'],
  [{ locations: { 25: { name: 'Atrecht' } } }, 'locations.25.name', "unknown field 'name'"],
  [JSON.parse('{"locations":{"__proto__":{}}}'), 'locations.__proto__', 'unknown location'],
])('parseBoardPack refuses %j at %j', (input, at, reason) => {
  const result = parseBoardPack(standardSource, input)
  expect(result).toMatchObject({ ok: false, at })
  expect(result.ok ? '' : result.reason).toContain(reason)
  expect(result.ok ? '' : result.reason).not.toContain('\n')
})

test('any value at all is taken or refused with a reason, never thrown at', () => {
  const something = fc.anything()
  const nearly = fc.record({
    counters: fc.dictionary(fc.constantFrom(...UNIT_CODES), fc.anything()),
    locations: fc.dictionary(fc.constantFrom('1', 'A', 'x'), fc.anything()),
  })
  fc.assert(
    fc.property(fc.oneof(something, nearly), (input) => {
      const result = parseBoardPack(standardSource, input)
      if (result.ok) expect(parseBoardPack(standardSource, result.value)).toEqual(result)
      else expect(result.reason).not.toBe('')
    }),
  )
})

test('an override of an armor unit changes its original only', () => {
  const board = makeBoard(standardSource, packOf({ counters: { [tank]: '9-8-7/6' } }))
  const unit = unitIndex(tank)
  const factors = (at: number) => [
    board.attack[at],
    board.defence[at],
    board.movement[at],
    board.spentDefence[at],
  ]
  expect(factors(unit)).toEqual([9, 8, 7, 6])
  expect(factors(unit + unitCount)).toEqual([3, 4, 5, 2])
})

test('the R counter of an armor unit is overridden by its code with :r', () => {
  const board = makeBoard(standardSource, packOf({ counters: { [`${tank}:r`]: '1-2-6/2' } }))
  const unit = unitIndex(tank)
  expect([board.attack[unit], board.attack[unit + unitCount]]).toEqual([5, 1])
  expect([board.movement[unit], board.movement[unit + unitCount]]).toEqual([5, 6])
})

test('an override of any other unit changes both halves of the tables', () => {
  const board = makeBoard(standardSource, packOf({ counters: { martel: '0-2-7/2' } }))
  const unit = unitIndex('martel')
  expect([board.defence[unit], board.defence[unit + unitCount]]).toEqual([2, 2])
})

test('an override of a location changes its TEM or shape, and nothing else changes', () => {
  const board = makeBoard(
    standardSource,
    packOf({ locations: { 25: { tem: 1 }, A: { shape: 'square' } } }),
  )
  const changed = Array.from({ length: locationCount }, (_, at) => at).filter(
    (at) =>
      board.tem[at] !== standardBoard.tem[at] || board.square[at] !== standardBoard.square[at],
  )
  expect(changed).toEqual([locationIndex('25'), locationIndex('A')])
  expect([board.tem[24], board.square[24], board.tem[28], board.square[28]]).toEqual([1, 0, 3, 1])
  expect(board.attack).toEqual(standardBoard.attack)
  expect(board.graph).toEqual(standardBoard.graph)
})

test('an empty pack is the standard board', () => {
  expect(makeBoard(standardSource, {})).toEqual(standardBoard)
})

test('makeBoard throws on a pack that was never checked', () => {
  expect(() => makeBoard(standardSource, { locations: { Z: { tem: 1 } } })).toThrow(
    'locations.Z: unknown location',
  )
})
