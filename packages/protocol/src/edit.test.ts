import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edited, editOf } from './index.ts'

const text = fc
  .array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 12 })
  .map((lines) => lines.join('\n'))

test('an edit turns the one text into the other', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(edited(before, editOf(before, after))).toBe(after)
    }),
    { numRuns: 2000 },
  )
})

test('an edit holds the lines that changed, and no others', () => {
  expect(editOf('a\nb\nc\nd', 'a\nx\nd')).toEqual({ at: 1, cut: 2, put: ['x'] })
  expect(editOf('a\na', 'a\na\na')).toEqual({ at: 2, cut: 0, put: ['a'] })
  expect(editOf('a', 'a')).toBeNull()
})
