import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { unleashed } from '../battles.ts'
import { everyBoard } from '../data/battles.ts'
import { NONE, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { codesOf, position } from '../testing.ts'
import { makeFeatures } from './features.ts'
import { brains } from './index.ts'

const brain = brains['unleashed']!
const board = everyBoard.find(({ id }) => id === 'unleashed')!

/** Two German companies before a French one, at the first move of the phase. */
function before(more = ''): BlitzState {
  const [one, two] = codesOf(unleashed, '10pz')
  const french = codesOf(unleashed, '55di')[0]!
  return position(unleashed, `turn 3\nat 0406 ${one}\nat 0405 ${two}\nat 1417 ${french}\n${more}`)
}

/** Lets the policy of the brain go on until something holds, and says in how many choices. */
function playUntil(s: BlitzState, until: (s: BlitzState) => boolean): number {
  const policy = brain.policy!()
  const dice = fastDice(1)
  let choices = 0
  policy.begin()
  while (!until(s)) {
    unleashed.play(s, unleashed.toAct(s), policy.choose(s, unleashed.toAct(s), dice), dice)
    choices++
  }
  return choices
}

test('a search begins at the first move of a phase and at no later one', () => {
  const { begins } = brain.search!
  const s = before()
  expect(s.step).toBe(STEP.move)
  expect(begins!(s, 0)).toBe(true)
  playUntil(s, ({ active }) => active !== NONE)
  expect(begins!(s, 0)).toBe(false)
  playUntil(s, ({ step }) => step === STEP.move)
  expect(begins!(s, 0)).toBe(false)
  playUntil(s, ({ phasing, step }) => phasing === 1 && step === STEP.move)
  expect(begins!(s, 1)).toBe(true)
})

test('the end of a player turn is a boundary, and nothing before it', () => {
  const { boundary } = brain.horizon!
  const s = before()
  const now = boundary(s)
  playUntil(s, ({ phasing }) => phasing !== 0)
  expect(boundary(s)).toBe(now + 1)
})

test('points count where the victory is as good as decided', () => {
  const { aim, value } = brain.horizon!
  const far = before()
  far.scored[0] = 90
  const farther = before()
  farther.scored[0] = 120
  expect(value(farther, 0) - value(far, 0)).toBeLessThan(0.02)
  expect(aim!(farther, 0) - aim!(far, 0)).toBeGreaterThan(0.02)
  expect(aim!(far, 0) + aim!(far, 1)).toBeCloseTo(1, 9)
})

test('the features say who is in reach of whom, and are those of the other side with the sign turned', () => {
  const { names, read } = makeFeatures(board)
  const seen = (s: BlitzState): Record<string, number> => {
    const into = new Float64Array(names.length)
    read(s, into)
    return Object.fromEntries(names.map((name, i) => [name, into[i]!]))
  }
  const apart = seen(before())
  expect(apart['exposed']).toBe(0)
  expect(apart['men']).toBeGreaterThan(0)
  const other = codesOf(unleashed, '55di')[1]!
  expect(seen(before(`at 1408 ${other}\n`))['men']).toBe(apart['men']! - 2)
})
