import type { Seat } from '@estafette/kernel'
import { LINE } from '../data/codes.ts'
import {
  aimed,
  command,
  FORCES,
  isGun,
  isMan,
  isSniper,
  isVehicle,
  nation,
  rapid,
  vp,
} from '../data/forces.ts'
import { nationOf } from '../ranges.ts'
import { limitOf, PICKED } from '../selection.ts'
import type { FrontlineState } from '../state.ts'

/** What a card fires at a range, both modes together. */
export function fireOf(x: number, range: number): number {
  const at = x * LINE + range
  return Math.max(0, aimed[at]!) + 0.7 * Math.max(0, rapid[at]!)
}

/** What a card fires on average at the ranges that matter. */
function punch(x: number): number {
  let sum = 0
  for (let range = 1; range <= 4; range++) sum += fireOf(x, range)
  return sum / 4
}

/**
 * A force that fits: the leader with the highest Command that is left, then those who fire best
 * under him, again and again; what is left goes to whoever fits.
 */
export function goodForce(s: FrontlineState, seat: Seat): Set<number> {
  const own = Array.from({ length: FORCES }, (_, x) => x).filter(
    (x) =>
      nation[x] === nationOf(s, seat) && (s.picks[x]! < PICKED || s.picks[x] === PICKED + seat),
  )
  const taken = new Set<number>()
  let left = limitOf(s, seat)
  const take = (x: number | undefined): boolean => {
    if (x === undefined) return false
    taken.add(x)
    left -= vp[x]!
    return true
  }
  const best = (list: readonly number[], worth: (x: number) => number): number | undefined =>
    list
      .filter((x) => !taken.has(x) && vp[x]! <= left)
      .toSorted((a, b) => worth(b) - worth(a) || a - b)[0]
  const leaders = own.filter((x) => isMan(x) && command[x]! > 1)
  const men = own.filter((x) => isMan(x) && command[x] === 0 && !isSniper(x))
  for (;;) {
    const leader = best(leaders, (x) => command[x]!)
    if (leader === undefined || left - vp[leader]! < 3) break
    take(leader)
    for (let place = 1; place < command[leader]!; place++) {
      if (!take(best(men, (x) => punch(x) / (vp[x]! + 2)))) break
    }
  }
  const others = own.filter((x) => isVehicle(x) || isGun(x) || isMan(x))
  while (take(best(others, (x) => vp[x]!)));
  return taken
}
