import {
  LEGAL,
  makeChoice,
  targetOf,
  tryOn,
  verbOf,
  type Choice,
  type Game,
  type Plan,
  type Rebuff,
  type SpelledPlan,
  type Trial,
} from '@estafette/kernel'
import {
  assaultPlans,
  BY_FIRE,
  firePlans,
  isDeclaring,
  isFiring,
  nameAttack,
} from './attack-plans.ts'
import { shellVerdict } from './bombardment.ts'
import type { Board } from './data/board.ts'
import { isExit, makeExitPlans, type ExitPlans } from './exit-plans.ts'
import { allowance } from './movement.ts'
import { makeUnitReach, pathTo, unitReach, type UnitReach } from './reach.ts'
import {
  finishOther,
  inCommon,
  mannersOf,
  maySetOut,
  ON_ITS_OWN,
  refusalOf,
  settled,
  vehicleIn,
  verbFor,
  walk,
  whyNotSetOut,
} from './set-out.ts'
import { fits } from './stacking.ts'
import { ATTACKING, NONE, TARGET, type BlitzState, type Hex, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { isArtillery, isOnMap, isTransport } from './units.ts'
import { VERB } from './verbs.ts'
import { obstacleTo } from './why-not.ts'

/** Whole moves, attacks and bombardments, for a screen that asks for them with one click. */
export interface BlitzPlans {
  readonly exits: ExitPlans // ways off the map
  /** Where units can go together, which enemies they can attack, what a gun can bombard. */
  plansFor(s: BlitzState, units: readonly Unit[]): Plan[]
  /** The choices that carry out a plan, up to the first dice. */
  spellPlan(s: BlitzState, plan: Plan): SpelledPlan
  /** Why units cannot go to a hex or attack it; null where they can and where nothing is planned. */
  whyNot(s: BlitzState, units: readonly Unit[], place: Hex): Rebuff | null
}

/** Whether units can be told to move. */
export function isMoving(s: BlitzState): boolean {
  return s.step === STEP.move || s.step === STEP['on-the-way']
}

/** Whether plans can be made now. */
export function canPlan(s: BlitzState): boolean {
  return isMoving(s) || isDeclaring(s) || isFiring(s)
}

/** The unit on its way or the gun that aims, NONE without one. */
export function inHand(s: BlitzState): Unit {
  return s.step === STEP['on-the-way'] || s.step === STEP['bombard-target'] ? s.active : NONE
}

/** Lets a unit set out and go along a way; whether it comes to its end and may stay. */
function travel(
  trial: Trial<BlitzState>,
  unit: Unit,
  path: readonly Hex[],
  manner: number,
): boolean {
  const s = trial.state
  finishOther(trial, unit)
  if (s.active !== unit && !trial.attempt(verbFor(s, unit, manner), unit)) return false
  if (trial.rolls || !walk(trial, unit, path)) return false
  return s.active !== unit || trial.verdict(VERB.stop) === LEGAL
}

/** Whether a choice names a unit that is named already. */
function isNamed(s: BlitzState, choice: Choice): boolean {
  return verbOf(choice) !== VERB.target && (s.marks[targetOf(choice)]! & ATTACKING) !== 0
}

/** The plans of a battle on its board. */
export function makePlans(game: Game<BlitzState>, board: Board): BlitzPlans {
  const found = makeUnitReach(board)
  const exits = makeExitPlans(game, board)
  const tryOut = (s: BlitzState) => (): Trial<BlitzState> => tryOn(game, s)

  const planTo = (s: BlitzState, reach: UnitReach, place: Hex, manner: number): Plan | null => {
    const { unit, vehicle } = reach
    const way = pathTo(reach, place)
    const path = isOnMap(s, unit) ? way : [s.place[unit]!, ...way]
    const spent = s.active === unit ? s.spent : 0
    // Where there is no room by itself, what others can do about it decides: it is tried.
    const isFull =
      !isTransport(s, unit) && way.some((hex) => hex !== path[0] && !fits(s, unit, hex))
    if (isFull && !travel(tryOn(game, s), unit, path, manner)) return null
    const before = (index: number): number => (index === 0 ? spent : reach.cost[path[index]!]!)
    return {
      kind: 'move',
      place,
      units: [unit],
      cost: reach.cost[place]! - spent,
      left: Math.max(0, allowance(s, unit, vehicle) - reach.cost[place]!),
      path,
      costs: path.slice(1).map((hex, index) => reach.cost[hex]! - before(index)),
      manner,
    }
  }

  /** Where one unit can go: by the manner it is in, and elsewhere by the other. */
  const unitPlans = (s: BlitzState, unit: Unit): Plan[] => {
    const plans = new Map<Hex, Plan>()
    for (const manner of mannersOf(s, unit)) {
      if (!maySetOut(game, s, unit, manner)) continue
      const reach = unitReach(s, unit, vehicleIn(s, unit, manner), found)
      for (const place of reach.hexes.subarray(0, reach.size)) {
        if (place === s.place[unit] || !reach.rests[place]! || plans.has(place)) continue
        const plan = planTo(s, reach, place, manner)
        if (plan) plans.set(place, plan)
      }
    }
    return [...plans.values()].toSorted((one, other) => one.place - other.place)
  }

  /** Where all of several units can go, each on its own way. */
  const movePlans = (s: BlitzState, units: readonly Unit[]): Plan[] => {
    const from = settled(game, s, units[0]!)
    if (!from) return []
    return inCommon(
      units,
      (unit) => unitPlans(from, unit),
      (one, other) => one.place === other.place,
    )
  }

  const spellMove = (s: BlitzState, plan: Plan): SpelledPlan => {
    const trial = tryOn(game, s)
    const isAlone = plan.units.length === 1
    let stopped = 0
    plan.units.forEach((unit, index) => {
      finishOther(trial, unit)
      if (trial.state.place[unit] === plan.place) return // it was taken along
      const way =
        index === 0 ? plan : unitPlans(trial.state, unit).find(({ place }) => place === plan.place)
      const comes = way !== undefined && travel(trial, unit, way.path, way.manner ?? ON_ITS_OWN)
      if (!comes) stopped++
      else if (!isAlone && trial.state.active === unit) trial.attempt(VERB.stop)
    })
    return { choices: trial.choices, rolls: trial.rolls, stopped }
  }

  const spellFire = (s: BlitzState, { units, place }: Plan): SpelledPlan => {
    const trial = tryOn(game, s)
    if (s.step === STEP.bombard) trial.attempt(VERB.bombard, units[0])
    if (!trial.rolls) trial.attempt(VERB.shell, place)
    return { choices: trial.choices, rolls: trial.rolls, stopped: 0 }
  }

  const spellAssault = (s: BlitzState, plan: Plan): SpelledPlan => {
    const trial = tryOn(game, s)
    if (nameAttack(trial, plan)) trial.attempt(VERB.fight)
    return { choices: trial.choices, rolls: trial.rolls, stopped: 0 }
  }

  const refusal = (s: BlitzState, choice: Choice, place: Hex): Rebuff | null =>
    refusalOf(game, s, choice, place)

  /** Why a gun cannot bombard a hex. */
  const whyNotFire = (s: BlitzState, unit: Unit, place: Hex): Rebuff | null => {
    if (s.step === STEP['bombard-target']) return refusal(s, makeChoice(VERB.shell, place), place)
    const refused = refusal(s, makeChoice(VERB.bombard, unit), place)
    const verdict = shellVerdict(s, unit, place)
    if (refused || verdict === LEGAL) return refused
    return { verdict, gaps: game.obstacle(s, makeChoice(VERB.shell, place), verdict), place }
  }

  /** The first thing about an attack that is refused. */
  const whyNotAttack = (s: BlitzState, units: readonly Unit[], place: Hex): Rebuff | null => {
    const trial = tryOn(game, s)
    const guns = units.filter((unit) => isArtillery(s, unit))
    const wanted = [
      ...(s.ground[place]! & TARGET ? [] : [makeChoice(VERB.target, place)]),
      ...units.filter((unit) => !guns.includes(unit)).map((unit) => makeChoice(VERB.attack, unit)),
      ...guns.map((unit) => makeChoice(VERB.support, unit)),
    ].filter((choice) => !isNamed(s, choice))
    for (const choice of wanted) {
      const refused = refusal(trial.state, choice, place)
      if (refused) return refused
      trial.attempt(verbOf(choice), targetOf(choice))
    }
    return refusal(trial.state, makeChoice(VERB.fight), place)
  }

  return {
    plansFor(s, units) {
      if (units.length === 0) return []
      if (isMoving(s)) return movePlans(s, units)
      if (isDeclaring(s)) return assaultPlans(s, units, tryOut(s))
      return isFiring(s) ? firePlans(s, units[0]!) : []
    },
    exits,
    spellPlan(s, plan) {
      if (isExit(plan)) return exits.spellExit(s, plan)
      if (plan.kind === 'move') return spellMove(s, plan)
      return plan.manner === BY_FIRE ? spellFire(s, plan) : spellAssault(s, plan)
    },
    whyNot(s, units, place) {
      const [unit] = units
      if (unit === undefined || !canPlan(s) || place === s.place[unit]) return null
      if (isDeclaring(s)) return whyNotAttack(s, units, place)
      if (isFiring(s)) return whyNotFire(s, unit, place)
      const from = settled(game, s, unit)
      if (!from) return refusal(s, makeChoice(VERB.stop), place)
      const refused = whyNotSetOut(game, from, unit, place)
      if (refused) return refused
      if (unitPlans(from, unit).some((plan) => plan.place === place)) return null
      const manner = mannersOf(from, unit).find((one) => maySetOut(game, from, unit, one))
      if (manner === undefined) return null // a die decides first
      return obstacleTo(from, unit, vehicleIn(from, unit, manner), place, found)
    },
  }
}
