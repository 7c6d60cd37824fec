import { LEGAL, makeChoice, targetOf, tryOn, verbOf, type Seat } from '@estafette/kernel'
import { foeOf } from '../attack.ts'
import { FORCES } from '../data/forces.ts'
import { frontline } from '../game.ts'
import { NONE, type FrontlineState, type Section } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'

/** What a section can do with its action, or in answer to one. FRL-TURN-2, FRL-REACT-1 */
export const DEEDS = ['attack', 'counter', 'move', 'prepare', 'conceal'] as const
export type SectionDeed = (typeof DEEDS)[number]

/** Whether a verb is the action of a section. */
export function isDeed(verb: string): verb is SectionDeed {
  return DEEDS.some((deed) => deed === verb)
}

/** Whether a seat puts actions together now: its own, or the answer to something. */
export function isPlanning({ step }: FrontlineState, seat: Seat): boolean {
  return seat >= 0 && (step === STEP.action || step === STEP.react)
}

/** Whether a section can do something now, by the verdict of the rules. */
export function canDo(s: FrontlineState, seat: Seat, deed: SectionDeed, section: Section): boolean {
  return frontline.verdict(s, seat, makeChoice(VERB[deed], section)) === LEGAL
}

/** How a section would fire now: on its own account, or in answer; null where it cannot. */
export function firingVerb(
  s: FrontlineState,
  seat: Seat,
  section: Section,
): 'attack' | 'counter' | null {
  if (canDo(s, seat, 'attack', section)) return 'attack'
  return canDo(s, seat, 'counter', section) ? 'counter' : null
}

/** The enemy sections that a section can fire at now: those that the rules ask it to choose from. */
export function targetsOf(s: FrontlineState, seat: Seat, section: Section): readonly Section[] {
  const verb = firingVerb(s, seat, section)
  if (!verb) return []
  const { state, attempt } = tryOn(frontline, s)
  attempt(VERB[verb], section)
  if (state.step !== STEP.target) return [foeOf(state)] // known in a reaction
  const count = frontline.choices(state, seat, state.legal)
  return Array.from(state.legal.subarray(0, count))
    .filter((choice) => verbOf(choice) === VERB.at)
    .map(targetOf)
}

/** Sections of a seat that can do something now, in the order of the cards they stand in. */
export function ableSections(s: FrontlineState, seat: Seat): readonly Section[] {
  if (seat < 0) return []
  const found: Section[] = []
  for (let x = 0; x < FORCES; x++) {
    if (s.owner[x] === seat && DEEDS.some((deed) => canDo(s, seat, deed, x))) found.push(x)
  }
  return found.sort((a, b) => s.place[a]! - s.place[b]! || a - b)
}

/** The able section so many after another one, the first or the last after none; NONE of none. */
export function sectionAfter(
  s: FrontlineState,
  seat: Seat,
  section: Section,
  step: number,
): Section {
  const able = ableSections(s, seat)
  if (able.length === 0) return NONE
  const at = able.indexOf(section)
  if (at < 0) return able[step > 0 ? 0 : able.length - 1]!
  return able[(at + step + able.length) % able.length]!
}
