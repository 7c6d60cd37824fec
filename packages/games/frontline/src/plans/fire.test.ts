import { fastDice, LEGAL, makeChoice, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { effectiveRange, foeOf } from '../attack.ts'
import { AIMED, GRENADE, HOLD, RAPID, RIFLE } from '../data/codes.ts'
import { FORCES, vp } from '../data/forces.ts'
import { contribution } from '../firepower.ts'
import { frontline } from '../game.ts'
import { previewFire } from '../preview.ts'
import { isSection, membersOf } from '../sections.ts'
import { sideOf } from '../soldiers.ts'
import { NONE, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { keeping } from '../usefulness.ts'
import { VERB } from '../verbs.ts'
import type { CardUse } from './drafts.ts'
import { bestShooter, bestTarget, fireDraft, modesOf, nearestTarget } from './fire.ts'
import { ableSections, firingVerb, targetsOf } from './reach.ts'
import { whyNoFire } from './refusals.ts'
import {
  expectMany,
  legalIn,
  planningSamples,
  targetsBy,
  type Sample,
} from '../../test/plan-samples.ts'

const samples = planningSamples()
const modeVerbs = [
  [AIMED, VERB.aim],
  [RAPID, VERB.rapid],
  [GRENADE, VERB.grenade],
  [RIFLE, VERB['rifle-grenade']],
] as const

/** One way to declare fire, beside how the men fire. */
interface Alternative extends CardUse {
  readonly isShifted: boolean
}

/** Ways to fire of the man who is asked, by the list of legal choices. */
function legalModes(s: FrontlineState): readonly number[] {
  const legal = new Set(legalIn(s, s.decider))
  return modeVerbs.flatMap(([mode, verb]) => (legal.has(makeChoice(verb, s.man)) ? [mode] : []))
}

/** How the man who is asked fires: aimed where that adds something, or as he adds most. */
function modeNow(s: FrontlineState, isAiming: boolean): number {
  const worth = (mode: number): number => contribution(s.man, mode, effectiveRange(s), foeOf(s))
  const modes = legalModes(s).filter((mode) => worth(mode) > 0 && (!isAiming || mode === AIMED))
  return modes.toSorted((a, b) => worth(b) - worth(a))[0] ?? HOLD
}

/** The firepower of fire that the rules let be declared so, -1 where they do not. */
function declared(
  { s: from, seat }: Sample,
  verb: 'attack' | 'counter',
  section: number,
  target: number,
  { card, isPlain, isShifted }: Alternative,
  isAiming: boolean,
): number {
  const s = frontline.clone(from)
  let fp = -1
  const tell = (event: GameEvent): void => {
    if (event.type === 'attacked' || event.type === 'countered') {
      expect(event['target']).toBe(target)
      fp = Number(event['fp'])
    }
  }
  const go = (name: number, to = 0): boolean => {
    const choice = makeChoice(name, to)
    if (frontline.verdict(s, seat, choice) !== LEGAL) return false
    frontline.play(s, seat, choice, fastDice(1), tell)
    return true
  }
  if (!go(VERB[verb], section)) return -1
  for (;;) {
    if (fp >= 0) return fp
    if (s.step === STEP.target && !go(VERB.at, target)) return -1
    else if (s.step === STEP.shift && !go(isShifted ? VERB.closer : VERB['as-is'])) return -1
    else if (s.step === STEP['attack-card']) {
      if (s.shift !== Number(isShifted) || !go(isPlain ? VERB.plain : VERB.play, card)) return -1
    } else if (s.step === STEP.fire) {
      expect(modesOf(s, s.man, effectiveRange(s)).join()).toBe(legalModes(s).join())
      const mode = modeNow(s, isAiming)
      const chosen = modeVerbs.find(([one]) => one === mode)?.[1] ?? VERB.hold
      if (!go(chosen, s.man)) return -1
    } else if (s.step === STEP['sniper-pay']) go(VERB.unpaid)
  }
}

/** Sections that can fire, each with a verb and those that the rules let it fire at. */
function* shooters({ s, seat }: Sample) {
  for (const verb of ['attack', 'counter'] as const) {
    for (const section of targetsBy(s, seat, verb)) {
      const after = frontline.clone(s)
      frontline.play(after, seat, makeChoice(VERB[verb], section), fastDice(1))
      const targets = after.step === STEP.target ? targetsBy(after, seat, 'at') : [foeOf(after)]
      yield { verb, section, targets }
    }
  }
}

test('FRL-FP-12 the targets of a section are those that the rules let it choose from', () => {
  let count = 0
  for (const sample of samples) {
    const { s, seat } = sample
    const found = new Map([...shooters(sample)].map((one) => [one.section, one]))
    for (let x = 0; x < FORCES; x++) {
      const one = found.get(x)
      if (!one && s.owner[x] !== seat) continue
      expect(firingVerb(s, seat, x)).toBe(one?.verb ?? null)
      expect(targetsOf(s, seat, x)).toEqual(one?.targets ?? [])
      count += one?.targets.length ?? 0
    }
  }
  expectMany(count, 20)
})

test('a section that cannot fire at another says why, and no other does', () => {
  let refused = 0
  for (const { s, seat } of samples) {
    for (const section of ableSections(s, seat)) {
      const targets = targetsOf(s, seat, section)
      for (let x = 0; x < FORCES; x++) {
        if (!isSection(s, x) || sideOf(s, x) === sideOf(s, section)) continue
        const why = whyNoFire(s, seat, section, x)
        if (targets.includes(x)) expect(why).toBeNull()
        else expect(why?.verdict ?? LEGAL).not.toBe(LEGAL)
        if (why) refused++
      }
    }
  }
  expectMany(refused, 20)
})

test('fire is proposed with most firepower, then the card missed least, of all that can be declared', () => {
  let count = 0
  let shifted = 0
  for (const sample of samples) {
    const { s, seat } = sample
    for (const { verb, section, targets } of shooters(sample)) {
      for (const target of targets.filter((_, at) => (at + section) % 3 === 0)) {
        const held = [...keeping.keys()].filter(
          (card) => s.hands[seat * keeping.length + card]! > 0,
        )
        const ranked = held
          .flatMap((card) =>
            [false, true].flatMap((isPlain) =>
              [false, true].map((isShifted) => ({ card, isPlain, isShifted })),
            ),
          )
          .map((one) => {
            const aimed = declared(sample, verb, section, target, one, true)
            const fp = aimed >= 0 ? aimed : declared(sample, verb, section, target, one, false)
            return { ...one, fp }
          })
          .filter(({ fp }) => fp >= 0)
          .toSorted(
            (a, b) =>
              b.fp - a.fp ||
              keeping[a.card]! - keeping[b.card]! ||
              Number(a.isPlain) - Number(b.isPlain) ||
              Number(a.isShifted) - Number(b.isShifted),
          )
        const draft = fireDraft(s, seat, section, target, verb)!
        const { card, isPlain, isShifted } = draft
        expect({ card, isPlain, isShifted, fp: previewFire(s, draft).fp }).toEqual(ranked[0])
        count++
        shifted += Number(isShifted)
      }
    }
  }
  console.log({ count, shifted })
  expectMany(count, 10)
})

/** Firepower of a section against another as it is proposed. */
function proposed({ s, seat }: Sample, section: number, target: number): number {
  const verb = firingVerb(s, seat, section)
  return previewFire(s, fireDraft(s, seat, section, target, verb!)!).fp
}

const vpOf = (s: FrontlineState, section: number): number =>
  membersOf(s, section).reduce((sum, x) => sum + vp[x]!, 0)

test('no target is better than the one that is proposed: most firepower, then most VP', () => {
  let choices = 0
  for (const sample of samples) {
    const { s, seat } = sample
    for (const section of ableSections(s, seat)) {
      const targets = targetsOf(s, seat, section)
      const best = bestTarget(s, seat, section)
      if (targets.length === 0) {
        expect(best).toBe(NONE)
        continue
      }
      expect(targets).toContain(best)
      const [fp, worth] = [proposed(sample, section, best), vpOf(s, best)]
      for (const target of targets.filter((one) => one !== best)) {
        const other = proposed(sample, section, target)
        expect(other).toBeLessThanOrEqual(fp)
        if (other !== fp) choices++
        if (other === fp) expect(vpOf(s, target)).toBeLessThanOrEqual(worth)
      }
      const nearest = nearestTarget(s, seat, section)
      const gap = (target: number): number => Math.abs(s.place[section]! - s.place[target]!)
      expect(gap(nearest)).toBe(Math.min(...targets.map(gap)))
    }
  }
  expectMany(choices, 3)
})

test('no section would fire more at an enemy than the one that is proposed', () => {
  let choices = 0
  for (const sample of sampleOf(samples, 10)) {
    const { s, seat } = sample
    const able = ableSections(s, seat)
    for (let target = 0; target < FORCES; target++) {
      if (!isSection(s, target)) continue
      const firing = able.filter((section) => targetsOf(s, seat, section).includes(target))
      const best = bestShooter(s, seat, able, target)
      expect(best === NONE).toBe(firing.length === 0)
      for (const section of firing) {
        const [one, most] = [proposed(sample, section, target), proposed(sample, best, target)]
        expect(one).toBeLessThanOrEqual(most)
        if (one < most) choices++
      }
    }
  }
  expectMany(choices, 1)
})
