import { LONGEST_NAME, newcomer, readBody } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { shownName } from './names.ts'

test.each([
  ['letters that double when they are written as one reads them', '\u{facf}'.repeat(LONGEST_NAME)],
  ['letters outside the first plane', '\u{2284a}'.repeat(LONGEST_NAME / 2)],
  ['a ligature of many letters', '\u{fdfa}'.repeat(LONGEST_NAME)],
])('a name as it is shown is one that may be given again: %s', (_, name) => {
  expect(readBody(newcomer, { name, language: 'fr' }).ok).toBe(true)
  const shown = shownName(name)!
  expect(readBody(newcomer, { name: shown, language: 'fr' })).toMatchObject({ ok: true })
})

test('a name that fits is shown as it was given', () => {
  expect(shownName('Élodie 𝄞 de Saint-Quentin')).toBe('Élodie 𝄞 de Saint-Quentin')
})
