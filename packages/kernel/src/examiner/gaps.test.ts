import { expect, test } from 'vitest'
import { gapsOf } from './gaps.ts'

test.each([
  ['Nothing to fill.', []],
  ['{seat} wins.', ['seat']],
  ['{ from } to {to}, {from}', ['from', 'to']],
  ['{n, number}', ['n']],
  ['{oats, plural, =0 {no oats} one {# oat of {seat}} other {# oats}}', ['oats', 'seat']],
  [
    '{side, select, red {{n, plural, one {a} other {b {x}}}} other {c}} {y}',
    ['side', 'n', 'x', 'y'],
  ],
  ["It's {n} o'clock", ['n']],
  ["Braces '{'n'}' in quotes, {n}", ['n']],
  ['{open', ['open']],
])('the gaps of "%s"', (message, gaps) => {
  expect(gapsOf(message)).toEqual(gaps)
})
