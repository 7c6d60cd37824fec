import { LEGAL, type Verdict } from '@estafette/kernel'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownUnits } from './flow.ts'
import { isInvolved } from './involved.ts'
import { WHY } from './reasons.ts'
import { endUnit, firstUnit, sideOfUnit, type CellesState, type Unit } from './state.ts'
import { disrupt, isDisrupted } from './units.ts'
import { VERB } from './verbs.ts'

/** Units that a D disrupts. CEL-11.0.21 */
const DISRUPTED_UNITS = 2

function canBeDisrupted(s: CellesState, unit: Unit): boolean {
  return isInvolved(s, unit) && !isDisrupted(s, unit)
}

/** Two units of the sufferer are disrupted, the attacker's active unit first if it can be. CEL-11.0.21, CEL-11.0.22 */
export function beginDisruption(s: CellesState, tell: Tell): void {
  s.disruptionsLeft = DISRUPTED_UNITS
  if (s.sufferer === s.phasing && canBeDisrupted(s, s.active)) {
    s.disruptionsLeft--
    disrupt(s, s.active, 'CEL-11.0.21', tell)
  }
  nextDisruption(s, tell)
}

/** Goes on while there are units to disrupt and there is something to choose. */
function nextDisruption(s: CellesState, tell: Tell): void {
  const side = s.sufferer
  let candidates = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (canBeDisrupted(s, unit)) candidates++
  }
  if (candidates > s.disruptionsLeft && s.disruptionsLeft > 0) {
    ask(s, 'disrupt', side)
    return
  }
  if (s.disruptionsLeft > 0) {
    for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
      if (canBeDisrupted(s, unit)) disrupt(s, unit, 'CEL-11.0.21', tell)
    }
  }
  s.disruptionsLeft = 0
  goTo(s, 'result-next')
}

function disruptVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.sufferer) return WHY['disrupt-not-yours']
  if (!isInvolved(s, unit)) return WHY['disrupt-not-involved']
  return isDisrupted(s, unit) ? WHY['disrupted-already'] : LEGAL
}

/** Which unit is disrupted. CEL-11.0.21 */
export const disruption = choosing({
  verb: VERB.disrupt,
  ...ownUnits,
  verdict: disruptVerdict,
  take(s, unit, _dice, tell) {
    s.disruptionsLeft--
    disrupt(s, unit, 'CEL-11.0.21', tell)
    nextDisruption(s, tell)
  },
})
