import {
  placeOf,
  NONE,
  planChance,
  previewAttack,
  previewAfterLoss,
  previewCurrent,
  previewPlan,
  type CellesState,
  type CombatPreview,
} from '@estafette/celles/screen'
import type { Part, Plan } from '@estafette/kernel'
import { oncePer } from '../../../screen/once.ts'
import type { Offer } from '../../../session/offers.ts'

const previewsIn = oncePer<CellesState, Map<string, CombatPreview | null>>(() => new Map())

/** What the attack of a plan would be like, worked out once for a position, which nobody changes. */
export function previewOf(s: CellesState, plan: Plan): CombatPreview | null {
  const previews = previewsIn(s)
  const { units, path, manner, helpers } = plan
  const key = `${units[0]} ${path.at(-2)} ${manner} ${(helpers ?? []).toSorted((a, b) => a - b).join()}`
  const found = previews.get(key)
  if (found !== undefined) return found
  const preview = previewPlan(s, plan)
  previews.set(key, preview)
  return preview
}

/** What an attack would be like that is chosen by its name, or is left after a loss that is meant. */
export function previewNamed(s: CellesState, { verb, target }: Offer): CombatPreview | null {
  if (s.active === NONE) return null
  if (verb === 'lose' && s.crowded !== NONE) return previewAfterLoss(s, target)
  if (verb !== 'attack') return null
  return previewAttack(s, s.active, placeOf(s, s.active), target)
}

/** The attack that is declared and not rolled for yet, as a plan. */
export function underWay(s: CellesState): Plan | null {
  const preview = s.active === NONE ? null : previewCurrent(s)
  if (!preview) return null
  const unitsOf = (parts: readonly Part[]): number[] => parts.flatMap(({ unit }) => unit ?? [])
  const [unit, ...helpers] = unitsOf(preview.attackers)
  const targets = [...new Set(unitsOf(preview.defenders).map((one) => placeOf(s, one)))]
  const [place] = targets
  if (unit === undefined || place === undefined) return null
  const path = [preview.origin, place]
  return { kind: 'attack', place, targets, units: [unit], helpers, path, cost: 0, left: 0 }
}

/**
 * The chance that a plan succeeds: that the defender of an attack loses a step or retreats, their
 * Combat chit played where they have one; that an infiltration gets through.
 */
export function chanceOf(s: CellesState, plan: Plan): number | null {
  return planChance(plan, plan.kind === 'attack' ? previewOf(s, plan) : null)
}
