import { frontline } from '@estafette/frontline'
import * as plans from '@estafette/frontline/plans'
import type { FireDraft, MoveDraft, SectionDeed } from '@estafette/frontline/plans'
import {
  ACTION_TYPES,
  ADVANCE,
  AIMED,
  ATTACK,
  FLANKING,
  HIT_THE_DIRT,
  membersOf,
  ON_POINT,
  RALLY,
  RAPID,
  RETREAT,
  STAY_LOW,
  STEP,
  ability,
  aheadOf,
  isOnPoint,
  sideOf,
  TREES,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { fastDice, type Choice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sitAt } from '../../../../test/sitting.ts'
import type { FrontDesk } from '../desk.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { draftOf, positionOf } from './draft.ts'
import { sceneOf } from '../field/feed.ts'
import { pillOf } from '../field/plan-marks.ts'
import { press } from './plan.ts'

const screen = {
  game: frontline,
  Status: () => null,
} as unknown as GameScreen

const ableSections = (model: FrontDesk): readonly number[] =>
  plans.ableSections(positionOf(model), model.seat.value)
const targetsOf = (model: FrontDesk, section: number): readonly number[] =>
  plans.targetsOf(positionOf(model), model.seat.value, section)
const canDo = (model: FrontDesk, deed: SectionDeed, section: number): boolean =>
  plans.canDo(positionOf(model), model.seat.value, deed, section)
const moveDraft = (
  model: FrontDesk,
  section: number,
  way: number,
  steps: number,
): MoveDraft | null => plans.moveDraft(positionOf(model), model.seat.value, section, { way, steps })

/** A seat about to act in a battle that was played at random, with certain cards in its hand. */
function desk(
  cards: readonly number[],
  isWanted: (model: FrontDesk) => boolean = () => true,
  scenario = 's11',
): FrontDesk {
  for (let seed = 1; seed < 60; seed++) {
    const made = frontline.create({ scenario, options: {} })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    const dice = fastDice(seed)
    frontline.start(s, dice)
    for (let i = 0; i < 1500 && frontline.toAct(s) >= 0; i++) {
      const seat = frontline.toAct(s)
      if (s.step === STEP.action && s.turn > 2) {
        const model = sitAt(screen, holding(s, seat, cards), seat).model
        if (isWanted(model)) return model
      }
      const count = frontline.choices(s, seat, s.legal)
      const at = count > 1 && dice.below(4) > 0 ? dice.below(count - 1) : dice.below(count)
      frontline.play(s, seat, s.legal[at]! as Choice, dice)
    }
  }
  throw new Error('no such position was met')
}

/** The same position with another hand; the deck is not looked at. */
function holding(s: FrontlineState, seat: number, cards: readonly number[]): FrontlineState {
  const next = frontline.clone(s)
  const hand = next.hands.subarray(seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES)
  hand.fill(0)
  for (const card of cards) hand[card]! += 1
  next.handSize[seat] = cards.length
  return next
}

const fireOf = (model: FrontDesk): FireDraft => {
  const draft = draftOf(model)?.draft
  if (draft?.kind !== 'fire') throw new Error('no fire is planned')
  return draft
}
const moveOf = (model: FrontDesk): MoveDraft => {
  const draft = draftOf(model)?.draft
  if (draft?.kind !== 'move') throw new Error('no move is planned')
  return draft
}

/** The card so many steps ahead of a section. */
function ahead(model: FrontDesk, section: number, steps: number): number {
  const s = positionOf(model)
  return s.place[section]! + steps * aheadOf(s, sideOf(s, section))
}

const key = (letter: string, code = ''): KeyboardEvent =>
  ({ key: letter, code, shiftKey: false }) as KeyboardEvent

/** The reason that was given, by its name. */
function refusal({ rebuff }: FrontDesk): string | undefined {
  return rebuff.value ? frontline.reasons[rebuff.value.verdict]?.key : undefined
}

const manySections = (model: FrontDesk): boolean =>
  ableSections(model).filter((section) => canDo(model, 'move', section)).length > 1

test('a number and a letter set how a man fires, however often they are pressed', () => {
  const model = desk([ATTACK, RALLY], (one) =>
    ableSections(one).some((section) => targetsOf(one, section).length > 0),
  )
  const section = ableSections(model).find((one) => targetsOf(model, one).length > 0)!
  press(model, { kind: 'section', head: section })
  press(model, { kind: 'section', head: targetsOf(model, section)[0]! })
  const man = [...fireOf(model).modes.keys()][0]!
  const men = [section, ...membersOf(positionOf(model), section).filter((x) => x !== section)]
  const digit = key('', `Digit${men.indexOf(man) + 1}`)
  const before = fireOf(model).modes.get(man)
  const letter = before === AIMED ? 'a' : before === RAPID ? 'r' : 'g'
  for (const _ of [1, 2, 3]) {
    expect(sceneOf(model).key?.(digit)).toBe(true)
    expect(sceneOf(model).key?.(key(letter))).toBe(true)
    expect(fireOf(model).modes.get(man)).toBe(before)
  }
})

test('a destination pressed after a card keeps that card where it leads there', () => {
  for (const card of [STAY_LOW, FLANKING]) {
    const model = desk([card, RALLY, HIT_THE_DIRT], (one) =>
      ableSections(one).some(
        (section) =>
          moveDraft(one, section, ADVANCE, 1) !== null &&
          moveDraft(one, section, RETREAT, 1) !== null,
      ),
    )
    const section = ableSections(model).find(
      (one) => moveDraft(model, one, ADVANCE, 1) && moveDraft(model, one, RETREAT, 1),
    )!
    press(model, { kind: 'section', head: section })
    press(model, { kind: 'card', card, plain: false })
    for (const [steps, way] of [
      [1, ADVANCE],
      [-1, RETREAT],
    ] as const) {
      press(model, { kind: 'ground', place: ahead(model, section, steps) })
      expect(moveOf(model)).toMatchObject({ section, card, isPlain: false, way })
    }
  }
})

test('a target pressed after a card keeps that card, and so does a section', () => {
  const hand = [ATTACK, RALLY, HIT_THE_DIRT]
  const model = desk(hand, (one) =>
    ableSections(one).some((section) => targetsOf(one, section).length > 1),
  )
  const section = ableSections(model).find((one) => targetsOf(model, one).length > 1)!
  const [first, second] = targetsOf(model, section)
  press(model, { kind: 'section', head: section })
  press(model, { kind: 'section', head: first! })
  expect(fireOf(model)).toMatchObject({ card: ATTACK, isPlain: false })
  press(model, { kind: 'card', card: RALLY, plain: true })
  press(model, { kind: 'section', head: second! })
  expect(fireOf(model)).toMatchObject({ target: second, card: RALLY, isPlain: true })

  const other = desk([STAY_LOW, RALLY], manySections)
  press(other, { kind: 'card', card: STAY_LOW, plain: false })
  const chosen = moveOf(other).section
  const next = ableSections(other).find((one) => one !== chosen && canDo(other, 'move', one))!
  press(other, { kind: 'section', head: next })
  expect(moveOf(other)).toMatchObject({ section: next, card: STAY_LOW, isPlain: false })
})

test('what cannot be done says why: an acted section, a card out of its time, a way that is shut', () => {
  const model = desk([HIT_THE_DIRT, RALLY], (one) => {
    const s = positionOf(one)
    const own = [...s.head.keys()].filter((x) => s.head[x] === x && s.owner[x] === one.seat.value)
    return own.some((x) => !ableSections(one).includes(x)) && ableSections(one).length > 0
  })
  const s = positionOf(model)
  const able = ableSections(model)
  const acted = [...s.head.keys()].find(
    (x) => s.head[x] === x && s.owner[x] === model.seat.value && !able.includes(x),
  )!
  press(model, { kind: 'section', head: acted })
  expect(refusal(model)).toBe('has-acted')
  press(model, { kind: 'section', head: able[0]! })
  expect(refusal(model)).toBeUndefined()
  press(model, { kind: 'card', card: HIT_THE_DIRT, plain: false })
  expect(refusal(model)).toBe('no-move-card')
  press(model, { kind: 'card', card: RALLY, plain: false })
  expect(refusal(model)).toBe('not-now')
  press(model, { kind: 'action', verb: 'conceal' })
  expect(refusal(model)).toBe('not-a-sniper')
})

test('a destination that only a card in no hand leads to says so', () => {
  const twoAhead = (one: FrontDesk): number | undefined =>
    ableSections(one).find((section) => {
      const place = ahead(one, section, 2)
      return canDo(one, 'move', section) && place >= 1 && place <= 9
    })
  const model = desk([RALLY, HIT_THE_DIRT], (one) => twoAhead(one) !== undefined)
  const section = twoAhead(model)!
  press(model, { kind: 'section', head: section })
  press(model, { kind: 'ground', place: ahead(model, section, 2) })
  expect(draftOf(model)).toBeNull()
  expect(refusal(model)).toBe('not-in-hand')
})

test('FRL-AB-POINT: who is On Point and goes along pays nothing for Scattered Trees', () => {
  settings.value = { ...defaults, language: 'en' }
  const pointed = (one: FrontDesk): number | undefined => {
    const s = positionOf(one)
    return ableSections(one).find(
      (section) =>
        membersOf(s, section).some((x) => x !== section && ability[x] === ON_POINT) &&
        isOnPoint(s, section, ADVANCE) &&
        moveDraft(one, section, ADVANCE, 1) !== null,
    )
  }
  const model = desk([RALLY, HIT_THE_DIRT], (one) => pointed(one) !== undefined, 's05')
  const s = positionOf(model)
  const section = pointed(model)!
  const draft = moveDraft(model, section, ADVANCE, 1)!
  s.terrain[ahead(model, section, 1) - 1] = TREES
  expect(pillOf(s, draft)).not.toContain('pay')
  const man = membersOf(s, section).find((x) => ability[x] === ON_POINT)!
  s.head[man] = man // he serves elsewhere
  expect(pillOf(s, draft)).toContain('pay 1')
})
