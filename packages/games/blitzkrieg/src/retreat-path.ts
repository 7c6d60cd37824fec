import { LEGAL, type Verdict } from '@estafette/kernel'
import { CLOSED, FOOT } from './data/codes.ts'
import { directionTo } from './data/map.ts'
import { isDry, wayOut } from './movement.ts'
import { WHY } from './reasons.ts'
import { fits, isOverstacked } from './stacking.ts'
import {
  AT_PHASE_END,
  ATTACKING,
  DEFENDING,
  DISRUPTED,
  NONE,
  opponent,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { hasEnemy } from './units.ts'
import { isInOpenEnemyZoc, zocReaches } from './zoc.ts'

// Values of `rank`: how near its supply a unit that retreats must end. BLZ-RTR-4
export const NOWHERE = 0 // at most off the map
export const EQUAL = 1
export const NEARER = 2

/** Whether the retreat of a unit has room in a hex. BLZ-RTR-5 */
function hasRoom(s: BlitzState, unit: Unit, hex: Hex): boolean {
  if (s.place[unit]! === hex) return !isOverstacked(s, sideOfUnit(s, unit), hex)
  return fits(s, unit, hex)
}

/** Whether an enemy that a unit faced stands in a hex next to where it began. BLZ-RTR-3 */
function isFaced(s: BlitzState, unit: Unit, start: Hex, slot: number): boolean {
  const near = s.board.neighbours[slot]!
  const enemy = opponent(sideOfUnit(s, unit))
  if (near < 0 || s.units[enemy * s.board.hexCount + near]! === 0) return false
  if (s.cause === AT_PHASE_END) {
    return s.zoc[enemy * s.board.hexCount + start]! > 0 && zocFrom(s, enemy, near, start)
  }
  for (let other = s.top[near]!; other !== NONE; other = s.below[other]!) {
    if (s.marks[other]! & (ATTACKING | DEFENDING)) return true
  }
  return false
}

/** Whether an undisrupted enemy in a hex has its ZOC in the next one. */
function zocFrom(s: BlitzState, enemy: number, from: Hex, to: Hex): boolean {
  if (!zocReaches(s, enemy, from, directionTo(s.board, from, to))) return false
  for (let unit = s.top[from]!; unit !== NONE; unit = s.below[unit]!) {
    if ((s.flags[unit]! & DISRUPTED) === 0 && !s.board.isTransport[unit]!) return true
  }
  return false
}

/** Whether a hex is further than the start from all who were faced. BLZ-RTR-3 */
function isAway(s: BlitzState, unit: Unit, start: Hex, hex: Hex): boolean {
  const { distances, hexCount, neighbours } = s.board
  for (let slot = start * 6, end = slot + 6; slot < end; slot++) {
    if (!isFaced(s, unit, start, slot)) continue
    if (distances[neighbours[slot]! * hexCount + hex]! <= 1) return false
  }
  return true
}

/** Whether a retreat may go from a hex into the next one. BLZ-RTR-2 */
function stepVerdict(s: BlitzState, unit: Unit, start: Hex, slot: number): Verdict {
  const to = s.board.neighbours[slot]!
  if (to < 0) return WHY['off-map']
  const side = sideOfUnit(s, unit)
  const { distances, hexCount } = s.board
  const from = Math.floor(slot / 6)
  const gone = distances[start * hexCount + from]!
  if (distances[start * hexCount + to]! !== gone + 1) return WHY['not-further']
  if (hasEnemy(s, side, to)) return WHY['enemy-there']
  if (isInOpenEnemyZoc(s, side, to)) return WHY['retreat-zoc']
  if (isDry(s, side, slot)) return LEGAL
  const isWading = s.board.unitClass[unit]! === FOOT && s.ride[unit]! === NONE
  return isWading && gone === 0 && s.least === 1 ? LEGAL : WHY['river']
}

/** Whether the unit came over a river without a bridge, and must stop. BLZ-RTR-2 */
function hasWaded(s: BlitzState, unit: Unit, start: Hex, hex: Hex): boolean {
  const direction = directionTo(s.board, start, hex)
  return direction >= 0 && !isDry(s, sideOfUnit(s, unit), start * 6 + direction)
}

/** Whether a retreat may end in a hex, whatever its rank. BLZ-RTR-3, BLZ-RTR-5 */
function isEnd(s: BlitzState, unit: Unit, start: Hex, hex: Hex): boolean {
  const gone = s.board.distances[start * s.board.hexCount + hex]!
  return gone >= s.least && hasRoom(s, unit, hex) && isAway(s, unit, start, hex)
}

/** NEARER, EQUAL or NOWHERE by the distance to supply. BLZ-RTR-4 */
function rankOf(s: BlitzState, unit: Unit, start: Hex, hex: Hex): number {
  const distance = s.board.supplyDistance[sideOfUnit(s, unit)]!
  if (distance[hex]! < distance[start]!) return NEARER
  return distance[hex] === distance[start] ? EQUAL : NOWHERE
}

/** Whether a retreat goes on from a hex: it is not long enough yet, or there is no room. BLZ-RTR-5 */
function goesOn(s: BlitzState, unit: Unit, start: Hex, hex: Hex): boolean {
  const gone = s.board.distances[start * s.board.hexCount + hex]!
  if (gone === 1 && hasWaded(s, unit, start, hex)) return false
  return gone < s.most || !hasRoom(s, unit, hex)
}

function bestFrom(s: BlitzState, unit: Unit, start: Hex, hex: Hex, goal: number): number {
  let best = hex !== start && isEnd(s, unit, start, hex) ? rankOf(s, unit, start, hex) : NOWHERE
  if (best >= goal || !goesOn(s, unit, start, hex)) return best
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    if (stepVerdict(s, unit, start, slot) !== LEGAL) continue
    const rank = bestFrom(s, unit, start, s.board.neighbours[slot]!, goal)
    if (rank > best) best = rank
    if (best >= goal) return best
  }
  return best
}

/** Whether a way leads off the map from a hex on. BLZ-RTR-6 */
function leadsOut(s: BlitzState, unit: Unit, start: Hex, hex: Hex): boolean {
  if (!goesOn(s, unit, start, hex)) return false
  if (wayOut(s, unit, hex) !== CLOSED) return true
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    if (stepVerdict(s, unit, start, slot) !== LEGAL) continue
    if (leadsOut(s, unit, start, s.board.neighbours[slot]!)) return true
  }
  return false
}

/** How near its supply a unit can come from where it stands. BLZ-RTR-4 */
export function retreatRank(s: BlitzState, unit: Unit): number {
  const start = s.place[unit]!
  return bestFrom(s, unit, start, start, NEARER)
}

/** Whether a unit has anywhere to retreat to. BLZ-RTR-7 */
export function canRetreat(s: BlitzState, unit: Unit): boolean {
  const start = s.place[unit]!
  return retreatRank(s, unit) !== NOWHERE || leadsOut(s, unit, start, start)
}

/** Whether the retreating unit may end where it stands. */
export function haltVerdict(s: BlitzState): Verdict {
  const unit = s.retreater
  const hex = s.place[unit]!
  if (hex === s.start || !isEnd(s, unit, s.start, hex)) return WHY['retreat-goes-on']
  const rank = rankOf(s, unit, s.start, hex)
  return rank !== NOWHERE && rank === s.rank ? LEGAL : WHY['retreat-to-supply']
}

/** Whether the retreating unit may go over a hexside: an end, or the edge, can be reached behind it. */
export function retreatStepVerdict(s: BlitzState, slot: number): Verdict {
  const unit = s.retreater
  const from = s.place[unit]!
  if (!goesOn(s, unit, s.start, from)) return WHY['retreat-over']
  const verdict = stepVerdict(s, unit, s.start, slot)
  if (verdict !== LEGAL) return verdict
  const to = s.board.neighbours[slot]!
  if (s.rank !== NOWHERE && reachesRank(s, unit, to)) return LEGAL
  return leadsOut(s, unit, s.start, to) ? LEGAL : WHY['retreat-to-supply']
}

/** Whether an end of exactly the rank that is due can be reached from a hex on. */
function reachesRank(s: BlitzState, unit: Unit, hex: Hex): boolean {
  if (isEnd(s, unit, s.start, hex) && rankOf(s, unit, s.start, hex) === s.rank) return true
  if (!goesOn(s, unit, s.start, hex)) return false
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    if (stepVerdict(s, unit, s.start, slot) !== LEGAL) continue
    if (reachesRank(s, unit, s.board.neighbours[slot]!)) return true
  }
  return false
}

/** Whether the retreating unit may step off the map here. BLZ-RTR-6 */
export function retreatExitVerdict(s: BlitzState): Verdict {
  const unit = s.retreater
  const hex = s.place[unit]!
  if (!goesOn(s, unit, s.start, hex)) return WHY['retreat-over']
  return wayOut(s, unit, hex) === CLOSED ? WHY['no-exit'] : LEGAL
}
