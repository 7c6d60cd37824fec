import { vp } from '../data/forces.ts'
import { membersOf } from '../sections.ts'
import { NONE, type FrontlineState, type Section, type Soldier } from '../state.ts'

/** The one that counts most; ties go to the higher VP, then to the lower card. FRL-SOLO-1 */
export function mostBy(
  soldiers: readonly Soldier[],
  count: (x: Soldier) => number,
  worth: (x: Soldier) => number = (x) => vp[x]!,
): Soldier {
  return (
    [...soldiers].sort((x, y) => count(y) - count(x) || worth(y) - worth(x) || x - y)[0] ?? NONE
  )
}

/** VP of a whole section. */
export function sectionVp(s: FrontlineState, head: Section): number {
  return membersOf(s, head).reduce((sum, x) => sum + vp[x]!, 0)
}
