import { vp } from '../data/forces.ts'
import { NONE, type Soldier } from '../state.ts'

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
