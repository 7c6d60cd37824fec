import { targetOf, verbOf, type Choice, type Verdict } from '@estafette/kernel'
import { carrierOf } from './equipment.ts'
import { verbs } from './verbs.ts'
import type { FrontlineState } from './state.ts'
import { scenarioOf } from './scenarios.ts'
import { limitOf, pickedVp } from './selection.ts'
import { STEP } from './steps.ts'
import { WHY } from './reasons.ts'
import { vp } from './data/forces.ts'

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
  if (verdict === WHY['night-range']) found['limit'] = scenarioOf(s)?.nightRange ?? 0
  if (verdict === WHY['over-limit']) {
    found['left'] = limitOf(s, s.decider) - pickedVp(s, s.decider)
    found['cost'] = vp[found['unit'] ?? target]!
  }
  return found
}
