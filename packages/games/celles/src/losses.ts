import { LEGAL, type Verdict } from '@estafette/kernel'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownUnits } from './flow.ts'
import { involvedSteps, isInvolved } from './involved.ts'
import { WHY } from './reasons.ts'
import {
  ATTACKING,
  DEFENDING,
  endUnit,
  firstUnit,
  sideOfUnit,
  type CellesState,
  type Unit,
} from './state.ts'
import { eliminate, loseStep } from './units.ts'
import { VERB } from './verbs.ts'

/** The sufferer loses steps, the attacker's first one from the active unit. CEL-11.0.18 */
export function beginLosses(s: CellesState, steps: number, tell: Tell): void {
  s.lossesLeft = steps
  if (s.sufferer === s.phasing) {
    s.lossesLeft--
    loseStep(s, s.active, 'CEL-11.0.18', tell)
  }
  nextLoss(s, tell)
}

/** Goes on while there are steps to lose and there is something to choose. */
function nextLoss(s: CellesState, tell: Tell): void {
  if (s.lossesLeft >= involvedSteps(s, s.sufferer)) loseAll(s, tell)
  if (s.lossesLeft === 0) goTo(s, 'result-next')
  else ask(s, 'losses', s.sufferer)
}

/** More steps than there are: all are lost, the excess is ignored. CEL-11.0.18 */
function loseAll(s: CellesState, tell: Tell): void {
  if (s.lossesLeft > 0) {
    for (let unit = firstUnit(s, s.sufferer); unit < endUnit(s, s.sufferer); unit++) {
      if (isInvolved(s, unit)) eliminate(s, unit, 'CEL-11.0.19', tell)
    }
  }
  s.lossesLeft = 0
}

function lossVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.sufferer) return WHY['loss-not-yours']
  if ((s.marks[unit]! & (ATTACKING | DEFENDING)) === 0) return WHY['loss-not-involved']
  return isInvolved(s, unit) ? LEGAL : WHY['no-steps-left']
}

/** Which unit loses the next step. CEL-11.0.18, CEL-11.0.19 */
export const losses = choosing({
  verb: VERB.lose,
  ...ownUnits,
  verdict: lossVerdict,
  take(s, unit, _dice, tell) {
    s.lossesLeft--
    loseStep(s, unit, 'CEL-11.0.18', tell)
    nextLoss(s, tell)
  },
})
