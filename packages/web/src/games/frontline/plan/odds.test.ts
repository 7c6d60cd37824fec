import { frontline } from '@estafette/frontline'
import {
  ableSections,
  fireDraft,
  firingVerb,
  spell,
  targetsOf,
  type FireDraft,
} from '@estafette/frontline/plans'
import { NONE, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, verbOf, type Choice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { oddsOf, standingOf } from './odds.ts'

const screen = { game: frontline, Status: () => null } as unknown
const PLENTY = 6 // positions of each kind

/** Positions of games that are played at random, in which a seat may fire. */
function positions(step: number, isWanted: (s: FrontlineState) => boolean): FrontlineState[] {
  const found: FrontlineState[] = []
  for (let seed = 1; seed < 30 && found.length < PLENTY; seed++) {
    const made = frontline.create({
      scenario: ['s05', 's11', 's17', 'training'][seed % 4]!,
      options: {},
    })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    const dice = fastDice(seed)
    frontline.start(s, dice)
    const most = Math.min(PLENTY, found.length + 2)
    for (let i = 0; i < 1200 && frontline.toAct(s) >= 0 && found.length < most; i++) {
      if (s.step === step && isWanted(s) && dice.below(4) === 0) found.push(frontline.clone(s))
      const seat = frontline.toAct(s)
      const count = frontline.choices(s, seat, s.legal)
      frontline.play(s, seat, s.legal[dice.below(count)]! as Choice, dice)
    }
  }
  return found
}

/** Whether somebody can fire. */
function canAttack(s: FrontlineState): boolean {
  const count = frontline.choices(s, frontline.toAct(s), s.legal)
  return s.legal.subarray(0, count).some((one) => frontline.verbs[verbOf(one)]!.name === 'attack')
}

/** Fire of every section that can, with the table at which it was thought of. */
function fires(state: FrontlineState) {
  const { model } = sitAt(screen as GameScreen, state, frontline.toAct(state))
  const seat = frontline.toAct(state)
  return ableSections(state, seat).flatMap((section) => {
    const verb = firingVerb(state, seat, section)
    if (!verb) return []
    return targetsOf(state, seat, section).flatMap((target) => {
      const draft = fireDraft(state, seat, section, target, verb)
      return draft ? [{ model, draft }] : []
    })
  })
}

/** Declares fire by the rules, and has every window go by until cover is asked for. */
function unansweredBy(state: FrontlineState, choices: readonly Choice[]): FrontlineState {
  const s = frontline.clone(state)
  const dice = fastDice(1)
  for (const choice of choices) frontline.play(s, frontline.toAct(s), choice, dice)
  for (;;) {
    const seat = frontline.toAct(s)
    if (seat < 0 || s.step === STEP.cover || s.attacker === NONE) return s
    const count = frontline.choices(s, seat, s.legal)
    const choice = s.legal
      .subarray(0, count)
      .find((one) => frontline.verbs[verbOf(one)]!.name === 'pass')
    if (choice === undefined) return s
    frontline.play(s, seat, choice as Choice, dice)
  }
}

function compare(
  state: FrontlineState,
  model: Parameters<typeof oddsOf>[0],
  draft: FireDraft,
): void {
  const { choices } = spell(state, frontline.toAct(state), draft)
  const after = unansweredBy(state, choices)
  if (after.step === STEP['target-choice']) return // whom a sniper hits is the enemy's choice
  const [row] = oddsOf(model, draft)
  const { left, deaths } = standingOf(after)
  expect(row!.result.left).toBe(after.step === STEP.cover ? left : 0)
  if (after.step === STEP.cover) expect(row!.result.deaths.none).toBeCloseTo(deaths.none, 9)
}

describe('the chances beside planned fire', () => {
  test('FRL-EX-1: unanswered fire leaves what the rules leave, and kills as often', () => {
    let count = 0
    for (const state of positions(STEP.action, canAttack)) {
      for (const { model, draft } of fires(state)) {
        compare(state, model, draft)
        count++
      }
    }
    expect(count).toBeGreaterThan(10)
  })

  test('FRL-REACT-6: a counter-attack leaves what the rules leave', () => {
    let count = 0
    for (const state of positions(STEP.react, ({ attacker }) => attacker !== NONE)) {
      for (const { model, draft } of fires(state)) {
        compare(state, model, draft)
        count++
      }
    }
    expect(count).toBeGreaterThan(3)
  })

  test('what any card answers is never more than what the worst one does', () => {
    let compared = 0
    for (const state of positions(STEP.action, canAttack)) {
      for (const { model, draft } of fires(state)) {
        const rows = oddsOf(model, draft)
        expect(rows[0]!.answer).toBeNull()
        const [any, worst] = ['any', 'worst'].map((key) => rows.find((row) => row.key === key))
        if (!any || !worst) continue
        expect(worst.answer!.fp).toBeGreaterThan(any.answer!.fp)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(5)
  })
})
