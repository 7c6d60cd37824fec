import {
  FORCES,
  isSection,
  NONE,
  opponent,
  sideOf,
  sideOfSeat,
  STEP,
  targetVerdict,
  type Section,
} from '@estafette/frontline/screen'
import { LEGAL } from '@estafette/kernel'
import type { Desk } from '../../screen/desk.ts'
import type { Offer } from '../../session/offers.ts'
import { isDeed } from './action-kinds.ts'
import { positionOf } from './draft.ts'

/** Whether actions are put together now: one's own, or the answer to something. */
export function isPlanning(model: Desk): boolean {
  const { step } = positionOf(model)
  return model.seat.value >= 0 && (step === STEP.action || step === STEP.react)
}

/** What can be done to something by a verb, undefined where it cannot. */
export function offerFor({ offers }: Desk, verb: string, target = 0): Offer | undefined {
  return offers.value.all.find((offer) => offer.verb === verb && offer.target === target)
}

/** Whether a section can do something now. */
export function canDo(model: Desk, verb: string, section: Section): boolean {
  return offerFor(model, verb, section) !== undefined
}

/** How a section would fire now: on its own account, or in answer; null where it cannot. */
export function firingVerb(model: Desk, section: Section): 'attack' | 'counter' | null {
  if (canDo(model, 'attack', section)) return 'attack'
  return canDo(model, 'counter', section) ? 'counter' : null
}

/** The enemy sections that a section can fire at now. */
export function targetsOf(model: Desk, section: Section): readonly Section[] {
  const s = positionOf(model)
  const verb = firingVerb(model, section)
  if (!verb) return []
  if (verb === 'counter') return [s.attacker]
  if (s.step === STEP.react) return [s.mover]
  const enemy = opponent(sideOfSeat(s, model.seat.value))
  const found: Section[] = []
  for (let x = 0; x < FORCES; x++) {
    if (!isSection(s, x) || sideOf(s, x) !== enemy) continue
    if (targetVerdict(s, section, x) === LEGAL) found.push(x)
  }
  return found
}

/** Own sections that can do something now, in the order of their cards. */
export function ableSections(model: Desk): readonly Section[] {
  const s = positionOf(model)
  const found = new Set<Section>()
  for (const { verb, target } of model.offers.value.all) if (isDeed(verb)) found.add(target)
  return [...found].sort((a, b) => s.place[a]! - s.place[b]! || a - b)
}

/** The section after the chosen one, NONE where nobody can act. */
export function sectionAfter(model: Desk, chosen: Section, step = 1): Section {
  const able = ableSections(model)
  if (able.length === 0) return NONE
  const at = able.indexOf(chosen)
  if (at < 0) return able[step > 0 ? 0 : able.length - 1]!
  return able[(at + step + able.length) % able.length]!
}
