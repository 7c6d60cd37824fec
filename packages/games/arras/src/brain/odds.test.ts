import { enumerate, fastDice, targetOf, type Dice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { attackParts, defenceParts } from '../assault.ts'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'
import { STEP } from '../steps.ts'
import { plain } from '../verbs.ts'
import { attackDice, defenceDice, defenceWith } from './combat.ts'
import { defenceOf, fillGarrison } from './garrison.ts'
import { makeMemory } from './memory.ts'
import { brain } from './index.ts'
import {
  chanceOfMargin,
  chanceOfSuccess,
  clearingMargin,
  meanCasualties,
  worthOfFight,
  worthOfMargin,
} from './odds.ts'
import { attackValue, gatherAssaulting, isRiverCrossed } from './party.ts'
import { look, makeScheme } from './scheme.ts'
import { choose } from './testing.ts'
import { weights } from './weights.ts'
import { makeGarrison, makeParty } from './records.ts'

describe('the tables', () => {
  test.each([
    [-8, 2, 2, 0.4, 1.2],
    [-4, 3, 2, 40.0, 3.2],
    [0, 2, 2, 44.4, 3.1],
    [0, 2, 3, 15.2, 2.4],
    [0, 3, 3, 45.4, 3.7],
    [2, 3, 2, 90.2, 6.2],
    [5, 2, 2, 90.3, 5.6],
    [8, 3, 3, 96.4, 8.3],
  ])(
    'are those of the ledger: edge %i, %i dice against %i',
    (edge, attack, defence, percent, mean) => {
      const success = chanceOfSuccess(edge, attack, defence)
      expect(100 * success).toBeCloseTo(percent, 0.99)
      expect(meanCasualties(edge, attack, defence) / success).toBeCloseTo(mean, 0.99)
    },
  )

  test('worth of a fight is the mean worth of its margins', () => {
    const stakes = { fail: 3, win: 1, perPoint: 0.4, capacity: 7, clear: 9, clearing: 6 }
    for (let edge = -20; edge <= 20; edge++) {
      let mean = 0
      for (let margin = -40; margin <= 40; margin++) {
        const chance = chanceOfMargin(margin, edge, 3, 2) - chanceOfMargin(margin + 1, edge, 3, 2)
        mean += chance * worthOfMargin(stakes, margin)
      }
      expect(worthOfFight(stakes, edge, 3, 2)).toBeCloseTo(mean, 9)
    }
  })

  test.each([
    [0, 1, 1],
    [0, 3, 5],
    [1, 0, 3],
    [1, 1, 6],
    [2, 0, 8],
  ])('%i Fresh and %i Spent defenders are gone after %i points', (fresh, spent, points) => {
    expect(clearingMargin(fresh, spent)).toBe(points)
  })
})

/** Positions of games between two greedy players that wait for a step. */
function positionsAt(step: number, most: number): ArrasState[] {
  const found: ArrasState[] = []
  for (let seed = 1; found.length < most && seed < 30; seed++) {
    const created = arras.create({ scenario: 'historical', options: {} })
    if (!created.ok) throw new Error(created.reason)
    const s = created.value
    const dice = fastDice(seed)
    arras.start(s, dice)
    for (let seat = arras.toAct(s); seat >= 0 && found.length < most; seat = arras.toAct(s)) {
      if (s.step === step) found.push(arras.clone(s))
      arras.play(s, seat, choose(brain, s, seat, dice), dice)
    }
  }
  return found
}

describe('in real positions', () => {
  test('the values of both sides are those of the rules', () => {
    const blank = arras.clone(positionsAt(STEP.forward, 1)[0]!)
    const scheme = makeScheme(weights, blank, makeMemory(blank))
    const garrison = makeGarrison()
    const party = makeParty()
    const out = new Int32Array(256)
    const positions = positionsAt(STEP.forward, 24)
    for (const s of positions) {
      const v = look(scheme, s, s.initiative)
      fillGarrison(v, garrison, v.enemy, s.target)
      const count = arras.choices(s, arras.toAct(s), out)
      const best = Math.max(
        ...Array.from(out.subarray(0, count), (choice) => defenceWith(s, targetOf(choice))),
      )
      expect(defenceOf(v, garrison, s.target)).toBe(best)
      gatherAssaulting(s, party)
      expect(attackValue(s, party, s.point, isRiverCrossed(s))).toBe(attackParts(s).value)
    }
    expect(positions.length).toBe(24)
  })

  test('the chance of Success is that of the rules, run with every throw of the dice', () => {
    const positions = positionsAt(STEP['counter-support'], 12)
    const kinds = new Set<string>()
    for (const before of positions) {
      const s = arras.clone(before)
      s.usedByAllied = 1 // nobody rolls again, or the result would stay open
      s.usedByGerman = 1
      const edge = attackParts(s).value - defenceParts(s).value
      kinds.add(`${attackDice(s)} ${defenceDice(s)}`)
      expect(exactChance(s)).toBeCloseTo(chanceOfSuccess(edge, attackDice(s), defenceDice(s)), 9)
    }
    expect(positions.length).toBe(12)
    expect(kinds.size).toBeGreaterThan(1)
  })
})

/** The chance of Success if no further support is called. */
function exactChance(s: ArrasState): number {
  const copy = arras.clone(s)
  const noSupport = plain('no-support')
  let isSuccess = false
  let chance = 0
  enumerate(
    (dice: Dice) => {
      arras.copy(copy, s)
      isSuccess = false
      arras.play(copy, arras.toAct(s), noSupport, dice, ({ type }) => {
        if (type === 'success') isSuccess = true
      })
    },
    (probability) => {
      if (isSuccess) chance += probability
    },
  )
  return chance
}
