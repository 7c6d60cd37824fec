import { LINE, MOVE_OUT } from '../data/codes.ts'
import { holds } from '../deck.ts'
import { endMember, firstMember, isMember, sizeOf } from '../sections.ts'
import { canAdvance, canMove, isPinned, isStopped, sideOf } from '../soldiers.ts'
import { aheadOf, type FrontlineState, type Section } from '../state.ts'
import type { SeenLine } from './field.ts'
import { prospectsOf } from './prospects.ts'

export const NOWHERE = -99 // worse than anywhere

/** The best place a section can move to, compared with where it is. */
export function moveWorth(s: FrontlineState, field: SeenLine, head: Section): number {
  const worth = prospectsOf(s, field, head)
  const behind = sizeOf(s, head) > 1 ? countStaying(s, head) : 0
  const after = holds(s, s.owner[head]!, MOVE_OUT) ? field.w.goesOn : 0
  return (
    bestWithin(s, head, worth, 1) - worth[s.place[head]!]! - field.w.leftBehind * behind + after
  )
}

/** What the best card is worth to a section of those it can get to by so many steps. */
export function bestWithin(
  s: FrontlineState,
  head: Section,
  worth: Float64Array,
  steps: number,
): number {
  const ahead = aheadOf(s, sideOf(s, head)) * steps
  const forward = canAdvance(s, head) ? worthOf(worth, s.place[head]! + ahead) : NOWHERE
  const back = canMove(s, head) ? worthOf(worth, s.place[head]! - ahead) : NOWHERE
  return Math.max(forward, back)
}

/** What a card is worth; there is nothing beyond the line. FRL-MOVE-3 */
export function worthOf(worth: Float64Array, place: number): number {
  return place < 1 || place > LINE ? NOWHERE : worth[place]!
}

/** How many of a section a move would leave behind. FRL-MOVE-6 */
function countStaying(s: FrontlineState, head: Section): number {
  let count = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (isMember(s, x, head) && (isPinned(s, x) || isStopped(s, x))) count++
  }
  return count
}
