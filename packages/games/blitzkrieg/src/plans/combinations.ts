import type { Plan } from '@estafette/kernel'
import { NO_EFFECT } from '../data/codes.ts'
import { attackChance, previewAttack } from '../preview.ts'
import type { BlitzState, Hex } from '../state.ts'
import { STEP } from '../steps.ts'
import { allocateAttacks, pendingTargets } from './allocation.ts'
import { targetsOfPlan } from './attacks.ts'
import { sketched, type AttackSketch } from './sketch.ts'

/** A way to share the units out among all that must be attacked. */
export interface Combination {
  readonly sketches: readonly AttackSketch[]
  readonly effects: number // attacks that do something to the defender, on average
  readonly losses: number // attacks that cost the attacker something, on average
}

const FEW = 3 // hexes of which every order is looked at: of more, each comes first once

/**
 * Ways to attack all that must be attacked, the best first. For each order in which the hexes may
 * choose their attackers there is one; those that come to the same count once. The best has most
 * attacks that do something, less those that cost something, on average; of those alike the one
 * that costs least. BLZ-CBT-8, BLZ-CBT-9
 */
export function combinations(s: BlitzState): readonly Combination[] {
  if (s.step !== STEP.declare) return []
  const found = new Map<string, Combination>()
  for (const order of orders(pendingTargets(s))) {
    const plans = allocateAttacks(s, [], order)
    const key = plans
      .map((plan) => `${targetsOfPlan(plan).toSorted().join()}:${unitsOf(plan).toSorted().join()}`)
      .toSorted()
      .join(' ')
    if (plans.length > 0 && !found.has(key)) found.set(key, combined(s, plans))
  }
  return [...found.values()].toSorted((a, b) => worthOf(b) - worthOf(a) || a.losses - b.losses)
}

/** By how much the attacks that do something are more than those that cost something. */
export function worthOf({ effects, losses }: Combination): number {
  return effects - losses
}

function unitsOf({ units, helpers = [] }: Plan): readonly number[] {
  return [...units, ...helpers]
}

function combined(s: BlitzState, plans: readonly Plan[]): Combination {
  let effects = 0
  let losses = 0
  for (const plan of plans) {
    const preview = previewAttack(s, unitsOf(plan), targetsOfPlan(plan))!
    effects += attackChance(preview)
    losses += lossChance(preview)
  }
  return { sketches: plans.map((plan, index) => sketched(index, plan)), effects, losses }
}

/** The chance that an attack costs the attacker anything. */
export function lossChance({ results }: Parameters<typeof attackChance>[0]): number {
  return results.reduce(
    (sum, { attacker, probability }) => sum + (attacker === NO_EFFECT ? 0 : probability),
    0,
  )
}

/** Orders of some hexes that are looked at, the ascending one first. */
function orders(hexes: readonly Hex[]): readonly (readonly Hex[])[] {
  if (hexes.length <= FEW) return permutations(hexes)
  return hexes.map((hex) => [hex, ...hexes.filter((other) => other !== hex)])
}

function permutations(hexes: readonly Hex[]): readonly (readonly Hex[])[] {
  if (hexes.length < 2) return [hexes]
  return hexes.flatMap((hex) =>
    permutations(hexes.filter((other) => other !== hex)).map((rest) => [hex, ...rest]),
  )
}
