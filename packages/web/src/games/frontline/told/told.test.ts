import { frontline } from '@estafette/frontline'
import { ATTACK } from '@estafette/frontline/screen'
import { fastDice, type Choice, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { inLanguages } from '../../../../test/sitting.ts'
import type { LogEntry } from '../../../session/session.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { nameOf } from './names.ts'
import { frontSteps, whatWasDone } from './told.ts'

const sideOf = (seat: number): number => seat % 2
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
    const steps = frontSteps(entries, sideOf)
    const inSteps = steps.flatMap(({ events }) => events)
    const first = all.indexOf(inSteps[0]!)
    expect(inSteps).toEqual(all.slice(first))
    expect(steps.length).toBeGreaterThan(20)
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1))
  }
})

type Attack = GameEvent & { readonly unit: number; readonly target: number }

test('an attack, its answer and its damage are one step of the attacker', () => {
  const steps = games
    .flatMap((told) => frontSteps(told, sideOf))
    .filter(({ kind }) => kind === 'fight')
  expect(steps.length).toBeGreaterThan(20)
  for (const { events, units, targets } of steps) {
    const attack = events.find(({ type }) => type === 'attacked') as Attack | undefined
    expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(1)
    expect([units, targets]).toEqual([[attack!.unit], [attack!.target]])
  }
  const answered = steps.filter(({ events }) => events.some(({ type }) => type === 'countered'))
  expect(answered.length).toBeGreaterThan(0)
})

test('a step is told in a line without a gap, in both languages', () => {
  const lines = games
    .flatMap((told) => frontSteps(told, sideOf))
    .flatMap((step) => inLanguages(() => [whatWasDone(step)]))
  expect(lines.filter((line) => line === '' || GAP.test(line))).toEqual([])
  expect(
    lines.some((line) => /^fires on \S+ with \d+ \(\S+ \d+.*\); .* answers with \d+/.test(line)),
  ).toBe(true)
  expect(lines.some((line) => /^tire sur \S+ à \d+ \(\S+ \d+/.test(line))).toBe(true)
})

test('FRL-FP-7: what the men of an attack add is told in its step, and named in its line', () => {
  const steps = games.flatMap((told) => frontSteps(told, sideOf))
  let men = 0
  for (const step of steps) {
    const fires = step.events.filter(({ type }) => type === 'fires')
    if (step.kind !== 'fight') expect(fires).toEqual([])
    settings.value = { ...defaults, language: 'en' }
    const at = step.events.findIndex(({ type }) => type === 'attacked')
    for (const { unit, fp } of step.events.slice(0, at) as readonly Shot[]) {
      if (unit === undefined || fp === undefined) continue
      expect(whatWasDone(step)).toContain(`${nameOf(unit)} ${fp}`)
      men++
    }
  }
  expect(men).toBeGreaterThan(50)
})

type Shot = GameEvent & { readonly unit?: number; readonly fp?: number }

const rule = 'FRL-FP-7'
const attack = {
  type: 'attacked',
  rule,
  unit: 0,
  target: 40,
  card: ATTACK,
  plain: false,
  range: 3,
  fp: 12,
}

/** What is said in English of an attack with something in its course. */
function said(...events: readonly (object & { readonly type: string })[]): readonly string[] {
  settings.value = { ...defaults, language: 'en' }
  const entries = [attack, ...events].map((event, at) => ({
    number: at + 1,
    seat: 0,
    events: [{ rule, ...event }],
  }))
  return frontSteps(entries, sideOf).map(whatWasDone)
}

test.each([
  ['FRL-REACT-1', { type: 'prepared', unit: 41 }, 'prepares'],
  ['FRL-REACT-9', { type: 'concealed', unit: 41 }, 'conceals himself'],
  ['FRL-TIME-3', { type: 'canteen', unit: 41 }, 'uses a canteen'],
])('%s: an answer by %o is told with the attack', (_, event, words) => {
  const compared = { type: 'compared', attack: 12, counter: 0, sufferer: 40, left: 12 }
  const told = said(event, compared)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain(`; ${nameOf(41)} ${words}; 12 left`)
})

test('FRL-TIME-3: what interrupts the cover belongs to the attack, what comes after the draw does not', () => {
  const compared = { type: 'compared', attack: 12, counter: 0, sufferer: 40, left: 12 }
  const damage = { type: 'damage', unit: 40, damage: 0, cost: 2, left: 10, effect: true }
  const canteen = { type: 'canteen', unit: 41 }
  expect(said(compared, canteen, damage)).toHaveLength(1)
  expect(said(compared, damage, canteen)).toHaveLength(2)
})

test('FRL-DMG-4: a counter that was too dear is told with its price', () => {
  const compared = { type: 'compared', attack: 12, counter: 0, sufferer: 40, left: 5 }
  const dear = { type: 'too-dear', unit: 40, damage: 3, cost: 9, left: 5 }
  expect(said(compared, dear)).toEqual([
    `fires on ${nameOf(40)} with 12 (Attack +6); 5 left; Dead too dear at 9`,
  ])
})

test('FRL-DMG-11 the dead are named in the line of the action that they die of', () => {
  settings.value = { ...defaults, language: 'en' }
  let named = 0
  for (const step of games.flatMap((told) => frontSteps(told, sideOf))) {
    const dead = step.events.filter(({ type }) => type === 'died')
    if (dead.length === 0 || (step.kind !== 'fight' && step.kind !== 'move')) continue
    const opens = step.events.find(({ type }) => type !== 'discarded' && type !== 'fires')?.type
    if (opens !== 'attacked' && opens !== 'move-declared') continue
    for (const { unit } of dead) expect(whatWasDone(step)).toContain(nameOf(Number(unit)))
    expect(whatWasDone(step)).toMatch(/ dies?$/)
    named++
  }
  expect(named).toBeGreaterThan(3)
})
