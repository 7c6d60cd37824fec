import { frontline } from '@estafette/frontline'
import { STEP } from '@estafette/frontline/screen'
import { fastDice, type Choice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { marksOf, sceneOf } from './feed.ts'

const screen = { game: frontline } as unknown as GameScreen

/** Positions in which somebody chooses an action. */
function actions(count: number) {
  const made = frontline.create({ scenario: 's05', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(4)
  frontline.start(s, dice)
  const out = new Int32Array(s.legal.length)
  const found = []
  while (found.length < count && frontline.toAct(s) >= 0) {
    const seat = frontline.toAct(s)
    if (s.step === STEP.action) found.push({ state: frontline.clone(s), seat })
    const choices = frontline.choices(s, seat, out)
    frontline.play(s, seat, out[dice.below(choices)]! as Choice, dice)
  }
  return found
}

test('to drop a section on an enemy, or a card on it, equals the presses and plays nothing', () => {
  let planned = 0
  for (const { state, seat } of actions(30)) {
    const dragging = sitAt(screen, state, seat)
    const pressing = sitAt(screen, state, seat)
    const own = [...marksOf(pressing.model).groups].find(([, mark]) => mark.canAct)?.[0]
    if (own === undefined) continue
    sceneOf(pressing.model).press({ kind: 'group', unit: own })
    const target = [...marksOf(pressing.model).groups].find(([, mark]) => mark.isTarget)?.[0]
    if (target === undefined) continue
    sceneOf(pressing.model).press({ kind: 'group', unit: target })
    sceneOf(dragging.model).drop({ kind: 'group', unit: own }, { kind: 'group', unit: target })
    expect(marksOf(dragging.model)).toEqual(marksOf(pressing.model))
    const card = [...marksOf(pressing.model).hand].find(
      ([, held]) => held.uses.plain.state === 'can',
    )
    if (card) {
      const { state } = card[1].uses.printed
      const use = state === 'can' || state === 'chosen' ? 'printed' : 'plain'
      sceneOf(pressing.model).press({ kind: 'use', card: card[0], use })
      sceneOf(dragging.model).drop({ kind: 'card', card: card[0] }, { kind: 'group', unit: target })
      expect(marksOf(dragging.model)).toEqual(marksOf(pressing.model))
    }
    expect([dragging.taken, pressing.taken]).toEqual([[], []])
    planned++
  }
  expect(planned).toBeGreaterThan(5)
})
