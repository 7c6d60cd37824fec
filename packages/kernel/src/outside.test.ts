import { expect, test } from 'vitest'
import { boardFrom, isWhole, readEach, readFields, refused } from './outside.ts'
import { success } from './result.ts'

const readWidth = (_key: string, value: unknown, at: string) =>
  isWhole(value, 1, 9) ? success(value) : refused('a width is 1 to 9', at)

test.each([null, undefined, [], 'lane', 3])('%j is no object', (input) => {
  expect(readFields(input, 'widths')).toEqual(refused('must be an object', 'widths'))
})

test('unknown fields are refused where only some are allowed', () => {
  expect(readFields({ lane: 1 }, '')).toEqual(success({ lane: 1 }))
  expect(readFields({ lane: 1, mire: 2 }, '', ['lane'])).toEqual(
    refused("unknown field 'mire'", 'mire'),
  )
  expect(readFields({ mire: 2 }, 'widths', ['lane'])).toEqual(
    refused("unknown field 'mire'", 'widths.mire'),
  )
})

test('entries are read one by one, up to the first that is refused', () => {
  expect(readEach(undefined, 'widths', readWidth)).toEqual(success({}))
  expect(readEach({ lane: 3, road: 4 }, 'widths', readWidth)).toEqual(success({ lane: 3, road: 4 }))
  expect(readEach({ lane: 0, road: 'x' }, 'widths', readWidth)).toEqual(
    refused('a width is 1 to 9', 'widths.lane'),
  )
})

test.each([0, 10, 1.5, NaN, Infinity, '5', null])('%j is no whole number from 1 to 9', (value) => {
  expect(isWhole(value, 1, 9)).toBe(false)
})

test('a pack corrects the standard board, or is refused by the field at fault', () => {
  const board = (pack: unknown) =>
    boardFrom(pack, {
      standard: 'standard',
      parse: (input) => readWidth('', input, 'width'),
      make: String,
    })
  expect(board(undefined)).toEqual(success('standard'))
  expect(board(5)).toEqual(success('5'))
  expect(board(10)).toEqual({ ok: false, reason: 'board pack, width: a width is 1 to 9' })
})
