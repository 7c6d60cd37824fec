import { GERMAN } from '../data/codes.ts'
import { endUnit, firstUnit, type CellesState, type Hex, type Side } from '../state.ts'
import { hasUnits, isOnMap } from '../units.ts'
import { fillStatic } from './fields.ts'
import type { Memory, Spread, Town } from './rooms.ts'
import type { Weights } from './weights.ts'

/** The towns that score, with how far everything is from them. */
export function makeTowns(
  room: Spread,
  empty: CellesState,
  { townFades }: Weights,
): readonly Town[] {
  const { victoryTowns, westBank } = empty.board
  return victoryTowns.map(({ hexes, vp }) => {
    const east = hexes.filter((hex) => westBank[hex]! === 0)
    const cost = fillStatic(room, empty, east)
    return { hexes: east, vp, cost, pull: Float64Array.from(cost, (each) => fade(each, townFades)) }
  })
}

function fade(cost: number, over: number): number {
  return Math.exp(-cost / over)
}

/** Whether a side stands in one of some hexes. */
export function isHeld(s: CellesState, side: Side, hexes: readonly Hex[]): boolean {
  for (let i = 0; i < hexes.length; i++) if (hasUnits(s, side, hexes[i]!)) return true
  return false
}

/** How near the Germans are to a town: 1 next to it, 0 far away. */
function german(s: CellesState, town: Town): number {
  let nearest = 100
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (isOnMap(s, unit)) nearest = Math.min(nearest, town.cost[s.place[unit]!]!)
  }
  return Math.exp(-nearest / 24)
}

/** Reckons what each town is worth to a side: its VP, and those the enemy does not get. CEL-16.0.3 */
export function fillTownWorths(
  { towns, weights }: Memory,
  s: CellesState,
  side: Side,
  out: Float64Array,
): void {
  const kept = weights.townKept[Math.max(1, s.turn)]!
  towns.forEach((town, i) => {
    const [own, theirs] = town.vp
    out[i] = side === GERMAN ? kept * (own + theirs) : kept * (theirs + own * german(s, town))
  })
}
