import { fastDice, greedyPolicy, restOf, type Choice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { battles } from '../battles.ts'
import { isSettingUp, placedSoFar } from '../plans/set-up.ts'
import { score } from '../score.ts'
import type { BlitzState } from '../state.ts'
import { brains } from './index.ts'

const SEEDS = [1, 2, 3, 4]
const FRENCH = 1

const stonne = battles.find(({ id }) => id === 'met')!
const brain = brains['met']!

/** Stonne as its French have to set up. */
function begun(): BlitzState {
  const made = stonne.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(made.reason)
  stonne.start(made.value, fastDice(1))
  return made.value
}

/** All that the French place, by the computer, as a page proposes it. */
function proposed(s: BlitzState): readonly Choice[] {
  const policy = brain.policy!()
  policy.begin()
  return restOf(stonne, s, {
    seat: stonne.toAct(s),
    isPart: isSettingUp,
    choose: (state, seat) => policy.choose(state, seat, fastDice(0)),
  }).row
}

/** What the French are ahead after the first turn against a greedy German, from a set-up or their own. */
function aheadAfterTurn(seed: number, row: readonly Choice[]): number {
  const s = begun()
  const dice = fastDice(seed)
  for (const choice of row) stonne.play(s, stonne.toAct(s), choice, dice)
  const policy = greedyPolicy(stonne, brain)
  while (s.turn < 2 && stonne.toAct(s) >= 0) {
    const seat = stonne.toAct(s)
    stonne.play(s, seat, policy.choose(s, seat, fastDice(0)), dice)
  }
  return score(s, FRENCH) - score(s, 1 - FRENCH)
}

test('STO-SET-1: all that is proposed for the French garrisons Stonne and La Besace', () => {
  const s = begun()
  const row = proposed(s)
  expect(row.length).toBe(28) // 16 units and 12 entrenchments
  for (const choice of row.slice(0, -1)) stonne.play(s, stonne.toAct(s), choice, fastDice(1))
  const names = placedSoFar(s).map(({ hex }) => s.board.hexNames[hex])
  expect(names).toContain('Stonne')
  expect(names).toContain('La Besace')
})

test('after the first turn the French stand no worse than with a set-up of the computer’s own', () => {
  const row = proposed(begun())
  for (const seed of SEEDS) {
    expect(aheadAfterTurn(seed, row)).toBeGreaterThanOrEqual(aheadAfterTurn(seed, []))
  }
})
