import { expect, test } from 'vitest'
import { makeMeter, tableOf } from './times-reporter.mjs'

const used = (parent: number, ticks: number) => ({ parent, ticks })

test('what was started is counted, what others do is not', () => {
  const all = new Map([
    [1, used(0, 5000)],
    [10, used(1, 100)],
    [11, used(10, 30)],
    [12, used(11, 20)],
    [20, used(1, 900)],
  ])
  expect(makeMeter(() => all, 10)()).toBe(1.5)
})

test('the time of somebody who has ended is kept, whether waited for or not', () => {
  const all = new Map([
    [10, used(1, 100)],
    [11, used(10, 30)],
    [12, used(10, 20)],
  ])
  const meter = makeMeter(() => all, 10)
  expect(meter()).toBe(1.5)
  all.delete(11)
  all.set(10, used(1, 130)) // waited for
  expect(meter()).toBe(1.5)
  all.delete(12) // not waited for
  expect(meter()).toBe(1.5)
  all.set(10, used(1, 180))
  expect(meter()).toBe(2)
})

test('the dearest file stands first', () => {
  const table = tableOf([
    { file: 'a.test.ts', seconds: 1, longest: 'one' },
    { file: 'b.test.ts', seconds: 2.04, longest: 'two' },
  ])
  expect(table.split('\n').map((line) => line.trim())).toEqual([
    '3.0  CPU seconds in 2 files',
    '2.0  b.test.ts  (two)',
    '1.0  a.test.ts  (one)',
  ])
})
