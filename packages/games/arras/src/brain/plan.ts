import { LOCATION_COUNT, UNIT_COUNT } from '../data/board.ts'
import {
  at,
  LOCKED,
  NONE,
  SPENT,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from '../state.ts'
import { bestAssault, makeAssault, type Assault } from './assaults.ts'
import { bestMove, eagerness, makeMove, type Move } from './moves.ts'
import { makeSurvey, type Survey } from './survey.ts'
import { survey } from './threats.ts'
import type { Weights } from './weights.ts'

const NEVER = -1e9

/** What the side with the Initiative could do, location by location. */
export interface Plan {
  readonly v: Survey
  readonly moves: readonly Move[] // by unit
  readonly assaults: readonly Assault[] // by location they come from
  readonly bestMover: Int8Array // by location
  pending: number // what all its moves together would bring
  seenPlace: Location // the only location that was looked at, NONE for all of them
}

export function makePlan(w: Weights, s: ArrasState): Plan {
  return {
    v: makeSurvey(w, s),
    moves: Array.from({ length: UNIT_COUNT }, makeMove),
    assaults: Array.from({ length: LOCATION_COUNT }, makeAssault),
    bestMover: new Int8Array(LOCATION_COUNT).fill(NONE),
    pending: 0,
    seenPlace: NEVER,
  }
}

/** Plans for every location. Nothing is done twice for the same position. */
export function planAll(plan: Plan, s: ArrasState): void {
  const { v } = plan
  const side = s.initiative
  if (!survey(v, s, side) && plan.seenPlace === NONE) return
  plan.pending = 0
  for (let place = 0; place < LOCATION_COUNT; place++) {
    plan.bestMover[place] = NONE
    plan.assaults[place]!.value = NEVER
    if (s.ready[at(side, place)]! > 0) planMoves(plan, place)
  }
  for (let place = 0; place < LOCATION_COUNT; place++) {
    if (s.ready[at(side, place)]! === 0) continue
    const mover = plan.bestMover[place]!
    const own = mover === NONE ? 0 : Math.max(0, plan.moves[mover]!.value)
    bestAssault(v, place, Math.max(0, plan.pending - own), plan.assaults[place]!)
    holdBack(plan, place)
  }
  plan.seenPlace = NONE
}

/** Plans for one location in the middle of its activation: its moves, and the assault they cost. */
export function planPlace(plan: Plan, s: ArrasState, place: Location): void {
  if (!survey(plan.v, s, s.initiative) && plan.seenPlace === place) return
  plan.pending = 0
  plan.bestMover[place] = NONE
  planMoves(plan, place)
  bestAssault(plan.v, place, 0, plan.assaults[place]!)
  holdBack(plan, place)
  plan.seenPlace = place
}

/** Looks at a position for something else than a plan. */
export function lookAgain(plan: Plan, s: ArrasState, side: Side): Survey {
  if (survey(plan.v, s, side)) plan.seenPlace = NEVER
  return plan.v
}

/** The best move of every ready unit of a location. */
function planMoves(plan: Plan, place: Location): void {
  const { v, moves } = plan
  const { s, side } = v
  let best = NEVER
  let like = NONE
  for (let unit = v.first[at(side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    const move = moves[unit]!
    move.value = NEVER
    if (s.flags[unit]! & (SPENT | LOCKED)) continue
    if (like !== NONE && areAlike(s, like, unit)) copyMove(move, moves[like]!)
    else bestMove(v, unit, false, move)
    like = unit
    if (move.value > 0) plan.pending += move.value
    if (move.value > best) {
      best = move.value
      plan.bestMover[place] = unit
    }
  }
}

function copyMove(into: Move, from: Move): void {
  into.value = from.value
  into.to = from.to
  into.step = from.step
  into.took = from.took
}

/** Whether two units of a location are the same in all but their name. */
function areAlike(s: ArrasState, a: Unit, b: Unit): boolean {
  const { board } = s
  return (
    s.flags[a]! === s.flags[b]! &&
    board.type[a]! === board.type[b]! &&
    board.attack[a]! === board.attack[b]! &&
    board.defence[a]! === board.defence[b]! &&
    board.movement[a]! === board.movement[b]! &&
    board.nationality[a]! === board.nationality[b]! &&
    board.spentDefence[a]! === board.spentDefence[b]!
  )
}

/** A unit that is needed in a good assault moves away only for more than it adds there. */
function holdBack(plan: Plan, place: Location): void {
  const assault = plan.assaults[place]!
  if (assault.value <= 0) return
  const share = assault.value - Math.max(0, assault.weaker)
  let best = NEVER
  let mover = NONE
  for (let i = 0; i < assault.size; i++) {
    const unit = assault.units[i]!
    plan.moves[unit]!.value -= unit === assault.lead ? 2 * share : share
  }
  const { v } = plan
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if (plan.moves[unit]!.value > best && (v.s.flags[unit]! & (SPENT | LOCKED)) === 0) {
      best = plan.moves[unit]!.value
      mover = unit
    }
  }
  plan.bestMover[place] = mover
}

/** What activating a location is worth. */
export function worthOfPlace(plan: Plan, place: Location): number {
  const mover = plan.bestMover[place]!
  const move = mover === NONE ? NEVER : plan.moves[mover]!.value
  return Math.max(move, plan.assaults[place]!.value)
}

/** A tie-breaker: between equal moves the more eager unit goes. */
export function edgeOf(plan: Plan, unit: Unit): number {
  return 1e-6 * eagerness(plan.v, unit)
}
