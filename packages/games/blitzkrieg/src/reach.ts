import { makeBuckets, putInBucket, takeBucket, type Buckets } from '@estafette/board'
import { LEGAL } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { entryVerdict } from './entry.ts'
import {
  allowance,
  arrivalCost,
  canRest,
  escortBonus,
  isOneHex,
  wayVerdict,
  type MoveStep,
} from './movement.ts'
import { comesToHim } from './movers.ts'
import { HE_MOVED } from './rommel.ts'
import { WHY } from './reasons.ts'
import { entryHexesOf } from './reinforcements.ts'
import { NONE, sideOfUnit, type BlitzState, type Hex, type Unit } from './state.ts'
import { isOnMap } from './units.ts'
import { isInEnemyZoc } from './zoc.ts'

/** What a unit can reach; made once and reused. */
export interface UnitReach {
  unit: Unit
  vehicle: Unit // it rides in, or NONE
  size: number
  readonly hexes: Int16Array // in [0, size): whatever it can come through, cheapest first
  readonly cost: Int16Array // half MP by hex, -1 = not reached
  readonly previous: Int16Array // hex before it, -1 = start, entry or not reached
  readonly rests: Uint8Array // 1: it could stop there
  readonly halts: Uint8Array // 1: it goes no further from there
  readonly buckets: Buckets
  readonly step: MoveStep
}

/** More half MP than any unit has, Rommel's included. */
const MOST_POINTS = 64

/** Work space for the reach of one unit. */
export function makeUnitReach({ hexCount }: Board): UnitReach {
  return {
    unit: NONE,
    vehicle: NONE,
    size: 0,
    hexes: new Int16Array(hexCount),
    cost: new Int16Array(hexCount).fill(-1),
    previous: new Int16Array(hexCount).fill(-1),
    rests: new Uint8Array(hexCount),
    halts: new Uint8Array(hexCount),
    buckets: makeBuckets(MOST_POINTS, 7 * hexCount),
    step: { cost: 0, halts: false },
  }
}

/** Forgets what was found before. */
function clear(out: UnitReach): void {
  for (let i = 0; i < out.size; i++) {
    const hex = out.hexes[i]!
    out.cost[hex] = -1
    out.previous[hex] = -1
    out.rests[hex] = 0
    out.halts[hex] = 0
  }
  out.size = 0
  out.buckets.size = 0
}

/** Notes that a hex can be come to for so much, unless a way as good is known. */
function note(out: UnitReach, hex: Hex, cost: number, halts: boolean, previous: Hex): void {
  const known = out.cost[hex]!
  const isNew = known < 0 || cost < known
  if (!isNew && (cost > known || halts || !out.halts[hex]!)) return
  out.cost[hex] = cost
  out.previous[hex] = previous
  out.halts[hex] = halts ? 1 : 0
  if (isNew) putInBucket(out.buckets, hex, cost)
}

/** The hexes a unit can come onto the map on. BLZ-REI-2, BLZ-REI-3 */
function noteEntries(s: BlitzState, unit: Unit, vehicle: Unit, out: UnitReach): void {
  const budget = allowance(s, unit, vehicle)
  const side = sideOfUnit(s, unit)
  const isSlow = isOneHex(s, unit)
  for (const hex of entryHexesOf(s, unit)) {
    if (entryVerdict(s, unit, vehicle, hex) !== LEGAL) continue
    const cost = Math.min(budget, arrivalCost(s, unit, vehicle, hex))
    note(out, hex, cost, isSlow || cost === budget || isInEnemyZoc(s, side, hex), NONE)
  }
}

/**
 * Every hex a unit could move to: the active one with what it has left, another as if it began its
 * move now, alone or in a transport. One that is off the map enters it. A hex it can come through
 * but not stop in is part of a way only. BLZ-MOV-1, BLZ-MOV-10, BLZ-ZOC-8, BLZ-ROM-4
 */
export function unitReach(s: BlitzState, unit: Unit, vehicle: Unit, out: UnitReach): UnitReach {
  clear(out)
  out.unit = unit
  out.vehicle = vehicle
  const isActive = s.active === unit
  const spent = isActive ? s.spent : 0
  const entered = isActive ? s.entered : 0
  const isEntering = !isOnMap(s, unit)
  const start = s.place[unit]!
  const budget = allowance(s, unit, vehicle)
  const bonus = budget + escortBonus(s, unit)
  if (isEntering) noteEntries(s, unit, vehicle, out)
  else note(out, start, spent, isActive && s.halted !== 0, NONE)
  for (let now = isEntering ? 0 : spent; now <= bonus; now++) {
    let entry = takeBucket(out.buckets, now)
    for (; entry >= 0; entry = out.buckets.next[entry]!) {
      const hex = out.buckets.nodes[entry]!
      if (out.cost[hex]! !== now) continue // a cheaper way was found since
      const isStart = hex === start
      out.hexes[out.size++] = hex
      const isTooFar = now > budget && s.rommelMoved === HE_MOVED && hex !== s.rommel
      if ((!isStart || entered > 0) && !isTooFar && canRest(s, unit, hex)) out.rests[hex] = 1
      if (!out.halts[hex]!) goOn(s, hex, now, isStart ? entered : 1, budget, bonus, out)
    }
  }
  return out
}

/** Tries all steps from a hex. */
function goOn(
  s: BlitzState,
  hex: Hex,
  spent: number,
  entered: number,
  budget: number,
  bonus: number,
  out: UnitReach,
): void {
  const { unit, vehicle, step } = out
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const to = s.board.neighbours[slot]!
    if (to < 0 || (out.cost[to]! >= 0 && out.cost[to]! <= spent)) continue
    let verdict = wayVerdict(s, unit, vehicle, hex, slot, spent, entered, budget, step)
    if (verdict === WHY['too-costly'] && bonus > budget) {
      verdict = wayVerdict(s, unit, vehicle, hex, slot, spent, entered, bonus, step)
      if (verdict === LEGAL && s.rommelMoved === HE_MOVED) {
        const now = spent + step.cost
        if (!comesToHim(s, unit, vehicle, to, now, bonus, step.halts)) continue
      }
    }
    if (verdict === LEGAL) note(out, to, spent + step.cost, step.halts, hex)
  }
}

/** The way to a hex, from where the unit stands or enters to the hex itself; empty if out of reach. */
export function pathTo({ cost, previous }: UnitReach, hex: Hex): Hex[] {
  if (cost[hex]! < 0) return []
  const path: Hex[] = []
  for (let step = hex; step >= 0; step = previous[step]!) path.push(step)
  return path.reverse()
}
