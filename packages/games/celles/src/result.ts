import { RESULT_DISRUPTED, RESULT_RETREAT, RESULT_STEPS } from './data/codes.ts'
import { beginDisruption } from './disruption.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { beginLosses } from './losses.ts'
import { DISRUPTION, NO_RESULT, NONE, RETREAT, STEP_LOSSES } from './state.ts'

/** The next part of the result: steps, disruption, retreat, the defender first; a dash is none. CEL-11.0.16, CEL-11.0.17, CEL-11.0.24 */
export const resultNext: AutomaticStep = (s, _dice, tell) => {
  const result = s.sufferer === s.phasing ? s.attackerResult : s.defenderResult
  s.stage++
  switch (s.stage) {
    case STEP_LOSSES:
      if (result & RESULT_STEPS) beginLosses(s, result & RESULT_STEPS, tell)
      return
    case DISRUPTION:
      if (result & RESULT_DISRUPTED) beginDisruption(s, tell)
      return
    case RETREAT:
      if (result & RESULT_RETREAT) goTo(s, 'retreat-next')
      return
    default:
      s.stage = NO_RESULT
      if (s.sufferer !== s.phasing) {
        s.sufferer = s.phasing
        return
      }
      s.sufferer = NONE
      goTo(s, 'advance-next')
  }
}
