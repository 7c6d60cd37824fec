import { frontline } from '@estafette/frontline'
import { fastDice, type Choice, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { inLanguages } from '../../../test/sitting.ts'
import type { LogEntry } from '../../session/session.ts'
import { frontSteps, whatWasDone } from './told.ts'

const GAP = /\[|undefined|NaN|\{/

/** What is told of a game that is played at random, as everybody hears it. */
function told(scenario: string, seed: number, most: number): readonly LogEntry[] {
  const made = frontline.create({ scenario, options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(seed)
  frontline.start(s, dice)
  const out = new Int32Array(s.legal.length)
  const entries: LogEntry[] = []
  for (let number = 1; number <= most && frontline.toAct(s) >= 0; number++) {
    const seat = frontline.toAct(s)
    const count = frontline.choices(s, seat, out)
    const events: GameEvent[] = []
    const choice = out[dice.below(count > 1 ? count - 1 : count)]! as Choice
    frontline.play(s, seat, choice, dice, (event) => events.push(event as GameEvent))
    entries.push({ number, seat, events })
  }
  return entries
}

const games = [told('training', 1, 1500), told('s05', 2, 1500), told('s16', 3, 1500)]

test('an action is one step with all that was told of it, in order and nothing twice', () => {
  for (const entries of games) {
    const all = entries.flatMap(({ events }) => events)
    const steps = frontSteps(entries)
    const inSteps = steps.flatMap(({ events }) => events)
    const first = all.indexOf(inSteps[0]!)
    expect(inSteps).toEqual(all.slice(first))
    expect(steps.length).toBeGreaterThan(20)
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1))
  }
})

test('an attack, its answer and its damage are one step of the attacker', () => {
  const steps = games.flatMap(frontSteps).filter(({ kind }) => kind === 'fight')
  expect(steps.length).toBeGreaterThan(20)
  for (const { events, units, targets } of steps) {
    const [attack] = events as readonly (GameEvent & { unit: number; target: number })[]
    expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(1)
    expect([units, targets]).toEqual([[attack!.unit], [attack!.target]])
  }
  const answered = steps.filter(({ events }) => events.some(({ type }) => type === 'countered'))
  expect(answered.length).toBeGreaterThan(0)
})

test('a step is told in a line without a gap, in both languages', () => {
  const lines = games.flatMap(frontSteps).flatMap((step) => inLanguages(() => [whatWasDone(step)]))
  expect(lines.filter((line) => line === '' || GAP.test(line))).toEqual([])
  expect(lines.some((line) => /^fires on \S+ with \d+; .* answers with \d+/.test(line))).toBe(true)
  expect(lines.some((line) => /^tire sur \S+ à \d+/.test(line))).toBe(true)
})
