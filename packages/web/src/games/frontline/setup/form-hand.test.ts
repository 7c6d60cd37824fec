import { frontline } from '@estafette/frontline'
import { fitsUnder, ownSoldiers, usualSections } from '@estafette/frontline/plans'
import { STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, type Choice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { cardOfFront, whenOfFront } from '../card/card.ts'
import { formCard, sectionsNow } from './form-card.ts'
import { nextMen } from './form-hand.ts'

const screen = {
  game: frontline,
  Status: () => null,
  decisions: {
    card: (model: Parameters<typeof formCard>[0]) =>
      model.state.value.step === STEP.form ? formCard(model) : cardOfFront(model),
    when: whenOfFront,
  },
} as unknown as GameScreen

/** A battle in which sections are to be formed. */
function forming(): FrontlineState {
  const made = frontline.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(3)
  frontline.start(s, dice)
  while (s.step !== STEP.form) {
    const count = frontline.choices(s, s.decider, s.legal)
    frontline.play(s, s.decider, s.legal[dice.below(count)]! as Choice, dice)
  }
  return s
}

test('FRL-SET-6 one man after the other is in hand with the leaders he fits under, the next in view', () => {
  const s = forming()
  const { model } = sitAt(screen, s, s.decider)
  const groups = () => cardOf(model).groups
  const group = (wanted: string) => groups().find(({ key }) => key === wanted)
  group('ways')!.tiles.find(({ key }) => key === 'none')!.press!()
  let placed = 0
  for (let hand = group('hand'); hand; hand = group('hand')) {
    const now = sectionsNow(model)
    const next = nextMen(s, s.decider, now)
    const fits = ownSoldiers(s, s.decider).filter((x) => fitsUnder(s, now, next[0]!, x))
    expect(hand.tiles.map(({ unit }) => unit).toSorted()).toEqual(fits.toSorted())
    const usual = usualSections(s, s.decider).heads.get(next[0]!)!
    if (fits.includes(usual)) expect(hand.tiles[0]!.unit).toBe(usual)
    const after = group('next')?.tiles ?? []
    expect(after.map(({ unit }) => unit)).toEqual(next.slice(1, 5))
    if (placed === 0 && after[0]) {
      after[0].press!()
      expect(group('hand')!.title).toContain(after[0].name)
      expect(group('next')!.tiles.map(({ unit }) => unit)).toContain(next[0])
    }
    group('hand')!.tiles[0]!.press!()
    expect(nextMen(s, s.decider, sectionsNow(model)).length).toBeLessThan(next.length)
    placed++
  }
  expect(placed).toBeGreaterThan(1)
})
