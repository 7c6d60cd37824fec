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

test.each([
  ['en', 'French: French air unit 1 may intercept.', 'French: French'],
  ['en', '4/I GD (GD) attacks 169.', 'GD (GD'],
  ['fr', 'Camion 1 (SS-T, ss-r) est perdu.', ', ss-r)'],
  ['en', 'Choose where u12 goes.', 'u12'],
  ['fr', 'Dégât halfPoints.', 'halfP'],
  ['en', 'It costs 0.5 MP, 1 left.', '0.5'],
  ['fr', 'Reste 1,5 PM.', '1,5'],
  ['en', 'There are 1 units.', '1 units'],
  ['fr', 'Dé 1, 1 marqueurs Refit.', '1 marqueurs'],
  ['fr', 'Il reste 0 unités.', '0 unités'],
  ['en', 'Luftwaffe 1 attacks 0401, 8 Durham Lt. 1 moves, die 1.', null],
  ['en', 'Armée de l’air 1 bombs I/1 SS (SS-T); 1 takes a marker.', null],
  ['fr', 'Tour 1, 1 fois, SdKfz 251 et LeIG 18 de McAllister.', null],
] as const)(
  '%s: a doubled name, a code, a half or a count is a blemish: %s',
  (language, text, found) => {
    expect(blemishes(text, language)).toEqual(found === null ? [] : [found])
  },
)

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
