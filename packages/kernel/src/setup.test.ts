import { expect, test } from 'vitest'
import { chosenIn } from './setup.ts'
import { toy } from './toy/index.ts'

const chosen = (scenario: string, options: Record<string, string>) =>
  chosenIn({ scenario, options }, toy.scenarios, toy.options)

test('a setup chooses by number, first values where nothing is said', () => {
  const [, second] = toy.options
  expect(chosen('lane', {})).toEqual({ ok: true, value: { scenario: 0, options: [0, 0, 0, 0] } })
  expect(chosen('road', { [second!.id]: second!.values[1]! })).toEqual({
    ok: true,
    value: { scenario: 1, options: [0, 1, 0, 0] },
  })
})

test.each([
  ['lake', {}, 'no such scenario: "lake"'],
  ['lane', { hay: 'much' }, 'no such option: "hay"'],
  ['lane', { oats: 'none' }, 'option oats must be few, many, got "none"'],
])('%s with %o is refused', (scenario, options, reason) => {
  expect(chosen(scenario, options)).toEqual({ ok: false, reason })
})
