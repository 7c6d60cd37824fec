import { putInBucket, takeBucket } from '@estafette/board'
import { ALLIED, FORBIDDEN, GERMAN, MOTORIZED } from '../data/codes.ts'
import {
  at,
  endUnit,
  firstUnit,
  opponent,
  type CellesState,
  type Hex,
  type Side,
} from '../state.ts'
import { isOnMap } from '../units.ts'
import { FAR, type Spread } from './rooms.ts'

// Half MP that the enemy costs whoever wants to pass them.
const FIGHT = 22 // through their hex
const INFILTRATE = 10 // from ZOC to ZOC, with the risk of the die
const LEAVE_ZOC = 3
const NO_ROOM = 6 // a bank hex that is full

function put(room: Spread, cost: Int16Array, hex: Hex, value: number): void {
  if (cost[hex]! <= value || value >= FAR) return
  cost[hex] = value
  putInBucket(room.buckets, hex, value)
}

/** The ways of the Germans to the Meuse, kept so that they can be looked at again with one more enemy. */
export interface MeuseWays {
  readonly cost: Int16Array // half MP by hex, FAR from where it is too far
  readonly towards: Int16Array // the next hex on the way, -1 at its end and where there is none
  readonly order: Int16Array // in [0, size): the hexes with a way, the nearest first
  size: number
}

export function makeField(hexCount: number): MeuseWays {
  return {
    cost: new Int16Array(hexCount),
    towards: new Int16Array(hexCount),
    order: new Int16Array(hexCount),
    size: 0,
  }
}

/** Spreads from the hexes put in: what a motorized unit of a side pays from each hex to them. */
function spread(
  room: Spread,
  s: CellesState,
  side: Side,
  cost: Int16Array,
  field: MeuseWays | null,
  most = FAR,
): void {
  const { buckets } = room
  const { nodes, next } = buckets
  const { neighbours } = s.board
  const ground = s.board.groundCosts[side * 2 + MOTORIZED]!
  const enemy = at(s, opponent(side), 0)
  const { zoc, steps } = s
  for (let now = 0; now < most; now++) {
    let entry = takeBucket(buckets, now)
    while (entry >= 0) {
      const hex = nodes[entry]!
      entry = next[entry]!
      if (cost[hex]! !== now) continue
      if (field) field.order[field.size++] = hex
      const isWatched = zoc[enemy + hex]! > 0
      const entering = now + (steps[enemy + hex]! > 0 ? FIGHT : 0)
      for (let direction = 0; direction < 6; direction++) {
        const from = neighbours[hex * 6 + direction]!
        if (from < 0) continue
        const base = ground[from * 6 + ((direction + 3) % 6)]!
        if (base === FORBIDDEN) continue
        let total = entering + base
        if (zoc[enemy + from]! > 0) total += isWatched ? INFILTRATE : LEAVE_ZOC
        if (total >= cost[from]! || total >= most) continue
        put(room, cost, from, total)
        if (field) field.towards[from] = hex
      }
    }
  }
  buckets.size = 0
}

/**
 * Half MP from every hex to a place at the Meuse for a German unit, past the Allies; FAR from where
 * it is more than so many. CEL-16.0.1
 */
export function fillMeuse(room: Spread, s: CellesState, most: number, cost: Int16Array): void {
  cost.fill(FAR)
  putBanks(room, s, cost)
  spread(room, s, GERMAN, cost, null, most)
}

/** The same with the ways themselves. */
export function fillField(room: Spread, s: CellesState, most: number, out: MeuseWays): void {
  out.cost.fill(FAR)
  out.towards.fill(-1)
  out.size = 0
  putBanks(room, s, out.cost)
  spread(room, s, GERMAN, out.cost, out, most)
}

function putBanks(room: Spread, s: CellesState, cost: Int16Array): void {
  const { banks } = room
  for (let i = 0; i < banks.length; i++) put(room, cost, banks[i]!, bankCost(s, banks[i]!))
}

function bankCost(s: CellesState, hex: Hex): number {
  return s.steps[at(s, GERMAN, hex)]! >= 2 ? NO_ROOM : 0
}

/**
 * What `fillMeuse` gives once an Allied unit has come to a hex, from the ways without it: only those
 * that lead past it are looked for again. False where no German in the position stands on one of
 * them; the costs are then not filled in.
 */
export function fillBlocked(
  room: Spread,
  s: CellesState,
  most: number,
  before: MeuseWays,
  blocked: Hex,
  cost: Int16Array,
): boolean {
  const { neighbours } = s.board
  const { lost, near } = room
  near.fill(0)
  near[blocked] = 1
  for (let slot = blocked * 6, end = slot + 6; slot < end; slot++) {
    if (neighbours[slot]! >= 0) near[neighbours[slot]!] = 1
  }
  const size = loseWays(room, before)
  if (!isAnyGermanOn(s, lost)) return false
  cost.set(before.cost)
  for (let i = 0; i < size; i++) cost[room.hexes[i]!] = FAR
  for (let i = 0; i < size; i++) joinAgain(room, s, room.hexes[i]!, most, cost)
  spread(room, s, GERMAN, cost, null, most)
  return true
}

/** Marks the hexes whose way leads past those marked as near, and lists them; returns how many. */
function loseWays(room: Spread, { order, towards, size }: MeuseWays): number {
  const { lost, near, hexes } = room
  let count = 0
  lost.fill(0)
  for (let i = 0; i < size; i++) {
    const hex = order[i]!
    const next = towards[hex]!
    if (next < 0 || (near[hex]! | near[next]! | lost[next]!) === 0) continue
    lost[hex] = 1
    hexes[count++] = hex
  }
  return count
}

function isAnyGermanOn(s: CellesState, hexes: Uint8Array): boolean {
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (isOnMap(s, unit) && hexes[s.place[unit]!]! !== 0) return true
  }
  return false
}

/** The cheapest step from a hex that has lost its way to one that has not. */
function joinAgain(room: Spread, s: CellesState, from: Hex, most: number, cost: Int16Array): void {
  const { neighbours } = s.board
  const ground = s.board.groundCosts[GERMAN * 2 + MOTORIZED]!
  const enemy = at(s, ALLIED, 0)
  const isWatched = s.zoc[enemy + from]! > 0
  let least = s.board.meuseBank[from]! !== 0 ? Math.min(most, bankCost(s, from)) : most
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const to = neighbours[slot]!
    if (to < 0 || room.lost[to]! !== 0 || cost[to]! >= least) continue
    const base = ground[slot]!
    if (base === FORBIDDEN) continue
    let total = cost[to]! + base + (s.steps[enemy + to]! > 0 ? FIGHT : 0)
    if (isWatched) total += s.zoc[enemy + to]! > 0 ? INFILTRATE : LEAVE_ZOC
    if (total < least) least = total
  }
  if (least < most) put(room, cost, from, least)
}

/** Half MP from every hex to one next to the enemies of a side, those with a handicap later. */
export function fillHunt(
  room: Spread,
  s: CellesState,
  side: Side,
  handicap: Int16Array, // by enemy hex, FAR for none
  most: number,
  cost: Int16Array,
): void {
  cost.fill(FAR)
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    const late = handicap[hex]!
    if (late >= FAR) continue
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const other = s.board.neighbours[slot]!
      if (other < 0 || (side === GERMAN && s.board.westBank[other]! !== 0)) continue
      put(room, cost, other, late)
    }
  }
  spread(room, s, side, cost, null, most)
}

/** Half MP from every hex to some hexes on an empty map, for a side. */
export function fillStatic(room: Spread, empty: CellesState, hexes: readonly Hex[]): Int16Array {
  const cost = new Int16Array(empty.board.hexCount).fill(FAR)
  for (const hex of hexes) put(room, cost, hex, 0)
  spread(room, empty, ALLIED, cost, null)
  return cost
}
