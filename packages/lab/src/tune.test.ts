import { createState, makeChoice, rateEach, targetOf, tunable, type Brain } from '@estafette/kernel'
import { toy, toyBrain, type ToyState } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import { tune, type KeptRound } from './tune.ts'

interface Tastes {
  readonly gallop: number
  readonly walk: number
}

const GALLOP = toy.verbs.findIndex(({ name }) => name === 'gallop')
const WALK = toy.verbs.findIndex(({ name }) => name === 'walk')

/** The toy's brain, which gallops and walks as gladly as it is told. */
const tasting = (tastes: Tastes): Brain<ToyState> => ({
  ...toyBrain,
  rate(state, seat, choices, count, values, dice) {
    toyBrain.rate(state, seat, choices, count, values, dice)
    const plain = values.slice(0, count)
    let at = 0
    rateEach({ choices, count, values }, (target, verb) => {
      const worth = plain[at++]!
      const taste = verb === GALLOP ? tastes.gallop : verb === WALK ? tastes.walk : 0
      return taste === 0 ? worth : taste + targetOf(makeChoice(verb, target)) / 100
    })
  },
})

const initials = toy.scenarios.map((scenario) => createState(toy, { scenario, options: {} }))
const tuning = { rounds: 4, samples: 8, elite: 2, spread: 0.5, pairs: 10, seed: 1 }

/** Lets a brain that hardly gallops find out that it should; rounds that are kept are not played. */
function found(kept: readonly KeptRound[] = []) {
  const reluctant = tunable<ToyState, Tastes>({ gallop: 0.9, walk: 1 }, tasting)
  const rounds: KeptRound[] = []
  let played = 0
  const tuned = tune(toy, initials, reluctant, tasting({ gallop: 0.9, walk: 1 }), tuning, {
    kept,
    keep: (round) => rounds.push(round),
    played: () => played++,
  })
  let step = tuned.next()
  while (!step.done) step = tuned.next()
  return { factors: step.value.factors, rounds, played }
}

test('beliefs that win are found, and the same again from rounds that were kept', () => {
  const { factors, rounds, played } = found()
  expect(factors[0]! / factors[1]!).toBeGreaterThan(1 / 0.9)
  expect(played).toBe(4 * 8 * 10)
  const again = found(rounds.slice(0, 3))
  expect(again.factors).toEqual(factors)
  expect(again.played).toBe(8 * 10)
})
