import { expect, test } from 'vitest'
import { scriptedDice } from './dice.ts'
import { byStep, numbered, runSteps, type AutomaticStep } from './steps.ts'

const names = ['choose', 'over', 'count', 'roll'] as const
const STEP = numbered(names)

interface Counting {
  step: number
  count: number
}

const steps: Partial<Record<(typeof names)[number], AutomaticStep<Counting, string>>> = {
  count(s, _dice, tell) {
    s.count++
    tell?.(`count ${s.count}`)
    if (s.count === 3) s.step = STEP.roll
  },
  roll(s, dice) {
    s.step = dice.roll(1) > 3 ? STEP.over : STEP.choose
  },
}
const running = byStep(names, steps)

test('names have their numbers, from 0 or from another', () => {
  expect(STEP).toEqual({ choose: 0, over: 1, count: 2, roll: 3 })
  expect(numbered(['a', 'b'], 5)).toEqual({ a: 5, b: 6 })
})

test.each([
  [4, 'over'],
  [2, 'choose'],
] as const)('steps run by themselves until one does not: die %i, %s', (die, end) => {
  const told: string[] = []
  const state = { step: STEP.count, count: 0 }
  runSteps(running, state, scriptedDice([die]), (event) => void told.push(event))
  expect([names[state.step], state.count]).toEqual([end, 3])
  expect(told).toEqual(['count 1', 'count 2', 'count 3'])
})

test('a decision is left alone', () => {
  const state = { step: STEP.choose, count: 0 }
  runSteps(running, state, scriptedDice([]), undefined)
  expect(state).toEqual({ step: STEP.choose, count: 0 })
})
