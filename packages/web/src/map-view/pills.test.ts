import { afterAll, expect, test } from 'vitest'
import { defaults, settings } from '../store/settings.ts'
import { chanceText } from './pills.tsx'

afterAll(() => {
  settings.value = defaults
})

test('a chance is in whole per cent, a small one has a decimal', () => {
  settings.value = { ...defaults, language: 'en' }
  expect([0.9412, 0.5, 0.1, 0.0976, 0.04].map(chanceText)).toEqual([
    '94%',
    '50%',
    '10%',
    '9.8%',
    '4.0%',
  ])
  settings.value = { ...defaults, language: 'fr' }
  expect(chanceText(0.0976)).toMatch(/^9,8\s%$/)
})

test('only what is certain is said to be', () => {
  settings.value = { ...defaults, language: 'en' }
  expect([1, 0.9999, 0.0001, 0].map(chanceText)).toEqual(['100%', '99%', '0.1%', '0%'])
})
