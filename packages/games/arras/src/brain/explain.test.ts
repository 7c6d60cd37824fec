import { fastDice, languages, makeNotation, type Consideration, type Seat } from '@estafette/kernel'
// oxlint-disable-next-line no-restricted-imports -- words are tried on the voice that says them
import { speaker } from '@estafette/words'
import { describe, expect, test } from 'vitest'
import { attackParts } from '../assault.ts'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'
import { STEP } from '../steps.ts'
import { checkAutomaticVictory, victoryParts } from '../victory.ts'
import { attackDice, defenceDice, defenceWith, edgeOf } from './combat.ts'
import { brain } from './index.ts'
import { chanceOfSuccess } from './odds.ts'
import { choose, position } from './testing.ts'
import { considerations } from './words.ts'

interface Told {
  readonly s: ArrasState
  readonly seat: Seat
  readonly choice: number
  readonly reasons: readonly Consideration[]
}

/** Everything that is explained in a few whole games. */
function explained(): Told[] {
  const told: Told[] = []
  for (const seed of [1, 2]) {
    const scenario = arras.scenarios[seed - 1]!
    const created = arras.create({ scenario, options: { bid: seed === 1 ? 'off' : 'on' } })
    if (!created.ok) throw new Error(created.reason)
    const s = created.value
    const dice = fastDice(seed)
    arras.start(s, dice)
    for (let seat = arras.toAct(s); seat >= 0; seat = arras.toAct(s)) {
      const choice = choose(brain, s, seat, dice)
      const reasons = brain.explain(s, seat, choice)
      if (reasons.length > 0) told.push({ s: arras.clone(s), seat, choice, reasons })
      arras.play(s, seat, choice, dice)
    }
  }
  return told
}

const told = explained()

/** The position with one location in other hands. */
function exchanged(s: ArrasState, place: number): ArrasState {
  const other = arras.clone(s)
  other.control[place] = 1 - s.control[place]!
  return other
}

function isAutomatic(s: ArrasState): boolean {
  return checkAutomaticVictory(arras.clone(s), undefined)
}

/** What a consideration claims, held against the rules; null where it claims no number. */
function isTrue({ s, choice, reasons }: Told, reason: Consideration): boolean | null {
  const place = reason['place'] as number
  const target = choice & 0xffff
  switch (reason.key) {
    case 'worth-path':
      return reason['count'] === Math.abs(victoryParts(exchanged(s, place)).vp - victoryParts(s).vp)
    case 'worth-automatic':
      return isAutomatic(exchanged(s, place)) !== isAutomatic(s)
    case 'worth-gort':
      return s.board.gortAreas.includes(place)
    case 'forward':
      return isNear(
        reason['chance'],
        chanceOfSuccess(attackParts(s).value - defenceWith(s, target), 2, 2),
      )
    case 'reroll':
      if (s.assault === 0) return null
      return isNear(reason['chance'], chanceOfSuccess(edgeOf(s), attackDice(s), defenceDice(s)))
    case 'assault':
      return (reason['units'] as readonly number[]).length > 0 && reasons[0] === reason
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
        expect(truth, `${JSON.stringify(reason)}\n${arras.write(moment.s)}`).toBe(true)
      }
    }
    expect(claims).toBeGreaterThan(50)
  })

  test('can be said in every language', () => {
    const missing = (what: string): string => {
      throw new Error(`no words: ${what}`)
    }
    for (const language of languages) {
      const voice = speaker(arras, language, missing)
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

  test('an assault is explained by its odds and by what it is for', () => {
    const s = position(
      'turn 3\nat 25 7-royal-tank-a 7-royal-tank-b 8-durham-lt-1 8-durham-lt-2\nat 5 7th-pz-6-at:spent\n' +
        'at 10 7th-pz-1-6-rr\nat 3 7th-pz-1-7-rr\nat 11 7th-pz-2-7-rr\nat 1 7th-pz-7-mc\nat 18 7th-pz-2-6-rr\n',
    )
    const moment = told.find(({ reasons }) => reasons[0]?.key === 'assault')!
    expect(moment.s.step === STEP.impulse || moment.s.step === STEP.action).toBe(true)
    const choice = choose(brain, s, 0, fastDice(1))
    expect(makeNotation(arras, choice)).toBe('activate 25')
    const reasons = brain.explain(s, 0, choice)
    expect(reasons[0]).toMatchObject({ key: 'assault', place: 4 })
    expect(reasons.map(({ key }) => key)).toContain('worth-gort')
  })
})
