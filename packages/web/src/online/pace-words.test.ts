import { expect, test } from 'vitest'
import { change } from '../store/settings.ts'
import { lengthText, paceText } from './pace-words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [-5, 'en', 'less than a minute'],
  [59_000, 'en', 'less than a minute'],
  [12.9 * MINUTE, 'en', '12 min'],
  [5 * HOUR + 20 * MINUTE, 'en', '5 h 20 min'],
  [5 * HOUR, 'en', '5 h'],
  [66 * HOUR, 'en', '2 d 18 h'],
  [5 * HOUR + 5 * MINUTE, 'fr', '5 h 05'],
  [48 * HOUR, 'fr', '2 j'],
] as const)('%d milliseconds are told in %s as %s', (length, language, text) => {
  change({ language })
  expect(lengthText(length).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(text)
})

test('a pace says what it grants, and nothing that it does not', () => {
  change({ language: 'en' })
  const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')
  expect(plain(paceText({ kind: 'live', minutes: 60, seconds: 0 }))).toBe('live, 60 min')
  expect(plain(paceText({ kind: 'post', days: 3, bank: 5, weekends: true }))).toBe(
    '3 days per reply, 5 days in reserve, weekends off',
  )
  expect(plain(paceText({ kind: 'post', days: 1, bank: 0, weekends: false }))).toBe(
    '1 day per reply',
  )
})
