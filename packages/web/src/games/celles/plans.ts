import { celles } from '@estafette/celles'
import {
  ACTED,
  ACTIVATED,
  allowance,
  attackCost,
  directionTo,
  entryVerdict,
  hasEnemy,
  HEX_COUNT,
  isMotorized,
  isNearEnemy,
  ISOLATED,
  makeUnitReach,
  MEUSE,
  MOTORIZED,
  movementLeft,
  neighbours,
  ON_FOOT,
  pathTo,
  previewAttack,
  river,
  sideOfUnit,
  stepParts,
  STEP,
  unitReach,
  VERB,
  WHY,
  type CellesState,
  type CombatPreview,
  type StepPart,
  type UnitReach,
} from '@estafette/celles/screen'
import {
  DiceError,
  LEGAL,
  makeChoice,
  scriptedDice,
  type Choice,
  type Plan,
  type Rebuff,
  type SpelledPlan,
} from '@estafette/kernel'

const LIGHT = 0
const MEDIUM = 1
const ATTACKS = [0, 1, 2] as const

/** Whether plans can be made now: a unit is to be chosen, or is on its way. */
export function canPlan(s: CellesState): boolean {
  return s.step === STEP.active || s.step === STEP.act
}

/** The unit on its way. */
export function inHand(s: CellesState): number {
  return s.step === STEP.act ? s.active : -1
}

/** Units of a hex that could be told to move or to attack. */
export function usableUnits(s: CellesState, hex: number): number[] {
  if (s.step === STEP.act) return s.place[s.active] === hex ? [s.active] : []
  if (s.step !== STEP.active) return []
  const units: number[] = []
  for (let unit = 0; unit < s.place.length; unit++) {
    if (s.place[unit] !== hex || !mayBecomeActive(s, unit)) continue
    units.push(unit)
  }
  return units
}

function mayBecomeActive(s: CellesState, unit: number): boolean {
  return sideOfUnit(unit) === s.phasing && (s.marks[unit]! & (ACTIVATED | ACTED)) === ACTIVATED
}

/** A position that plays choices along while a plan is spelled out. */
interface Trial {
  readonly s: CellesState
  readonly choices: Choice[]
  rolls: boolean
}

function tryOn(s: CellesState): Trial {
  return { s: celles.clone(s), choices: [], rolls: false }
}

/** Takes a choice on trial if it is legal; dice end the trial. */
function attempt(trial: Trial, verb: number, target = 0): boolean {
  const choice = makeChoice(verb, target)
  const seat = celles.toAct(trial.s)
  if (trial.rolls || seat < 0 || celles.verdict(trial.s, seat, choice) !== LEGAL) return false
  trial.choices.push(choice)
  try {
    celles.play(trial.s, seat, choice, scriptedDice([]))
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
    trial.rolls = true
  }
  return true
}

/** Makes a unit the active one, the trucks as they are; false where it could do nothing then. */
function setOut(trial: Trial, unit: number): boolean {
  if (trial.s.step === STEP.active) attempt(trial, VERB.move, unit)
  if (trial.s.step === STEP.trucks) attempt(trial, VERB.leave)
  return !trial.rolls && trial.s.step === STEP.act && trial.s.active === unit
}

const found = makeUnitReach()

/** Where a unit can go, and which enemies it can attack from where it stands. */
export function plansFor(s: CellesState, units: readonly number[]): Plan[] {
  const unit = units[0]
  if (unit === undefined || !canPlan(s)) return []
  const trial = tryOn(s)
  if (!setOut(trial, unit)) return []
  const reach = unitReach(trial.s, unit, found)
  return [...movePlans(trial.s, unit, reach), ...attackPlans(trial.s, unit, reach)]
}

function movePlans(s: CellesState, unit: number, reach: UnitReach): Plan[] {
  const plans: Plan[] = []
  for (let i = 0; i < reach.size; i++) {
    const place = reach.hexes[i]!
    if (place === s.place[unit]) continue
    plans.push({
      kind: 'move',
      place,
      units: [unit],
      cost: reach.cost[place]!,
      left: reach.left[place]!,
      path: pathTo(reach, place),
      costs: costsOf(s, unit, pathTo(reach, place)),
      ...(reach.rolls[place] ? { chance: reach.chance } : {}),
    })
  }
  return plans.sort((a, b) => a.place - b.place)
}

function costsOf(s: CellesState, unit: number, path: readonly number[]): number[] {
  return path.slice(1).map((hex, index) => costOf(s, unit, path[index]!, hex))
}

/** Types of attacks that a plan leaves points for. */
export function payableAttacks(s: CellesState, { units, left, manner }: Plan): number[] {
  const kind = isMotorized(s, units[0]!) ? MOTORIZED : ON_FOOT
  const budget = left + attackCost[manner ?? MEDIUM]![kind]!
  return ATTACKS.filter((attack) => attackCost[attack]![kind]! <= budget)
}

/**
 * One plan per hex with enemies that the unit can get next to and still pay an attack: all that
 * stand around it there are attacked at once. Of several hexes the one that leaves most points is
 * taken, the one where it stands before all others. CEL-11.0.2
 */
function attackPlans(s: CellesState, unit: number, reach: UnitReach): Plan[] {
  if (s.flags[unit]! & ISOLATED) return [] // CEL-5.0.9
  const start = s.place[unit]!
  const plain = allowance(s, unit, false) - s.spent // the bonus pays for no attack, CEL-8.5.3
  const kind = isMotorized(s, unit) ? MOTORIZED : ON_FOOT
  const bases = new Map<number, { readonly from: number; readonly left: number }>()
  for (const from of reach.hexes.subarray(0, reach.size)) {
    const left = from === start ? plain : reach.left[from]!
    if (reach.rolls[from] || left < attackCost[LIGHT]![kind]!) continue
    for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
      const place = neighbours[slot]!
      if (place < 0 || river[slot] === MEUSE || !hasEnemy(s, sideOfUnit(unit), place)) continue
      const known = bases.get(place)
      const isBetter = known === undefined || (known.from !== start && left > known.left)
      if (isBetter || from === start) bases.set(place, { from, left })
    }
  }
  return [...bases]
    .map(([place, { from, left }]) => {
      const way = pathTo(reach, from)
      const manner = left >= attackCost[MEDIUM]![kind]! ? MEDIUM : LIGHT
      const price = attackCost[manner]![kind]!
      const costs = costsOf(s, unit, way)
      const cost = costs.reduce((sum, step) => sum + step, 0) + price
      const path = [...way, place]
      const units = [unit]
      return {
        kind: 'attack' as const,
        place,
        units,
        cost,
        left: left - price,
        path,
        costs,
        manner,
        helpers: [],
      }
    })
    .sort((one, other) => one.place - other.place)
}

/** The choices that carry out a plan, found by playing it on a copy. */
export function spellPlan(from: CellesState, plan: Plan): SpelledPlan {
  const trial = tryOn(from)
  const unit = plan.units[0]!
  setOut(trial, unit)
  if (plan.kind === 'move') {
    for (const hex of plan.path.slice(1)) attempt(trial, VERB.to, hex)
  } else {
    for (const hex of plan.path.slice(1, -1)) attempt(trial, VERB.to, hex)
    attempt(trial, VERB.attack, plan.manner ?? MEDIUM)
    for (const helper of plan.helpers ?? []) attempt(trial, VERB.support, helper)
    attempt(trial, VERB.fight)
  }
  return { choices: trial.choices, rolls: trial.rolls, stopped: 0 }
}

/** What the attack of a plan would be like. */
export function previewPlan(s: CellesState, plan: Plan): CombatPreview | null {
  if (plan.kind !== 'attack') return null
  const unit = plan.units[0]!
  return previewAttack(s, unit, plan.path.at(-2)!, plan.manner ?? MEDIUM, plan.helpers)
}

/** A step of a path with what it is paid for. */
export interface PathStep {
  readonly from: number
  readonly to: number
  readonly parts: readonly StepPart[]
  readonly cost: number
}

/** The steps of a planned move. */
export function pathSteps(s: CellesState, plan: Plan): PathStep[] {
  const unit = plan.units[0]!
  return plan.path.slice(1).map((to, index) => {
    const from = plan.path[index]!
    const parts = stepParts(s, unit, from, to)
    return { from, to, parts, cost: parts.reduce((sum, { cost }) => sum + cost, 0) }
  })
}

/** Why a unit cannot go to a hex: the rule that stops it, there or on the way. */
export function whyNot(s: CellesState, units: readonly number[], place: number): Rebuff | null {
  const unit = units[0]
  if (unit === undefined || !canPlan(s)) return null
  const trial = tryOn(s)
  if (!setOut(trial, unit)) return null
  const from = trial.s.place[unit]!
  if (place === from) return null
  if (directionTo(from, place) >= 0) {
    const choice = makeChoice(VERB.to, place)
    const verdict = celles.verdict(trial.s, celles.toAct(trial.s), choice)
    if (verdict === LEGAL) return null
    return { verdict, gaps: celles.obstacle(trial.s, choice, verdict), place }
  }
  return fromAfar(trial.s, unit, place)
}

/** Why a hex further off is out of reach: forbidden ground, an enemy, or the points run out. */
function fromAfar(s: CellesState, unit: number, place: number): Rebuff | null {
  const side = sideOfUnit(unit)
  const gaps = { turn: s.turn, side, unit, hex: place }
  if (hasEnemy(s, side, place)) return { verdict: WHY['enemy-there'], gaps, place }
  if (s.board.rearArea[place] === 1 - side) return { verdict: WHY['rear-area'], gaps, place }
  const path = cheapestPath(s, unit, place)
  const whole = movementLeft(s)
  const base = allowance(s, unit, false) - s.spent
  let spent = 0
  for (let index = 1; index < path.length; index++) {
    const hex = path[index]!
    const cost = costOf(s, unit, path[index - 1]!, hex)
    const left = whole - spent
    spent += cost
    if (spent > whole) {
      return { verdict: WHY['too-costly'], gaps: { ...gaps, hex, cost, left }, place }
    }
    if (spent > base && isNearEnemy(s, side, hex)) {
      return { verdict: WHY['strategic-near-enemy'], gaps: { ...gaps, hex, cost, left }, place }
    }
  }
  return null
}

function costOf(s: CellesState, unit: number, from: number, to: number): number {
  return stepParts(s, unit, from, to).reduce((sum, { cost }) => sum + cost, 0)
}

/** The cheapest way to a hex whatever it costs; empty where no way leads there. */
function cheapestPath(s: CellesState, unit: number, place: number): number[] {
  const side = sideOfUnit(unit)
  const start = s.place[unit]!
  const costs = new Map([[start, 0]])
  const before = new Map<number, number>()
  const open = [start]
  for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
    for (let direction = 0; direction < 6; direction++) {
      if (entryVerdict(s, side, hex, direction) !== LEGAL) continue
      const to = neighbours[hex * 6 + direction]!
      const total = costs.get(hex)! + costOf(s, unit, hex, to)
      if (total >= (costs.get(to) ?? Infinity)) continue
      costs.set(to, total)
      before.set(to, hex)
      open.push(to)
    }
  }
  if (!costs.has(place)) return []
  const path = [place]
  for (let hex = before.get(place); hex !== undefined; hex = before.get(hex)) path.unshift(hex)
  return path
}

/** Whether a hex is on the map. */
export function isHex(place: number): boolean {
  return place >= 0 && place < HEX_COUNT
}
