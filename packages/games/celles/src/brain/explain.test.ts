import type { Consideration } from '@estafette/kernel'
import { explanationsSuite, isNear, type Explained } from '@estafette/words/explanations'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/lanes.ts'
import { celles } from '../game.ts'
import { previewAttack } from '../preview.ts'
import { NONE, type CellesState } from '../state.ts'
import { STEP } from '../steps.ts'
import { flipToUnused } from '../units.ts'
import { supportChance } from './explain.ts'
import { brain } from './index.ts'
import { begin, choose } from './testing.ts'
import { GERMAN, RESULT_RETREAT, RESULT_STEPS } from '../data/codes.ts'
import { meuseBank, victoryTowns } from '../data/standard.ts'

/** The chances of an attack by the code that decides it. */
function attackChances(s: CellesState, reason: Consideration): { chance: number; risk: number } {
  const scene = celles.clone(s)
  const unit = reason['unit'] as number
  flipToUnused(scene, unit)
  const helpers = (reason['units'] as readonly number[]).slice(1)
  const type = reason['attack'] as number
  const preview = previewAttack(scene, unit, reason['from'] as number, type, helpers)!
  const { results } = preview.forecast(false, false)
  const sum = (holds: (result: (typeof results)[number]) => boolean): number =>
    results.reduce((all, one) => all + (holds(one) ? one.probability : 0), 0)
  return {
    chance: sum(({ defender }) => (defender & (RESULT_STEPS | RESULT_RETREAT)) !== 0),
    risk: sum(({ attacker }) => (attacker & RESULT_STEPS) !== 0),
  }
}

/** What a consideration claims, held against the rules; null where it claims no number. */
function isTrue({ s }: Explained<CellesState>, reason: Consideration): boolean | null {
  const hex = reason['hex'] as number
  switch (reason.key) {
    case 'attack': {
      const { chance, risk } = attackChances(s, reason)
      return isNear(reason['chance'], chance) && isNear(reason['risk'], risk)
    }
    case 'worth-bank':
      return meuseBank[hex]! !== 0 && s.phasing === GERMAN
    case 'worth-town':
      return victoryTowns.some(({ hexes }) => hexes.includes(hex))
    case 'support':
      return isNear(reason['after'], supportChance(s, reason['unit'] as number))
    case 'fight':
      return isNear(reason['chance'], supportChance(s, NONE))
    default:
      return null
  }
}

const told = explanationsSuite<CellesState>({
  game: celles,
  brain,
  begin: (_seed, dice) => begin(dice),
  games: isLong ? 2 : 1,
  choose,
  isTrue,
})

test('every move of a unit is explained before it begins', () => {
  const moves = told.filter(({ s }) => s.step === STEP.active)
  expect(moves.length).toBeGreaterThan(50)
  for (const { reasons } of moves) {
    expect(['go', 'attack', 'stay', 'end-phase']).toContain(reasons[0]!.key)
  }
})
