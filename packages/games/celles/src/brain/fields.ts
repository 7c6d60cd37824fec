import { putInBucket, takeBucket } from '@estafette/board'
import { ALLIED, FORBIDDEN, GERMAN, MOTORIZED } from '../data/codes.ts'
import { at, opponent, type CellesState, type Hex, type Side } from '../state.ts'
import { FAR, type Spread } from './rooms.ts'

// Half MP that the enemy costs whoever wants to pass him.
const FIGHT = 22 // through his hex
const INFILTRATE = 10 // from ZOC to ZOC, with the risk of the die
const LEAVE_ZOC = 3
const NO_ROOM = 6 // a bank hex that is full

function put(room: Spread, cost: Int16Array, hex: Hex, value: number): void {
  if (cost[hex]! <= value || value >= FAR) return
  cost[hex] = value
  putInBucket(room.buckets, hex, value)
}

/** Spreads from the hexes put in: what a motorized unit of a side pays from each hex to them. */
function spread(
  room: Spread,
  s: CellesState,
  side: Side,
  cost: Int16Array,
  towards: Int16Array | null,
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
        if (towards) towards[from] = hex
      }
    }
  }
  buckets.size = 0
}

/**
 * Half MP from every hex to a place at the Meuse for a German unit, past the Allies; FAR from where
 * it is more than so many. CEL-16.0.1
 */
export function fillMeuse(
  room: Spread,
  s: CellesState,
  most: number,
  cost: Int16Array,
  towards: Int16Array | null,
): void {
  cost.fill(FAR)
  towards?.fill(-1)
  const { banks } = room
  for (let i = 0; i < banks.length; i++) {
    const hex = banks[i]!
    put(room, cost, hex, s.steps[at(s, GERMAN, hex)]! >= 2 ? NO_ROOM : 0)
  }
  spread(room, s, GERMAN, cost, towards, most)
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
