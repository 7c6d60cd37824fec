import { DIRECTIONS } from '@estafette/board'
import { fastDice, LEGAL, makeChoice, targetOf, verbOf, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { MEUSE, STACKING_LIMIT } from './data/codes.ts'
import {
  distance,
  HEX_COUNT,
  hexAt,
  IMMOBILE,
  neighbours,
  river,
  road,
  UNIT_COUNT,
  unitNationality,
  unitSide,
  unitSteps,
  westBank,
} from './data/standard.ts'
import { hasTarget } from './movement.ts'
import { previewCurrent, type CombatPreview } from './preview.ts'
import {
  copyOf,
  at,
  DISRUPTED,
  ISOLATED,
  NONE,
  OUT_OF_SUPPLY,
  REDUCED,
  USED,
  type CellesState,
} from './state.ts'
import { STEP, stepNames, type StepName } from './steps.ts'
import { decisionAt, runTo, scene } from './testing.ts'
import { enter, isDisrupted, isIsolated, isMotorized, isOnMap, stepsOf } from './units.ts'
import { VERB, verbs } from './verbs.ts'

// Fights in small crowded corners of the map, decided at random: what must hold in every one.

type Random = ReturnType<typeof fastDice>

const CORNERS = ['1604', '2113', '0704', '3307', '0115', '1901', '2216', '0213', '2808'].map(hexAt)
const RADIUS = 2

/** Units of both sides at random around a hex, never too many in one, and one that attacks. */
function crowd(random: Random): CellesState | null {
  const centre = CORNERS[random.below(CORNERS.length)]!
  const s = scene(1 + random.below(8))
  const hexes = Array.from({ length: HEX_COUNT }, (_, hex) => hex).filter(
    (hex) => distance(centre, hex) <= RADIUS,
  )
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (random.below(3) > 0) continue
    const hex = hexes[random.below(hexes.length)]!
    const side = unitSide[unit]!
    const flags =
      (random.below(3) === 0 ? USED : 0) |
      (random.below(3) === 0 && unitSteps[unit]! > 1 ? REDUCED : 0) |
      (random.below(4) === 0 ? DISRUPTED : 0) |
      [0, 0, 0, OUT_OF_SUPPLY, ISOLATED][random.below(5)]!
    s.flags[unit] = flags
    const room = STACKING_LIMIT - s.steps[at(s, side, hex)]!
    const foreign = s.board.rearArea[hex]! === 1 - side || (side === 0 && westBank[hex] === 1)
    if (foreign || s.steps[at(s, 1 - side, hex)]! > 0 || stepsOf(s, unit) > room) s.flags[unit] = 0
    else enter(s, unit, hex)
  }
  const able = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
    (unit) =>
      isOnMap(s, unit) &&
      unit !== IMMOBILE &&
      !isIsolated(s, unit) &&
      hasTarget(s, unitSide[unit]!, s.place[unit]!),
  )
  if (able.length === 0) return null
  s.active = able[random.below(able.length)]!
  if (random.below(4) === 0) overstack(s)
  s.phasing = unitSide[s.active]!
  s.attack = random.below(3)
  s.spent = 6
  s.step = STEP.combat
  return s
}

/** One more unit beside the active one, too many there: steps go before the odds. CEL-10.0.4 */
function overstack(s: CellesState): void {
  const side = unitSide[s.active]!
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (unitSide[unit] !== side || unitSteps[unit] !== 2 || isOnMap(s, unit)) continue
    enter(s, unit, s.place[s.active]!)
    return
  }
}

/** Every choice that could be asked about in a decision: each verb with each target. */
function everyChoice(): number[] {
  const counts: Readonly<Record<string, number>> = { unit: UNIT_COUNT, hex: HEX_COUNT, none: 1 }
  return verbs.flatMap(({ target }, verb) =>
    Array.from({ length: counts[target] ?? 4 }, (_, index) => makeChoice(verb, index)),
  )
}
const every = everyChoice()

/** The counts by hex, from the units alone. */
function recount(s: CellesState): Record<'steps' | 'near' | 'zoc' | 'motors', number[]> {
  const steps = Array.from({ length: 2 * HEX_COUNT }, () => 0)
  const near = [...steps]
  const zoc = [...steps]
  const motors = Array.from({ length: HEX_COUNT }, () => 0)
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (!isOnMap(s, unit)) continue
    const hex = s.place[unit]!
    steps[at(s, unitSide[unit]!, hex)]! += stepsOf(s, unit)
    if (isMotorized(s, unit)) motors[hex]!++
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbours[hex * 6 + direction]!
      if (other < 0) continue
      near[at(s, unitSide[unit]!, other)]!++
      if ((s.flags[unit]! & DISRUPTED) === 0) zoc[at(s, unitSide[unit]!, other)]!++
    }
  }
  return { steps, near, zoc, motors }
}

function totalSteps(s: CellesState, side: number): number {
  let total = 0
  for (let hex = 0; hex < HEX_COUNT; hex++) total += s.steps[at(s, side, hex)]!
  return total
}

/** Lists and verdicts of a decision say the same of every choice there is. */
function checkChoices(s: CellesState, choices: readonly number[]): void {
  const decision = decisionAt(s)!
  const before = s.raw.slice()
  const legal = every.filter((choice) => decision.verdict(s, choice) === LEGAL)
  expect(legal).toEqual([...choices])
  expect(s.raw).toEqual(before) // looking changes nothing
}

/**
 * The hexes a retreat may go on to, straight from the ledger: CEL-11.1.15 and the ZOC hexes of
 * CEL-11.1.9 by trying every path, CEL-11.1.16 by sorting.
 */
function ledgerSteps(s: CellesState): number[] {
  const side = s.sufferer
  const around = (hex: number) => Array.from({ length: 6 }, (_, way) => neighbours[hex * 6 + way]!)
  const units = (of: number, hex: number) =>
    Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
      (unit) => unitSide[unit] === of && s.place[unit] === hex,
    )
  const isOpen = (from: number, way: number, used: readonly number[]) => {
    const slot = from * 6 + way
    const to = neighbours[slot]!
    if (to < 0 || used.includes(to) || s.board.rearArea[to] === 1 - side) return false
    if (river[slot] === MEUSE && (side === 0 || road[slot] === 0)) return false
    return units(1 - side, to).length === 0
  }
  const isWatched = (hex: number) =>
    units(side, hex).length === 0 &&
    around(hex).some(
      (next) => next >= 0 && units(1 - side, next).some((unit) => !isDisrupted(s, unit)),
    )
  /** Every way on to a first hex two hexes from the start. */
  const ways = (path: readonly number[], used: readonly number[]): (readonly number[])[] => {
    const hex = path.at(-1)!
    if (distance(s.start, hex) >= 2) return [path]
    return around(hex).flatMap((to, way) =>
      isOpen(hex, way, used) ? ways([...path, to], [...used, to]) : [],
    )
  }
  const from = s.place[s.retreater]!
  const used = Array.from({ length: HEX_COUNT }, (_, hex) => hex).filter((hex) => s.passed[hex])
  const isLonger = distance(s.start, from) >= 2
  const own = [
    ['S', 'SE'],
    ['N', 'NW', 'NE'],
    ['NW', 'SW'],
  ][unitNationality[s.retreater]!]!
  const steps = stepsOf(s, s.retreater) + (s.companion === NONE ? 0 : stepsOf(s, s.companion))
  const ranked = around(from).flatMap((to, way) => {
    if (!isOpen(from, way, used)) return []
    if (isLonger && distance(s.start, to) < 2) return []
    const zocs = ways([to], [...used, to]).map((path) => path.filter(isWatched).length)
    if (zocs.length === 0) return []
    const there = units(side, to).reduce((sum, unit) => sum + stepsOf(s, unit), 0)
    const isFull = distance(s.start, to) >= 2 && there + steps > 2
    return [
      {
        to,
        rank: [Math.min(...zocs), !own.includes(DIRECTIONS[way]!), isFull].map(Number).join(''),
      },
    ]
  })
  const best = ranked.map(({ rank }) => rank).toSorted()[0]
  return ranked.flatMap(({ to, rank }) => (rank === best ? [to] : [])).toSorted((a, b) => a - b)
}

function checkEnd(s: CellesState, start: CellesState, events: readonly GameEvent[]): void {
  const { steps, near, zoc, motors } = recount(s)
  expect([...s.steps]).toEqual(steps)
  expect([...s.near]).toEqual(near)
  expect([...s.zoc]).toEqual(zoc)
  expect([...s.motors]).toEqual(motors)
  const crowded: number[] = [] // CEL-10.0.1
  const mixed: number[] = [] // CEL-8.0.6
  for (const side of [0, 1]) {
    expect(s.losses[side]).toBe(totalSteps(start, side) - totalSteps(s, side))
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if (s.steps[at(s, side, hex)]! > STACKING_LIMIT) crowded.push(hex)
      if (s.steps[at(s, 0, hex)]! > 0 && s.steps[at(s, 1, hex)]! > 0) mixed.push(hex)
    }
  }
  expect([crowded, mixed]).toEqual([[], []])
  expect([s.attack, s.origin, s.die, s.sufferer, s.retreater, s.crowded]).toEqual(
    Array.from({ length: 6 }, () => NONE),
  )
  expect(s.passed.some((mark) => mark !== 0)).toBe(false)
  let from = NONE
  for (const event of events) {
    if (event.type === 'retreat-begins') from = Number(event['hex'])
    // CEL-11.1.1, CEL-11.1.17
    if (event.type === 'retreat-ends') {
      expect(distance(from, Number(event['hex']))).toBeGreaterThanOrEqual(2)
    }
  }
}

/** The preview before the last word on support; none where steps go to overstacking first. */
function foresee(s: CellesState): CombatPreview | undefined {
  const preview = previewCurrent(s)!
  return preview.crowded.length > 0 ? undefined : preview
}

/** What was previewed is what the combat was decided by. */
function checkPreview(preview: CombatPreview, roll: GameEvent, lost: number): void {
  const forecast = preview.forecast(false, false)
  const sum = (parts: readonly { readonly value: number }[]) =>
    parts.reduce((total, { value }) => total + value, 0)
  expect([forecast.modifier, preview.column]).toEqual([roll['modifier'], roll['column']])
  expect(sum(forecast.modifiers)).toBe(forecast.modifier)
  expect(sum(preview.attackers)).toBe(preview.attackTotal)
  expect(sum(preview.defenders)).toBe(preview.defenceTotal)
  const die = Number(roll['die'])
  const result = forecast.results.find(({ from, to }) => from <= die && die <= to)!
  expect([result.attacker, result.defender]).toEqual([
    roll['attackerResult'],
    roll['defenderResult'],
  ])
  // Nobody loses less than by their best choices; three and more units are not searched to the end.
  if (preview.defenders.length < 3) expect(result.losses.defender).toBeLessThanOrEqual(lost)
}

/** Plays a fight to its end by random choices; the steps it asked for go into `seen`. */
function fight(s: CellesState, random: Random, isThorough: boolean, seen: Set<number>): void {
  const start = copyOf(s)
  const events: GameEvent[] = []
  const tell = (event: GameEvent) => void events.push(event)
  const defender = 1 - s.phasing
  let preview: CombatPreview | undefined
  for (;;) {
    const choices = runTo(s, random, tell)
    if (choices.length === 0) break
    seen.add(s.step)
    if (isThorough) checkChoices(s, choices)
    if (s.step === STEP['retreat-step'] || s.step === STEP['retreat-continue']) {
      const steps = choices.filter((choice) => verbOf(choice) === VERB.to).map(targetOf)
      expect(steps).toEqual(ledgerSteps(s))
    }
    const choice = choices[random.below(choices.length)]!
    if (s.step === STEP.support && choice === choices.at(-1)) preview = foresee(s)
    decisionAt(s)!.take(s, choice, random, tell)
  }
  checkEnd(s, start, events)
  const roll = events.find(({ type }) => type === 'combat-roll')
  if (roll && preview) checkPreview(preview, roll, s.losses[defender]!)
}

test('CEL-11.0.* CEL-11.1.* CEL-11.2.* whatever is chosen, a combat ends in a lawful position', () => {
  const seen = new Set<number>()
  let fights = 0
  const crowds = process.env['LONG'] ? 300 : 120
  for (let seed = 1; seed <= crowds; seed++) {
    const random = fastDice(seed)
    const s = crowd(random)
    if (!s) continue
    fight(s, random, seed % 5 === 0, seen)
    fights++
  }
  expect(fights).toBeGreaterThan(0.6 * crowds)
  const asked = Array.from(seen, (step) => stepNames[step]!).toSorted()
  expect(asked).toEqual(
    expect.arrayContaining<StepName>([
      'support',
      'stack-loss',
      'losses',
      'disrupt',
      'retreat-order',
      'retreat-step',
      'retreat-continue',
      'advance',
    ]),
  )
})
