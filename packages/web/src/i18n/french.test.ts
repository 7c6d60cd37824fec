import { expect, test } from 'vitest'
import { isOne, of } from './french.ts'
import { spoken } from './spoken.ts'

test('de gives way to a name that begins with a vowel, and to no Roman numeral', () => {
  const words = spoken({
    en: { back: (name: string) => `Return of ${name}` },
    fr: { back: (name: string) => `Retour ${of(name)}` },
  })
  const said = ['Agny (10)', 'Eisenberg', 'O’Dell', 'Tilloy', 'II/90'].map(words('fr').back)
  expect(said).toEqual([
    'Retour d’Agny (10)',
    'Retour d’Eisenberg',
    'Retour d’O’Dell',
    'Retour de Tilloy',
    'Retour de II/90',
  ])
})

test('French counts as one whatever is below two', () => {
  expect(['0', '1', '1,5', '−1,9', '0.5'].every(isOne)).toBe(true)
  expect(['2', '2,1', '10'].some(isOne)).toBe(false)
})
