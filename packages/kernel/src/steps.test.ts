import { describe, expect, test } from 'vitest'
import { makeChoice } from './choice.ts'
import { scriptedDice } from './dice.ts'
import { LEGAL, NO_SUCH_CHOICE, NOT_NOW } from './game.ts'
import { byStep, choosing, defineSteps, runSteps, type AutomaticStep } from './steps.ts'
import { numbered } from './vocabulary.ts'

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

describe('a decision between verbs', () => {
  const taken: string[] = []
  const step = choosing<Counting>(
    { verb: 2, take: () => void taken.push('pass') },
    {
      verb: 5,
      size: () => 9,
      first: ({ count }) => count,
      end: () => 6,
      verdict: (_s, target) => (target % 2 === 0 ? 7 : LEGAL),
      take: (_s, target) => void taken.push(`five ${target}`),
    },
  )
  const state = { step: 0, count: 2 }

  test('asks parts with the same candidates about them alone, unless none can be legal', () => {
    let asked = 0
    const among = (_s: Counting, out: Int32Array): number => {
      asked++
      ;[1, 4, 6].forEach((target, i) => (out[out.length - 1 - i] = target))
      return 3
    }
    const verdict = (_s: Counting, target: number): number => (target === 4 ? 7 : LEGAL)
    const part = { size: () => 9, among, verdict, take: () => {} }
    const few = choosing<Counting>(
      { verb: 1, ...part },
      { verb: 2, ...part, end: () => 0 },
      { verb: 3, ...part },
    )
    const out = new Int32Array(12)
    const count = few.list(state, out)
    expect([...out.subarray(0, count)]).toEqual([
      makeChoice(1, 1),
      makeChoice(1, 6),
      makeChoice(3, 1),
      makeChoice(3, 6),
    ])
    expect(asked).toBe(1)
    expect(few.verdict(state, makeChoice(2, 6))).toBe(LEGAL)
  })

  test('lists what the verdict allows within the range', () => {
    const out = new Int32Array(10)
    const count = step.list(state, out)
    expect([...out.subarray(0, count)]).toEqual([makeChoice(2), makeChoice(5, 3), makeChoice(5, 5)])
  })

  test.each([
    [makeChoice(2), LEGAL],
    [makeChoice(2, 1), NO_SUCH_CHOICE],
    [makeChoice(3), NOT_NOW],
    [makeChoice(5, 4), 7],
    [makeChoice(5, 9), NO_SUCH_CHOICE],
  ])('says of choice %i: %i', (choice, verdict) => {
    expect(step.verdict(state, choice)).toBe(verdict)
  })

  test('takes the choice of its verb', () => {
    step.take(state, makeChoice(2), scriptedDice([]), undefined)
    step.take(state, makeChoice(5, 3), scriptedDice([]), undefined)
    expect(taken).toEqual(['pass', 'five 3'])
  })
})

test('steps are numbered decisions first, and rules go from one to another', () => {
  const { names, STEP, isDecision, goTo, ask } = defineSteps(['bid', 'ride'], ['deal', 'over'])
  expect(names).toEqual(['bid', 'ride', 'deal', 'over'])
  expect(names.map((name) => isDecision(STEP[name]))).toEqual([true, true, false, false])
  const state = { step: STEP.bid, decider: 0 }
  goTo(state, 'deal')
  expect(state).toEqual({ step: 2, decider: 0 })
  ask(state, 'ride', 1)
  expect(state).toEqual({ step: 1, decider: 1 })
})
