import { isEntrenched } from '../bombardment.ts'
import { CLEAR } from '../data/codes.ts'
import { sideOfUnit, type BlitzState, type Hex, type Side } from '../state.ts'

/**
 * How well a hex shelters units of a side that retreat there: two points where no ZOC goes into it
 * (a village or a town; an entrenchment of theirs), one for any ground but clear. BLZ-ZOC-3
 */
function shelterOf(s: BlitzState, side: Side, hex: Hex): number {
  const { built, terrain } = s.board
  return (
    (built[hex]! ? 2 : 0) + (isEntrenched(s, side, hex) ? 2 : 0) + (terrain[hex] === CLEAR ? 0 : 1)
  )
}

/** The next hexes of a retreat: the best shelter first, of those alike the nearest to supply. */
export function byShelter<T extends { readonly target: Hex }>(
  s: BlitzState,
  steps: readonly T[],
): readonly T[] {
  const side = sideOfUnit(s, s.retreater)
  const supply = s.board.supplyDistance[side]!
  return steps.toSorted(
    (a, b) =>
      shelterOf(s, side, b.target) - shelterOf(s, side, a.target) ||
      supply[a.target]! - supply[b.target]!,
  )
}
