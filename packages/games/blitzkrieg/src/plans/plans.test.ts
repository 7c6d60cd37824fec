import {
  chancesOf,
  countPaths,
  fastDice,
  LEGAL,
  makeChoice,
  tryChoice,
  tryOn,
  type Game,
  type Plan,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { battles } from '../battles.ts'
import { movementLeft } from '../moves.ts'
import {
  allocateAttacks,
  BY_FIRE,
  canPlan,
  inHand,
  makePlans,
  nameAttack,
  pendingTargets,
} from './index.ts'
import { isMoving } from './moves.ts'
import { attackChance, bombardChance, fightChances, previewAttack } from '../preview.ts'
import { reasons } from '../reasons.ts'
import { NONE, opponent, sideOfUnit, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { boldest, legalOf } from '../testing.ts'
import { isArtillery, isOnMap } from '../units.ts'
import { VERB } from '../verbs.ts'

type Battle = Game<BlitzState>

/** Positions of bold games in which something can be planned. */
function planning(game: Battle, seed: number, every: number): BlitzState[] {
  const found: BlitzState[] = []
  const dice = fastDice(seed)
  const created = game.create({ scenario: 'battle', options: {} })
  if (!created.ok) throw new Error(created.reason)
  const s = created.value
  game.start(s, dice)
  let visited = 0
  for (let seat = game.toAct(s); seat >= 0; seat = game.toAct(s)) {
    const isRare = s.step === STEP.declare || s.step === STEP.bombard
    if (canPlan(s) && visited++ % (isRare ? 3 : every) === 0) found.push(game.clone(s))
    const choices = legalOf(game, s)
    const some = s.step === STEP['on-the-way'] ? boldest(s, choices) : choices
    const busy = some.filter((choice) => choice !== makeChoice(VERB.done))
    const pool = busy.length > 0 && dice.below(12) > 0 ? busy : some
    game.play(s, seat, pool[dice.below(pool.length)]!, dice)
  }
  return [STEP.move, STEP['on-the-way'], STEP.declare, STEP.bombard].flatMap((step) =>
    spread(
      found.filter((one) => one.step === step),
      SOME[step] ?? 8,
    ),
  )
}

/** How many positions of a step are looked at, where they are not eight. */
const SOME: Readonly<Record<number, number>> = { [STEP['on-the-way']]: 24, [STEP.declare]: 4 }

/** Some of a list, evenly. */
function spread<T>(list: readonly T[], count: number): T[] {
  const every = Math.ceil(list.length / count)
  return list.filter((_, index) => index % every === 0)
}

/** The units that could be told something. */
function tellable(s: BlitzState): number[] {
  if (inHand(s) !== NONE) return [inHand(s)]
  return Array.from(s.place.keys()).filter((unit) => sideOfUnit(s, unit) === s.phasing)
}

/** Plays what is spelled: all of it legal, dice at the end only. */
function carryOut(game: Battle, s: BlitzState, choices: readonly number[], rolls: boolean) {
  const after = game.clone(s)
  choices.forEach((choice, index) => {
    expect(game.verdict(after, game.toAct(after), choice)).toBe(LEGAL)
    const tried = tryChoice(game, after, game.toAct(after), choice)
    expect(tried).toBe(rolls && index === choices.length - 1 ? 'rolls' : 'done')
  })
  return after
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Everything the engine lets a unit in hand come to and stop in, with what it has spent: by trial. */
function walkAll(game: Battle, s: BlitzState, unit: number): Map<number, number> {
  const found = new Map<number, number>()
  const seen = new Set<string>()
  const open = [s]
  for (let at = open.pop(); at; at = open.pop()) {
    const key = `${at.place[unit]} ${at.spent} ${at.active} ${at.entered > 0}`
    if (seen.has(key)) continue
    seen.add(key)
    const isOver = at.active !== unit
    const hex = at.place[unit]!
    const mayStop = isOver || game.verdict(at, at.decider, makeChoice(VERB.stop)) === LEGAL
    if (mayStop && hex < s.board.hexCount) {
      found.set(hex, Math.min(found.get(hex) ?? 999, isOver ? -1 : at.spent))
    }
    if (isOver) continue
    for (const choice of legalOf(game, at)) {
      if (choice >> 16 !== VERB.to) continue
      const next = game.clone(at)
      tryChoice(game, next, next.decider, choice)
      open.push(next)
    }
  }
  return found
}

describe.each(gamesOfTheDay(battles))('$id', (game) => {
  const board = game.create({ scenario: 'battle', options: {} })
  if (!board.ok) throw new Error(board.reason)
  const { plansFor, spellPlan, whyNot } = makePlans(game, board.value.board)
  const positions = planning(game, 5, 41)

  test('every plan of a move is legal, costs what it says and ends where it says', () => {
    let moves = 0
    for (const s of positions.filter(isMoving)) {
      for (const unit of tellable(s)) {
        for (const plan of plansFor(s, [unit]).filter((_, index) => index % 5 === 0)) {
          moves++
          const { choices, rolls, stopped } = spellPlan(s, plan)
          const after = carryOut(game, s, choices, rolls)
          expect([rolls, stopped]).toEqual([false, []])
          expect(after.place[unit]).toBe(plan.place)
          expect(sum(plan.costs!)).toBe(plan.cost)
          expect([plan.path[0], plan.path.at(-1)]).toEqual([s.place[unit], plan.place])
          if (after.active !== unit) continue
          expect(after.spent - (s.active === unit ? s.spent : 0)).toBe(plan.cost)
          expect(movementLeft(after)).toBe(plan.left)
        }
      }
    }
    expect(moves).toBeGreaterThan(board.value.board.unitCount) // a small battle has few
  })

  test('whatever the rules let a unit come to is a plan, the rest is refused with a reason', () => {
    let compared = 0
    let refused = 0
    for (const s of positions.filter(({ step }) => step === STEP['on-the-way'])) {
      const unit = s.active
      const plans = plansFor(s, [unit])
      const walked = walkAll(game, s, unit)
      walked.delete(s.place[unit]!)
      expect(plans.map(({ place }) => place)).toEqual([...walked.keys()].toSorted((a, b) => a - b))
      for (const { place, cost } of plans) {
        const spent = walked.get(place)!
        if (spent >= 0) expect(cost + s.spent).toBe(spent)
        compared++
      }
      for (let hex = 0; hex < s.board.hexCount; hex += 7) {
        const rebuff = whyNot(s, [unit], hex)
        const isPlanned = hex === s.place[unit] || walked.has(hex)
        expect(rebuff === null).toBe(isPlanned)
        if (!rebuff) continue
        refused++
        expect(reasons[rebuff.verdict]!.rule).toMatch(/^[A-Z]{3}-/)
        expect(rebuff.verdict).not.toBe(LEGAL)
      }
    }
    expect(compared).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(20)
  })

  test('a stack goes together as far as there is room', () => {
    let together = 0
    for (const s of positions.filter(({ step }) => step === STEP.move)) {
      for (const unit of tellable(s)) {
        const mate = tellable(s).find((other) => other > unit && s.place[other] === s.place[unit])
        if (mate === undefined || !isOnMap(s, unit)) continue
        const plan = plansFor(s, [unit, mate]).at(-1)
        if (!plan) continue
        const { choices, rolls, stopped } = spellPlan(s, plan)
        const after = carryOut(game, s, choices, rolls)
        const there = plan.units.filter((one) => after.place[one] === plan.place)
        expect(there.length + stopped.length).toBe(2)
        if (there.length === 2) together++
      }
    }
    expect(together).toBeGreaterThan(0)
  })

  test('every attack that is planned can be fought, at the chances the rules give', () => {
    let attacks = 0
    let weighed = 0
    for (const s of positions.filter(({ step }) => step === STEP.declare)) {
      const own = tellable(s).filter((unit) => isOnMap(s, unit))
      for (const unit of own) {
        const plans = plansFor(s, [unit])
        for (const plan of plans) {
          attacks++
          checkAttack(s, plan, attacks % 5 === 0)
          if (attacks % 5 === 0) weighed++
        }
        for (const hex of pendingTargets(s)) {
          const isPlanned = plans.some(({ place }) => place === hex)
          expect(whyNot(s, [unit], hex) === null).toBe(isPlanned)
        }
      }
    }
    expect(weighed).toBeGreaterThan(0)
  })

  function checkAttack(s: BlitzState, plan: Plan, isWeighed: boolean): void {
    const { choices, rolls } = spellPlan(s, plan)
    expect(choices.at(-1)).toBe(makeChoice(VERB.fight))
    carryOut(game, s, choices, rolls)
    if (!isWeighed) return
    const trial = tryOn(game, s)
    expect(nameAttack(trial, plan)).toBe(true)
    const preview = previewAttack(s, [...plan.units, ...plan.helpers!], plan.targets!)!
    const exact = fightChances(game, trial.state, makeChoice(VERB.fight), true)
    expect(sum(exact.map(({ probability }) => probability))).toBeCloseTo(1)
    expect(attackChance({ results: exact })).toBeCloseTo(plan.chance!)
    for (const { attacker, defender, probability } of preview.results) {
      const same = exact.find((one) => one.attacker === attacker && one.defender === defender)
      expect(same?.probability).toBeCloseTo(probability)
    }
    expect(sum(preview.attackers.map(({ value }) => value))).toBe(preview.attackTotal)
    expect(Math.max(1, sum(preview.defenders.map(({ value }) => value)))).toBe(preview.defenceTotal)
    expect(sum(preview.shifts.map(({ value }) => value))).toBe(preview.shift)
  }

  test('an allocation covers what must be attacked, and each attack could be the first', () => {
    let allocations = 0
    for (const s of positions.filter(({ step }) => step === STEP.declare)) {
      const plans = allocateAttacks(s)
      const targets = plans.flatMap((plan) => plan.targets!)
      const units = plans.flatMap((plan) => [...plan.units, ...plan.helpers!])
      expect(new Set(units).size).toBe(units.length)
      expect(targets.filter((hex) => pendingTargets(s).includes(hex)).length).toBe(s.cover)
      for (const plan of plans) {
        const { choices, rolls } = spellPlan(s, plan)
        expect(choices.at(-1)).toBe(makeChoice(VERB.fight))
        carryOut(game, s, choices, rolls)
      }
      if (plans.length > 0) allocations++
    }
    expect(allocations).toBeGreaterThan(0)
  })

  test('every bombardment that is planned has the chance the rules give', () => {
    for (const s of positions.filter(({ step }) => step === STEP.bombard)) {
      for (const gun of tellable(s).filter((unit) => isArtillery(s, unit))) {
        for (const plan of plansFor(s, [gun]).slice(0, 3)) {
          expect(plan.manner).toBe(BY_FIRE)
          const own = { ...plan, place: s.place[gun]! } // nobody to fire at: no gun is named for it
          expect(spellPlan(s, own).choices).toEqual([])
          const { choices, rolls } = spellPlan(s, plan)
          expect(rolls).toBe(true)
          const before = game.clone(s)
          for (const choice of choices.slice(0, -1)) {
            tryChoice(game, before, before.decider, choice)
          }
          // After the last gun other dice may follow, one for each paralysed stack. BLZ-EVT-4
          if (countPaths(game, before, before.decider, choices.at(-1)!, 36) > 36) continue
          const found = chancesOf(game, before, before.decider, choices.at(-1)!, (event) =>
            event.type === 'shelled' ? String(event['hit']) : null,
          )
          expect(found.get('true') ?? 0).toBeCloseTo(plan.chance!)
          expect(bombardChance(s, opponent(s.phasing), plan.place)).toBe(plan.chance)
        }
      }
    }
  })
})
