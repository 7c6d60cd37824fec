import { fastDice, makeChoice, verbOf, type Seat } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { frontline } from '../game.ts'
import { NONE, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import type { CardUse, Draft } from './drafts.ts'
import { fireDraft } from './fire.ts'
import { ADDED } from './hand.ts'
import { firstMove, WAYS } from './moves.ts'
import { prepareDraft } from './preparing.ts'
import { pressed, type Sketch } from './press.ts'
import { ableSections, firingVerb, isPlanning, targetsOf } from './reach.ts'
import { spell } from './spell.ts'
import { isUsedIn, usesOf, type Use } from './uses.ts'
import {
  allSamples,
  expectMany,
  legalIn,
  planningSamples,
  targetsBy,
  type Sample,
} from '../../test/plan-samples.ts'

const samples = planningSamples()

/** What may be in mind: nothing, a section, or something of it that is put together. */
function sketchesOf({ s, seat }: Sample): readonly Sketch[] {
  const found: Sketch[] = [{ section: NONE, draft: null }]
  for (const section of sampleOf(ableSections(s, seat), 2)) {
    const verb = firingVerb(s, seat, section)
    const [target] = targetsOf(s, seat, section)
    const drafts: readonly (Draft | null)[] = [
      null,
      verb && fireDraft(s, seat, section, target!, verb),
      firstMove(s, seat, section, WAYS),
      prepareDraft(s, seat, section),
    ]
    for (const draft of drafts) if (draft || drafts[0] === draft) found.push({ section, draft })
  }
  return found
}

/** Both uses of every card in a hand, each with what it is. */
function usesIn({ s, seat }: Sample, sketch: Sketch): readonly (CardUse & { readonly is: Use })[] {
  return [...usesOf(s, seat, seat, sketch)].flatMap(([card, { printed, plain }]) => [
    { card, isPlain: false, is: printed },
    { card, isPlain: true, is: plain },
  ])
}

const verbsOf = ({ card, isPlain }: CardUse): readonly number[] =>
  isPlain
    ? [makeChoice(VERB.plain, card), makeChoice(VERB.pay, card), makeChoice(VERB.discard, card)]
    : [makeChoice(VERB.play, card), makeChoice(VERB.with, card), makeChoice(VERB.cover, card)]

/** Whether the row behind a press, or the choice, lays the card down in this use. */
function laysDown({ s, seat }: Sample, sketch: Sketch, use: CardUse): boolean {
  const { card, isPlain } = use
  const meant = pressed(s, seat, sketch, { kind: 'card', card, plain: isPlain })
  if (meant.rebuff) return false
  const { draft } = meant.sketch
  const row = meant.choice === null ? (draft ? spell(s, seat, draft).choices : []) : [meant.choice]
  const anyTime = [VERB.rally, VERB['fall-back']] as readonly number[]
  return row.some(
    (choice) => verbsOf(use).includes(choice) || (!isPlain && anyTime.includes(verbOf(choice))),
  )
}

test('a use that is said to be possible is one that a press makes of the card, and no other', () => {
  const seen = { can: 0, chosen: 0, later: 0, closed: 0 }
  for (const sample of sampleOf([...samples, ...allSamples()], 24)) {
    for (const sketch of sketchesOf(sample)) {
      for (const { is, ...use } of usesIn(sample, sketch)) {
        seen[is.state]++
        expect(is.state === 'chosen').toBe(isUsedIn(sketch.draft, use))
        if (is.state === 'can') expect(laysDown(sample, sketch, use)).toBe(true)
        else if (is.state === 'closed') expect(laysDown(sample, sketch, use)).toBe(false)
      }
    }
  }
  console.log(seen)
  for (const state of ['can', 'chosen', 'later', 'closed'] as const) expectMany(seen[state], 5)
})

/** Whether some section can lay a card down now in this use, by trying everything. */
function canBeLaid({ s: from, seat }: Sample, sections: readonly number[], use: CardUse): boolean {
  const goes = (s: FrontlineState, verb: number): boolean =>
    legalIn(s, seat).some((choice) => verbOf(choice) === verb)
  const ends = (s: FrontlineState): boolean => {
    if (s.step === STEP.target || s.step === STEP.shift) {
      return legalIn(s, seat).some((choice) => ends(after(s, seat, choice)))
    }
    if (s.step === STEP['move-card']) {
      return legalIn(s, seat).some((choice) => {
        if (verbsOf(use).includes(choice)) return true
        return ADDED.includes(use.card) && !use.isPlain && ends(after(s, seat, choice))
      })
    }
    if (s.step === STEP.way) {
      return legalIn(s, seat).some((choice) => ends(after(s, seat, choice)))
    }
    if (s.step === STEP['attack-card'] || s.step === STEP['move-with']) {
      return legalIn(s, seat).some((choice) => verbsOf(use).includes(choice))
    }
    return false
  }
  return (['attack', 'counter', 'move'] as const).some((deed) =>
    sections.some(
      (section) =>
        targetsBy(from, seat, deed).includes(section) &&
        goes(from, VERB[deed]) &&
        ends(after(from, seat, makeChoice(VERB[deed], section))),
    ),
  )
}

function after(s: FrontlineState, seat: Seat, choice: number): FrontlineState {
  const next = frontline.clone(s)
  frontline.play(next, seat, choice, fastDice(1))
  return next
}

test('where nothing is put together yet, a card of an action is possible where some declaration lays it down', () => {
  let compared = 0
  for (const sample of sampleOf(samples, 10)) {
    const { s, seat } = sample
    if (!isPlanning(s, seat)) continue
    const able = ableSections(s, seat)
    for (const section of [NONE, ...sampleOf(able, 1)]) {
      const sections = section === NONE ? able : [section]
      for (const { is, ...use } of usesIn(sample, { section, draft: null })) {
        if (['fallsBack', 'anyTime'].includes(is.does.name)) continue
        expect({ ...use, can: is.state === 'can' }).toEqual({
          ...use,
          can: canBeLaid(sample, sections, use),
        })
        compared++
      }
    }
  }
  expectMany(compared, 50)
})
