import { expect, test } from 'vitest'
import { crossEntropy } from './cross-entropy.ts'

test('factors go where the score is highest, and the same seed leads to the same ones', () => {
  const best = [2, 0.5, 1]
  const score = (sets: readonly (readonly number[])[]): number[] =>
    sets.map((set) => -set.reduce((sum, one, i) => sum + Math.log(one / best[i]!) ** 2, 0))
  const tuning = { rounds: 25, samples: 40, elite: 8, spread: 0.5, seed: 3 }
  const last = (): readonly number[] => [...crossEntropy(3, tuning, score)].at(-1)!.factors
  const found = last()
  found.forEach((one, i) => expect(one / best[i]!).toBeCloseTo(1, 1))
  expect(last()).toEqual(found)
})
