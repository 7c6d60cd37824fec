import {
  addChoice,
  LEGAL,
  makeChoice,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import type { Tell } from './events.ts'
import {
  ask,
  choosing,
  clearRetreat,
  goTo,
  ownUnits,
  type AutomaticStep,
  type DecisionStep,
} from './flow.ts'
import { isInvolved } from './involved.ts'
import { WHY } from './reasons.ts'
import { bestRank, hasGoneFar, listSteps, NO_STEP, retreatStepVerdict } from './retreat-path.ts'
import { checkStacking, excessSteps } from './stacking.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  RETREATED,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
import {
  disrupt,
  eliminate,
  isDisrupted,
  isImmobile,
  isOnMap,
  loseStep,
  nationalityOf,
  shift,
} from './units.ts'
import { VERB } from './verbs.ts'
import { isInOpenEnemyZoc } from './zoc.ts'

/** Whether a unit of the sufferer has still to retreat. CEL-11.0.23 */
function mustRetreat(s: CellesState, unit: Unit): boolean {
  return isInvolved(s, unit) && (s.marks[unit]! & RETREATED) === 0
}

/** Who retreats next; the 3rd Armored unit cannot. CEL-8.0.7 */
export const retreatNext: AutomaticStep = (s, _dice, tell) => {
  let waiting = 0
  for (let unit = firstUnit(s, s.sufferer); unit < endUnit(s, s.sufferer); unit++) {
    if (!mustRetreat(s, unit)) continue
    if (isImmobile(s, unit)) eliminate(s, unit, 'CEL-8.0.7', tell)
    else waiting++
  }
  if (waiting > 0) ask(s, 'retreat-order', s.sufferer)
  else goTo(s, 'result-next')
}

/** The other unit that could retreat from the same hex as one stack, NONE without one. CEL-11.1.13 */
function partnerOf(s: CellesState, unit: Unit): Unit {
  for (let other = unit + 1; other < endUnit(s, s.sufferer); other++) {
    if (s.place[other]! !== s.place[unit]! || !mustRetreat(s, other)) continue
    if (nationalityOf(s, other) === nationalityOf(s, unit)) return other
  }
  return NONE
}

/** The first of two units that can retreat from a hex as one stack, NONE without them. */
function stackIn(s: CellesState, hex: Hex): Unit {
  for (let unit = firstUnit(s, s.sufferer); unit < endUnit(s, s.sufferer); unit++) {
    if (s.place[unit]! !== hex || !mustRetreat(s, unit)) continue
    if (partnerOf(s, unit) !== NONE) return unit
  }
  return NONE
}

function listStacks(s: CellesState, out: Int32Array, from: number): number {
  let count = from
  for (let unit = firstUnit(s, s.sufferer); unit < endUnit(s, s.sufferer); unit++) {
    if (!mustRetreat(s, unit) || partnerOf(s, unit) === NONE) continue
    const choice = makeChoice(VERB['retreat-stack'], s.place[unit]!)
    let slot = count++ // stacks are few: they are sorted as they come
    for (; slot > from && out[slot - 1]! > choice; slot--) out[slot] = out[slot - 1]!
    out[slot] = choice
  }
  return count
}

function orderVerdict(s: CellesState, unit: Unit): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== s.sufferer) return WHY['retreat-not-yours']
  if (!isInvolved(s, unit)) return WHY['retreat-not-involved']
  return s.marks[unit]! & RETREATED ? WHY['retreated-already'] : LEGAL
}

/** Which unit goes next, or which two of one hex go together. CEL-11.1.13 */
export const retreatOrder: DecisionStep = {
  list(s, out) {
    let count = 0
    for (let unit = firstUnit(s, s.sufferer); unit < endUnit(s, s.sufferer); unit++) {
      if (mustRetreat(s, unit)) count = addChoice(out, count, VERB.retreat, unit)
    }
    return listStacks(s, out, count)
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.retreat:
        return orderVerdict(s, target)
      case VERB['retreat-stack']:
        if (target >= s.board.hexCount) return NO_SUCH_CHOICE
        return stackIn(s, target) === NONE ? WHY['no-stack'] : LEGAL
      default:
        return NOT_NOW
    }
  },
  take(s, choice, _dice, tell) {
    const isStack = verbOf(choice) === VERB['retreat-stack']
    s.retreater = isStack ? stackIn(s, targetOf(choice)) : targetOf(choice)
    s.companion = isStack ? partnerOf(s, s.retreater) : NONE
    s.start = s.place[s.retreater]!
    s.passed[s.start] = 1 // CEL-11.1.10
    for (const unit of retreaters(s)) s.marks[unit]! |= RETREATED
    tell?.({ type: 'retreat-begins', rule: 'CEL-11.1.1', units: retreaters(s), hex: s.start })
    goTo(s, 'retreat-on')
  },
}

/** The units that retreat now and are still on the map. */
function retreaters(s: CellesState): Unit[] {
  return [s.retreater, s.companion].filter((unit) => unit !== NONE && isOnMap(s, unit))
}

/** The retreat goes on until two hexes from its start, and further where no room is. CEL-11.1.17 */
export const retreatOn: AutomaticStep = (s, _dice, tell) => {
  if (!isOnMap(s, s.retreater)) {
    s.retreater = s.companion // of a stack the other goes on alone. CEL-11.1.6
    s.companion = NONE
  } else if (s.companion !== NONE && !isOnMap(s, s.companion)) {
    s.companion = NONE
  }
  if (s.retreater === NONE) {
    goTo(s, 'retreat-end')
    return
  }
  const hex = s.place[s.retreater]!
  const isStuck = bestRank(s) === NO_STEP
  if (!hasGoneFar(s, hex)) {
    if (isStuck) loseAll(s, tell)
    else ask(s, 'retreat-step', s.sufferer)
  } else if (excessSteps(s, s.sufferer, hex) === 0) {
    goTo(s, 'retreat-end')
  } else if (isStuck) {
    checkStacking(s, hex, 'retreat-end', tell) // CEL-11.1.8
  } else {
    ask(s, 'retreat-continue', s.sufferer)
  }
}

/** Nowhere to go. CEL-11.1.3, CEL-11.1.4, CEL-11.1.15 */
function loseAll(s: CellesState, tell: Tell): void {
  for (const unit of retreaters(s)) {
    tell?.({ type: 'no-retreat', rule: 'CEL-11.1.15', unit, hex: s.place[unit]! })
    eliminate(s, unit, 'CEL-11.1.15', tell)
  }
  goTo(s, 'retreat-end')
}

/** The retreating units enter the next hex and suffer from the ZOC there. CEL-11.1.5, CEL-11.1.6 */
function enterNext(s: CellesState, to: Hex, tell: Tell): void {
  const units = retreaters(s)
  const from = s.place[s.retreater]!
  const isWatched = isInOpenEnemyZoc(s, s.sufferer, to)
  s.passed[to] = 1
  for (const unit of units) shift(s, unit, to)
  tell?.({ type: 'retreated', rule: 'CEL-11.1.2', units, from, to })
  goTo(s, 'retreat-on')
  if (!isWatched) return
  // Two disrupted units of a stack have one step each, or the stack would be too high.
  if (units.length > 1 && units.every((unit) => isDisrupted(s, unit))) {
    ask(s, 'retreat-stack-loss', s.sufferer)
    return
  }
  for (const unit of units) {
    if (isDisrupted(s, unit)) loseStep(s, unit, 'CEL-11.1.5', tell)
    else disrupt(s, unit, 'CEL-11.1.5', tell)
  }
}

/** The next hex, among the best ones. CEL-11.1.2, CEL-11.1.16 */
export const retreatStep: DecisionStep = {
  list: listSteps,
  verdict(s, choice) {
    return verbOf(choice) === VERB.to ? retreatStepVerdict(s, targetOf(choice)) : NOT_NOW
  },
  take(s, choice, _dice, tell) {
    enterNext(s, targetOf(choice), tell)
  },
}

/** On to a hex with room, or a halt and the loss of the steps that are too many. CEL-11.1.8 */
export const retreatContinue: DecisionStep = {
  list(s, out) {
    return addChoice(out, listSteps(s, out), VERB.halt)
  },
  verdict(s, choice) {
    if (verbOf(choice) !== VERB.halt) return retreatStep.verdict(s, choice)
    return targetOf(choice) === 0 ? LEGAL : NO_SUCH_CHOICE
  },
  take(s, choice, dice, tell) {
    if (verbOf(choice) === VERB.halt) checkStacking(s, s.place[s.retreater]!, 'retreat-end', tell)
    else retreatStep.take(s, choice, dice, tell)
  },
}

/** Which of two disrupted units of a stack dies in a ZOC. CEL-11.1.6 */
export const retreatStackLoss = choosing({
  verb: VERB.lose,
  ...ownUnits,
  verdict: (s, unit) =>
    unit === s.retreater || unit === s.companion ? LEGAL : WHY['not-in-stack'],
  take(s, unit, _dice, tell) {
    loseStep(s, unit, 'CEL-11.1.6', tell)
    goTo(s, 'retreat-on')
  },
})

/** One retreat is over. CEL-11.1.11 */
export const retreatEnd: AutomaticStep = (s, _dice, tell) => {
  const units = retreaters(s)
  if (units.length > 0) {
    tell?.({ type: 'retreat-ends', rule: 'CEL-11.1.17', units, hex: s.place[units[0]!]! })
  }
  clearRetreat(s)
  goTo(s, 'retreat-next')
}
