import { fastDice, makeNotation, type Consideration } from '@estafette/kernel'
import { explanationsSuite, isNear, type Explained } from '@estafette/words/explanations'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/lanes.ts'
import { attackParts } from '../assault.ts'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'
import { STEP } from '../steps.ts'
import { checkAutomaticVictory, victoryParts } from '../victory.ts'
import { attackDice, defenceDice, defenceWith, edgeOf } from './combat.ts'
import { brain } from './index.ts'
import { chanceOfSuccess } from './odds.ts'
import { choose, position } from './testing.ts'

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
function isTrue(
  { s, choice, reasons }: Explained<ArrasState>,
  reason: Consideration,
): boolean | null {
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

const told = explanationsSuite<ArrasState>({
  game: arras,
  brain,
  games: isLong ? 2 : 1,
  begin: (seed, dice) => {
    const scenario = arras.scenarios[seed - 1]!
    const created = arras.create({ scenario, options: { bid: seed === 1 ? 'off' : 'on' } })
    if (!created.ok) throw new Error(created.reason)
    arras.start(created.value, dice)
    return created.value
  },
  choose,
  isTrue,
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
