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
import { NEVER, makeAssault, makeMove, type Assault, type UnitMove } from './records.ts'

/** What the side with the Initiative could do, location by location. */
export interface Scheme {
  readonly v: Survey
  readonly moves: readonly UnitMove[] // by unit
  readonly assaults: readonly Assault[] // by the location they come from
  readonly bestMover: Int8Array // by location
  pending: number // what all its moves together would bring
  scope: Location // the only location looked at, NONE for all of them, UNMADE before any
}

const UNMADE = -2

export function makeScheme(w: Weights, s: ArrasState, memory: Memory): Scheme {
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
export function look(scheme: Scheme, s: ArrasState, side: Side): Survey {
  if (survey(scheme.v, s, side)) scheme.scope = UNMADE
  return scheme.v
}

/** Forgets what it was made for. */
export function forget(scheme: Scheme): void {
  scheme.v.position.fill(0)
  scheme.scope = UNMADE
}

/** Looks again at a position in which only the own units have moved; see `surveyOwn`. */
export function lookAgain(scheme: Scheme, s: ArrasState): void {
  surveyOwn(scheme.v, s)
  scheme.scope = UNMADE
}

/** Plans for every location. Nothing is done twice for the same position. */
export function schemeAll(scheme: Scheme, s: ArrasState): void {
  const side = s.initiative
  const v = look(scheme, s, side)
  if (scheme.scope === NONE) return
  scheme.scope = NONE
  scheme.pending = 0
  for (let place = 0; place < s.board.locationCount; place++) {
    scheme.bestMover[place] = NONE
    scheme.assaults[place]!.value = NEVER
    if (s.ready[at(side, place)]! > 0) schemeMoves(scheme, place)
  }
  for (let place = 0; place < s.board.locationCount; place++) {
    if (s.ready[at(side, place)]! === 0) continue
    const mover = scheme.bestMover[place]!
    const own = mover === NONE ? 0 : Math.max(0, scheme.moves[mover]!.value)
    bestAssault(v, place, scheme.pending - own, scheme.assaults[place]!)
    holdBack(scheme, place)
  }
}

/** Plans for one location in the middle of its activation. */
export function schemePlace(scheme: Scheme, s: ArrasState, place: Location): void {
  const v = look(scheme, s, s.initiative)
  if (scheme.scope === place) return
  scheme.scope = place
  scheme.pending = 0
  schemeMoves(scheme, place)
  bestAssault(v, place, 0, scheme.assaults[place]!)
  holdBack(scheme, place)
}

/** The best move of every ready unit of a location. */
function schemeMoves(scheme: Scheme, place: Location): void {
  const { v, moves } = scheme
  let like: Unit = NONE
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    const move = moves[unit]!
    move.value = NEVER
    if (v.s.flags[unit]! & (SPENT | LOCKED)) continue
    if (like !== NONE && areAlike(v.s, like, unit)) copyMove(move, moves[like]!)
    else bestMove(v, unit, move)
    like = unit
    scheme.pending += Math.max(0, move.value)
  }
  chooseMover(scheme, place)
}

function chooseMover(scheme: Scheme, place: Location): void {
  const { v, moves } = scheme
  let best: Unit = NONE
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if (v.s.flags[unit]! & (SPENT | LOCKED)) continue
    if (moves[unit]!.value > (best === NONE ? NEVER : moves[best]!.value)) best = unit
  }
  scheme.bestMover[place] = best
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
function holdBack(scheme: Scheme, place: Location): void {
  const { value, weaker, lead, party } = scheme.assaults[place]!
  if (value <= 0) return
  const share = value - Math.max(0, weaker)
  for (let i = 0; i < party.size; i++) {
    const unit = party.units[i]!
    scheme.moves[unit]!.value -= unit === lead ? 2 * share : share
  }
  chooseMover(scheme, place)
}

/** What the best a location can do is worth. */
export function worthOfPlace(scheme: Scheme, place: Location): number {
  const mover = scheme.bestMover[place]!
  const assault = scheme.assaults[place]!.value
  return mover === NONE ? assault : Math.max(assault, scheme.moves[mover]!.value)
}

/** Whether the best a location can do may fail. */
export function isRisky(scheme: Scheme, place: Location): boolean {
  const { value } = scheme.assaults[place]!
  return value > NEVER && value >= worthOfPlace(scheme, place)
}
