import { ALLIED, ARMOR, ARTILLERY, FLAK, LEADER } from '../data/board.ts'
import { crosserCount, isOutOfBounds } from '../movement.ts'
import {
  at,
  LOCKED,
  NONE,
  opponent,
  REDUCED,
  sideOfUnit,
  SPENT,
  type ArrasState,
  type Side,
  type Unit,
} from '../state.ts'
import { hasReadyUnit } from '../units.ts'
import type { Memory, Survey } from './memory.ts'
import { fillWorth } from './objective.ts'
import { fillEntryCosts } from './reach.ts'
import type { Weights } from './weights.ts'

/** No attack can come here. */
export const SAFE = -100
export const UNKNOWN = -101

/** Empty tables for a survey. */
export function makeSurvey(w: Weights, s: ArrasState, memory: Memory): Survey {
  const bytes = (length: number): Int8Array => new Int8Array(length)
  return {
    memory,
    w,
    m: w.manner[0],
    s,
    side: 0,
    enemy: 1,
    isExposed: false,
    northRisk: 0,
    isNorthOpen: false,
    crossing: 0,
    material: 1,
    worth: new Float64Array(s.board.locationCount),
    pull: new Float64Array(s.board.locationCount),
    value: new Float64Array(s.board.unitCount),
    first: bytes(2 * s.board.locationCount),
    next: bytes(s.board.unitCount),
    entry: new Uint8Array(2 * s.board.locationCount),
    dice: new Uint8Array(2 * s.board.locationCount),
    hit: bytes(s.board.locationCount),
    danger: new Float64Array(s.board.locationCount),
    isWalkable: new Uint8Array(s.board.locationCount),
    reach: new Uint8Array(s.board.locationCount * s.board.locationCount),
    strike: bytes(s.board.locationCount),
    strikeFrom: bytes(s.board.locationCount),
    strikeAgain: bytes(s.board.locationCount),
    strikes: new Uint8Array(s.board.locationCount),
    hasStrikes: false,
    standing: new Float64Array(s.board.locationCount),
    seizure: new Float64Array(s.board.locationCount),
    hitNext: bytes(s.board.locationCount),
    isWalkableNext: new Uint8Array(s.board.locationCount),
    wall: bytes(s.board.locationCount),
    position: new Int32Array(s.raw.length),
    seen: bytes(s.board.locationCount + 4),
    seenReduced: bytes(s.board.unitCount),
    seenBoard: null,
  }
}

/** Fills in what does not depend on anybody's reach; false if it is filled in already. */
export function beginSurvey(v: Survey, s: ArrasState, side: Side): boolean {
  if (v.s === s || v.s.board === s.board) {
    if (isSeen(v, s, side)) {
      v.s = s
      return false
    }
  }
  remember(v, s, side)
  v.s = s
  v.side = side
  v.m = v.w.manner[side === ALLIED ? 0 : 1]
  v.enemy = opponent(side)
  v.isExposed = hasReadyUnit(s, v.enemy)
  v.material = v.w.material[s.turn]! * (1 - v.w.urgency[s.turn]! * behind(s, side))
  v.northRisk = northRisk(s, side)
  v.isNorthOpen = v.northRisk > 0
  v.crossing = crossingCost(v, s, side)
  listUnits(v)
  weighLocations(v)
  fillEntryCosts(s, 0, v.entry)
  fillEntryCosts(s, 1, v.entry)
  countDice(v)
  v.hasStrikes = false
  v.hitNext.fill(UNKNOWN)
  v.isWalkableNext.fill(0)
  v.wall.fill(UNKNOWN)
  v.standing.fill(Number.NaN)
  v.seizure.fill(Number.NaN)
  return true
}

/**
 * Looks again after the own units have moved. What the enemy can do, what control is worth and what
 * other own units can bring are taken to be as they were: near enough within one run.
 */
export function surveyOwn(v: Survey, s: ArrasState): void {
  remember(v, s, v.side)
  v.s = s
  listUnits(v)
  fillEntryCosts(s, v.side, v.entry)
  for (let place = 0; place < s.board.locationCount; place++) {
    if (s.ready[at(v.side, place)]! > 0 && v.strikes[place]! === 0) v.hasStrikes = false
  }
  v.standing.fill(Number.NaN)
  v.seizure.fill(Number.NaN)
}

const NORTH_FROM = 4 // ARR-13.6a

/** Chance that Rommel turns north at the start of the next turn. ARR-13.6a, ARR-13.6b */
function northRisk(s: ArrasState, side: Side): number {
  if (side !== ALLIED || s.rommelNorth !== 0 || s.turn < NORTH_FROM - 1) return 0
  const crossers = crosserCount(s)
  return (crossers >= 10 ? 3 : crossers >= 1 ? 2 : 1) / 6
}

/** ARR-13.6b: one crosser, and ten of them, each make it likelier by a sixth. */
function crossingCost(v: Survey, s: ArrasState, side: Side): number {
  if (side !== ALLIED || s.rommelNorth !== 0) return 0
  const crossers = crosserCount(s)
  if (crossers === 0) return v.w.north
  return crossers < 10 ? v.w.north / (10 - crossers) : 0
}

/** How much a side needs a change: 1 if it loses as things are, 0 if it wins. */
function behind(s: ArrasState, side: Side): number {
  const isShort = s.vp < s.threshold
  return isShort === (side === ALLIED) ? 1 : 0
}

/** The tables of a position come first; of the numbers after them only a few matter here. */
function tablesEnd(s: ArrasState): number {
  return s.numbers.byteOffset >> 2
}

/** Whether this is the position that was surveyed last, as far as a survey goes. */
export function isSeen(v: Survey, s: ArrasState, side: Side): boolean {
  const { position } = v
  const end = tablesEnd(s)
  if (position[end]! !== keyOf(s, side) || position[end + 1]! !== s.vp) return false
  for (let i = 0; i < end; i++) if (position[i]! !== s.raw[i]!) return false
  return true
}

function remember(v: Survey, s: ArrasState, side: Side): void {
  const end = tablesEnd(s)
  for (let i = 0; i < end; i++) v.position[i] = s.raw[i]!
  v.position[end] = keyOf(s, side)
  v.position[end + 1] = s.vp
}

function keyOf(s: ArrasState, side: Side): number {
  const flags = side | (s.rommelNorth << 1) | (s.releasedA << 2) | (s.releasedL << 3)
  const more = (s.scenario << 26) | (s.autoVictoryAreas << 27)
  const air = (s.alliedAir << 8) | (s.germanAir << 12)
  return 1 + (flags | (s.turn << 4) | air | (s.threshold << 16) | more)
}

function listUnits(v: Survey): void {
  const { s, w } = v
  const isSameBoard = v.seenBoard === s.board
  v.first.fill(NONE)
  for (let unit = s.board.unitCount - 1; unit >= 0; unit--) {
    const place = s.place[unit]!
    const reduced = s.flags[unit]! & REDUCED
    if (!isSameBoard || v.seenReduced[unit]! !== reduced) {
      v.value[unit] = valueOf(s, unit, w)
      v.seenReduced[unit] = reduced
    }
    if (place >= s.board.locationCount) continue
    const index = at(sideOfUnit(s, unit), place)
    v.next[unit] = v.first[index]!
    v.first[index] = unit
  }
}

/** Three dice where an Air counter is left or a Fresh gun in range. ARR-8.0a, ARR-8.2a-b, ARR-8.2g */
function countDice(v: Survey): void {
  const { s, dice } = v
  const { board } = s
  const allied = s.alliedAir > 0 ? 3 : 2
  const german = s.germanAir > 0 ? 3 : 2
  for (let place = 0; place < board.locationCount; place++) {
    dice[at(0, place)] = allied
    dice[at(1, place)] = german
  }
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (board.type[unit]! !== ARTILLERY || s.flags[unit]! & (SPENT | LOCKED)) continue
    const from = s.place[unit]!
    if (from >= s.board.locationCount) continue
    const side = sideOfUnit(s, unit)
    if (s.present[at(opponent(side), from)]! > 0) {
      dice[at(side, from)] = 3
      continue
    }
    const row = from * s.board.locationCount
    for (let place = 0; place < s.board.locationCount; place++) {
      if (board.distance[row + place]! <= RANGE) dice[at(side, place)] = 3
    }
  }
}
const RANGE = 2 // ARR-8.2b

/** What a unit is worth, whatever its state. */
function valueOf(s: ArrasState, unit: Unit, w: Weights): number {
  const { board } = s
  const reduced = s.flags[unit]! & REDUCED
  const counter = reduced ? unit + s.board.unitCount : unit
  const type = board.type[unit]!
  if (type === LEADER) return unit === board.rommel ? w.rommel : w.leader
  const value = w.attack * board.attack[counter]! + w.defence * board.defence[counter]!
  if (type === ARMOR) return reduced ? value : value * w.armorLost // ARR-10.2a
  if (type === FLAK) return value // ARR-10.1c
  return (type === ARTILLERY ? value + w.gun : value) * w.infantryLost
}

/** Control changes less often than anything else, so its worth is kept. */
function weighLocations(v: Survey): void {
  const { s, w, m } = v
  const rommel = s.place[s.board.rommel]! === s.board.eliminated ? 1 : 0
  const { seen } = v
  let isSame =
    v.seenBoard === s.board &&
    seen[s.board.locationCount]! === s.turn &&
    seen[s.board.locationCount + 1]! === rommel &&
    seen[s.board.locationCount + 2]! === s.threshold &&
    seen[s.board.locationCount + 3]! === s.autoVictoryAreas
  for (let place = 0; isSame && place < s.board.locationCount; place++) {
    isSame = seen[place]! === s.control[place]!
  }
  if (!isSame) {
    fillWorth(v.memory.objective, s, w, v.worth)
    v.seenBoard = s.board
    seen.set(s.control)
    seen[s.board.locationCount] = s.turn
    seen[s.board.locationCount + 1] = rommel
    seen[s.board.locationCount + 2] = s.threshold
    seen[s.board.locationCount + 3] = s.autoVictoryAreas
  }
  const { distance } = s.board
  v.pull.fill(0)
  for (let goal = 0; goal < s.board.locationCount; goal++) {
    if (s.control[goal]! === v.side || isOutOfBounds(s, v.side, goal)) continue
    const row = goal * s.board.locationCount
    for (let place = 0; place < s.board.locationCount; place++) {
      const near =
        Math.min(m.pullMost, v.worth[goal]!) * fading(m.pullFades, distance[row + place]!)
      if (near > v.pull[place]!) v.pull[place] = near
    }
  }
}

function fading(fades: number, hops: number): number {
  let rest = 1
  for (let i = 0; i < hops; i++) rest *= fades
  return rest
}
