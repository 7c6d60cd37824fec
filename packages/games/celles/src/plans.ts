import {
  LEGAL,
  makeChoice,
  tryOn,
  type Game,
  type Plan,
  type Rebuff,
  type SpelledPlan,
  type Trial,
} from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { LIGHT, MEDIUM, MEUSE } from './data/codes.ts'
import { allowance, classOf } from './movement.ts'
import { stepParts, type StepPart } from './paths.ts'
import { attackChance, previewAttack, type CombatPreview } from './preview.ts'
import { makeUnitReach, pathTo, unitReach, type UnitReach } from './reach.ts'
import {
  ACTED,
  ACTIVATED,
  NONE,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
import { STEP } from './steps.ts'
import { hasEnemy, isIsolated } from './units.ts'
import { VERB } from './verbs.ts'
import { obstacleTo } from './why-not.ts'

const ATTACKS = [0, 1, 2] as const

/** A step of a path with what it is paid for. */
export interface PathStep {
  readonly from: Hex
  readonly to: Hex
  readonly parts: readonly StepPart[]
  readonly cost: number
}

/** Whole moves and attacks of a unit, for a screen that asks for them with one click. */
export interface CellesPlans {
  /** Where a unit can go, and which enemies it can attack. */
  plansFor(s: CellesState, units: readonly Unit[]): Plan[]
  /** The choices that carry out a plan, up to the first dice. */
  spellPlan(s: CellesState, plan: Plan): SpelledPlan
  /** Why a unit cannot go to a hex; null where it can, where it stands, and where nothing is planned. */
  whyNot(s: CellesState, units: readonly Unit[], place: Hex): Rebuff | null
}

/** Whether plans can be made now: a unit is to be chosen, or is on its way. */
export function canPlan(s: CellesState): boolean {
  return s.step === STEP.active || s.step === STEP.act
}

/** The unit on its way, NONE without one. */
export function inHand(s: CellesState): Unit {
  return s.step === STEP.act ? s.active : NONE
}

/** Units of a hex that could be told to move or to attack. */
export function usableUnits(s: CellesState, hex: Hex): Unit[] {
  if (s.step === STEP.act) return s.place[s.active] === hex ? [s.active] : []
  if (s.step !== STEP.active) return []
  const units: Unit[] = []
  for (let unit = 0; unit < s.place.length; unit++) {
    if (s.place[unit] === hex && mayBecomeActive(s, unit)) units.push(unit)
  }
  return units
}

function mayBecomeActive(s: CellesState, unit: Unit): boolean {
  return sideOfUnit(s, unit) === s.phasing && (s.marks[unit]! & (ACTIVATED | ACTED)) === ACTIVATED
}

/** Makes a unit the active one, the trucks as they are; false where it could do nothing then. */
function setOut(trial: Trial<CellesState>, unit: Unit): boolean {
  const s = trial.state
  if (s.step === STEP.active) trial.attempt(VERB.move, unit)
  if (s.step === STEP.trucks) trial.attempt(VERB.leave)
  return !trial.rolls && s.step === STEP.act && s.active === unit
}

/** The steps of a path. CEL-8.0.10 */
export function pathSteps(s: CellesState, { units, path }: Plan): PathStep[] {
  return path.slice(1).map((to, index) => {
    const from = path[index]!
    const parts = stepParts(s, units[0]!, from, to)
    return { from, to, parts, cost: parts.reduce((sum, { cost }) => sum + cost, 0) }
  })
}

/** Half MP of each step of a way. */
function costsOf(s: CellesState, unit: Unit, way: readonly Hex[]): number[] {
  return way
    .slice(1)
    .map((to, index) =>
      stepParts(s, unit, way[index]!, to).reduce((sum, { cost }) => sum + cost, 0),
    )
}

function movePlans(s: CellesState, unit: Unit, reach: UnitReach): Plan[] {
  const plans: Plan[] = []
  for (const place of reach.hexes.subarray(0, reach.size)) {
    if (place === s.place[unit]) continue
    const path = pathTo(reach, place)
    plans.push({
      kind: 'move',
      place,
      units: [unit],
      cost: reach.cost[place]!,
      left: reach.left[place]!,
      path,
      costs: costsOf(s, unit, path),
      ...(reach.rolls[place] ? { chance: reach.chance } : {}),
    })
  }
  return plans.sort((one, other) => one.place - other.place)
}

/** Hexes with enemies that an attack from a hex is made on: all around, not over the Meuse. CEL-11.0.2 */
function targetsFrom(s: CellesState, unit: Unit, from: Hex): Hex[] {
  const hexes: Hex[] = []
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const place = s.board.neighbours[slot]!
    if (place < 0 || s.board.river[slot] === MEUSE || !hasEnemy(s, sideOfUnit(s, unit), place))
      continue
    hexes.push(place)
  }
  return hexes
}

/**
 * One plan per hex with enemies that the unit can get next to and still pay an attack: all that
 * stand around it there are attacked at once. Of several hexes the one that leaves most points is
 * taken, the one where it stands before all others. CEL-11.0.1, CEL-11.0.2
 */
function attackPlans(s: CellesState, unit: Unit, reach: UnitReach): Plan[] {
  if (isIsolated(s, unit)) return [] // CEL-5.0.9
  const start = s.place[unit]!
  const plain = allowance(s, unit, false) - s.spent // the bonus pays for no attack, CEL-8.5.3
  const kind = classOf(s, unit)
  const bases = new Map<Hex, { readonly from: Hex; readonly left: number }>()
  for (const from of reach.hexes.subarray(0, reach.size)) {
    const left = from === start ? plain : reach.left[from]!
    if (reach.rolls[from] || left < s.board.attackCost[LIGHT]![kind]!) continue
    for (const place of targetsFrom(s, unit, from)) {
      const known = bases.get(place)
      const isBetter = known === undefined || (known.from !== start && left > known.left)
      if (isBetter || from === start) bases.set(place, { from, left })
    }
  }
  return [...bases]
    .map(([place, { from, left }]): Plan => {
      const way = pathTo(reach, from)
      const manner = left >= s.board.attackCost[MEDIUM]![kind]! ? MEDIUM : LIGHT
      const price = s.board.attackCost[manner]![kind]!
      const costs = costsOf(s, unit, way)
      return {
        kind: 'attack',
        place,
        targets: targetsFrom(s, unit, from),
        units: [unit],
        cost: costs.reduce((sum, step) => sum + step, 0) + price,
        left: left - price,
        path: [...way, place],
        costs,
        manner,
        helpers: [],
      }
    })
    .sort((one, other) => one.place - other.place)
}

/** Types of attacks that a plan leaves points for. */
export function payableAttacks(s: CellesState, { units, left, manner }: Plan): number[] {
  const kind = classOf(s, units[0]!)
  const budget = left + s.board.attackCost[manner ?? MEDIUM]![kind]!
  return ATTACKS.filter((attack) => s.board.attackCost[attack]![kind]! <= budget)
}

/** What the attack of a plan would be like. */
export function previewPlan(s: CellesState, plan: Plan): CombatPreview | null {
  if (plan.kind !== 'attack') return null
  return previewAttack(s, plan.units[0]!, plan.path.at(-2)!, plan.manner ?? MEDIUM, plan.helpers)
}

/**
 * The chance that a plan succeeds: an attack, seen before, by the defender's best answer; an
 * infiltration by its die. Null where no die is thrown, or what comes before it decides.
 */
export function planChance(plan: Plan, preview: CombatPreview | null): number | null {
  if (plan.kind !== 'attack') return plan.chance ?? null
  return preview && attackChance(preview)
}

/** The plans of a game on a board. */
export function makePlans(game: Game<CellesState>, board: Board): CellesPlans {
  const found = makeUnitReach(board)

  /** Why the seat to act may not make a unit the active one. */
  const whyNotActive = (s: CellesState, unit: Unit, place: Hex): Rebuff | null => {
    if (s.step === STEP.act && s.active === unit) return null
    const choice = makeChoice(VERB.move, unit)
    const verdict = game.verdict(s, game.toAct(s), choice)
    return verdict === LEGAL ? null : { verdict, gaps: game.obstacle(s, choice, verdict), place }
  }

  return {
    plansFor(s, [unit]) {
      if (unit === undefined || !canPlan(s)) return []
      const trial = tryOn(game, s)
      if (!setOut(trial, unit)) return []
      const reach = unitReach(trial.state, unit, found)
      return [...movePlans(trial.state, unit, reach), ...attackPlans(trial.state, unit, reach)]
    },
    spellPlan(s, plan) {
      const trial = tryOn(game, s)
      setOut(trial, plan.units[0]!)
      const isAttack = plan.kind === 'attack'
      for (const hex of plan.path.slice(1, isAttack ? -1 : undefined)) trial.attempt(VERB.to, hex)
      if (isAttack) {
        trial.attempt(VERB.attack, plan.manner ?? MEDIUM)
        for (const helper of plan.helpers ?? []) trial.attempt(VERB.support, helper)
        trial.attempt(VERB.fight)
      }
      return { choices: trial.choices, rolls: trial.rolls, stopped: [] }
    },
    whyNot(s, [unit], place) {
      if (unit === undefined || !canPlan(s) || place === s.place[unit]) return null
      const rebuff = whyNotActive(s, unit, place)
      if (rebuff) return rebuff
      const trial = tryOn(game, s)
      const isUnderWay = setOut(trial, unit)
      return obstacleTo(isUnderWay ? trial.state : s, unit, place, isUnderWay, found)
    },
  }
}
