import { LEGAL } from '@estafette/kernel'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, unitCount, type AutomaticStep } from './flow.ts'
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
export const overrun = choosing(
  {
    verb: VERB.move,
    size: unitCount,
    first: (s) => firstUnit(s, s.initiative),
    end: (s) => endUnit(s, s.initiative),
    verdict(s, unit) {
      if (!isOverrunning(s, unit)) return WHY['not-overrunning']
      return hasStep(s, unit) ? LEGAL : WHY['nothing-possible']
    },
    take(s, unit) {
      s.mover = unit
      s.walked = 0
      ask(s, 'walk', s.initiative)
    },
  },
  {
    verb: VERB.done,
    take(s, _target, _dice, tell) {
      endOverrun(s, tell)
      goTo(s, 'action-next')
    },
  },
)

export const overrunNext: AutomaticStep = (s) => {
  if (hasOverrunner(s)) ask(s, 'overrun', s.initiative)
  else goTo(s, 'action-next')
}
