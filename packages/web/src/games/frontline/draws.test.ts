import { frontline } from '@estafette/frontline'
import { signal } from '@preact/signals'
import { fastDice, type Choice, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../session/session.ts'
import { lastDraw } from './draws.ts'

test('FRL-DMG-1: every counter of a draw is listed, and what they cost is what is gone', () => {
  const made = frontline.create({ scenario: 's11', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(2)
  frontline.start(s, dice)
  const log = signal<readonly LogEntry[]>([])
  let draws = 0
  let drawn = 0
  for (let number = 1; number < 3000 && frontline.toAct(s) >= 0; number++) {
    const seat = frontline.toAct(s)
    const count = frontline.choices(s, seat, s.legal)
    const events: GameEvent[] = []
    frontline.play(s, seat, s.legal[dice.below(count)]! as Choice, dice, (e) => events.push(e))
    log.value = [...log.value, { number, seat, events }]
    const here = events.filter(({ type }) => type === 'damage' || type === 'too-dear')
    if (here.length === 0) continue
    drawn += here.length
    const draw = lastDraw({ log })!
    expect(draw.draws.at(-1)).toMatchObject({ unit: here.at(-1)!['unit'] })
    const paid = draw.draws.filter(({ isTooDear }) => !isTooDear)
    const cost = paid.reduce((sum, one) => sum + one.cost, 0)
    const last = draw.draws.at(-1)!
    expect(draw.firepower - cost).toBe(last.left)
    if (last.isTooDear) draws++
  }
  expect(drawn).toBeGreaterThan(20)
  expect(draws).toBeGreaterThan(3)
})
