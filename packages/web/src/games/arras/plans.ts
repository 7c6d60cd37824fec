import { arras } from '@estafette/arras'
import {
  ASSAULTING,
  canLead,
  hasEnemy,
  isArtillery,
  isLeader,
  isReady,
  LOCATION_COUNT,
  makeUnitReach,
  movementFactor,
  NONE,
  pathTo,
  previewAssault,
  sideOfUnit,
  STEP,
  unitReach,
  VERB,
  type ArrasState,
  type Assailant,
  type AssaultPreview,
} from '@estafette/arras/screen'
import {
  DiceError,
  LEGAL,
  makeChoice,
  scriptedDice,
  type Choice,
  type Plan,
  type SpelledPlan,
} from '@estafette/kernel'

/** Whether plans can be made now: an impulse, or an activation under way. */
export function canPlan(s: ArrasState): boolean {
  return s.step === STEP.impulse || s.step === STEP.action
}

/** Units of a place that could be told to do something together. */
export function usableUnits(s: ArrasState, place: number): number[] {
  if (!canPlan(s) || (s.step === STEP.action && place !== s.active)) return []
  const activation = makeChoice(VERB.activate, place)
  if (s.step === STEP.impulse && arras.verdict(s, arras.toAct(s), activation) !== LEGAL) return []
  const units: number[] = []
  for (let unit = 0; unit < s.place.length; unit++) {
    if (s.place[unit] === place && sideOfUnit(unit) === s.initiative && isReady(s, unit)) {
      units.push(unit)
    }
  }
  return units
}

/** Where units of one place can all go, or attack, and at what cost. */
export function plansFor(s: ArrasState, units: readonly number[]): Plan[] {
  const first = units[0]
  if (first === undefined || !canPlan(s)) return []
  const from = s.place[first]!
  const order = marchOrder(s, units)
  const reaches = order.map((unit) => unitReach(s, unit, makeUnitReach()))
  const plans: Plan[] = []
  for (let place = 0; place < LOCATION_COUNT; place++) {
    if (place === from) continue
    const isAssault = hasEnemy(s, s.initiative, place)
    const group = isAssault ? order.filter((unit) => !isArtillery(s, unit)) : order
    // Leaders go where the others have cleared the way; they are judged when the plan is spelled out.
    const walkers = group.filter((unit) => canLead(s, unit))
    const judged = walkers.length > 0 ? walkers : group
    const costs = judged.map((unit) => reaches[order.indexOf(unit)]!.cost[place]!)
    if (judged.length === 0 || costs.some((cost) => cost < 0)) continue
    const slowest = costs.indexOf(Math.max(...costs))
    plans.push({
      kind: isAssault ? 'attack' : 'move',
      place,
      units: group,
      cost: costs[slowest]!,
      left: movementFactor(s, judged[slowest]!) - costs[slowest]!,
      path: pathTo(reaches[order.indexOf(judged[0]!)]!, place),
    })
  }
  const assailants = order.filter((unit) => !isArtillery(s, unit))
  if (hasEnemy(s, s.initiative, from) && assailants.some((unit) => canLead(s, unit))) {
    plans.push({ kind: 'attack', place: from, units: assailants, cost: 0, left: 0, path: [from] })
  }
  return plans
}

/** Fighting units first, then artillery, leaders last: the order in which doors open. */
function marchOrder(s: ArrasState, units: readonly number[]): number[] {
  const rank = (unit: number): number => (isLeader(s, unit) ? 2 : isArtillery(s, unit) ? 1 : 0)
  return units.toSorted((a, b) => rank(a) - rank(b) || a - b)
}

/** A position that plays choices along while a plan is spelled out. */
interface Trial {
  readonly s: ArrasState
  readonly choices: Choice[]
  rolls: boolean
}

/** Takes a choice on trial if it is legal; dice end the trial. */
function attempt(trial: Trial, verb: number, target = 0): boolean {
  const choice = makeChoice(verb, target)
  const seat = arras.toAct(trial.s)
  if (trial.rolls || arras.verdict(trial.s, seat, choice) !== LEGAL) return false
  trial.choices.push(choice)
  const dice = scriptedDice([])
  try {
    arras.play(trial.s, seat, choice, dice)
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
    trial.rolls = true
  }
  return true
}

/** Walks the unit that is under way to a place, from wherever the rules have walked it already. */
function walk(trial: Trial, unit: number, place: number): void {
  const { s } = trial
  while (!trial.rolls && s.step === STEP.walk && s.mover === unit) {
    const next = pathTo(unitReach(s, unit, makeUnitReach()), place)[1]
    const went = next === undefined ? attempt(trial, VERB.halt) : attempt(trial, VERB.to, next)
    if (!went) return
  }
}

/** The choices that carry out a plan, found by playing it on a copy. */
export function spellPlan(from: ArrasState, plan: Plan, point: number = NONE): SpelledPlan {
  const trial: Trial = { s: arras.clone(from), choices: [], rolls: false }
  const { s } = trial
  const home = s.place[plan.units[0]!]!
  if (s.step === STEP.impulse) attempt(trial, VERB.activate, home)
  let stopped = 0
  for (const unit of plan.units) {
    if (trial.rolls) break
    // A lone unit is sent off by the activation itself.
    if (s.marks[unit]! & ASSAULTING) continue
    if (s.step === STEP.walk && s.mover === unit) {
      walk(trial, unit, plan.place)
      continue
    }
    if (plan.place === home) {
      if (!attempt(trial, s.step === STEP.group ? VERB.join : VERB.assault, unit)) stopped++
      continue
    }
    const reached = unitReach(s, unit, makeUnitReach()).cost[plan.place]! >= 0
    const verb = s.step === STEP.group ? VERB.join : VERB.move
    if (!reached || !attempt(trial, verb, unit)) stopped++
    else walk(trial, unit, plan.place)
  }
  if (plan.kind === 'attack') {
    if (s.step === STEP.group) attempt(trial, VERB.attack)
    if (s.step === STEP.point && point !== NONE) attempt(trial, VERB.point, point)
  }
  return { choices: trial.choices, rolls: trial.rolls, stopped }
}

/** What the assault of a plan would be like. */
export function previewPlan(s: ArrasState, plan: Plan, point?: number): AssaultPreview | null {
  if (plan.kind !== 'attack') return null
  const home = s.place[plan.units[0]!]!
  const group: Assailant[] = plan.units.map((unit) => {
    if (plan.place === home) return { unit, from: NONE }
    const path = pathTo(unitReach(s, unit, makeUnitReach()), plan.place)
    return { unit, from: path.at(-2) ?? plan.path.at(-2) ?? home }
  })
  return previewAssault(s, plan.place, group, point)
}

/** Why units of one place cannot go to another: the rule that stops the first of them. */
export function whyNot(
  s: ArrasState,
  units: readonly number[],
  place: number,
): { verdict: number; gaps: Record<string, number>; place: number } | null {
  const unit = marchOrder(s, units)[0]
  if (unit === undefined || !canPlan(s)) return null
  const trial: Trial = { s: arras.clone(s), choices: [], rolls: false }
  if (trial.s.step === STEP.impulse) attempt(trial, VERB.activate, s.place[unit]!)
  if (trial.s.step === STEP.action) attempt(trial, VERB.move, unit)
  if (trial.s.step !== STEP.walk || trial.rolls) return null
  const choice = makeChoice(VERB.to, place)
  const verdict = arras.verdict(trial.s, arras.toAct(trial.s), choice)
  if (verdict === LEGAL) return null
  return { verdict, gaps: arras.obstacle(trial.s, choice, verdict), place }
}
