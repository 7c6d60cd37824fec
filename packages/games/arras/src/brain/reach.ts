import { entryCost, isClosed, isOutOfBounds } from '../movement.ts'
import { at, opponent, type ArrasState, type Location, type Side } from '../state.ts'
import { roomFor } from '../units.ts'
import type { Survey } from './memory.ts'

/** More than any unit can pay. */
export const FAR = 100
const MOST_MF = 20
const LEAVE_SPENT = 3 // table 3.6, code F

/** MF to enter each location, FAR where a side may not go at all. ARR-5.2a-d, ARR-2.1.4b */
export function fillEntryCosts(s: ArrasState, side: Side, costs: Uint8Array): void {
  for (let place = 0; place < s.board.locationCount; place++) {
    costs[at(side, place)] =
      isClosed(s, place) || isOutOfBounds(s, side, place) ? FAR : entryCost(s, side, place)
  }
}

/** MF a unit pays at least for its first step out of a location; FAR stands for all it has. */
export function leavingCost(s: ArrasState, side: Side, from: Location): number {
  const enemies = at(opponent(side), from)
  if (s.fresh[enemies]! > 0) return FAR // ARR-5.2e
  return s.present[enemies]! > 0 ? LEAVE_SPENT : 0
}

/**
 * The least MF that bring a unit able to lead from a location into each vacant one, for as many MF
 * as `most`. Out of a location with Fresh enemies there is one step, counted as `most`.
 */
export function spread(
  v: Survey,
  side: Side,
  from: Location,
  most: number,
  reached: Uint8Array,
): void {
  const { s, entry } = v
  const { queue } = v.memory
  const { offsets, targets } = s.board.graph
  const enemy = opponent(side)
  const limit = Math.min(most, MOST_MF)
  const leaving = leavingCost(s, side, from)
  reached.fill(FAR)
  reached[from] = 0
  let head = 0
  let tail = 0
  queue[tail++] = from
  while (head < tail) {
    const place = queue[head++]!
    const paid = reached[place]!
    const end = offsets[place + 1]!
    for (let edge = offsets[place]!; edge < end; edge++) {
      const next = targets[edge]!
      if (s.present[at(enemy, next)]! > 0) continue
      let cost = entry[at(side, next)]!
      if (place === from && leaving > cost) cost = leaving === FAR ? limit : leaving
      cost += paid
      if (cost > limit || cost >= reached[next]! || roomFor(s, side, next) <= 0) continue
      reached[next] = cost
      if (cost < limit && tail < queue.length) queue[tail++] = next
    }
  }
}

/** What one more unit counted by ARR-13.6b costs: the first and the tenth bring Rommel north. */
export function crossing(v: Survey, from: Location, to: Location): number {
  const { rommelNorth } = v.s.board
  if (v.crossing === 0 || !rommelNorth.from.includes(from)) return 0
  return rommelNorth.to.includes(to) ? v.crossing : 0
}
