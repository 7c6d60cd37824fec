import { borderBetween } from '@estafette/board'
import { ALLIED, ARTILLERY, LEADER, RIVER } from '../data/board.ts'
import {
  at,
  LOCKED,
  NONE,
  opponent,
  REDUCED,
  SPENT,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from '../state.ts'
import { FAR, leavingCost, spread } from './reach.ts'
import { beginSurvey, SAFE, UNKNOWN } from './survey.ts'
import type { Survey } from './memory.ts'

/** Looks at a position with the eyes of a side; false if it has just done so. */
export function survey(v: Survey, s: ArrasState, side: Side): boolean {
  if (!beginSurvey(v, s, side)) return false
  lookForHits(v)
  return true
}

/** What the enemy's Fresh units can assault or walk into this turn. */
function lookForHits(v: Survey): void {
  const { row, strengths } = v.memory
  const { s, enemy } = v
  v.hit.fill(SAFE)
  v.danger.fill(0)
  v.isWalkable.fill(0)
  if (!v.isExposed) return
  for (let from = 0; from < s.board.locationCount; from++) {
    if (s.ready[at(enemy, from)]! === 0) continue
    const most = mostMovement(v, enemy, from)
    spread(v, enemy, from, most, row)
    const aims = strengthsFrom(v, enemy, from, most, row)
    if (leavingCost(s, enemy, from) !== FAR) noteWalks(v, from, most)
    for (let place = 0; place < s.board.locationCount; place++) {
      const strength = strengths[place]!
      if (strength === SAFE) continue
      if (strength > v.hit[place]!) v.hit[place] = strength
      v.danger[place]! += 1 / Math.max(1, aims)
    }
  }
}

function noteWalks(v: Survey, from: Location, most: number): void {
  const { row, approach } = v.memory
  for (let place = 0; place < v.s.board.locationCount; place++) {
    if (place === from || v.isWalkable[place]! || v.entry[at(v.enemy, place)]! === FAR) continue
    if (approachTo(v, v.enemy, from, place, row) >= 0 && approach.nearest + 2 <= most) {
      v.isWalkable[place] = 1
    }
  }
}

/** What the own Fresh units can assault this turn, and with what. */
export function lookForStrikes(v: Survey): void {
  const { strengths } = v.memory
  if (v.hasStrikes) return
  const { s, side } = v
  v.hasStrikes = true
  v.strike.fill(SAFE)
  v.strikeAgain.fill(SAFE)
  v.strikeFrom.fill(NONE)
  for (let from = 0; from < s.board.locationCount; from++) {
    v.strikes[from] = s.ready[at(side, from)]! > 0 ? 1 : 0
    if (v.strikes[from] === 0) continue
    const reach = reachOf(v, from)
    const most = mostMovement(v, side, from)
    spread(v, side, from, most, reach)
    strengthsFrom(v, side, from, most, reach)
    for (let place = 0; place < s.board.locationCount; place++) {
      const strength = strengths[place]!
      if (s.present[at(v.enemy, place)]! === 0 || strength === SAFE) continue
      if (strength > v.strike[place]!) {
        v.strikeAgain[place] = v.strike[place]!
        v.strike[place] = strength
        v.strikeFrom[place] = from
      } else if (strength > v.strikeAgain[place]!) {
        v.strikeAgain[place] = strength
      }
    }
  }
}

/** The row of `reach` for a location. */
export function reachOf(v: Survey, from: Location): Uint8Array {
  return v.reach.subarray(from * v.s.board.locationCount, (from + 1) * v.s.board.locationCount)
}

/** The best Attack Value the own side could bring to a location from anywhere but one. */
export function strikeBut(v: Survey, place: Location, but: Location): number {
  return v.strikeFrom[place]! === but ? v.strikeAgain[place]! : v.strike[place]!
}

/**
 * Attack Value of the ready units of a location against every other one, SAFE where they cannot
 * come. Returns how many locations with enemies of theirs they could choose from.
 */
function strengthsFrom(
  v: Survey,
  side: Side,
  from: Location,
  most: number,
  reach: Uint8Array,
): number {
  const { strengths, approach } = v.memory
  const { s } = v
  const other = opponent(side)
  const isPinned = leavingCost(s, side, from) === FAR
  let aims = 0
  for (let place = 0; place < s.board.locationCount; place++) {
    strengths[place] = SAFE
    let cost = 0
    let river = 0
    if (place !== from) {
      if (isPinned || v.entry[at(side, place)]! === FAR) continue
      const border = approachTo(v, side, from, place, reach)
      cost = approach.nearest + (s.fresh[at(other, place)]! > 0 ? 4 : 3)
      if (border < 0 || cost > most) continue
      if (border === RIVER) river = 1
    }
    const strength = groupStrength(v, side, from, cost, SPENT | LOCKED)
    if (strength === SAFE) continue
    strengths[place] = strength - river
    if (s.present[at(other, place)]! > 0) aims++
  }
  return aims
}

/**
 * The best last step of units on their way out of a location: its border, a river only where
 * nothing else is as near, or -1. What is paid before it is left in `approach.nearest`.
 */
export function approachTo(
  v: Survey,
  side: Side,
  from: Location,
  to: Location,
  reach: Uint8Array,
): number {
  const { s } = v
  const { offsets, targets, borders } = s.board.graph
  const enemy = opponent(side)
  const end = offsets[to + 1]!
  let border = -1
  let nearest = FAR
  for (let edge = offsets[to]!; edge < end; edge++) {
    const before = targets[edge]!
    const paid = reach[before]!
    if (paid >= FAR || paid > nearest) continue
    if (before !== from && s.present[at(enemy, before)]! > 0) continue
    if (paid === nearest && borders[edge]! === RIVER) continue
    nearest = paid
    border = borders[edge]!
  }
  v.memory.approach.nearest = nearest
  return border
}

/** The most MF of any ready unit of a side in a location. */
function mostMovement(v: Survey, side: Side, place: Location): number {
  const { s } = v
  let most = 0
  for (let unit = v.first[at(side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if ((s.flags[unit]! & (SPENT | LOCKED)) === 0) most = Math.max(most, movementOf(s, unit))
  }
  return most
}

function movementOf(s: ArrasState, unit: Unit): number {
  return s.board.movement[s.flags[unit]! & REDUCED ? unit + s.board.unitCount : unit]!
}

/** Attack Value of the units of a location that can pay so many MF, SAFE without any. */
function groupStrength(
  v: Survey,
  side: Side,
  from: Location,
  cost: number,
  barred: number,
): number {
  const { s } = v
  const { board } = s
  let best = SAFE
  let size = 0
  let nations = 0
  for (let unit = v.first[at(side, from)]!; unit !== NONE; unit = v.next[unit]!) {
    const type = board.type[unit]!
    if (type === ARTILLERY || s.flags[unit]! & barred || movementOf(s, unit) < cost) continue
    size++
    nations |= 1 << board.nationality[unit]!
    if (type === LEADER) continue
    const factor = board.attack[s.flags[unit]! & REDUCED ? unit + s.board.unitCount : unit]!
    if (factor > best) best = factor
  }
  if (best === SAFE) return SAFE
  const mixed = nations & (nations - 1) ? 1 : 0
  return best + Math.min(size, 10) - 1 - mixed
}

/** The best attack the enemy could bring to a location next turn, with everybody Fresh. */
export function hitNext(v: Survey, place: Location): number {
  const known = v.hitNext[place]!
  if (known !== UNKNOWN) return known
  const { s, enemy } = v
  let best = SAFE
  if (v.entry[at(enemy, place)]! !== FAR || v.isNorthOpen) {
    const line = place * s.board.locationCount
    for (let from = 0; from < s.board.locationCount; from++) {
      const hops = s.board.distance[line + from]!
      if (hops > 3 || s.present[at(enemy, from)]! === 0) continue
      const cost = hops === 0 ? 0 : 2 + 2 * hops // 4 into it, 2 for each location before
      const barred = isReleasedSoon(s, enemy, from) ? 0 : LOCKED
      let strength = groupStrength(v, enemy, from, cost, barred)
      if (strength === SAFE) continue
      v.isWalkableNext[place] = 1
      if (hops === 1 && borderBetween(s.board.graph, from, place) === RIVER) strength--
      if (strength > best) best = strength
    }
  }
  v.hitNext[place] = best
  return best
}

/** Whether the units locked in a location may be free next turn. ARR-13.1a, ARR-13.2a, ARR-13.4a */
function isReleasedSoon(s: ArrasState, side: Side, place: Location): boolean {
  if (side === ALLIED) return place === s.board.frenchPark
  return place === s.board.panzerPark ? s.turn >= 3 : s.turn >= 5
}
