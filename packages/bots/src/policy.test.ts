import { fastDice, greedyPolicy } from '@estafette/kernel'
import { toy, toyBrain } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import { policyOf } from './index.ts'
import { begun } from './testing.ts'

const setup = { scenario: 'road', options: { cards: 'dealt' } }

test('a brain plays by its own policy, and without one by what it rates best', () => {
  const own = { begin() {}, choose: () => 77 }
  const state = begun(toy, setup)
  expect(policyOf(toy, { ...toyBrain, policy: () => own })).toBe(own)
  const { policy: _, ...rest } = toyBrain
  expect(policyOf(toy, rest).choose(state, 0, fastDice(1))).toBe(
    greedyPolicy(toy, toyBrain).choose(state, 0, fastDice(1)),
  )
})

test('the best rated is taken, the first of several', () => {
  const state = begun(toy, setup)
  const choices = new Int32Array(state.legal.length)
  const count = toy.choices(state, 0, choices)
  expect(count).toBeGreaterThan(3)
  const rating = (worths: readonly number[]) => ({
    ...toyBrain,
    rate: (_s: unknown, _seat: number, _c: Int32Array, _n: number, values: Float64Array) =>
      values.set(worths),
  })
  const chosen = (worths: readonly number[]) =>
    greedyPolicy(toy, rating(worths)).choose(state, 0, fastDice(1))
  expect(chosen([0, 2, 1, 2])).toBe(choices[1])
  expect(chosen([-3, -2, -1, Number.NEGATIVE_INFINITY])).toBe(choices[2])
})
