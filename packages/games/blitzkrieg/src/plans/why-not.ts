import { LEGAL, type Rebuff, type Verdict } from '@estafette/kernel'
import { openingVerdict } from '../reinforcements.ts'
import { allowance, wayVerdict } from '../movement.ts'
import { unitReach, type UnitReach } from '../reach.ts'
import { WHY } from '../reasons.ts'
import { NONE, sideOfUnit, type BlitzState, type Hex, type Unit } from '../state.ts'
import { hasEnemy, isOnMap } from '../units.ts'

/** A refusal that is about a unit at a hex, with the points that it would have left there. */
export function barred(
  s: BlitzState,
  unit: Unit,
  verdict: Verdict,
  hex: Hex,
  left: number = allowance(s, unit, NONE),
  cost = 0, // of the step that is too dear, where it is known
): Rebuff {
  return {
    verdict,
    gaps: { turn: s.turn, side: sideOfUnit(s, unit), unit, hex, left: Math.max(0, left), cost },
    place: hex,
  }
}

/**
 * Why a unit that may set out cannot stop in a hex: an enemy or no room there, or what bars the step
 * towards it from the nearest hex that it can come to.
 */
export function obstacleTo(
  s: BlitzState,
  unit: Unit,
  vehicle: Unit,
  place: Hex,
  found: UnitReach,
): Rebuff {
  const side = sideOfUnit(s, unit)
  const reach = unitReach(s, unit, vehicle, found)
  const left = allowance(s, unit, vehicle)
  const refuse = (verdict: Verdict, hex: Hex, spent = 0, cost = 0): Rebuff => ({
    ...barred(s, unit, verdict, hex, left - spent, cost),
    place,
  })
  if (hasEnemy(s, side, place)) return refuse(WHY['enemy-there'], place) // BLZ-MOV-12
  if (reach.cost[place]! >= 0) return refuse(WHY['no-room'], place, reach.cost[place]!) // BLZ-STK-1
  if (reach.size === 0) return refuse(whyClosed(s, unit, place), place)
  const nearest = nearestTo(s, place, reach)
  const spent = reach.cost[nearest]!
  if (reach.halts[nearest]!) return refuse(WHY.halted, nearest, spent) // BLZ-ZOC-8
  const verdict = barOf(s, unit, vehicle, nearest, place, reach)
  const cost = verdict === WHY['too-costly'] ? reach.step.cost : 0
  return refuse(verdict, nearest, spent, cost)
}

/** Why nobody comes in by a hex. BLZ-REI-3 */
function whyClosed(s: BlitzState, unit: Unit, place: Hex): Verdict {
  const verdict = isOnMap(s, unit) ? WHY['no-way'] : openingVerdict(s, unit, place)
  return verdict === LEGAL ? WHY['entry-closed'] : verdict
}

function apart({ board }: BlitzState, one: Hex, other: Hex): number {
  return board.distances[one * board.hexCount + other]!
}

/** The hex within reach that is nearest to another; one that does not halt before one that does. */
function nearestTo(s: BlitzState, place: Hex, { hexes, size, halts }: UnitReach): Hex {
  let best = hexes[0]!
  for (const hex of hexes.subarray(1, size)) {
    const gain = apart(s, best, place) - apart(s, hex, place)
    if (gain > 0 || (gain === 0 && halts[best]! > halts[hex]!)) best = hex
  }
  return best
}

/** What bars the steps from a hex towards another; the points run out where nothing else does. */
function barOf(
  s: BlitzState,
  unit: Unit,
  vehicle: Unit,
  from: Hex,
  place: Hex,
  { cost, step }: UnitReach,
): Verdict {
  const isFirst = from === s.place[unit]! && (s.active !== unit || s.entered === 0)
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const to = s.board.neighbours[slot]!
    if (to < 0 || apart(s, to, place) >= apart(s, from, place)) continue
    const budget = allowance(s, unit, vehicle)
    const entered = isFirst ? 0 : 1
    const verdict = wayVerdict(s, unit, vehicle, from, slot, cost[from]!, entered, budget, step)
    if (verdict !== LEGAL) return verdict
  }
  return WHY['too-costly']
}
