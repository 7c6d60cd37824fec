import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { canActivate } from './activation.ts'
import {
  advantageVerdict,
  prolong,
  prolongNowVerdict,
  refreshLocation,
  refreshVerdict,
} from './advantage.ts'
import { chooseGun, gunVerdict, listGuns } from './bombardment.ts'
import type { Tell } from './events.ts'
import { ask, clearImpulse, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { at, NONE, opponent, type ArrasState, type Location } from './state.ts'
import { hasReadyUnit, spentCount } from './units.ts'
import { VERB } from './verbs.ts'

/** The Initiative holder is asked, unless nobody can do anything any more. ARR-4.3d */
export const impulseStart: AutomaticStep = (s) => {
  if (hasReadyUnit(s, 0) || hasReadyUnit(s, 1)) ask(s, 'impulse', s.initiative)
  else goTo(s, 'phase-end')
}

/** As often as there is something to do. ARR-4.3g, ARR-5.0a */
function activateVerdict(s: ArrasState, location: Location): Verdict {
  if (location >= s.board.locationCount) return NO_SUCH_CHOICE
  if (s.fresh[at(s.initiative, location)]! === 0) return WHY['no-fresh-unit']
  if (s.ready[at(s.initiative, location)]! === 0) return WHY.locked
  return canActivate(s, s.initiative, location) ? LEGAL : WHY['nothing-possible']
}

/** An activation, a bombardment, a Pass, or a use of the Advantage. ARR-4.3a, ARR-4.3b */
export const impulse: DecisionStep = {
  list(s, out) {
    const side = s.initiative
    let count = 0
    for (let location = 0; location < s.board.locationCount; location++) {
      if (s.ready[at(side, location)]! > 0 && canActivate(s, side, location)) {
        count = addChoice(out, count, VERB.activate, location)
      }
    }
    count = listGuns(s, out, count)
    if (advantageVerdict(s, side) === LEGAL) {
      for (let location = 0; location < s.board.locationCount; location++) {
        if (spentCount(s, side, location) > 0) count = addChoice(out, count, VERB.refresh, location)
      }
      if (prolongNowVerdict(s, side) === LEGAL) count = addChoice(out, count, VERB.prolong)
    }
    return addChoice(out, count, VERB.pass)
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.activate:
        return activateVerdict(s, target)
      case VERB.bombard:
        return gunVerdict(s, target)
      case VERB.refresh:
        if (target >= s.board.locationCount) return NO_SUCH_CHOICE
        return refreshVerdict(s, s.initiative, target)
      case VERB.prolong:
        return target === 0 ? prolongNowVerdict(s, s.initiative) : NO_SUCH_CHOICE
      case VERB.pass:
        return target === 0 ? LEGAL : NO_SUCH_CHOICE
      default:
        return NOT_NOW
    }
  },
  take(s, choice, dice, tell) {
    const target = targetOf(choice)
    const side = s.initiative
    switch (verbOf(choice)) {
      case VERB.activate:
        s.active = target
        tell?.({ type: 'activated', rule: 'ARR-5.0a', side, place: target })
        ask(s, 'action', side)
        return
      case VERB.bombard:
        chooseGun(s, target)
        return
      case VERB.refresh: {
        const rolled = dice.roll(1)
        tell?.({
          type: 'refresh-roll',
          rule: 'ARR-9.3a',
          side,
          place: target,
          faces: [...dice.faces],
        })
        refreshLocation(s, target, rolled, tell)
        return
      }
      case VERB.prolong:
        prolong(s, tell)
        return
      default:
        pass(s, tell)
    }
  },
}

/** Two Passes in a row end the phase. ARR-4.3c, ARR-4.3d, ARR-4.3e */
function pass(s: ArrasState, tell: Tell): void {
  const side = s.initiative
  tell?.({ type: 'passed', rule: 'ARR-4.3c', side })
  if (s.lastPasser === opponent(side)) {
    goTo(s, 'phase-end')
    return
  }
  s.lastPasser = side
  handOver(s, tell)
}

function handOver(s: ArrasState, tell: Tell): void {
  s.initiative = opponent(s.initiative)
  tell?.({ type: 'initiative-passes', rule: 'ARR-4.3c', side: s.initiative })
  goTo(s, 'impulse-start')
}

/** The impulse went well: its player goes on while they have a Fresh unit. ARR-4.3a, ARR-4.3c */
export const impulseDone: AutomaticStep = (s, _dice, tell) => {
  clearImpulse(s)
  s.lastPasser = NONE
  if (hasReadyUnit(s, s.initiative)) goTo(s, 'impulse-start')
  else handOver(s, tell)
}

/** A Failure loses the Initiative. ARR-4.3c */
export const impulseFailed: AutomaticStep = (s, _dice, tell) => {
  clearImpulse(s)
  s.lastPasser = NONE
  handOver(s, tell)
}
