import {
  assaulting,
  placeOf,
  arrasPlans,
  BY_AIR,
  NO_CALL,
  NONE,
  STEP,
  VERB,
  type ArrasState,
  type AssaultPreview,
} from '@estafette/arras/screen'
import { arras } from '@estafette/arras'
import { LEGAL, makeChoice, type Choice, type Plan, type SpelledPlan } from '@estafette/kernel'
import { oncePer } from '../../../screen/once.ts'

/** Steps in which an assault is declared and no die has fallen. */
export const IN_ASSAULT = new Set([
  STEP.group,
  STEP.point,
  STEP.forward,
  STEP.support,
  STEP['counter-support'],
])

const fightsIn = oncePer<ArrasState, Map<string, AssaultPreview | null>>(() => new Map())

/** The assault of a plan with its Point Unit and its support; worked out once for a position. */
export function fightOf(s: ArrasState, plan: Plan): AssaultPreview | null {
  if (plan.kind !== 'attack') return null
  const fights = fightsIn(s)
  const key = `${plan.place} ${plan.units.join()}`
  let fight = fights.get(key)
  if (fight === undefined) fights.set(key, (fight = arrasPlans.preview(s, plan)))
  const { lead, support = NO_CALL } = plan
  if (!fight || (lead === undefined && support === NO_CALL)) return fight
  const canLead = lead !== undefined && fight.leaders.includes(lead)
  return fight.vary({ ...(canLead && { point: lead }), attackCall: support })
}

/** The assault that both sides are deciding on, as a plan. */
export function underWay(s: ArrasState): Plan | null {
  if (!IN_ASSAULT.has(s.step)) return null
  const units = assaulting(s)
  const path = [placeOf(s, units[0]!), s.target]
  return units.length > 0
    ? { kind: 'attack', place: s.target, units, path, cost: 0, left: 0 }
    : null
}

/** The chance that an assault succeeds while the defender calls no support. */
export function chanceOf(s: ArrasState, plan: Plan): number | null {
  return fightOf(s, plan)?.outlook.success ?? null
}

/** The choices of a plan: an assault is led by the unit that was looked at. */
export function spellPlan(s: ArrasState, plan: Plan): SpelledPlan {
  return arrasPlans.spell(s, plan, fightOf(s, plan)?.point ?? NONE)
}

/**
 * The support that was planned, when it is asked for. Where the defender has called some meanwhile
 * and none was planned, the attacker thinks again. ARR-8.1.1a
 */
export function intends(s: ArrasState, plan: Plan): Choice | null {
  const isAsked = s.step === STEP.support || s.step === STEP['counter-support']
  if (!isAsked || s.decider !== s.initiative || s.target !== plan.place) return null
  if (!plan.units.includes(s.point)) return null
  const { support = NO_CALL } = plan
  if (support === NO_CALL && s.defenceSupport !== 0) return null
  const choice = choiceOfCall(support)
  return arras.verdict(s, arras.toAct(s), choice) === LEGAL ? choice : null
}

/** The choice that calls on some support. */
export function choiceOfCall(call: number): Choice {
  if (call === NO_CALL) return makeChoice(VERB['no-support'])
  return call === BY_AIR ? makeChoice(VERB.air) : makeChoice(VERB.artillery, call)
}
