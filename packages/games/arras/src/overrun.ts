import { addChoice, LEGAL, NO_SUCH_CHOICE, NOT_NOW, targetOf, verbOf } from '@estafette/kernel'
import type { Tell } from './events.ts'
import { ask, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import { hasStep } from './movement.ts'
import { WHY } from './reasons.ts'
import { endUnit, firstUnit, OVERRUNNING, type ArrasState, type Unit } from './state.ts'
import { spend } from './units.ts'
import { VERB } from './verbs.ts'

/** Whether a unit is on the overrun list. */
export function isOverrunning(s: ArrasState, unit: Unit): boolean {
  return (s.marks[unit]! & OVERRUNNING) !== 0
}

/** Whether anybody is still carrying out an overrun. */
export function hasOverrunner(s: ArrasState): boolean {
  const side = s.initiative
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (isOverrunning(s, unit)) return true
  }
  return false
}

/** Everybody still on the overrun list becomes Spent where it is. ARR-6.5f */
export function endOverrun(s: ArrasState, tell: Tell): void {
  const side = s.initiative
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (!isOverrunning(s, unit)) continue
    s.marks[unit]! &= ~OVERRUNNING
    spend(s, unit, tell)
  }
}

/** What the overrunning units do next. ARR-6.5b, ARR-6.5d, ARR-6.5e */
export const overrun: DecisionStep = {
  list(s, out) {
    const side = s.initiative
    let count = 0
    for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
      if (isOverrunning(s, unit) && hasStep(s, unit)) count = addChoice(out, count, VERB.move, unit)
    }
    return addChoice(out, count, VERB.done)
  },
  verdict(s, choice) {
    const unit = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.move:
        if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
        if (!isOverrunning(s, unit)) return WHY['not-overrunning']
        return hasStep(s, unit) ? LEGAL : WHY['nothing-possible']
      case VERB.done:
        return unit === 0 ? LEGAL : NO_SUCH_CHOICE
      default:
        return NOT_NOW
    }
  },
  take(s, choice, _dice, tell) {
    if (verbOf(choice) === VERB.done) {
      endOverrun(s, tell)
      goTo(s, 'action-next')
      return
    }
    s.mover = targetOf(choice)
    s.walked = 0
    ask(s, 'walk', s.initiative)
  },
}

export const overrunNext: AutomaticStep = (s) => {
  if (hasOverrunner(s)) ask(s, 'overrun', s.initiative)
  else goTo(s, 'action-next')
}
