import {
  choicesOf,
  fastDice,
  languages,
  LEGAL,
  makeChoice,
  targetOf,
  tryChoice,
  verbOf,
  type Plan,
  type Rebuff,
} from '@estafette/kernel'
import { voicesOf } from '@estafette/words/suite'
import { expect, test } from 'vitest'
import { playEagerly } from './eager.ts'
import { celles } from './game.ts'
import { allowance, classOf, movementLeft } from './movement.ts'
import { canPlan, pathSteps, payableAttacks, previewPlan, usableUnits } from './plans.ts'
import { reasons, WHY } from './reasons.ts'
import { plansFor, spellPlan, whyNot } from './standard-plans.ts'
import { ACTED, ACTIVATED, sideOfUnit, type CellesState } from './state.ts'
import { STEP } from './steps.ts'
import { walk } from './testing.ts'
import { hasEnemy, isIsolated } from './units.ts'
import { VERB } from './verbs.ts'
import { isInEnemyZoc, isNearEnemy } from './zoc.ts'
import { MEUSE } from './data/codes.ts'
import {
  HEX_COUNT,
  attackCost,
  directionTo,
  hexAt,
  neighbours,
  river,
  unitAt,
} from './data/standard.ts'

/** Positions of games in which a unit can be told to go somewhere or to attack. */
function planning(seeds: readonly number[], every: number): CellesState[] {
  const found: CellesState[] = []
  let visited = 0
  for (const seed of seeds) {
    playEagerly(seed, (state) => {
      if (canPlan(state) && visited++ % every === 0) found.push(celles.clone(state))
    })
  }
  return found
}

const SPARING = process.env['LONG'] ? 1 : 2
const positions = planning([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 13 * SPARING)

/** Every unit that can be told something, and where it is. */
function* tellable(s: CellesState): Generator<{ unit: number; hex: number }> {
  for (const hex of new Set(s.place)) {
    if (hex < HEX_COUNT) for (const unit of usableUnits(s, hex)) yield { unit, hex }
  }
}

/** A position in which a unit has set out, its trucks as they were; null where it can do nothing. */
function underWay(s: CellesState, unit: number): CellesState | null {
  const copy = celles.clone(s)
  if (copy.step === STEP.active) {
    if (tryChoice(celles, copy, copy.decider, makeChoice(VERB.move, unit)) === 'rolls') return null
  }
  if (copy.step === STEP.trucks) tryChoice(celles, copy, copy.decider, makeChoice(VERB.leave))
  return copy.step === STEP.act && copy.active === unit ? copy : null
}

/** What can come between an attack and its die: too high a stack, Combat chits. */
const beforeTheDie = new Set([
  STEP['stack-loss'],
  STEP['combat-chit-attacker'],
  STEP['combat-chit-defender'],
])

/** Units of the group, beside one, that have not been active yet. */
function othersToMove(s: CellesState, unit: number): number {
  const isWaiting = (marks: number): boolean => (marks & (ACTIVATED | ACTED)) === ACTIVATED
  return s.marks.filter((marks, other) => other !== unit && isWaiting(marks)).length
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Plays a spelled plan: all choices legal, dice asked for by the last one alone, if at all. */
function carryOut(s: CellesState, plan: Plan): { after: CellesState; rolls: boolean } {
  const spelled = spellPlan(s, plan)
  const after = celles.clone(s)
  const last = spelled.choices.length - 1
  spelled.choices.forEach((choice, index) => {
    const seat = celles.toAct(after)
    expect(celles.verdict(after, seat, choice)).toBe(LEGAL)
    const before = celles.clone(after)
    const tried = tryChoice(celles, before, seat, choice)
    expect(tried).toBe(spelled.rolls && index === last ? 'rolls' : 'done')
    if (tried === 'done') celles.copy(after, before)
  })
  expect(spelled.choices.filter((choice) => verbOf(choice) === VERB.to).map(targetOf)).toEqual(
    plan.kind === 'attack' ? plan.path.slice(1, -1) : plan.path.slice(1),
  )
  return { after, rolls: spelled.rolls }
}

test('every plan is a row of legal choices that does what it says and stops before the dice', () => {
  const seen = { moves: 0, rolls: 0, attacks: 0, afar: 0, helped: 0 }
  for (const s of positions) {
    for (const { unit } of tellable(s)) {
      const some = plansFor(s, [unit]).filter(
        ({ kind, chance }, index) => kind === 'attack' || chance !== undefined || index % 4 === 0,
      )
      for (const plan of some) {
        const { after, rolls } = carryOut(s, plan)
        expect(plan.path[0]).toBe(s.place[unit])
        expect(plan.path.at(-1)).toBe(plan.place)
        if (plan.kind === 'move') {
          seen.moves++
          expect(sum(plan.costs!)).toBe(plan.cost)
          expect(pathSteps(s, plan).map(({ cost }) => cost)).toEqual(plan.costs)
          // Without a die of its own it can only be the end of the phase that draws the next chit.
          if (plan.chance !== undefined) expect(rolls).toBe(true)
          else if (rolls) expect(othersToMove(s, unit)).toBe(0)
          else expect(after.place[unit]).toBe(plan.place)
          if (plan.chance !== undefined) seen.rolls++
          if (after.step === STEP.act && !rolls) {
            expect(movementLeft(after)).toBe(plan.left)
            expect(after.spent - (underWay(s, unit)?.spent ?? 0)).toBe(plan.cost)
          }
        } else {
          seen.attacks++
          checkAttack(s, plan, after, rolls, seen)
        }
      }
    }
  }
  console.log(seen)
  expect(seen.moves).toBeGreaterThan(4000 / SPARING)
  expect(seen.rolls).toBeGreaterThan(20)
  expect(seen.attacks).toBeGreaterThan(200 / SPARING)
  expect(seen.afar).toBeGreaterThan(100 / SPARING)
  expect(seen.helped).toBeGreaterThan(50 / SPARING)
})

/** An attack is made from the hex before its last one, with everybody who is to help. */
function checkAttack(
  s: CellesState,
  plan: Plan,
  after: CellesState,
  rolls: boolean,
  seen: { afar: number; helped: number },
): void {
  const preview = previewPlan(s, plan)!
  const walked = sum(plan.costs!)
  expect(walked + preview.cost).toBe(plan.cost)
  expect(plan.path.length).toBe(plan.costs!.length + 2)
  expect(preview.origin).toBe(plan.path.at(-2))
  expect(plan.targets).toContain(plan.place)
  expect(new Set(preview.defenders.map(({ unit }) => s.place[unit!]!))).toEqual(
    new Set(plan.targets),
  )
  if (walked > 0) seen.afar++
  expect(rolls || beforeTheDie.has(after.step)).toBe(true)
  expect(payableAttacks(s, plan)).toContain(plan.manner)
  const strong = { ...plan, helpers: preview.supporters }
  expect(previewPlan(s, strong)!.attackers.length).toBe(1 + preview.supporters.length)
  const supporters = (choices: readonly number[]): number[] =>
    choices.filter((choice) => verbOf(choice) === VERB.support).map(targetOf)
  expect(supporters(spellPlan(s, strong).choices)).toEqual(preview.supporters)
  expect(supporters(spellPlan(s, plan).choices)).toEqual([])
  if (preview.supporters.length > 0) seen.helped++
}

/** Hexes with enemies that an attack from a hex would be made on. */
function enemiesAround(s: CellesState, hex: number, side: number): number[] {
  return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const slot = hex * 6 + direction
    const place = neighbours[slot]!
    return place >= 0 && river[slot] !== MEUSE && hasEnemy(s, side, place) ? [place] : []
  })
}

test('whatever the rules let a unit do is a plan, and nothing else is', () => {
  let steps = 0
  let attacks = 0
  for (const s of positions.filter((_, index) => index % 6 === 0)) {
    for (const { unit, hex } of tellable(s)) {
      const start = underWay(s, unit)
      const plans = plansFor(s, [unit])
      if (!start) {
        expect(plans).toEqual([])
        continue
      }
      const { left } = walk(start)
      const sure = plans.filter(({ kind, chance }) => kind === 'move' && chance === undefined)
      expect(sure.map(({ place }) => place)).toEqual(
        [...left.keys()].filter((to) => to !== hex).toSorted((a, b) => a - b),
      )
      for (const plan of sure) expect(plan.left).toBe(left.get(plan.place))
      steps += sure.length
      attacks += checkTargets(start, unit, left, plans)
    }
  }
  expect(steps).toBeGreaterThan(1000 / SPARING)
  expect(attacks).toBeGreaterThan(30 / SPARING)
})

/** One attack plan for each hex of enemies within reach of a paid attack, from the best hex. */
function checkTargets(
  s: CellesState,
  unit: number,
  left: ReadonlyMap<number, number>,
  plans: readonly Plan[],
): number {
  const side = sideOfUnit(s, unit)
  const light = attackCost[0]![classOf(s, unit)]!
  const here = s.place[unit]!
  const best = new Map<number, number>() // points left before the attack, by target
  for (const [from, rest] of left) {
    const points = from === here ? allowance(s, unit, false) - s.spent : rest
    if (points < light || isIsolated(s, unit)) continue
    for (const place of enemiesAround(s, from, side)) {
      const isNearer = from === here || !enemiesAround(s, here, side).includes(place)
      if (!isNearer && allowance(s, unit, false) - s.spent >= light) continue
      best.set(place, from === here ? points : Math.max(best.get(place) ?? 0, points))
    }
  }
  const attacks = plans.filter(({ kind }) => kind === 'attack')
  expect(attacks.map(({ place }) => place)).toEqual([...best.keys()].toSorted((a, b) => a - b))
  for (const plan of attacks) {
    const price = attackCost[plan.manner!]![classOf(s, unit)]!
    expect(plan.left + price).toBe(best.get(plan.place))
    expect(new Set(plan.targets)).toEqual(new Set(enemiesAround(s, plan.path.at(-2)!, side)))
  }
  return attacks.length
}

test('an attack the rules allow now is a plan of every type that can be paid', () => {
  let attacks = 0
  for (const s of positions.filter(({ step }) => step === STEP.act)) {
    const plans = plansFor(s, [s.active])
    const types = [...choicesOf(celles, s, s.decider)]
      .filter((choice) => verbOf(choice) === VERB.attack)
      .map(targetOf)
    const here = plans.filter(({ kind, path }) => kind === 'attack' && path.length === 2)
    if (types.length === 0) expect(here).toEqual([])
    else {
      attacks++
      expect(here.map(({ place }) => place)).toEqual(
        enemiesAround(s, s.place[s.active]!, sideOfUnit(s, s.active)).toSorted((a, b) => a - b),
      )
      for (const plan of here) expect(payableAttacks(s, plan)).toEqual(types)
    }
  }
  expect(attacks).toBeGreaterThan(20 / SPARING)
})

/** What a refusal says is true of the position. */
function isTrue(s: CellesState, unit: number, { verdict, gaps }: Rebuff): boolean {
  const side = sideOfUnit(s, unit)
  const hex = gaps['hex']!
  switch (verdict) {
    case WHY['enemy-there']:
      return hasEnemy(s, side, hex)
    case WHY['rear-area']:
      return s.board.rearArea[hex] === 1 - side
    case WHY['meuse-german']:
      return side === 0 && river.subarray(hex * 6, hex * 6 + 6).includes(MEUSE)
    case WHY['meuse-bridge']:
      return side === 1 && river.subarray(hex * 6, hex * 6 + 6).includes(MEUSE)
    case WHY['too-costly']:
      return gaps['cost']! > gaps['left']!
    case WHY['strategic-near-enemy']:
      return isNearEnemy(s, side, hex) && gaps['cost']! <= gaps['left']!
    case WHY['beyond-infiltration']:
      return isInEnemyZoc(s, side, hex)
    case WHY['no-points']:
      return underWay(s, unit) === null
    default:
      return false
  }
}

test('every hex out of reach says why, truly and in both languages, and no other does', () => {
  const told = new Map<string, number>()
  const voices = voicesOf(celles)
  expect(voices.length).toBe(languages.length)
  for (const s of positions.filter((_, index) => index % 15 === 0)) {
    for (const { unit } of tellable(s)) {
      const reached = new Set(
        plansFor(s, [unit]).flatMap(({ kind, place }) => (kind === 'move' ? [place] : [])),
      )
      for (let hex = unit % 3; hex < HEX_COUNT; hex += 3) {
        const rebuff = whyNot(s, [unit], hex)
        if (reached.has(hex) || hex === s.place[unit]) {
          expect(rebuff).toBeNull()
          continue
        }
        const { key } = reasons[rebuff?.verdict ?? 0]!
        told.set(key, (told.get(key) ?? 0) + 1)
        if (!rebuff || !isTrue(s, unit, rebuff)) {
          expect(`${key} ${JSON.stringify(rebuff?.gaps)}\n${celles.write(s)}`).toBe('')
          continue
        }
        expect(rebuff.place).toBe(hex)
        for (const voice of voices) {
          expect(voice.reason(rebuff.verdict, rebuff.gaps)).not.toMatch(/\[|undefined|NaN|\{/)
        }
      }
    }
  }
  console.log(Object.fromEntries(told))
  for (const key of ['enemy-there', 'rear-area', 'meuse-german', 'too-costly'] as const) {
    expect(told.get(key) ?? 0).toBeGreaterThan(50 / SPARING)
  }
  expect(told.get('strategic-near-enemy') ?? 0).toBeGreaterThan(0)
})

/** A position that is written down. */
function position(...lines: readonly string[]): CellesState {
  const read = celles.read(['estafette position 1', 'game celles', ...lines, ''].join('\n'))
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

test.each([
  ['CEL-9.1.2 all around is ZOC', 'Lehr-901', ['2607', '2709', '2509'], 'beyond-infiltration'],
  ['CEL-8.0.2 isolated and disrupted', 'Lehr-901:isolated:disrupted', [], 'no-points'],
  [
    'CEL-8.0.6 enemies all around',
    'Lehr-901',
    ['2607', '2708', '2709', '2609', '2509', '2508'],
    'enemy-there',
  ],
] as const)('what stops a unit is named: %s', (_, unit, enemies, reason) => {
  const codes = ['2Arm-a1', '2Arm-a2', '2Arm-b1', '2Arm-b2', '2Arm-r', '2Arm-recon']
  const s = position(
    'turn 2',
    `at 2608 ${unit}`,
    'at 2216 Lehr-902',
    'doing Lehr-901 activated',
    'doing Lehr-902 activated',
    ...enemies.map((hex, index) => `at ${hex} ${codes[index]}`),
  )
  const rebuff = whyNot(s, [unitAt('Lehr-901')], hexAt('2313'))!
  expect(reasons[rebuff.verdict]!.key).toBe(reason)
  expect(isTrue(s, unitAt('Lehr-901'), rebuff)).toBe(true)
})

test.each([
  ['CEL-11.0.2 over the Meuse', 'at 0704 Lehr-901', 'at 0604 29Bde-3rtr'],
  ['CEL-5.0.9 isolated', 'at 2608 Lehr-901:isolated', 'at 2609 84Inf-1-334'],
])('nobody is attacked where the rules forbid it: %s', (_, unit, enemy) => {
  const s = position('turn 2', unit, 'at 2216 Lehr-902', enemy, 'doing Lehr-901 activated')
  const attacks = (of: CellesState) =>
    plansFor(of, [unitAt('Lehr-901')]).filter(({ kind }) => kind === 'attack')
  expect(attacks(s)).toEqual([])
  const free = position(
    'turn 2',
    unit.replace('0704', '0705').replace(':isolated', ''),
    enemy.replace('0604', '0704'),
    'doing Lehr-901 activated',
  )
  expect(attacks(free)).toHaveLength(1)
})

test('the reason of a step to the next hex is the verdict of that step', () => {
  let refused = 0
  for (const s of positions.filter(({ step }) => step === STEP.act)) {
    const from = s.place[s.active]!
    for (let direction = 0; direction < 6; direction++) {
      const hex = neighbours[from * 6 + direction]!
      if (hex < 0) continue
      expect(directionTo(from, hex)).toBe(direction)
      const verdict = celles.verdict(s, s.decider, makeChoice(VERB.to, hex))
      const reached = plansFor(s, [s.active]).some(
        ({ kind, place }) => kind === 'move' && place === hex,
      )
      if (verdict === LEGAL) expect(reached).toBe(true)
      else if (!reached) {
        refused++
        if (verdict !== WHY['too-costly']) expect(whyNot(s, [s.active], hex)!.verdict).toBe(verdict)
      }
    }
  }
  expect(refused).toBeGreaterThan(50 / SPARING)
})

test('a unit that may not move is told so, wherever it is sent', () => {
  const s = positions.find(({ step }) => step === STEP.active)!
  const idle = s.marks.findIndex(
    (marks, unit) =>
      sideOfUnit(s, unit) === s.phasing && !(marks & ACTIVATED) && s.place[unit]! < 500,
  )
  expect(whyNot(s, [idle], 0)).toMatchObject({ verdict: WHY['not-activated'], place: 0 })
  const enemy = s.place.findIndex(
    (hex, unit) => sideOfUnit(s, unit) !== s.phasing && hex < HEX_COUNT,
  )
  expect(whyNot(s, [enemy], 0)).toMatchObject({ verdict: WHY['active-not-yours'] })
  expect(plansFor(s, [enemy])).toEqual([])
})

test('plans are asked with dice of nobody: the position is left as it was', () => {
  const dice = fastDice(3)
  for (const s of positions.filter((_, index) => index % 40 === dice.below(3))) {
    const before = celles.write(s)
    for (const { unit } of tellable(s)) {
      for (const plan of plansFor(s, [unit]).slice(0, 5)) spellPlan(s, plan)
      whyNot(s, [unit], 0)
    }
    expect(celles.write(s)).toBe(before)
  }
})
