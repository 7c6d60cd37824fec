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
import { bestAssault } from './assaults.ts'
import type { Memory, Survey } from './memory.ts'
import { bestMove, copyMove } from './moves.ts'
import { makeSurvey, surveyOwn } from './survey.ts'
import { survey } from './threats.ts'
import type { Weights } from './weights.ts'
import { NEVER, makeAssault, makeMove, type Assault, type Move } from './records.ts'

/** What the side with the Initiative could do, location by location. */
export interface Plan {
  readonly v: Survey
  readonly moves: readonly Move[] // by unit
  readonly assaults: readonly Assault[] // by the location they come from
  readonly bestMover: Int8Array // by location
  pending: number // what all its moves together would bring
  scope: Location // the only location looked at, NONE for all of them, UNMADE before any
}

const UNMADE = -2

export function makePlan(w: Weights, s: ArrasState, memory: Memory): Plan {
  return {
    v: makeSurvey(w, s, memory),
    moves: Array.from({ length: s.board.unitCount }, makeMove),
    assaults: Array.from({ length: s.board.locationCount }, makeAssault),
    bestMover: new Int8Array(s.board.locationCount).fill(NONE),
    pending: 0,
    scope: UNMADE,
  }
}

/** Looks at a position, for whatever purpose. */
export function look(plan: Plan, s: ArrasState, side: Side): Survey {
  if (survey(plan.v, s, side)) plan.scope = UNMADE
  return plan.v
}

/** Forgets what it was made for. */
export function forget(plan: Plan): void {
  plan.v.position.fill(0)
  plan.scope = UNMADE
}

/** Looks again at a position in which only the own units have moved; see `surveyOwn`. */
export function lookAgain(plan: Plan, s: ArrasState): void {
  surveyOwn(plan.v, s)
  plan.scope = UNMADE
}

/** Plans for every location. Nothing is done twice for the same position. */
export function planAll(plan: Plan, s: ArrasState): void {
  const side = s.initiative
  const v = look(plan, s, side)
  if (plan.scope === NONE) return
  plan.scope = NONE
  plan.pending = 0
  for (let place = 0; place < s.board.locationCount; place++) {
    plan.bestMover[place] = NONE
    plan.assaults[place]!.value = NEVER
    if (s.ready[at(side, place)]! > 0) planMoves(plan, place)
  }
  for (let place = 0; place < s.board.locationCount; place++) {
    if (s.ready[at(side, place)]! === 0) continue
    const mover = plan.bestMover[place]!
    const own = mover === NONE ? 0 : Math.max(0, plan.moves[mover]!.value)
    bestAssault(v, place, plan.pending - own, plan.assaults[place]!)
    holdBack(plan, place)
  }
}

/** Plans for one location in the middle of its activation. */
export function planPlace(plan: Plan, s: ArrasState, place: Location): void {
  const v = look(plan, s, s.initiative)
  if (plan.scope === place) return
  plan.scope = place
  plan.pending = 0
  planMoves(plan, place)
  bestAssault(v, place, 0, plan.assaults[place]!)
  holdBack(plan, place)
}

/** The best move of every ready unit of a location. */
function planMoves(plan: Plan, place: Location): void {
  const { v, moves } = plan
  let like: Unit = NONE
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    const move = moves[unit]!
    move.value = NEVER
    if (v.s.flags[unit]! & (SPENT | LOCKED)) continue
    if (like !== NONE && areAlike(v.s, like, unit)) copyMove(move, moves[like]!)
    else bestMove(v, unit, move)
    like = unit
    plan.pending += Math.max(0, move.value)
  }
  chooseMover(plan, place)
}

function chooseMover(plan: Plan, place: Location): void {
  const { v, moves } = plan
  let best: Unit = NONE
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if (v.s.flags[unit]! & (SPENT | LOCKED)) continue
    if (moves[unit]!.value > (best === NONE ? NEVER : moves[best]!.value)) best = unit
  }
  plan.bestMover[place] = best
}

/** Whether two units of a location are the same in all but their name. */
function areAlike(s: ArrasState, a: Unit, b: Unit): boolean {
  const { board } = s
  return (
    s.flags[a]! === s.flags[b]! &&
    s.spentMf[a]! === s.spentMf[b]! &&
    board.type[a]! === board.type[b]! &&
    board.attack[a]! === board.attack[b]! &&
    board.defence[a]! === board.defence[b]! &&
    board.movement[a]! === board.movement[b]! &&
    board.spentDefence[a]! === board.spentDefence[b]! &&
    board.nationality[a]! === board.nationality[b]!
  )
}

/** A unit that is needed in a good assault moves away only for more than it adds there. */
function holdBack(plan: Plan, place: Location): void {
  const { value, weaker, lead, party } = plan.assaults[place]!
  if (value <= 0) return
  const share = value - Math.max(0, weaker)
  for (let i = 0; i < party.size; i++) {
    const unit = party.units[i]!
    plan.moves[unit]!.value -= unit === lead ? 2 * share : share
  }
  chooseMover(plan, place)
}

/** What the best a location can do is worth. */
export function worthOfPlace(plan: Plan, place: Location): number {
  const mover = plan.bestMover[place]!
  const assault = plan.assaults[place]!.value
  return mover === NONE ? assault : Math.max(assault, plan.moves[mover]!.value)
}

/** Whether the best a location can do may fail. */
export function isRisky(plan: Plan, place: Location): boolean {
  const { value } = plan.assaults[place]!
  return value > NEVER && value >= worthOfPlace(plan, place)
}
