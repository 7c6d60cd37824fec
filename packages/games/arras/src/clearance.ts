import type { Odds } from './odds.ts'
import { at, opponent, type ArrasState } from './state.ts'
import { isSpent } from './units.ts'

/** What an attack can come to, as far as the dice alone decide it. */
export interface Clearance {
  readonly fails: number
  readonly contested: number // a Success that can leave a defender in place
  readonly cleared: number // a Success that leaves nobody, whatever the defender chooses
}

// Losses of a unit and what they cost, by whether it stays. ARR-6.4.2b, ARR-6.4.2j
const LOSSES = {
  fresh: [
    { value: 0, stays: true, last: 0 },
    { value: 2, stays: true, last: 2 },
    { value: 4, stays: false, last: 2 },
    { value: 5, stays: false, last: 5 },
  ],
  spent: [
    { value: 0, stays: true, last: 0 },
    { value: 2, stays: false, last: 2 },
  ],
} as const

/** How likely the place under attack is cleared, held in part, or kept. */
export function clearanceOf(scene: ArrasState, { casualties }: Odds): Clearance {
  const side = opponent(scene.initiative)
  const index = at(side, scene.target)
  const isFresh = !isSpent(scene, scene.forward)
  const fresh = scene.fresh[index]! - (isFresh ? 1 : 0)
  const spent = scene.present[index]! - scene.fresh[index]! - (isFresh ? 0 : 1)
  const stays = stayers(isFresh, fresh, spent, casualties.length)
  let contested = 0
  let cleared = 0
  casualties.forEach((chance, points) => {
    if (points === 0) return
    if (stays[points]) contested += chance
    else cleared += chance
  })
  return { fails: casualties[0] ?? 0, contested, cleared }
}

/**
 * For each number of casualty points, whether some lawful allocation leaves a defender where they
 * is. Units of one kind are alike, so kinds are counted instead of units. ARR-6.4.2d, ARR-6.4.2e
 */
function stayers(isFresh: boolean, fresh: number, spent: number, end: number): boolean[] {
  const reached = new Uint8Array(end + 1) // an allocation comes to exactly so much
  const staysExactly = new Uint8Array(end + 1)
  const staysAbove = new Uint8Array(end + 1) // and no item of it could be left out
  const note = (total: number, stays: boolean, spare: number): void => {
    if (total <= end) {
      reached[total] = 1
      if (stays) staysExactly[total] = 1
    }
    if (stays)
      for (let n = Math.max(0, total - spare + 1); n < total && n <= end; n++) staysAbove[n] = 1
  }
  for (const front of LOSSES[isFresh ? 'fresh' : 'spent'].slice(1)) {
    // The Forward Unit's only item cannot be left out. ARR-6.4.2d
    const frontSpare = front.value > front.last ? front.last : Infinity
    for (let flipped = 0; flipped <= fresh; flipped++) {
      for (let gone = 0; gone <= fresh - flipped; gone++) {
        for (let lost = 0; lost <= fresh - flipped - gone; lost++) {
          for (let left = 0; left <= spent; left++) {
            const total = front.value + 2 * flipped + 4 * gone + 5 * lost + 2 * left
            const stays = front.stays || gone + lost < fresh || left < spent
            const twos = flipped + gone + left > 0 ? 2 : Infinity
            note(total, stays, Math.min(frontSpare, twos, lost > 0 ? 5 : Infinity))
          }
        }
      }
    }
  }
  return Array.from({ length: end }, (_, n) => !!(reached[n] ? staysExactly[n] : staysAbove[n]))
}
