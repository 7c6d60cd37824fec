import { expect, test } from 'vitest'
import { failure, failureText, success } from './result.ts'

test('a success holds its value', () => {
  expect(success(3)).toEqual({ ok: true, value: 3 })
})

test('a failure says why, and where if it is known', () => {
  expect(failure('no oats')).toEqual({ ok: false, reason: 'no oats' })
  expect(failure('no oats', 4)).toEqual({ ok: false, reason: 'no oats', line: 4 })
})

test('a failure is one line of text', () => {
  expect(failureText({ reason: 'no oats' })).toBe('no oats')
  expect(failureText({ reason: 'no oats', line: 4 })).toBe('line 4: no oats')
})
