import { frontline } from '@estafette/frontline'
import { spell, type FireDraft } from '@estafette/frontline/plans'
import { NONE, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, verbOf, type Choice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { canAttack, fires, positions } from '../../../../test/frontline/fires.ts'
import { oddsOf, standingOf } from './odds.ts'

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
