import { LEGAL, makeChoice, NOT_NOW, type Rebuff, type Seat } from '@estafette/kernel'
import { frontline } from '../game.ts'
import type { FrontlineState, Section } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import type { CardUse } from './drafts.ts'
import { roughFire } from './fire.ts'
import { roughMove } from './moves.ts'
import { firingVerb, targetsOf } from './reach.ts'
import { spell } from './spell.ts'

/** Why a verb cannot be done now; null where it can. */
export function whyNot(s: FrontlineState, seat: Seat, verb: number, target = 0): Rebuff | null {
  const choice = makeChoice(verb, target)
  const verdict = frontline.verdict(s, seat, choice)
  if (verdict === LEGAL) return null
  return { verdict, gaps: frontline.obstacle(s, choice, verdict), place: -1 }
}

/** Why a section cannot fire at another; null where it can. Whom a reaction answers is settled. */
export function whyNoFire(
  s: FrontlineState,
  seat: Seat,
  section: Section,
  target: Section,
): Rebuff | null {
  const verb = firingVerb(s, seat, section)
  if (!verb) return whyNot(s, seat, VERB.attack, section)
  if (targetsOf(s, seat, section).includes(target)) return null
  if (s.step === STEP.react) return { verdict: NOT_NOW, gaps: {}, place: -1 }
  return spell(s, seat, roughFire(section, target, verb)).refused
}

/** Why a section cannot go a way with a card; null where it can. */
export function whyNoMove(
  s: FrontlineState,
  seat: Seat,
  section: Section,
  way: number,
  use: CardUse,
): Rebuff | null {
  return spell(s, seat, roughMove(section, way, use)).refused
}
