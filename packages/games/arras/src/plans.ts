import {
  LEGAL,
  makeChoice,
  tryOn,
  type Game,
  type Plan,
  type Rebuff,
  type SpelledPlan,
  type Trial,
  type Verdict,
} from '@estafette/kernel'
import { usableVerdict } from './activation.ts'
import { arras } from './game.ts'
import { hindrance } from './hindrance.ts'
import { gapsOf } from './obstacle.ts'
import { previewCurrent, type AssaultPreview, type Stand } from './preview.ts'
import { makeUnitReach, pathTo, unitReach, type Reach } from './reach.ts'
import { WHY } from './reasons.ts'
import { ASSAULTING, NONE, sideOfUnit, type ArrasState, type Location, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { canLead, hasEnemy, isArtillery, isLeader, isReady, movementFactor } from './units.ts'
import { VERB } from './verbs.ts'

/** What units of a place can do together: rows of choices behind one wish. */
export interface Plans {
  /** Whether plans can be made now: an impulse, or an activation under way. */
  canPlan(s: ArrasState): boolean
  /** Units of a place that could be told to do something together. */
  usable(s: ArrasState, place: Location): Unit[]
  /** Where units of one place can all go, or attack, and at what cost. */
  plansFor(s: ArrasState, units: readonly Unit[]): Plan[]
  /** The choices that carry out a plan, up to the dice; the Point Unit if one is named. */
  spell(s: ArrasState, plan: Plan, point?: Unit): SpelledPlan
  /** What the assault of a plan would be like, by those who get there. */
  preview(s: ArrasState, plan: Plan, stand?: Stand): AssaultPreview | null
  /** Why units of one place cannot go to another; null where there is a plan for it. */
  whyNot(s: ArrasState, units: readonly Unit[], place: Location): Rebuff | null
}

/** The plans of a game. */
export function makePlans(game: Game<ArrasState>): Plans {
  return {
    canPlan,
    usable: (s, place) => usableUnits(game, s, place),
    plansFor: (s, units) => plansFor(game, s, units),
    spell: (s, plan, point = NONE) => spell(game, s, plan, point),
    preview: (s, plan, stand) => previewPlan(game, s, plan, stand),
    whyNot,
  }
}

function canPlan(s: ArrasState): boolean {
  return s.step === STEP.impulse || s.step === STEP.action
}

function usableUnits(game: Game<ArrasState>, s: ArrasState, place: Location): Unit[] {
  if (!canPlan(s) || (s.step === STEP.action && place !== s.active)) return []
  const activation = makeChoice(VERB.activate, place)
  if (s.step === STEP.impulse && game.verdict(s, game.toAct(s), activation) !== LEGAL) return []
  const units: Unit[] = []
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (s.place[unit] !== place || sideOfUnit(s, unit) !== s.initiative) continue
    if (isReady(s, unit)) units.push(unit)
  }
  return units
}

/** Fighting units first, then artillery, leaders last: the order in which doors open. ARR-5.2.1f */
function marchOrder(s: ArrasState, units: readonly Unit[]): Unit[] {
  const rank = (unit: Unit): number => (isLeader(s, unit) ? 2 : isArtillery(s, unit) ? 1 : 0)
  return units.toSorted((a, b) => rank(a) - rank(b) || a - b)
}

/** Who of some units goes to a place, in their order: artillery stays out of assaults. */
function marchers(s: ArrasState, units: readonly Unit[], place: Location): Unit[] {
  const order = marchOrder(s, units)
  return hasEnemy(s, s.initiative, place) ? order.filter((unit) => !isArtillery(s, unit)) : order
}

/**
 * Those by whom a way is judged. Leaders and artillery go where the others have cleared it; whether
 * they get there shows when the plan is spelled out.
 */
function judged(s: ArrasState, group: readonly Unit[]): readonly Unit[] {
  const walkers = group.filter((unit) => canLead(s, unit))
  return walkers.length > 0 ? walkers : group
}

function reachOf(s: ArrasState, unit: Unit): Reach {
  return unitReach(s, unit, makeUnitReach(s.board))
}

function plansFor(game: Game<ArrasState>, s: ArrasState, units: readonly Unit[]): Plan[] {
  const home = homeOf(game, s, units)
  if (home === NONE) return []
  const reaches = new Map(units.map((unit) => [unit, reachOf(s, unit)]))
  const plans: Plan[] = []
  for (let place = 0; place < s.board.locationCount; place++) {
    const group = marchers(s, units, place)
    if (place === home) {
      const isAssault = hasEnemy(s, s.initiative, home) && group.some((unit) => canLead(s, unit))
      // ARR-5.2.1b: it takes all their MF.
      if (isAssault)
        plans.push({ kind: 'attack', place, units: group, cost: 0, left: 0, path: [home] })
      continue
    }
    const walkers = judged(s, group)
    const costs = walkers.map((unit) => reaches.get(unit)!.cost[place]!)
    if (walkers.length === 0 || costs.some((cost) => cost < 0)) continue
    plans.push({
      kind: hasEnemy(s, s.initiative, place) ? 'attack' : 'move',
      place,
      units: group,
      cost: Math.max(...costs),
      left: Math.min(...walkers.map((unit, i) => movementFactor(s, unit) - costs[i]!)),
      ...wayOf(reaches.get(walkers[0]!)!, place, Math.max(...costs)),
    })
  }
  return plans
}

/** A way, and what each step of it costs, where that is what all pay. */
function wayOf(reach: Reach, place: Location, all: number): Pick<Plan, 'path' | 'costs'> {
  const path = pathTo(reach, place)
  if (reach.cost[place] !== all) return { path }
  const costs = path.slice(1).map((to, index) => reach.cost[to]! - reach.cost[path[index]!]!)
  return { path, costs }
}

/** The place that units can be sent from together, NONE where not all of them can. */
function homeOf(game: Game<ArrasState>, s: ArrasState, units: readonly Unit[]): Location {
  const [first] = units
  if (first === undefined) return NONE
  const home = s.place[first]!
  const able = usableUnits(game, s, home)
  return units.every((unit) => able.includes(unit)) ? home : NONE
}

function spell(game: Game<ArrasState>, from: ArrasState, plan: Plan, point: Unit): SpelledPlan {
  const { trial, stopped } = rehearse(game, from, plan)
  const { state } = trial
  if (plan.kind === 'attack') {
    if (state.step === STEP.group) trial.attempt(VERB.attack)
    if (state.step === STEP.point && point !== NONE) trial.attempt(VERB.point, point)
  }
  return { choices: trial.choices, rolls: trial.rolls, stopped }
}

/** Sends the units of a plan on their way, up to the assault or the dice; some have to stay. */
function rehearse(
  game: Game<ArrasState>,
  from: ArrasState,
  plan: Plan,
): { readonly trial: Trial<ArrasState>; readonly stopped: readonly Unit[] } {
  const trial = tryOn(game, from)
  const s = trial.state
  const home = s.place[plan.units[0]!]!
  if (s.step === STEP.impulse) trial.attempt(VERB.activate, home)
  const stopped: Unit[] = []
  for (const unit of plan.units) {
    if (trial.rolls) break
    if (s.marks[unit]! & ASSAULTING) continue // a lone unit is sent off by the activation itself
    if (!sendOff(trial, unit, plan.place, home)) stopped.push(unit)
    else if (plan.place !== home) walk(trial, unit, plan.place)
  }
  return { trial, stopped }
}

/** Puts a unit on its way, or into the assault in place; false where it has to stay. */
function sendOff(trial: Trial<ArrasState>, unit: Unit, place: Location, home: Location): boolean {
  const s = trial.state
  if (s.step === STEP.walk && s.mover === unit) return true
  const joins = s.step === STEP.group
  if (place === home) return trial.attempt(joins ? VERB.join : VERB.assault, unit)
  if (reachOf(s, unit).cost[place]! < 0) return false
  return trial.attempt(joins ? VERB.join : VERB.move, unit)
}

/** Walks the unit that is under way to a place, from wherever the rules have walked it already. */
function walk(trial: Trial<ArrasState>, unit: Unit, place: Location): void {
  const s = trial.state
  const path = pathTo(reachOf(s, unit), place)
  while (!trial.rolls && s.step === STEP.walk && s.mover === unit) {
    const next = path[path.indexOf(s.place[unit]!) + 1]
    const went = next === undefined ? trial.attempt(VERB.halt) : trial.attempt(VERB.to, next)
    if (!went) return
  }
}

/** Where the dice fall at once, the position before them is the one in which all is chosen. */
function previewPlan(
  game: Game<ArrasState>,
  s: ArrasState,
  plan: Plan,
  stand?: Stand,
): AssaultPreview | null {
  if (plan.kind !== 'attack') return null
  return previewCurrent(rehearse(game, s, plan).trial.state, stand)
}

function whyNot(s: ArrasState, units: readonly Unit[], place: Location): Rebuff | null {
  const [first] = marchOrder(s, units)
  if (first === undefined || !canPlan(s)) return null
  const rebuff = (verdict: Verdict, unit: Unit, at = place, cost = 0): Rebuff => {
    return { verdict, gaps: gapsOf(s, verdict, unit, at, cost), place }
  }
  const home = s.step === STEP.action ? s.active : s.place[first]!
  for (const unit of units) {
    const verdict = usableVerdict(s, unit, home)
    if (verdict !== LEGAL) return rebuff(verdict, unit)
  }
  if (place === home) {
    if (!hasEnemy(s, s.initiative, home)) return rebuff(WHY['already-there'], first)
    if (canLead(s, first)) return null
    return rebuff(isArtillery(s, first) ? WHY['artillery-assault'] : WHY['cannot-lead'], first)
  }
  const group = marchers(s, units, place)
  for (const unit of judged(s, group.length > 0 ? group : units)) {
    const found = hindrance(s, unit, place)
    if (found.verdict !== LEGAL) return rebuff(found.verdict, unit, found.place, found.cost)
  }
  return null
}

/** Those of the game on its standard board. */
export const arrasPlans = makePlans(arras)
