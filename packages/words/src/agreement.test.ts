import { expect, test } from 'vitest'
import { disagreements } from './agreement.ts'

const filling = { lists: ['units'], numbers: ['count'] }

test.each([
  ['en', '{units} attack {target}.', ['{units} attack']],
  ['en', '{units, plural, one {{units} attacks} other {{units} attack}} {target}.', []],
  ['en', 'An attack with {units} from {place}.', []],
  ['en', '{units} may go on.', []],
  ['en', '{count} units are lost.', ['{count} units']],
  ['en', '{count, plural, one {# unit is} other {# units are}} lost.', []],
  ['en', '{count} VP, {count} of 5.', []],
  ['fr', '{units} attaquent {target}.', ['{units} attaquent']],
  ['fr', '{count} unités perdues, {count} dans la pioche.', ['{count} unités']],
] as const)('%s: what does not agree with one is found: %s', (language, text, found) => {
  expect(disagreements(text, filling, language)).toEqual(found)
})
