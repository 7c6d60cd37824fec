import { expect, test } from 'vitest'
import {
  change,
  defaults,
  makeSettings,
  parseSettings,
  settings,
  settingsFrom,
} from './settings.ts'

test('settings go into a file and come back', () => {
  change({ theme: 'dark', speed: 'slow', confirm: { ...defaults.confirm, roll: false } })
  expect(parseSettings(makeSettings())).toEqual({ ok: true, value: settings.value })
  change(defaults)
})

test.each([
  null,
  7,
  [],
  'x',
  { theme: 'purple', speed: 3, strength: 99, language: 'de', list: 1, sound: 1 },
])('what makes no sense is left at its default: %j', (data) => {
  expect(settingsFrom(data)).toEqual(defaults)
})

test('what makes sense is taken, the rest left aside', () => {
  const data = {
    theme: 'contrast',
    language: 'fr',
    letterKeys: false,
    list: true,
    sound: true,
    confirm: { bid: false, x: 1 },
  }
  expect(settingsFrom(data)).toEqual({
    ...defaults,
    theme: 'contrast',
    language: 'fr',
    letterKeys: false,
    list: true,
    sound: true,
    confirm: { ...defaults.confirm, bid: false },
  })
})

test.each(['', '{}', '{"theme":"dark"}', 'estafette settings 1'])('%s is no such file', (text) => {
  expect(parseSettings(text).ok).toBe(false)
})

test('keys that were given away are one character each, whatever a file says', () => {
  const { keys } = settingsFrom({ keys: { undo: 'x', log: 'xy', list: 7, fit: '' } })
  expect(keys).toEqual({ undo: 'x' })
})
