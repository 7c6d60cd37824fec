import { fastDice, makeChoice, runSteps, targetOf, verbOf, type Choice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../scripts/lanes.ts'
import { act } from './act.ts'
import { phaseOf, standing } from './comers.ts'
import { dangerAt } from './danger.ts'
import { COMBAT_CHIT, EXTRA_MOVE_CHIT, GERMAN, MEUSE } from './data/codes.ts'
import { distance } from './data/map.ts'
import { hexAt, tacticalChit, UNIT_CODES, unitAt } from './data/standard.ts'
import { playEagerly } from './eager.ts'
import { celles } from './game.ts'
import { hasTactic } from './chits.ts'
import { allowance, classOf, isInfiltration, movementLeft, stepCost } from './movement.ts'
import { canPlan, usableUnits } from './plans.ts'
import { previewAttack } from './preview.ts'
import { infiltrationChance } from './reach.ts'
import * as sequence from './sequence.ts'
import { plansFor } from './standard-plans.ts'
import {
  ABSENT,
  ACTIVATED,
  at,
  AVAILABLE,
  copyOf,
  endUnit,
  FACE_UP,
  firstUnit,
  IN_CUP,
  opponent,
  sideOfUnit,
  USED,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
import { goTo, STEP } from './steps.ts'
import { scene, step } from './testing.ts'
import { enter, isOnMap, leave, shift, stepsOf } from './units.ts'
import { VERB } from './verbs.ts'

const MOST_WAYS = isLong ? 6000 : 3000 // attacks of a position that are gone through
const GAMES = isLong ? 2 : 1
const RARELY = isLong ? 20 : 28 // one moment to move out of so many is looked at
/** Seeds of positions of a few units: others every day. */
const SMALL = sampleOf(
  Array.from({ length: 200 }, (_, at) => at + 1),
  30,
)
const INFILTRATED = [284, 646, 699] // seeds of those whose best attack follows an infiltration
const noDice = fastDice(0)

/** Runs what runs by itself, then lists what can be chosen. */
function choicesIn(s: CellesState): Choice[] {
  runSteps(sequence.running, s, noDice, undefined)
  const out = new Int32Array(s.legal.length)
  return [...out.subarray(0, sequence.deciding[s.step]?.list(s, out) ?? 0)]
}

function after(s: CellesState, choice: Choice): CellesState {
  const next = copyOf(s)
  sequence.deciding[s.step]!.take(next, choice, noDice, undefined)
  return next
}

/** Every position in which units are activated and none has moved, by the choices of the rules. */
function activations(from: CellesState): CellesState[] {
  const found = new Map<string, CellesState>()
  const go = (s: CellesState, least: Unit): void => {
    const choices = choicesIn(s)
    if (s.turn !== from.turn || s.used.join() !== from.used.join()) return // nobody could move
    if (s.step === STEP.active) {
      found.set([...s.marks, ...s.flags].join(), s)
      return
    }
    for (const choice of choices) {
      const [verb, target] = [verbOf(choice), targetOf(choice)]
      if (verb === VERB.play && target !== EXTRA_MOVE_CHIT) continue
      if (verb === VERB.name && target < least) continue // in any order they are the same
      const next = after(s, choice)
      go(next, verb === VERB.name ? target + 1 : least)
    }
  }
  const { board, phasing: side } = from
  for (let chit = 0; chit < board.actionChitCount; chit++) {
    if (from.chits[chit] !== IN_CUP || board.chitSide[chit] !== side) continue
    const s = copyOf(from)
    s.chits[chit] = FACE_UP
    s.chit = chit
    goTo(s, 'tactics')
    go(s, 0)
  }
  if (found.size === 0) {
    const s = copyOf(from) // an action without a chit. CEL-7.0.11
    goTo(s, 'activation-next')
    go(s, 0)
  }
  return [...found.values()]
}

/** Half MP left wherever a unit could go, with the chance to get there: the rules, step by step. */
interface Stop {
  readonly hex: Hex
  readonly left: number
  readonly chance: number
}

function stopsOf(from: CellesState, unit: Unit): Stop[] {
  const start = from.place[unit]!
  const here = { hex: start, left: allowance(from, unit, false), chance: 1 }
  let s = after(from, makeChoice(VERB.move, unit))
  if (s.step === STEP.trucks) s = after(s, makeChoice(VERB.leave))
  runSteps(sequence.running, s, noDice, undefined)
  if (s.step !== STEP.act || s.active !== unit) return [here]
  const side = sideOfUnit(s, unit)
  const [left, rolled] = [new Map<Hex, number>(), new Map<Hex, number>()]
  const seen = new Set<string>()
  const out = new Int32Array(s.legal.length)
  for (const open = [s]; open.length > 0;) {
    const now = open.pop()!
    const hex = now.place[unit]!
    const key = `${hex} ${now.spent} ${now.strategic}`
    if (seen.has(key)) continue
    seen.add(key)
    left.set(hex, Math.max(left.get(hex) ?? 0, movementLeft(now)))
    for (const choice of out.slice(0, act.list(now, out))) {
      if (verbOf(choice) !== VERB.to) continue
      const to = targetOf(choice)
      if (isInfiltration(now, side, hex, to)) {
        const direction = [...now.board.neighbours.subarray(hex * 6, hex * 6 + 6)].indexOf(to)
        const rest = allowance(now, unit, false) - now.spent - stepCost(now, unit, hex, direction)
        rolled.set(to, Math.max(rolled.get(to) ?? 0, rest))
      } else {
        const next = copyOf(now)
        step(next, to)
        open.push(next)
      }
    }
  }
  left.delete(start)
  const sure = [...left].map(([hex, rest]) => ({ hex, left: rest, chance: 1 }))
  const chance = infiltrationChance(s, unit)
  const lucky = [...rolled]
    .filter(([hex]) => hex !== start && !left.has(hex))
    .map(([hex, rest]) => ({ hex, left: rest, chance }))
  return [here, ...sure, ...lucky]
}

/** Every party of some units. */
function subsets(units: readonly Unit[]): readonly (readonly Unit[])[] {
  return units.reduce<Unit[][]>(
    (all, unit) => [...all, ...all.map((some) => [...some, unit])],
    [[]],
  )
}

/** The best chance of every attack on a hex that the rules allow; null where there is none. */
function bestByForce(before: CellesState, hex: Hex): number | null | 'skipped' {
  const from = copyOf(before)
  const { board, phasing: side } = from
  for (let unit = 0; unit < board.unitCount; unit++) {
    if (from.place[unit] === board.waiting) from.place[unit] = board.destroyed
  }
  const chit = hasTactic(from, side, COMBAT_CHIT)
  let ways = 0
  let best: number | null = null
  const near = (one: Hex): boolean => distance(board, one, hex) <= 3
  const isOrigin = (one: Hex): boolean => {
    const direction = [...board.neighbours.subarray(one * 6, one * 6 + 6)].indexOf(hex)
    return direction >= 0 && board.river[one * 6 + direction] !== MEUSE
  }
  const fight = (s: CellesState, active: Unit, { hex: origin, left, chance }: Stop): boolean => {
    for (let type = 0; type < 3; type++) {
      if (board.attackCost[type]![classOf(s, active)]! > left) continue
      const plain = previewAttack(s, active, origin, type)
      if (!plain) continue
      if (plain.supporters.length > 7) return false
      for (const party of subsets(plain.supporters)) {
        if (++ways > MOST_WAYS) return false
        const attack = previewAttack(s, active, origin, type, party)!
        if (attack.crowded.length > 0) continue
        best = Math.max(best ?? 0, chance * attack.success(chit, false))
      }
    }
    return true
  }
  const known = new Map<Unit, Stop[]>() // by unit: whoever is activated beside it does not matter
  const knownStops = (s: CellesState, unit: Unit): Stop[] => {
    const found = known.get(unit) ?? stopsOf(s, unit)
    known.set(unit, found)
    return found
  }
  for (const s of activations(from)) {
    const group: Unit[] = []
    for (let unit = 0; unit < board.unitCount; unit++) {
      if (s.marks[unit]! & ACTIVATED && isOnMap(s, unit)) group.push(unit)
    }
    const stops = new Map(group.map((unit) => [unit, knownStops(s, unit)]))
    for (const active of group) {
      for (const stop of stops.get(active)!.filter((one) => isOrigin(one.hex))) {
        const others = group.filter((unit) => unit !== active)
        const place = (now: CellesState, index: number): boolean => {
          const unit = others[index]
          if (unit === undefined) {
            const isFull = others.some((one) => isOnMap(now, one) && isCrowded(now, one))
            return isFull || isCrowded(now, active) || fight(now, active, stop)
          }
          const start = now.place[unit]!
          const sure = stops.get(unit)!.filter((one) => one.chance === 1 && one.hex !== start)
          if (!place(now, index + 1)) return false
          for (const { hex: to } of sure.filter((one) => near(one.hex))) {
            const next = copyOf(now)
            shift(next, unit, to)
            next.flags[unit]! |= USED
            if (!isCrowded(next, unit) && !place(next, index + 1)) return false
          }
          const isFree = sure.some((one) => s.steps[at(s, side, one.hex)]! + stepsOf(s, unit) <= 2)
          if (!near(start) || !isFree) return true
          const gone = copyOf(now)
          leave(gone, unit, board.destroyed)
          return place(gone, index + 1)
        }
        const led = copyOf(s)
        if (led.place[active] !== stop.hex) shift(led, active, stop.hex)
        if (!place(led, 0)) return 'skipped'
      }
    }
  }
  return best
}

/** Whether too many stand where a unit is. */
function isCrowded(s: CellesState, unit: Unit): boolean {
  return s.steps[at(s, sideOfUnit(s, unit), s.place[unit]!)]! > 2
}

interface Tally {
  readonly faults: string[]
  compared: number
  dangers: number
  most: number
}

/** Compares the danger of a move with brute force. */
function compare(s: CellesState, unit: Unit, hex: Hex, tally: Tally): void {
  const started = performance.now()
  const danger = dangerAt(s, unit, hex)
  tally.most = Math.max(tally.most, performance.now() - started)
  const before = phaseOf(standing(s, unit, hex), opponent(sideOfUnit(s, unit)))
  const best = before && bestByForce(before, hex)
  if (best === 'skipped') return
  tally.compared++
  if (best !== null) tally.dangers++
  const where = `${UNIT_CODES[unit]} to ${s.board.hexIds[hex]} in\n${celles.write(s)}`
  const isSame = best === null ? !danger : Math.abs((danger?.success ?? -1) - best) < 1e-9
  if (!isSame) tally.faults.push(`${danger?.success} is not ${best}: ${where}`)
  if (!danger) return
  const { preview, chance, chit, success } = danger
  expect(preview.crowded).toEqual([])
  expect(chance * preview.success(chit, false)).toBeCloseTo(success, 10)
}

/** A position of a few units around a hex, and one of them that could go there. */
function smallPosition(seed: number): { s: CellesState; unit: Unit; hex: Hex } {
  const dice = fastDice(seed)
  const s = scene(1 + dice.below(8))
  const { board } = s
  const hex = dice.below(board.hexCount)
  const side = dice.below(2)
  const put = (of: number, radius: number): Unit => {
    for (;;) {
      const unit = firstUnit(s, of) + dice.below(endUnit(s, of) - firstUnit(s, of))
      const to = dice.below(board.hexCount)
      if (s.place[unit] !== board.waiting || unit === board.immobile) continue
      if (to === hex || distance(board, to, hex) > radius) continue
      if (s.steps[at(s, opponent(of), to)] !== 0) continue
      if (s.steps[at(s, of, to)]! + board.unitSteps[unit]! > 2) continue
      s.flags[unit] = dice.below(2) * USED
      if (dice.below(6) === 0) s.flags[unit]! |= 1 << (2 + dice.below(3))
      enter(s, unit, to)
      return unit
    }
  }
  const unit = put(side, 2)
  if (dice.below(2) === 0) put(side, 2)
  for (let count = 1 + dice.below(4); count > 0; count--) put(opponent(side), 3 + dice.below(3))
  s.phasing = side
  s.actions.fill(3)
  s.used[opponent(side)] = dice.below(4) === 0 ? 3 : 1
  for (let chit = 0; chit < board.chitCount; chit++) {
    const cup = board.turnCup[s.turn * 2 + board.chitSide[chit]!]!
    const drawn = chit < board.actionChitCount ? FACE_UP : AVAILABLE
    s.chits[chit] = (cup >> chit) & 1 ? (dice.below(4) > 0 ? IN_CUP : drawn) : ABSENT
  }
  return { s, unit, hex }
}

const told = ({ compared, dangers, most }: Tally): string =>
  `${compared} places compared, ${dangers} in danger, at most ${most.toFixed(1)} ms`

describe('CEL-11.0.2 CEL-11.0.3 the danger of a move is the best of all attacks', () => {
  test('that a few units could make', () => {
    const tally: Tally = { faults: [], compared: 0, dangers: 0, most: 0 }
    const lucky = INFILTRATED.map(smallPosition)
    const others = SMALL.map(smallPosition)
    for (const { s, unit, hex } of [...lucky, ...others]) compare(s, unit, hex, tally)
    const chances = lucky.map(({ s, unit, hex }) => dangerAt(s, unit, hex)!.chance)
    expect(Math.max(...chances)).toBeLessThan(1)
    console.log(told(tally))
    expect(tally.faults).toEqual([])
    expect(tally.dangers).toBeGreaterThan(SMALL.length / 4)
  })

  test('that the enemy could make in games', () => {
    const tally: Tally = { faults: [], compared: 0, dangers: 0, most: 0 }
    const dice = fastDice(5)
    for (let seed = 1; seed <= GAMES; seed++) {
      playEagerly(seed, (s) => {
        if (!canPlan(s) || dice.below(RARELY) > 0) return
        const hexes = [...new Set(s.place)].filter((hex) => hex < s.board.hexCount)
        const units = hexes.flatMap((hex) => usableUnits(s, hex))
        const unit = units[dice.below(Math.max(1, units.length))]
        if (unit === undefined) return
        const moves = plansFor(s, [unit]).filter(({ kind }) => kind === 'move')
        const plan = moves[dice.below(Math.max(1, moves.length))]
        if (plan) compare(celles.clone(s), unit, plan.place, tally)
      })
    }
    console.log(told(tally))
    expect(tally.faults).toEqual([])
    expect(tally.dangers).toBeGreaterThan(3)
  })
})

/** A phase with every chit of the turn in the cups, and actions left to both. */
function phase(turn: number, ...units: readonly string[]): CellesState {
  const s = scene(turn, ...units)
  s.actions.fill(3)
  const { board } = s
  for (let chit = 0; chit < board.chitCount; chit++) {
    const cup = board.turnCup[turn * 2 + board.chitSide[chit]!]!
    s.chits[chit] = (cup >> chit) & 1 ? IN_CUP : ABSENT
  }
  return s
}

/** Who would attack a unit that goes to Rochefort from the north. */
const attackers = (s: CellesState): readonly string[] | null => {
  const danger = dangerAt(s, unitAt('84Inf-1-333'), hexAt('2113'))
  return (
    danger && danger.preview.attackers.map(({ unit, value }) => `${UNIT_CODES[unit!]} ${value}`)
  )
}

test('CEL-7.0.2 CEL-7.0.3 one formation comes, the last at full strength and the others used', () => {
  const s = phase(2, '84Inf-1-333@2111', 'Lehr-901@2415', 'Lehr-902@2515', '2Pz-coch@2416')
  expect(attackers(s)).toEqual(['Lehr-901 11', 'Lehr-902 6'])
})

test('CEL-7.0.3 CEL-11.0.3 a unit that stands there attacks unused, one of another formation supports as it is', () => {
  const stands = phase(2, '84Inf-1-333@2111', 'Lehr-901@2415', 'Lehr-recon@2213:used')
  expect(attackers(stands)).toEqual(['Lehr-recon 7', 'Lehr-901 6']) // with all its MP
  const other = phase(2, '84Inf-1-333@2111', 'Lehr-901@2415', '2Pz-recon@2213:used')
  expect(attackers(other)).toEqual(['Lehr-901 11', '2Pz-recon 3'])
})

test('CEL-7.0.2 a formation whose chit is gone sends one unit', () => {
  const s = phase(2, '84Inf-1-333@2111', 'Lehr-901@2415', 'Lehr-902@2515')
  const chit = s.board.chitFormation.indexOf(s.board.unitFormation[unitAt('Lehr-901')]!)
  s.chits[chit] = FACE_UP
  expect(attackers(s)).toEqual(['Lehr-901 11'])
})

test('CEL-13.2 CEL-13.1 Extra Move adds a unit and a Combat chit to the die, once they are drawn', () => {
  const s = phase(2, '84Inf-1-333@2111', 'Lehr-901@2415', 'Lehr-902@2515', '2Pz-coch@2416')
  s.chits[tacticalChit(GERMAN, EXTRA_MOVE_CHIT)] = AVAILABLE
  expect(attackers(s)).toHaveLength(3)
  const plain = dangerAt(s, unitAt('84Inf-1-333'), hexAt('2113'))!
  s.chits[tacticalChit(GERMAN, COMBAT_CHIT)] = AVAILABLE
  const helped = dangerAt(s, unitAt('84Inf-1-333'), hexAt('2113'))!
  expect([plain.chit, helped.chit]).toEqual([false, true])
  expect(helped.success).toBeGreaterThan(plain.success)
})

test('CEL-7.0.9 without an action left they come in the next turn, and never after the last', () => {
  const s = phase(8, '84Inf-1-333@2111', 'Lehr-901@2415')
  expect(attackers(s)).not.toBeNull()
  s.used.fill(3)
  expect(attackers(s)).toBeNull()
  const early = phase(2, '84Inf-1-333@2111', 'Lehr-901@2415:disrupted')
  early.used.fill(3)
  expect(attackers(early)).toEqual(['Lehr-901 11'])
  expect(
    dangerAt(early, unitAt('84Inf-1-333'), hexAt('2113'))!.preview.modifier(false, false),
  ).toBe(
    dangerAt(
      phase(3, '84Inf-1-333@2111', 'Lehr-901@2415'),
      unitAt('84Inf-1-333'),
      hexAt('2113'),
    )!.preview.modifier(false, false),
  )
})

test('CEL-8.1 CEL-11.0.2 nobody comes or attacks over the Meuse', () => {
  const s = phase(4, '29Bde-3rtr@0505', '2Pz-coch@0704', '2Pz-gut@0803')
  expect(dangerAt(s, unitAt('29Bde-3rtr'), hexAt('0604'))).toBeNull()
  expect(dangerAt(s, unitAt('29Bde-3rtr'), hexAt('0703'))).not.toBeNull()
})
