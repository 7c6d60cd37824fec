import type { Seat } from '@estafette/kernel'
import { ASSISTANT, FLANKING, KEY_LOCATION } from './data/codes.ts'
import {
  ability,
  isGun,
  isMan,
  isSniper,
  isVehicle,
  nation,
  nationEnd,
  nationStart,
  vp,
} from './data/forces.ts'
import { layDown } from './deck.ts'
import type { Tell } from './events.ts'
import { endOfSeat, endOfSide, firstOfSeat, firstOfSide } from './ranges.ts'
import { isOnLine, isPinned, isStopped } from './soldiers.ts'
import { ACTED, NONE, type FrontlineState, type Section, type Side, type Soldier } from './state.ts'

/** The first card that could be in a section, and one past the last: those of its nation. */
export function firstMember(head: Section): number {
  return nationStart[nation[head]!]!
}

export function endMember(head: Section): number {
  return nationEnd[nation[head]!]!
}

/** Whether a soldier is a living member of a section. */
export function isMember(s: FrontlineState, x: Soldier, head: Section): boolean {
  return s.head[x] === head && isOnLine(s, x)
}

/** The living members of a section. */
export function membersOf(s: FrontlineState, head: Section): Soldier[] {
  const found: Soldier[] = []
  for (let x = firstMember(head); x < endMember(head); x++) if (isMember(s, x, head)) found.push(x)
  return found
}

/** How many living members a section has. */
export function sizeOf(s: FrontlineState, head: Section): number {
  let count = 0
  for (let x = firstMember(head); x < endMember(head); x++) if (isMember(s, x, head)) count++
  return count
}

/** VP of those of a section who live. */
export function sectionVp(s: FrontlineState, head: Section): number {
  let sum = 0
  for (let x = firstMember(head); x < endMember(head); x++) if (isMember(s, x, head)) sum += vp[x]!
  return sum
}

/** Whether a section is one soldier. */
export function isAlone(s: FrontlineState, head: Section): boolean {
  const end = endMember(head)
  for (let x = firstMember(head); x < end; x++) {
    if (s.head[x] === head && x !== head && isOnLine(s, x)) return false
  }
  return true
}

/** Whether a card is the head of a section on the line. */
export function isSection(s: FrontlineState, head: Section): boolean {
  return head >= 0 && s.head[head] === head && isOnLine(s, head)
}

/** Whether a section has a leader, sound or not. FRL-SEC-3, FRL-SEC-14 */
export function isLed(s: FrontlineState, head: Section): boolean {
  return s.command[head]! > 0
}

export function hasActed(s: FrontlineState, head: Section): boolean {
  return (s.flags[head]! & ACTED) !== 0
}

export function setActed(s: FrontlineState, head: Section): void {
  s.flags[head]! |= ACTED
}

/** Whether a section of a seat may act or react. */
export function mayAct(s: FrontlineState, head: Section, seat: Seat): boolean {
  return isSection(s, head) && s.owner[head] === seat && !hasActed(s, head)
}

/** Whether a side has a section that has not acted. */
export function hasReady(s: FrontlineState, side: Side): boolean {
  for (let x = firstOfSide(side); x < endOfSide(side); x++) {
    if (isSection(s, x) && !hasActed(s, x)) return true
  }
  return false
}

/** Whether a seat has a section that has not acted. */
export function seatHasReady(s: FrontlineState, seat: Seat): boolean {
  const end = endOfSeat(s, seat)
  for (let x = firstOfSeat(s, seat); x < end; x++) if (mayAct(s, x, seat)) return true
  return false
}

/** Whether one of a section who is not apart has an ability. */
export function hasAbility(s: FrontlineState, head: Section, which: number): boolean {
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (ability[x] === which && isMember(s, x, head)) return true
  }
  return false
}

/** Places that a leader has left: Assistants do not count. FRL-SEC-2, FRL-SEC-5, FRL-AB-ASSIST */
export function roomUnder(s: FrontlineState, head: Section): number {
  let used = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (isMember(s, x, head) && (x === head || ability[x] !== ASSISTANT)) used++
  }
  return s.command[head]! - used
}

/** Why a soldier may not serve under a leader, or whether he may. */
export type Joining = 'may' | 'elsewhere' | 'unled' | 'alone' | 'vehicle' | 'gun' | 'full' | 'other'

/** FRL-SEC-2, FRL-SEC-5, FRL-SEC-7, FRL-SEC-8, FRL-TEAM-5 */
export function joining(s: FrontlineState, x: Soldier, head: Section): Joining {
  if (!isSection(s, head) || head === x || s.owner[head] !== s.owner[x]) return 'other'
  if (s.place[head] !== s.place[x]) return 'elsewhere'
  if (isSniper(x) || isSniper(head) || !isMan(x)) return 'alone'
  if (isVehicle(head)) return 'vehicle'
  if (!isLed(s, head)) return 'unled'
  if (ability[x] === ASSISTANT) return 'may'
  if (isGun(head)) return 'gun'
  return roomUnder(s, head) > 0 ? 'may' : 'full' // a leader too. FRL-SEC-6
}

/** A soldier who is alone serves under a leader; what lasts on him goes. FRL-SEC-13 */
export function join(s: FrontlineState, x: Soldier, head: Section, tell: Tell): void {
  dropLasting(s, x, tell)
  s.head[x] = head
  s.flags[x]! &= ~ACTED
  s.cover[x] = 0
  tell?.({ type: 'joined', rule: 'FRL-SEC-10', unit: x, section: head })
}

/** A member becomes a section by himself, Acted and covered as his section is. FRL-TURN-5 */
export function detach(s: FrontlineState, x: Soldier): void {
  const head = s.head[x]!
  s.head[x] = x
  s.cover[x] = s.cover[head]!
  if (hasActed(s, head)) setActed(s, x)
  else s.flags[x]! &= ~ACTED
}

const GONE = 'FRL-SEC-13' // the soldier is gone on whom a lasting card lay

/** Lasting cards are discarded with the soldier they lay on. FRL-SEC-13, FRL-HAND-6 */
export function dropLasting(s: FrontlineState, head: Section, tell: Tell): void {
  while (s.flanks[head]! > 0) dropFlank(s, head, GONE, tell)
  if (s.key === head) dropKey(s, GONE, tell)
}

/** One Flanking Position of a section is discarded. */
export function dropFlank(s: FrontlineState, head: Section, rule: string, tell: Tell): void {
  s.flanks[head]! -= 1
  layDown(s, s.owner[head]!, FLANKING)
  tell?.({ type: 'flank-lost', rule, unit: head })
}

/** The Key Location in play is discarded. */
export function dropKey(s: FrontlineState, rule: string, tell: Tell): void {
  const head = s.key
  layDown(s, s.owner[head]!, KEY_LOCATION)
  s.key = NONE
  tell?.({ type: 'key-lost', rule, unit: head })
}

/** A Key Location goes when all of its section are pinned or wounded. FRL-ACT-KEY-3 */
export function checkKey(s: FrontlineState, tell: Tell): void {
  const head = s.key
  if (head === NONE) return
  let rule = GONE // where nobody is left
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head)) continue
    if (!isPinned(s, x) && !isStopped(s, x)) return
    rule = 'FRL-ACT-KEY-3'
  }
  dropKey(s, rule, tell)
}
