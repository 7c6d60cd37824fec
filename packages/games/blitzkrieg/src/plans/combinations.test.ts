import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/lanes.ts'
import { seed } from '../../../../../scripts/seed.mjs'
import { battles } from '../battles.ts'
import { attackChance, previewAttack } from '../preview.ts'
import { allocateAttacks, pendingTargets, sceneAfter } from './allocation.ts'
import { combinations, worthOf } from './combinations.ts'
import { lossChance, planOf, whyNotDeclare } from './index.ts'
import { melees } from './testing.ts'

/** All orders of a list. */
function ordersOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  return list.length === 0
    ? [[]]
    : list.flatMap((one, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

test.each(battles.map((game) => [game.id, game] as const))(
  '%s: BLZ-CBT-8, BLZ-CBT-9: combinations are legal to the last attack, cover what must be, best first',
  (_id, game) => {
    let several = 0
    for (const s of melees(game, seed + 7, isLong ? 300 : 25)) {
      const pending = pendingTargets(s)
      const found = combinations(s)
      expect(found.length > 0).toBe(pending.length > 0)
      if (found.length > 1) several++
      for (const { sketches, effects, losses } of found) {
        for (const [at, sketch] of sketches.entries()) {
          expect(whyNotDeclare(game, sceneAfter(s, sketches.slice(0, at)), sketch)).toBeNull()
          expect(planOf(s, sketch)).not.toBeNull()
        }
        const targets = sketches.flatMap((sketch) => sketch.targets)
        expect(targets.filter((hex) => pending.includes(hex)).length).toBe(s.cover)
        const previews = sketches.map((sketch) => previewAttack(s, sketch.units, sketch.targets)!)
        expect(effects).toBeCloseTo(
          previews.reduce((sum, one) => sum + attackChance(one), 0),
          9,
        )
        expect(losses).toBeCloseTo(
          previews.reduce((sum, one) => sum + lossChance(one), 0),
          9,
        )
      }
      if (pending.length === 0 || pending.length > 3) continue
      const brute = ordersOf(pending).map((order) => {
        const plans = allocateAttacks(s, [], order)
        const previews = plans.map((plan) =>
          previewAttack(s, [...plan.units, ...plan.helpers!], plan.targets!)!,
        )
        return previews.reduce((sum, one) => sum + attackChance(one) - lossChance(one), 0)
      })
      expect(worthOf(found[0]!)).toBeCloseTo(Math.max(...brute), 9)
    }
    expect(several).toBeGreaterThan(0)
  },
)
