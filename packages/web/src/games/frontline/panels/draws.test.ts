import { frontline } from '@estafette/frontline'
import { signal } from '@preact/signals'
import {
  fastDice,
  parseNotation,
  positionFrom,
  type Choice,
  type GameEvent,
} from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../../session/session.ts'
import { lastDraw, sumOf } from './draws.ts'

test('FRL-DMG-1: every counter of a draw is listed, and what they cost is what is gone', () => {
  const made = frontline.create({ scenario: 's11', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(2)
  frontline.start(s, dice)
  const log = signal<readonly LogEntry[]>([])
  let draws = 0
  let drawn = 0
  let dead = 0
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
    const since = log.value.flatMap((entry) => entry.events)
    const exchange = since.slice(since.findLastIndex(({ type }) => type === 'compared'))
    const { died } = sumOf(draw)
    expect(died).toBe(exchange.filter(({ type }) => type === 'died').length)
    dead += died
  }
  expect(dead).toBeGreaterThan(0)
  expect(drawn).toBeGreaterThan(20)
  expect(draws).toBeGreaterThan(3)
})

const underFire = `scenario training\nstep action\nwindow action\ndecider seat-2\nturn-seat seat-2
first allies\nacting axis\nturn 4
terrain stream stream stream stream stream stream stream stream stream
soldier us-walker seat-1 4\nsoldier us-jones seat-1 1\nsoldier de-eisenberg seat-2 6
soldier de-richter seat-2 6 under:de-eisenberg\nsoldier de-mueller seat-2 6 under:de-eisenberg
hand seat-2 rally:1\nhand seat-1 fall-back:1`

test('FRL-ACT-FB-1: a section that falls back before the draw suffers what is left then', () => {
  const s = positionFrom(frontline, underFire)
  const log = signal<readonly LogEntry[]>([])
  const choices = ['attack de-eisenberg', 'at us-walker', 'plain rally', 'aim de-eisenberg']
  const answers = ['aim de-richter', 'aim de-mueller', 'pass', 'fall-back us-walker']
  const dice = fastDice(1)
  ;[...choices, ...answers].forEach((text, number) => {
    const choice = parseNotation(frontline, text)
    if (!choice.ok) throw new Error(choice.reason)
    const seat = frontline.toAct(s)
    const events: GameEvent[] = []
    frontline.play(s, seat, choice.value, dice, (event) => events.push(event))
    log.value = [...log.value, { number, seat, events }]
  })
  const draw = lastDraw({ log })!
  expect(draw.firepower).toBe(10)
  const [first] = draw.draws
  expect(first!.isTooDear ? first!.left : first!.left + first!.cost).toBe(10)
})
