import { makeUnitReach, unitReach } from '../reach.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  opponent,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import { traceSupply } from '../supply.ts'
import { isOnMap, isTransport } from '../units.ts'

/** Every hex that a unit of a side could move to. */
export function reachOf(s: BlitzState, side: Side): readonly Hex[] {
  const found = new Set<Hex>()
  forEachReach(s, side, (_, hexes) => {
    for (const hex of hexes) found.add(hex)
  })
  return [...found].sort((a, b) => a - b)
}

/** The attack points that the enemies of a side could bring to bear on each hex if they moved now. */
export function dangerTo(s: BlitzState, side: Side): readonly number[] {
  const { hexCount, neighbours, attack } = s.board
  const points = Array.from({ length: hexCount }, () => 0)
  forEachReach(s, opponent(side), (unit, hexes) => {
    const near = new Set<number>()
    for (const hex of [s.place[unit]!, ...hexes]) {
      for (let slot = hex * 6; slot < hex * 6 + 6; slot++) near.add(neighbours[slot]!)
    }
    near.delete(NONE)
    for (const hex of near) points[hex]! += attack[unit]!
  })
  return points
}

/** Tells of every combat unit of a side that is on the map where it could stop. */
function forEachReach(
  s: BlitzState,
  side: Side,
  tell: (unit: Unit, hexes: readonly Hex[]) => void,
): void {
  const out = makeUnitReach(s.board)
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    unitReach(s, unit, NONE, out)
    tell(
      unit,
      Array.from(out.hexes.subarray(0, out.size)).filter((hex) => out.rests[hex]),
    )
  }
}

/** The hexes from which a side is supplied, and those where it has combat units that are not. */
export function supplyOf(
  s: BlitzState,
  side: Side,
): { readonly supplied: readonly number[]; readonly cut: readonly number[] } {
  const reached = traceSupply(s, side)
  const supplied = [...reached.keys()].filter((hex) => reached[hex])
  const cut = new Set<number>()
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    if (!reached[s.place[unit]!]) cut.add(s.place[unit]!)
  }
  return { supplied, cut: [...cut] }
}
