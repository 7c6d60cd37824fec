import type { Seat } from '@estafette/kernel'
import { AIMED, GRENADE, HOLD, RAPID, RIFLE } from '../data/codes.ts'
import { canShift, firepowerOf, rangeBetween, rangeShifted } from '../firepower.ts'
import { fullFire, previewFire } from '../preview.ts'
import { membersOf, sectionVp } from '../sections.ts'
import { NONE, type FrontlineState, type Section, type Soldier } from '../state.ts'
import type { FireDraft } from './drafts.ts'
import { heldTitles } from './hand.ts'
import { firingVerb, targetsOf } from './reach.ts'
import { canCarryOut } from './spell.ts'

/** Ways in which a man can fire at a range now, holding his fire left out. */
export function modesOf(s: FrontlineState, x: Soldier, range: number): readonly number[] {
  return [AIMED, RAPID, GRENADE, RIFLE].filter((mode) => firepowerOf(s, x, mode, range) >= 0)
}

/** Aimed fire of all whom it lets add something; where that is nobody, of each what adds most. */
function modesFor(
  s: FrontlineState,
  section: Section,
  target: Section,
  isShifted: boolean,
): ReadonlyMap<Soldier, number> {
  const range = rangeShifted(s, section, target, isShifted ? 1 : 0)
  const aiming = membersOf(s, section).filter((x) => firepowerOf(s, x, AIMED, range) > 0)
  if (aiming.length > 0) return new Map(aiming.map((x) => [x, AIMED]))
  return fullFire(s, section, target, isShifted)
}

/**
 * Fire as it is proposed; null where it cannot be declared. The men fire aimed, which spends
 * nothing, or as they add most where nobody can aim. So fired, it is the best by this measure: of
 * all cards in hand, in print or plain, and from High Ground at both ranges, most firepower; of
 * equals the card that is missed least, then its print, then the range as it is.
 */
export function fireDraft(
  s: FrontlineState,
  seat: Seat,
  section: Section,
  target: Section,
  verb: 'attack' | 'counter',
): FireDraft | null {
  const shifts = canShift(s, section, target) ? [false, true] : [false]
  const uses = heldTitles(s, seat).flatMap((card) => [
    { card, isPlain: false },
    { card, isPlain: true },
  ])
  const rough = roughFire(section, target, verb)
  const made = uses.flatMap((use) =>
    shifts.map((isShifted) => {
      const modes = modesFor(s, section, target, isShifted)
      const draft: FireDraft = { ...rough, ...use, isShifted, modes }
      return { draft, fp: previewFire(s, draft).fp }
    }),
  )
  // They come in the order in which they are missed, and equal ones stay in it.
  const ranked = made.toSorted((a, b) => b.fp - a.fp)
  return ranked.find(({ draft }) => canCarryOut(s, seat, draft))?.draft ?? null
}

/** Fire at a section of which nothing is settled: no card, and nobody fires. */
export function roughFire(
  section: Section,
  target: Section,
  verb: 'attack' | 'counter',
): FireDraft {
  return {
    kind: 'fire',
    verb,
    section,
    target,
    isCounter: verb === 'counter',
    isShifted: false,
    card: NONE,
    isPlain: true,
    isPicked: false,
    modes: new Map(),
    extra: NONE,
    victim: NONE,
  }
}

/** Fire with one man firing otherwise. */
export function withMode(draft: FireDraft, x: Soldier, mode: number): FireDraft {
  const modes = new Map(draft.modes)
  if (mode === HOLD) modes.delete(x)
  else modes.set(x, mode)
  return { ...draft, modes }
}

/** Firepower of a section against another as it is proposed, 0 where it cannot fire at it. */
function proposedFp(s: FrontlineState, seat: Seat, section: Section, target: Section): number {
  const verb = firingVerb(s, seat, section)
  const draft = verb && fireDraft(s, seat, section, target, verb)
  return draft ? previewFire(s, draft).fp : 0
}

/**
 * The enemy section that fire of a section is most worth, NONE without a target. By firepower as
 * it is proposed against each, then by the VP of the men who live in it, then by number.
 */
export function bestTarget(s: FrontlineState, seat: Seat, section: Section): Section {
  const ranked = targetsOf(s, seat, section).map((target) => ({
    target,
    fp: proposedFp(s, seat, section, target),
    worth: sectionVp(s, target),
  }))
  return ranked.toSorted((a, b) => b.fp - a.fp || b.worth - a.worth)[0]?.target ?? NONE
}

/** The target of a section that is nearest to it, the first of equals; NONE without one. */
export function nearestTarget(s: FrontlineState, seat: Seat, section: Section): Section {
  const ranked = targetsOf(s, seat, section).toSorted(
    (a, b) => rangeBetween(s, section, a) - rangeBetween(s, section, b),
  )
  return ranked[0] ?? NONE
}

/** Of several sections the one that would fire most at another as it is proposed; NONE of none. */
export function bestShooter(
  s: FrontlineState,
  seat: Seat,
  sections: readonly Section[],
  target: Section,
): Section {
  const ranked = sections
    .filter((section) => targetsOf(s, seat, section).includes(target))
    .map((section) => ({ section, fp: proposedFp(s, seat, section, target) }))
  return ranked.toSorted((a, b) => b.fp - a.fp)[0]?.section ?? NONE
}
