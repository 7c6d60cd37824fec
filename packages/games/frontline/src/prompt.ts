import { effectiveRange } from './attack.ts'
import { handSizeOf } from './holding.ts'
import { carrierOf } from './equipment.ts'
import { limitOf, pickedVp } from './selection.ts'
import { sideOf } from './soldiers.ts'
import { NONE, type FrontlineState } from './state.ts'
import { STEP } from './steps.ts'
import { ownTurn } from './victory.ts'

/** Gaps of the prompts: what everybody may know of the decision at hand. */
export function promptArgs(s: FrontlineState): Readonly<Record<string, number>> {
  const { step } = s
  const args: Record<string, number> = { turn: ownTurn(s), side: s.acting, fp: s.fp }
  const isTurn = s.turn > 0
  if (step === STEP.size) args['size'] = s.size
  if (step === STEP.select || step === STEP.replace) args['unit'] = s.item
  if (step === STEP.draft) args['left'] = limitOf(s, s.decider) - pickedVp(s, s.decider)
  if (step === STEP.outfit) args['unit'] = carrierOf(s.item)
  if (step === STEP['equip-to']) args['unit'] = carrierOf(s.item)
  if (
    step === STEP['form-under'] ||
    step === STEP['organise-under'] ||
    step === STEP.station ||
    step === STEP['medical-for'] ||
    step === STEP['promote-pay']
  ) {
    args['unit'] = s.item
  }
  if (isTurn && s.actor !== NONE) args['section'] = s.actor
  if (s.attacker !== NONE && s.target !== NONE) {
    args['attacker'] = s.attacker
    args['target'] = s.target
  }
  if (s.mover !== NONE) args['mover'] = s.mover
  if (step === STEP.fire) {
    args['unit'] = s.man
    args['range'] = effectiveRange(s)
  }
  if (s.sufferer !== NONE) args['sufferer'] = s.sufferer
  if (step === STEP.succeed || step === STEP.stay) args['fallen'] = s.fallen
  if (step === STEP['discard-down'])
    args['count'] = s.handSize[s.decider]! - handSizeOf(s, s.decider)
  if (step === STEP.contest) args['unit'] = s.item
  if (s.attacker !== NONE) args['foe'] = sideOf(s, s.attacker)
  return args
}
