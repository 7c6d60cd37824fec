import { fastDice, type Choice, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontline } from './game.ts'
import { previewFire } from './preview.ts'
import { copyOf, NONE, type FrontlineState } from './state.ts'

/** What every attack and counter-attack of some random games was, and what a preview makes of it. */
function fires(scenario: string, seed: number): { told: number; previewed: number }[] {
  const made = frontline.create({ scenario, options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s: FrontlineState = made.value
  const dice = fastDice(seed)
  frontline.start(s, dice)
  const found: { told: number; previewed: number }[] = []
  for (let i = 0; i < 1500 && frontline.outcome(s) === null; i++) {
    const seat = frontline.toAct(s)
    const count = frontline.choices(s, seat, s.legal)
    const choice = s.legal[dice.pick(count)]! as Choice
    const before = copyOf(s)
    const events: GameEvent[] = []
    frontline.play(s, seat, choice, dice, (event) => events.push(event))
    const at = events.findIndex(({ type }) => type === 'attacked' || type === 'countered')
    if (at < 0) continue
    const { unit, target, card, plain, fp, type } = events[at]! as unknown as {
      unit: number
      target: number
      card: number
      plain: boolean
      fp: number
      type: string
    }
    const shots = events.slice(0, at).filter((event) => event.type === 'fires')
    const modes = new Map(shots.map((shot) => [shot['unit'] as number, shot['mode'] as number]))
    const { fp: previewed } = previewFire(before, {
      section: unit,
      target,
      isCounter: type === 'countered',
      isShifted: before.shift === 1,
      card,
      isPlain: plain,
      modes,
      victim: NONE,
    })
    found.push({ told: fp, previewed })
  }
  return found
}

test('FRL-FP-7: a preview of fire adds up to what is declared', () => {
  const found = ['training', 's03', 's11', 's17'].flatMap((scenario) => fires(scenario, 1))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ told, previewed }) => told !== previewed)).toEqual([])
})
