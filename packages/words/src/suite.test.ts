import type { RuledGame } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import { blemishes, unknownIds } from './suite.ts'

test('a hyphen between figures is a blemish, except in a rule id', () => {
  expect(blemishes('It is 3-1.', 'en', ['BLZ'])).toEqual(['3-1'])
  expect(blemishes('See BLZ-88-1 and BLZ-CBT-14.', 'en', ['BLZ'])).toEqual([])
  expect(blemishes('See BLZ-88-1.', 'en', ['ARR'])).toEqual(['8-1'])
})

test('a sentence that ends twice is a blemish, and a Roman numeral that is elided', () => {
  expect(blemishes('Elle pioche À terre\u202F!.', 'fr')).toEqual(['!.'])
  expect(blemishes('Retraite d’II/90.', 'fr')).toEqual(['d’II'])
  expect(blemishes('Retraite de II/90 et d’Izel.', 'fr')).toEqual([])
  expect(blemishes('Retraite de Izel.', 'fr')).toEqual(['de I'])
})

test('a rule that the words name has to exist', () => {
  const saying = (walk: string): RuledGame =>
    ({
      ...toy,
      words: {
        ...toy.words,
        en: { ...toy.words.en, events: { ...toy.words.en.events, walk } },
      },
    }) as unknown as RuledGame
  expect(unknownIds(saying('A walk. TOY-3.1, TOY-3'), 'en')).toEqual([])
  expect(unknownIds(saying('A walk. TOY-3.17'), 'en')).toEqual(['events.walk: TOY-3.17'])
  expect(unknownIds(saying('A walk. TOY-WALK-1'), 'en')).toEqual(['events.walk: TOY-WALK-1'])
})
