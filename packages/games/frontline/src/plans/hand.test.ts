import { fastDice, makeChoice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { ACTION_TYPES, HIT_THE_DIRT, OBSCURED } from '../data/codes.ts'
import { isSniper } from '../data/forces.ts'
import { frontline } from '../game.ts'
import { NONE, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { leastUsefulFirst } from '../usefulness.ts'
import { VERB } from '../verbs.ts'
import { fireDraft } from './fire.ts'
import { extraFor, heldTitles } from './hand.ts'
import { firingVerb, targetsOf } from './reach.ts'
import { spell } from './spell.ts'
import {
  allSamples,
  expectMany,
  firingBy,
  legalIn,
  targetsBy,
  type Sample,
} from '../../test/plan-samples.ts'

test('FRL-SOLO-14 the cards in a hand come in the order in which they are missed, none left out', () => {
  for (const { s, seat } of allSamples()) {
    const held = leastUsefulFirst.filter((card) => s.hands[seat * ACTION_TYPES + card]! > 0)
    expect(heldTitles(s, seat)).toEqual(held)
  }
})

/** The same position with two cards in hand, of which the one that is missed less will fire. */
function twoCards({ s, seat }: Sample): FrontlineState {
  const next = frontline.clone(s)
  const hand = next.hands.subarray(seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES)
  hand.fill(0)
  for (const card of [OBSCURED, HIT_THE_DIRT]) hand[card] = 1
  next.handSize[seat] = 2
  return next
}

test('FRL-SNI-4 a sniper pays with the card missed least of those that the rules let him pay', () => {
  let paid = 0
  const hands = [...firingBy(isSniper)].flatMap((one) => [one, { ...one, s: twoCards(one) }])
  for (const { s, seat, section } of hands) {
    const verb = firingVerb(s, seat, section)!
    for (const target of targetsOf(s, seat, section)) {
      const draft = fireDraft(s, seat, section, target, verb)!
      const after = frontline.clone(s)
      for (const choice of spell(s, seat, draft).choices) {
        if (after.step === STEP['sniper-pay']) break
        frontline.play(after, seat, choice, fastDice(1))
      }
      const payable = after.step === STEP['sniper-pay'] ? targetsBy(after, seat, 'pay') : []
      const best = leastUsefulFirst.find((card) => payable.includes(card)) ?? NONE
      expect(extraFor(s, seat, draft)).toBe(best)
      if (best === NONE) continue
      const named = { ...draft, extra: best, victim: target }
      expect(spell(s, seat, named).refused).toBeNull()
      expect(legalIn(after, seat)).toContain(makeChoice(VERB.pay, best))
      paid++
    }
  }
  expectMany(paid, 1)
})
