import { fastDice, makeChoice, targetOf, verbOf } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { battles } from '../battles.ts'
import { STEP } from '../steps.ts'
import { legalOf } from '../testing.ts'
import { VERB } from '../verbs.ts'
import {
  isSettingUp,
  leftToPlace,
  placedSoFar,
  preferred,
  putBy,
  waitingToPlace,
} from './set-up.ts'
import { hexWorth } from './worth.ts'

test.each(battles.map((game) => [game.id, game] as const))(
  '%s: units are placed in any order of their zone, and what is told of them is so',
  (_, game) => {
    const dice = fastDice(dayOf(seed))
    const luck = fastDice(dayOf(seed) + 1)
    const made = game.create({ scenario: 'battle', options: {} })
    if (!made.ok) throw new Error(game.id)
    const s = made.value
    game.start(s, dice)
    let taken = 0
    for (let count = 0; s.turn === 0 && count < 600; count++) {
      const legal = legalOf(game, s)
      if (!isSettingUp(s)) {
        game.play(s, game.toAct(s), legal[0]!, dice)
        continue
      }
      const ups = legal.filter((choice) => verbOf(choice) === VERB['take-up'])
      const isPlace = s.step === STEP['setup-place']
      if (isPlace) {
        const waiting = waitingToPlace(s)
        for (const choice of ups) expect(waiting).toContain(targetOf(choice))
        expect(waiting).not.toContain(s.placing)
      }
      const [first] = ups
      if (first !== undefined && luck.below(2) === 0) {
        const { placing } = s
        game.play(s, game.toAct(s), ups[luck.below(ups.length)]!, dice)
        taken++
        expect(s.placing).not.toBe(placing)
        expect(leftToPlace(s)).toBeGreaterThan(1)
        // Whoever was passed over comes up again, and not out of the same hand.
        const back = makeChoice(VERB['take-up'], placing)
        expect(game.verdict(s, game.toAct(s), back)).not.toBe(0)
        continue
      }
      const puts = preferred(
        s,
        legal
          .filter((choice) => putBy(s, choice))
          .map((choice) => ({ choice, target: targetOf(choice) })),
      )
      expect(puts.length).toBeGreaterThan(0)
      const before = { step: s.step, decider: s.decider, done: placedSoFar(s).length }
      const { unit } = putBy(s, puts[0]!.choice)!
      game.play(s, game.toAct(s), puts[0]!.choice, dice)
      expect(game.faults(s)).toEqual([])
      if (s.decider === before.decider && s.step === before.step) {
        expect(placedSoFar(s).length).toBe(before.done + 1)
        if (unit >= 0) expect(placedSoFar(s).map((one) => one.unit)).toContain(unit)
      }
    }
    expect(s.turn).toBeGreaterThan(0)
    expect(taken).toBeGreaterThan(0)
  },
)

test('without anybody to ask, ground that scores is held before the wood at the edge', () => {
  const stonne = battles.find(({ id }) => id === 'met')!
  const made = stonne.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error('met')
  const s = made.value
  stonne.start(s, fastDice(1))
  const offers = legalOf(stonne, s)
    .filter((choice) => putBy(s, choice))
    .map((choice) => ({ target: targetOf(choice) }))
  const worths = offers.map(({ target }) => hexWorth(s, s.decider, target))
  const [best] = preferred(s, offers)
  expect(hexWorth(s, s.decider, best!.target)).toBe(Math.max(...worths))
})
