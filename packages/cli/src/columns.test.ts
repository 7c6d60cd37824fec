import { expect, test } from 'vitest'
import { columns, hang, wrap } from './columns.ts'

test('columns are as wide as their widest cell', () => {
  expect(
    columns(
      [
        ['a', '1'],
        ['élan', '22'],
      ],
      [1],
    ),
  ).toBe('a      1\nélan  22')
})

test('colours take no room', () => {
  expect(
    columns([
      ['\u001B[1mab\u001B[22m', 'x'],
      ['abc', 'y'],
    ]),
  ).toBe('\u001B[1mab\u001B[22m   x\nabc  y')
})

test('a text is wrapped between words, never inside', () => {
  expect(wrap('the horse is very ill', 9)).toBe('the horse\nis very\nill')
  expect(wrap('unbelievable', 4)).toBe('unbelievable')
})

test('further lines hang under the first', () => {
  expect(hang('A-1: ', 'the horse is very ill', 25)).toBe('A-1: the horse is very\n     ill')
})
