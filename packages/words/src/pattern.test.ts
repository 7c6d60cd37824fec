import { describe, expect, test } from 'vitest'
import { compile, type Filler } from './message.ts'

const filled =
  (values: Readonly<Record<string, string | number>>): Filler =>
  ({ name }) =>
    values[name]!

describe('a message', () => {
  test.each([
    ['Only words, and an apostrophe: it’s one, and so is ’.', {}, null],
    [
      '{unit} goes to { place }.',
      { unit: 'KG Rommel', place: 'Arras' },
      'KG Rommel goes to Arras.',
    ],
    ['# {n, plural, one {# unit} other {# units}} #', { n: 1234 }, '# 1,234 units #'],
    ['{n, plural, =0 {none} =-1 {one less} other {#}}', { n: -1 }, 'one less'],
    ['{n, plural, one {one, {who}} other {# for {who}}}', { n: 1, who: 'you' }, 'one, you'],
    ['{side, select, allied {Allies #} other {Axis}}', { side: 'allied' }, 'Allies #'],
    ['{side, select, allied {Allies} other {Axis}}', { side: 'none' }, 'Axis'],
    ['{chance, number, percent} of {all, number}', { chance: 0.5, all: 1500 }, '50% of 1,500'],
  ] as const)('%s', (text, values, said) => {
    expect(compile(text, 'en').say(filled(values))).toBe(said ?? text)
  })

  test('counts as its language does', () => {
    const text = '{n, plural, one {# pion} other {# pions}}, {part, number, percent}'
    const values = filled({ n: 0, part: 0.25 })
    expect(compile(text, 'fr').say(values)).toMatch(/^0 pion, 25\s%$/)
    expect(compile(text, 'en').say(values)).toBe('0 pions, 25%')
  })

  test('tells each of its gaps once for each way it is used, those inside words too', () => {
    const text = '{a} {a} {a, number} {b, select, x {{c}} other {{d, plural, other {#}}}}'
    const gaps = compile(text, 'en').gaps.map(({ name, use }) => `${name} ${use}`)
    expect(gaps).toEqual(['a said', 'a count', 'b code', 'c said', 'd count'])
  })

  test.each([
    'To {place',
    'To place}',
    'To {}',
    'To {a b}',
    '{n, plural, one {# unit}}',
    '{n, plural, one # other {#}}',
    '{n, date}',
    '{n, number, ::currency/EUR}',
    '{n, select other {}}',
  ])('that cannot be read is refused: %s', (text) => {
    expect(() => compile(text, 'en')).toThrow('cannot be read')
  })
})
