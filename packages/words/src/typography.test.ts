import { expect, test } from 'vitest'
import { JOINT, NAME } from './marks.ts'
import { typeset } from './typography.ts'

test.each([
  ['de Agny', 'd’Agny'],
  ['De Arras', 'D’Arras'],
  ['de Écurie', 'd’Écurie'],
  ['de Habarcq', 'd’Habarcq'],
  ['de Haute-Avesnes', 'de Haute-Avesnes'],
  ['de Ypres', 'd’Ypres'],
  ['de Dainville', 'de Dainville'],
  ['de II/90', 'de II/90'],
  ['de I/134 RI', 'de I/134 RI'],
  ['que III/7', 'que III/7'],
  ['de Izel', 'd’Izel'],
  ['de 11', 'de 11'],
  ['que Anzin', 'qu’Anzin'],
  ['de le 7e régiment', 'du 7e régiment'],
  ['de les Écossais', 'des Écossais'],
  ['à le bois', 'au bois'],
  ['À les Alliés', 'Aux Alliés'],
  ['de la 3e brigade', 'de la 3e brigade'],
])('French words give way to a name: %s', (given, expected) => {
  const [word = '', ...name] = given.split(' ')
  expect(typeset(`${word} ${NAME}${name.join(' ')}`, 'fr')).toBe(expected)
})

test('quotes go round each name of a list', () => {
  const list = (and: string) => `A${JOINT}, ${JOINT}B${JOINT}${and}${JOINT}C`
  const french = typeset(`Plus « ${NAME}${list(' et ')} », puis ${list(' et ')}.`, 'fr')
  expect(french.replaceAll('\u202F', ' ')).toBe('Plus « A », « B » et « C », puis A, B et C.')
  expect(typeset(`“${list(' and ')}”`, 'en')).toBe('“A”, “B” and “C”')
})

test('French words that were written out stay as they are', () => {
  expect(typeset('le onze de Arras', 'fr')).toBe('le onze de Arras')
})

test.each([
  ['Qui court ?', 'Qui court\u202F?'],
  ['Non !', 'Non\u202F!'],
  ['un ; deux', 'un\u202F; deux'],
  ['Manche 3 : boue', 'Manche 3\u00A0: boue'],
  ['« Arras »', '«\u202FArras\u202F»'],
  ["l'assaut", 'l’assaut'],
  ['16:30', '16:30'],
  ['50 %', '50\u202F%'],
  ['dès 18 h, 5 PV', 'dès 18\u00A0h, 5\u00A0PV'],
  ['2½ PM', '2½\u00A0PM'],
  ['45 min, 1,6 km', '45\u00A0min, 1,6\u00A0km'],
  ['la 116. Panzer', 'la 116.\u00A0Panzer'],
  ['1 hex, 3 PMs', '1 hex, 3 PMs'],
])('French spaces: %s', (given, expected) => {
  expect(typeset(given, 'fr')).toBe(expected)
})

test.each([
  ['fr', `Elle pioche ${NAME}À terre !.`, 'Elle pioche À terre\u202F!'],
  ['fr', `Elle joue « ${NAME}À terre ! ».`, 'Elle joue «\u202FÀ terre\u202F!\u202F».'],
  ['en', `They draw ${NAME}Charge!.`, 'They draw Charge!'],
  ['en', 'Who is there…. Bob.', 'Who is there… Bob.'],
] as const)('a sentence ends once: %s, %s', (language, given, expected) => {
  expect(typeset(given, language)).toBe(expected)
})

test('English is left alone but for its apostrophes', () => {
  expect(typeset("Who's there? It's me: Bob", 'en')).toBe('Who’s there? It’s me: Bob')
})
