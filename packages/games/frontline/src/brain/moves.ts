import { LINE } from '../data/codes.ts'
import { coverOf } from '../data/deck.ts'
import { aimed, FORCES, isSniper, rapid } from '../data/forces.ts'
import { scenarioOf } from '../scenarios.ts'
import {
  endMember,
  firstMember,
  isLed,
  isMember,
  isSection,
  sectionVp,
  sizeOf,
} from '../sections.ts'
import { canAdvance, canMove, isPinned, isStopped, sideOf } from '../soldiers.ts'
import {
  aheadOf,
  homeOf,
  terrainAt,
  type FrontlineState,
  type Section,
  type Side,
} from '../state.ts'

/** What a section could fire at a range, whatever it has loaded. */
function punchAt(s: FrontlineState, head: Section, range: number): number {
  let sum = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head) || isPinned(s, x)) continue
    const at = x * LINE + range
    sum += Math.max(0, aimed[at]!, 0.8 * rapid[at]!)
  }
  return sum
}

/** How good it is for a section to stand in a card: fire given and taken, cover, ground held. */
export function standing(s: FrontlineState, head: Section, place: number): number {
  const side = sideOf(s, head)
  const column = coverOf[terrainAt(s, place)]!
  let given = 0
  let taken = 0
  for (let x = 0; x < FORCES; x++) {
    if (!isSection(s, x) || sideOf(s, x) === side) continue
    const range = Math.abs(s.place[x]! - place)
    given = Math.max(given, punchAt(s, head, range))
    taken += punchAt(s, x, range)
  }
  const risk = (taken * Math.min(1, sectionVp(s, head) / 15)) / (1 + column)
  const advanced = Math.abs(place - homeOf(s, side))
  const ground = isLed(s, head) ? 0.7 * Math.min(advanced, 6) : 0.1 * advanced
  return (
    0.16 * given -
    0.07 * risk +
    0.8 * column +
    ground +
    goal(s, side, place) -
    (isSniper(head) ? 0.5 * advanced : 0)
  )
}

/** What a card is worth that has to be held. FRL-SCN-S7 */
function goal(s: FrontlineState, side: Side, place: number): number {
  const objective = scenarioOf(s)?.objective
  if (!objective) return 0
  const gap = Math.abs(objective.card - place)
  return objective.side === side ? 1.2 * Math.max(0, 5 - gap) : gap <= 1 ? 1 : 0
}

const OFF_THE_LINE = -99 // worse than anywhere. FRL-MOVE-3
const LEFT_BEHIND = 0.8 // what each man costs that a move leaves behind

/** The best place a section can move to, compared with where it is. */
export function moveWorth(s: FrontlineState, head: Section): number {
  const ahead = aheadOf(s, sideOf(s, head))
  const here = standing(s, head, s.place[head]!)
  let best = -1
  if (canAdvance(s, head)) best = Math.max(best, standingFrom(s, head, ahead) - here)
  if (canMove(s, head)) best = Math.max(best, standingFrom(s, head, -ahead) - here)
  const behind = sizeOf(s, head) > 1 ? countStaying(s, head) : 0
  return best - LEFT_BEHIND * behind
}

/** How good it is for a section to go so many cards from where it stands. */
export function standingFrom(s: FrontlineState, head: Section, cards: number): number {
  const place = s.place[head]! + cards
  return place < 1 || place > LINE ? OFF_THE_LINE : standing(s, head, place)
}

/** How many of a section a move would leave behind. FRL-MOVE-6 */
function countStaying(s: FrontlineState, head: Section): number {
  let count = 0
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (isMember(s, x, head) && (isPinned(s, x) || isStopped(s, x))) count++
  }
  return count
}
