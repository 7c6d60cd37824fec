import type { Dice, Seat } from '@estafette/kernel'
import { ASSISTANT } from '../data/codes.ts'
import { ability, command, isMan, isSniper, nationEnd, nationStart, vp } from '../data/forces.ts'
import { nationOf } from '../ranges.ts'
import type { FrontlineState, Soldier } from '../state.ts'

const SPECIAL_SHARE = 3 // at most a third of the VP for snipers, vehicles and guns. FRL-SOLO-2

/** The cards of a nation in random order. */
function shuffled(s: FrontlineState, seat: Seat, dice: Dice): Soldier[] {
  const which = nationOf(s, seat)
  const left = Array.from(
    { length: nationEnd[which]! - nationStart[which]! },
    (_, at) => nationStart[which]! + at,
  )
  const order: Soldier[] = []
  while (left.length > 0) order.push(...left.splice(dice.pick(left.length), 1))
  return order
}

/** The force that the Automat draws within its VP. FRL-SOLO-2 */
export function drawForce(s: FrontlineState, seat: Seat, limit: number, dice: Dice): Soldier[] {
  const order = shuffled(s, seat, dice)
  const force: Soldier[] = []
  let left = limit
  let special = 0 // VP of snipers, vehicles and guns
  let places = 0 // free ones under the leaders so far
  for (const x of order) {
    const cost = vp[x]!
    if (cost > left) continue
    if (isSniper(x) || !isMan(x)) {
      if (SPECIAL_SHARE * (special + cost) > limit) continue
      special += cost
    } else if (command[x]! > 0) {
      if (places > 0) continue
      places += command[x]! - 1
    } else {
      if (places === 0) continue
      if (ability[x] !== ASSISTANT) places -= 1
    }
    force.push(x)
    left -= cost
  }
  // A force has at least one card, however small the player's is. FRL-SET-5
  return force.length > 0 ? force : order.filter((x) => vp[x]! <= limit).slice(0, 1)
}
