import {
  LEGAL,
  tryOn,
  type Game,
  type Plan,
  type Rebuff,
  type SpelledPlan,
  type Trial,
} from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { CLOSED } from '../data/codes.ts'
import { allowance, exitCost, exitVerdict, wayOut } from '../movement.ts'
import { makeUnitReach, pathTo, unitReach } from '../reach.ts'
import { WHY } from '../reasons.ts'
import {
  finishOther,
  inCommon,
  mannersOf,
  maySetOut,
  ON_ITS_OWN,
  RIDING,
  settled,
  vehicleIn,
  verbFor,
  walk,
  whyNotSetOut,
} from './set-out.ts'
import type { BlitzState, Unit } from '../state.ts'
import { isOnMap } from '../units.ts'
import { VERB } from '../verbs.ts'
import { barred } from './why-not.ts'

// How a unit leaves the map: `manner` of its plan.
export const LEAVING = 2
export const LEAVING_RIDING = 3

/** A way off the map: its place is the last hex, its cost that of the step over the edge as well. */
export interface ExitPlan extends Plan {
  readonly due: number // the turn from which it may come back, 0 for never. BLZ-MOV-31, BLZ-MOV-32
}

/** Whether a plan leads off the map. */
export function isExit(plan: Plan): plan is ExitPlan {
  return plan.kind === 'move' && (plan.manner ?? 0) >= LEAVING
}

/** Whole ways off the map, for a screen that asks for them with one click. */
export interface ExitPlans {
  /** The cheapest ways off the map that units can take: to come back, and for good. */
  exitsFor(s: BlitzState, units: readonly Unit[]): ExitPlan[]
  /** The choices that carry out such a way. */
  spellExit(s: BlitzState, plan: ExitPlan): SpelledPlan
  /** Why one of some units cannot leave the map in this move; null where all of them can. */
  whyNoExit(s: BlitzState, units: readonly Unit[]): Rebuff | null
}

/** Lets a unit set out, go along a way and leave the map; whether it does. */
function leaveBy(trial: Trial<BlitzState>, unit: Unit, { path, manner }: Plan): boolean {
  const s = trial.state
  const how = manner === LEAVING_RIDING ? RIDING : ON_ITS_OWN
  finishOther(trial, unit)
  if (s.active !== unit && !trial.attempt(verbFor(s, unit, how), unit)) return false
  if (trial.rolls) return false
  // Where the edge is the only way a unit goes over it by itself.
  const comes = isOnMap(s, unit) && walk(trial, unit, path)
  return !isOnMap(s, unit) || (comes && trial.attempt(VERB.exit))
}

/** The ways off the map of a battle on its board. BLZ-MOV-28, BLZ-MOV-29 */
export function makeExitPlans(game: Game<BlitzState>, board: Board): ExitPlans {
  const found = makeUnitReach(board)

  /** Every hex from which a unit could leave the map, with the way there, the cheapest first. */
  const waysOut = (s: BlitzState, unit: Unit): Plan[] => {
    const ways: Plan[] = []
    const spent = s.active === unit ? s.spent : 0
    for (const manner of mannersOf(s, unit)) {
      if (!maySetOut(game, s, unit, manner)) continue
      const vehicle = vehicleIn(s, unit, manner)
      const budget = allowance(s, unit, vehicle)
      const reach = unitReach(s, unit, vehicle, found)
      for (const hex of reach.hexes.subarray(0, reach.size)) {
        const isStart = hex === s.place[unit]
        const entered = isStart ? (s.active === unit ? s.entered : 0) : 1
        const at = reach.cost[hex]!
        if (reach.halts[hex]! || exitVerdict(s, unit, hex, at, entered, budget) !== LEGAL) continue
        const cost = at + exitCost(s, unit, hex)
        const path = pathTo(reach, hex)
        const left = budget - cost
        ways.push({
          kind: 'move',
          place: hex,
          units: [unit],
          cost: cost - spent,
          left,
          path,
          manner: manner === RIDING ? LEAVING_RIDING : LEAVING,
        })
      }
    }
    return ways.toSorted((one, other) => one.cost - other.cost || one.place - other.place)
  }

  /** Of the ways of a unit, the cheapest from which it comes back and the cheapest for good. */
  const unitExits = (s: BlitzState, unit: Unit): ExitPlan[] => {
    if (!isOnMap(s, unit)) return []
    const exits: ExitPlan[] = []
    const tried = new Set<number>()
    for (const way of waysOut(s, unit)) {
      const kind = wayOut(s, unit, way.place)
      if (tried.has(kind)) continue
      const trial = tryOn(game, s)
      if (!leaveBy(trial, unit, way)) continue
      tried.add(kind)
      exits.push({ ...way, due: trial.state.due[unit]! })
    }
    return exits
  }

  /** What bars the edge that a unit comes to; without one there is nothing to leave by. */
  const edgeRebuff = (s: BlitzState, unit: Unit): Rebuff => {
    for (const manner of mannersOf(s, unit)) {
      if (!maySetOut(game, s, unit, manner)) continue
      const reach = unitReach(s, unit, vehicleIn(s, unit, manner), found)
      for (const hex of reach.hexes.subarray(0, reach.size)) {
        if (wayOut(s, unit, hex) === CLOSED) continue
        return barred(s, unit, reach.halts[hex]! ? WHY.halted : WHY['too-costly'], hex)
      }
    }
    return barred(s, unit, WHY['no-exit'], s.place[unit]!)
  }

  return {
    exitsFor(s, units) {
      const from = units.length > 0 ? settled(game, s, units[0]!) : null
      if (!from) return []
      return inCommon(
        units,
        (unit) => unitExits(from, unit),
        (one, other) => one.due === other.due,
      )
    },
    spellExit(s, plan) {
      const trial = tryOn(game, s)
      const stopped: Unit[] = []
      for (const unit of plan.units) {
        finishOther(trial, unit)
        const way = unitExits(trial.state, unit).find(({ due }) => due === plan.due)
        if (!way || !leaveBy(trial, unit, way)) stopped.push(unit)
      }
      return { choices: trial.choices, rolls: trial.rolls, stopped }
    },
    whyNoExit(s, units) {
      for (const unit of units) {
        const from = isOnMap(s, unit) ? settled(game, s, unit) : null
        if (!from || unitExits(from, unit).length > 0) continue
        return whyNotSetOut(game, from, unit, from.place[unit]!) ?? edgeRebuff(from, unit)
      }
      return null
    },
  }
}
