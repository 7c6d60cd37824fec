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
import type { Board } from '../data/board.ts'
import { allowance } from '../movement.ts'
import { makeUnitReach, pathTo, unitReach, type UnitReach } from '../reach.ts'
import { fits } from '../stacking.ts'
import type { BlitzState, Hex, Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { isOnMap, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'
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
import { obstacleTo } from './why-not.ts'

/** Whole moves. */
export interface MovePlans {
  /** Where all of several units can go, each on its own way. */
  movesFor(s: BlitzState, units: readonly Unit[]): Plan[]
  /** The choices that carry out a move; some may have to stay. */
  spellMove(s: BlitzState, plan: Plan): SpelledPlan
  /** Why a unit cannot go to a hex, null where it can. */
  whyNotMove(s: BlitzState, unit: Unit, place: Hex): Rebuff | null
}

/** Whether units can be told to move. */
export function isMoving(s: BlitzState): boolean {
  return s.step === STEP.move || s.step === STEP['on-the-way']
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

/** The moves of a battle on its board. */
export function makeMovePlans(game: Game<BlitzState>, board: Board): MovePlans {
  const found = makeUnitReach(board)

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
    const stopped: Unit[] = []
    plan.units.forEach((unit, index) => {
      finishOther(trial, unit)
      if (trial.state.place[unit] === plan.place) return // it was taken along
      const way =
        index === 0 ? plan : unitPlans(trial.state, unit).find(({ place }) => place === plan.place)
      const comes = way !== undefined && travel(trial, unit, way.path, way.manner ?? ON_ITS_OWN)
      if (!comes) stopped.push(unit)
      else if (!isAlone && trial.state.active === unit) trial.attempt(VERB.stop)
    })
    return { choices: trial.choices, rolls: trial.rolls, stopped }
  }

  return {
    movesFor: movePlans,
    spellMove,
    whyNotMove(s, unit, place) {
      const from = settled(game, s, unit)
      if (!from) return refusalOf(game, s, makeChoice(VERB.stop), place)
      const refused = whyNotSetOut(game, from, unit, place)
      if (refused) return refused
      if (unitPlans(from, unit).some((plan) => plan.place === place)) return null
      const manner = mannersOf(from, unit).find((one) => maySetOut(game, from, unit, one))
      if (manner === undefined) return null // a die decides first
      return obstacleTo(from, unit, vehicleIn(from, unit, manner), place, found)
    },
  }
}
