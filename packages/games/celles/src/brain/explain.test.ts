import { fastDice, languages, type Consideration, type Seat } from '@estafette/kernel'
// oxlint-disable-next-line no-restricted-imports -- words are tried on the voice that says them
import { speaker } from '@estafette/words'
import { describe, expect, test } from 'vitest'
import { celles } from '../game.ts'
import { previewAttack } from '../preview.ts'
import { NONE, type CellesState } from '../state.ts'
import { STEP } from '../steps.ts'
import { flipToUnused } from '../units.ts'
import { supportChance } from './explain.ts'
import { brain } from './index.ts'
import { begin, choose } from './testing.ts'
import { considerations } from './words.ts'
import { GERMAN, RESULT_RETREAT, RESULT_STEPS } from '../data/codes.ts'
import { meuseBank, victoryTowns } from '../data/standard.ts'

interface Told {
  readonly s: CellesState
  readonly seat: Seat
  readonly choice: number
  readonly reasons: readonly Consideration[]
}

/** Everything that is explained in a few whole games. */
function explained(): Told[] {
  const told: Told[] = []
  for (const seed of [1, 2]) {
    const dice = fastDice(seed)
    const s = begin(dice)
    for (let seat = celles.toAct(s); seat >= 0; seat = celles.toAct(s)) {
      const choice = choose(brain, s, seat, dice)
      const reasons = brain.explain(s, seat, choice)
      if (reasons.length > 0) told.push({ s: celles.clone(s), seat, choice, reasons })
      celles.play(s, seat, choice, dice)
    }
  }
  return told
}

const told = explained()

/** The chances of an attack by the code that decides it. */
function attackChances(s: CellesState, reason: Consideration): { chance: number; risk: number } {
  const scene = celles.clone(s)
  const unit = reason['unit'] as number
  flipToUnused(scene, unit)
  const helpers = (reason['units'] as readonly number[]).slice(1)
  const type = reason['attack'] as number
  const preview = previewAttack(scene, unit, reason['from'] as number, type, helpers)!
  const { outcomes } = preview.forecast(false, false)
  const sum = (holds: (outcome: (typeof outcomes)[number]) => boolean): number =>
    outcomes.reduce((all, one) => all + (holds(one) ? one.probability : 0), 0)
  return {
    chance: sum(({ defender }) => (defender & (RESULT_STEPS | RESULT_RETREAT)) !== 0),
    risk: sum(({ attacker }) => (attacker & RESULT_STEPS) !== 0),
  }
}

/** What a consideration claims, held against the rules; null where it claims no number. */
function isTrue({ s }: Told, reason: Consideration): boolean | null {
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

function isNear(a: unknown, b: number): boolean {
  return Math.abs((a as number) - b) <= 0.005 + 1e-9
}

describe('explanations', () => {
  test('claim nothing that the rules deny', () => {
    let claims = 0
    for (const moment of told) {
      for (const reason of moment.reasons) {
        const truth = isTrue(moment, reason)
        if (truth === null) continue
        claims++
        expect(truth, `${JSON.stringify(reason)}\n${celles.write(moment.s)}`).toBe(true)
      }
    }
    expect(claims).toBeGreaterThan(50)
  })

  test('can be said in every language', () => {
    const missing = (what: string): string => {
      throw new Error(`no words: ${what}`)
    }
    for (const language of languages) {
      const voice = speaker(celles, language, missing)
      for (const { reasons } of told) {
        for (const reason of reasons) {
          const text = voice.consideration(reason)
          expect(text).toMatch(/^\p{Lu}|^\d/u)
          expect(text).toMatch(/[.]$/)
        }
      }
    }
  })

  test('have words for every key and no others', () => {
    const keys = Object.keys(considerations.en)
    expect(Object.keys(considerations.fr)).toEqual(keys)
    const used = new Set(told.flatMap(({ reasons }) => reasons.map(({ key }) => key)))
    for (const key of used) expect(keys).toContain(key)
  })

  test('every move of a unit is explained before it begins', () => {
    const moves = told.filter(({ s }) => s.step === STEP.active)
    expect(moves.length).toBeGreaterThan(50)
    for (const { reasons } of moves) {
      expect(['go', 'attack', 'stay', 'end-phase']).toContain(reasons[0]!.key)
    }
  })
})
