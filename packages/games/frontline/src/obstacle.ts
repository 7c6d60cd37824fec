import { targetOf, verbOf, type Choice, type Verdict } from '@estafette/kernel'
import { carrierOf } from './equipment.ts'
import { hindrance } from './hindrance.ts'
import { VERB, verbs } from './verbs.ts'
import { NONE, type FrontlineState, type Soldier } from './state.ts'
import { scenarioOf } from './scenarios.ts'
import { limitOf, pickedVp } from './selection.ts'
import { STEP } from './steps.ts'
import { WHY } from './reasons.ts'
import { vp } from './data/forces.ts'

/** The soldier who cannot fire: he whose fire is chosen, or he of a section who comes nearest. */
function hinderedMan(s: FrontlineState, verb: number, target: Soldier): Soldier {
  if (verb === VERB.at) return hindrance(s, s.actor, target).man
  if (verb === VERB.counter) return hindrance(s, target, s.attacker).man
  if (verb !== VERB.attack) return target
  return hindrance(s, target, s.step === STEP.react ? s.mover : NONE).man
}

/** Gaps of the words of a refusal: what stands in the way. */
export function obstacle(
  s: FrontlineState,
  choice: Choice,
  verdict: Verdict,
): Readonly<Record<string, number>> {
  const verb = verbs[verbOf(choice)]
  const target = targetOf(choice)
  const found: Record<string, number> = {}
  if (verb?.target === 'soldier') found['unit'] = target
  if (verb?.target === 'pick' && s.step === STEP.select) found['unit'] = s.item
  if (verb?.target === 'counter') found['unit'] = carrierOf(target)
  if (verb?.target === 'card') found['card'] = target
  if (verb?.target === 'ground') found['ground'] = target
  if (verb?.target === 'equipment') found['equipment'] = target
  if (verdict === WHY['fire-pinned'] || verdict === WHY['fire-empty']) {
    found['unit'] = hinderedMan(s, verbOf(choice), target)
  }
  if (verdict === WHY['night-range']) found['limit'] = scenarioOf(s)?.nightRange ?? 0
  if (verdict === WHY['over-limit']) {
    found['left'] = limitOf(s, s.decider) - pickedVp(s, s.decider)
    found['cost'] = vp[found['unit'] ?? target]!
  }
  return found
}
