import { expect, test } from 'vitest'
import { testTitles } from './titles.ts'

const cases: readonly (readonly [string, string, string[]])[] = [
  ['a plain test', `test('A-1 works', () => {})`, ['A-1 works']],
  ['other names', `it("A-1", f); describe(\`A-2 \${x}\`, g)`, ['A-1', 'A-2 ${x}']],
  [
    'a title on the next line',
    `test(\n  'A-1 a long title',\n  () => {},\n)`,
    ['A-1 a long title'],
  ],
  ['a joined title', `test('A-1 ' + 'A-2', f)`, ['A-1 ', 'A-2']],
  ['a table', `test.each([['A-1', 2], ['A-2', 3]])('%s', f)`, ['A-1', 'A-2', '%s']],
  [
    'a table in a template',
    'test.each`a | b\n${1} | ${"A-1"}`("x", f)',
    ['a | b\n${1} | ${"A-1"}', 'x'],
  ],
  [
    'a named table',
    `const rows = [{ rule: 'A-1' }]\ntest.each(rows)('$rule', f)`,
    ['A-1', '$rule'],
  ],
  ['modifiers', `test.concurrent.for([1])('A-1', f)`, ['A-1']],
  ['not what is skipped', `test.skip('A-1', f); it.todo('A-2'); describe.skip('A-3', f)`, []],
  ['not a method of that name', `pattern.test('A-1')`, []],
  ['not the body', `test('A-1', () => { expect('A-2').toBe("A-3") })`, ['A-1']],
  ['not comments', `// test('A-1', f)\n/* it('A-2', f) */`, []],
  ['past a pattern with quotes', `x.match(/['"\`]/); test('A-1', f)`, ['A-1']],
  ['past a division', `const x = a / b; test('A-1', f) // c / d`, ['A-1']],
]

test.each(cases)('finds %s', (_, source, titles) => {
  expect(testTitles(source)).toEqual(titles)
})
