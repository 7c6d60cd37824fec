import type { Game, Plan, Rebuff, SpelledPlan } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { NONE, type BlitzState, type Hex, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { assaultPlans, isDeclaring, spellAssault, whyNotAttack } from './attacks.ts'
import { isExit, makeExitPlans, type ExitPlans } from './exits.ts'
import { BY_FIRE, firePlans, isFiring, spellFire, whyNotFire } from './fire.ts'
import { isMoving, makeMovePlans } from './moves.ts'

export { airChance, byDanger, idleFirst, missionsAfter } from './air.ts'
export { combinations, lossChance, worthOf, type Combination } from './combinations.ts'
export { allocateAttacks, demandOf, pendingTargets, type Demand } from './allocation.ts'
export {
  BY_ASSAULT,
  fightUnderWay,
  fightWithout,
  nameAttack,
  targetsNamed,
  unitsNamed,
} from './attacks.ts'
export { arrivalChance, facesOf, likeliestFirst, rollerOf, waitingIn } from './arrivals.ts'
export { isExit, LEAVING_RIDING, type ExitPlan, type ExitPlans } from './exits.ts'
export { BY_FIRE, byPrize, prizeOf, targetsIn } from './fire.ts'
export {
  expectedHits,
  flightsOf,
  grounded,
  interceptorsOf,
  asksPilots,
  missionsUnderWay,
  ordersFor,
  pilotsOf,
  proposedFlights,
  reassign,
  rowOf,
  stopChance,
  type AirOrder,
} from './flights.ts'
export { standing } from './comers.ts'
export { dangerAt, type HexDanger } from './danger.ts'
export { byGoal, toEnemy } from './goals.ts'
export {
  attackOn,
  companyOf,
  fill,
  gains,
  openAttacks,
  openHexes,
  planAll,
  whyNotDeclare,
  whyNotJoin,
  type OpenAttack,
} from './phase.ts'
export { byShelter } from './retreats.ts'
export { RIDING } from './set-out.ts'
export {
  goalsOf,
  isSettingUp,
  leftToPlace,
  placedSoFar,
  preferred,
  putBy,
  takingUp,
  waitingToPlace,
} from './set-up.ts'
export * from './sketch.ts'
export { dangerTo, reachOf, supplyOf } from './threats.ts'
export { cheapestFirst, dearestFirst, hexWorth, valueOf } from './worth.ts'

/** Whole moves, attacks and bombardments, for a screen that asks for them with one click. */
export interface BlitzPlans {
  readonly exits: ExitPlans // ways off the map
  /** Where units can go together, which enemies they can attack, what a gun can bombard. */
  plansFor(s: BlitzState, units: readonly Unit[]): Plan[]
  /** The choices that carry out a plan, up to the first dice; none of an attack that is refused. */
  spellPlan(s: BlitzState, plan: Plan): SpelledPlan
  /** Why units cannot go to a hex or attack it; null where they can and where nothing is planned. */
  whyNot(s: BlitzState, units: readonly Unit[], place: Hex): Rebuff | null
}

/** Whether plans can be made now. */
export function canPlan(s: BlitzState): boolean {
  return isMoving(s) || isDeclaring(s) || isFiring(s)
}

/** The unit on its way or the gun that aims, NONE without one. */
export function inHand(s: BlitzState): Unit {
  return s.step === STEP['on-the-way'] || s.step === STEP['bombard-target'] ? s.active : NONE
}

/** The plans of a battle on its board. */
export function makePlans(game: Game<BlitzState>, board: Board): BlitzPlans {
  const moves = makeMovePlans(game, board)
  const exits = makeExitPlans(game, board)
  return {
    exits,
    plansFor(s, units) {
      if (units.length === 0) return []
      if (isMoving(s)) return moves.movesFor(s, units)
      if (isDeclaring(s)) return assaultPlans(game, s, units)
      return isFiring(s) ? firePlans(s, units[0]!) : []
    },
    spellPlan(s, plan) {
      if (isExit(plan)) return exits.spellExit(s, plan)
      if (plan.kind === 'move') return moves.spellMove(s, plan)
      return plan.manner === BY_FIRE ? spellFire(game, s, plan) : spellAssault(game, s, plan)
    },
    whyNot(s, units, place) {
      const [unit] = units
      if (unit === undefined || !canPlan(s) || place === s.place[unit]) return null
      if (isDeclaring(s)) return whyNotAttack(game, s, units, [place])
      if (isFiring(s)) return whyNotFire(game, s, unit, place)
      return moves.whyNotMove(s, unit, place)
    },
  }
}
