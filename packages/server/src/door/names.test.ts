import { LONGEST_NAME, newcomer, readBody } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { nameKey, shownName } from './names.ts'

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

test.each([
  ['nothing that shows', '\u3164'],
  ['blank letters alone', '\u2800\u115f \uffa0'],
  ['accents piled up', `Z${'\u0301'.repeat(39)}`],
  ['two alphabets that look alike', 'Cосо'],
  ['an alphabet of pictures', '\u{13000}\u{13001}'],
  ['letters that look like others', 'ꓖꓮ'],
  ['the house', 'Estafette'],
  ['somebody who runs it', 'Adm1n'],
  ['the same in another alphabet', 'ѕуѕтеm'],
  ['the same with accents', 'Modérateur'],
  ['somebody who left', 'player-0a1b2c'],
  ['the same, written otherwise', 'Player 0A1B2C'],
])('T21 a name that could be mistaken is refused: %s', (_, name) => {
  expect(shownName(name)).toBe(null)
})

test('T21 what does not show is left out, and names of people are kept', () => {
  expect(shownName('An\u3164n\u200ba')).toBe('Anna')
  for (const name of [
    'Élodie',
    'Ελένη',
    'Наталья',
    'Nguyễn Thị',
    '田中さくら',
    'فاطمة',
    'Server Yıldız',
  ]) {
    expect(shownName(name)).toBe(name)
  }
})

test('T21 names that look alike are one name, whatever alphabet they are written in', () => {
  for (const [one, other] of [
    ['Сосо', 'Coco'],
    ['ΑΝΝΑ', 'ANNA'],
    ['Ра5са1', 'Pascal'],
    ['Lili', '1i|l'],
  ] as const) {
    expect([one, nameKey(one) === nameKey(other) || nameKey(one)]).toEqual([one, true])
  }
  expect(nameKey('Наталья')).not.toBe(nameKey('Nata'))
})
