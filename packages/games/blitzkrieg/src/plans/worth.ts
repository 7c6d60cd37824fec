import { hexesOf, isLineOf } from '../score.ts'
import { NONE, type BlitzState, type Hex, type Side, type Unit } from '../state.ts'

/** What a unit is worth when somebody has to go: attack and defence as printed, nobody nothing. */
export function valueOf({ board }: BlitzState, unit: Unit): number {
  return unit === NONE ? 0 : board.attack[unit]! + board.defence[unit]!
}

/** Units of which one has to be named, the dearest first. */
export function dearestFirst<T extends { readonly target: Unit }>(
  s: BlitzState,
  offers: readonly T[],
): readonly T[] {
  return offers.toSorted(
    (a, b) => valueOf(s, b.target) - valueOf(s, a.target) || a.target - b.target,
  )
}

/** The same, the cheapest first. */
export function cheapestFirst<T extends { readonly target: Unit }>(
  s: BlitzState,
  offers: readonly T[],
): readonly T[] {
  return offers.toSorted(
    (a, b) => valueOf(s, a.target) - valueOf(s, b.target) || a.target - b.target,
  )
}

/** Kinds of scoring that are about who has a hex. */
const BY_HEX: readonly string[] = [
  'hexTerrain',
  'hexLevel',
  'hexList',
  'anyHexControlled',
  'placeHexes',
  'placeOccupied',
]

/** Half VP that a hex brings a side at the end of a battle by itself. BLZ-VIC-3 */
export function hexWorth(s: BlitzState, side: Side, hex: Hex): number {
  let halves = 0
  for (const line of s.board.scoring) {
    if (!BY_HEX.includes(line.kind) || !isLineOf(line, side)) continue
    if (hexesOf(s, line).includes(hex)) halves += 2 * (line.vp ?? 0)
  }
  return halves
}
