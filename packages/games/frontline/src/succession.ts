import { LEGAL } from '@estafette/kernel'
import { ASSISTANT } from './data/codes.ts'
import { ability, FORCES, isMan } from './data/forces.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownSoldiers, type AutomaticStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { checkKey, detach, dropLasting, membersOf, roomUnder, setActed } from './sections.ts'
import { isOnLine, sideOf } from './soldiers.ts'
import {
  ACTED,
  DEAD_PLACE,
  MOST_RIGHTS,
  NONE,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'
import { VERB } from './verbs.ts'

/** The next dead leader with survivors, or whose lasting cards have to go. FRL-SEC-12 */
export const succession: AutomaticStep = (s, _dice, tell) => {
  for (let head = 0; head < FORCES; head++) {
    if (s.place[head] !== DEAD_PLACE || s.head[head] !== head) continue
    const survivors = membersOf(s, head)
    if (survivors.length === 0) {
      dropLasting(s, head, tell)
      bury(s, head)
      continue
    }
    s.fallen = head
    if (survivors.some((x) => s.command[x]! > 0)) return ask(s, 'succeed', s.owner[head]!)
    scatter(s, head, survivors, tell)
  }
  s.fallen = NONE
  checkKey(s, tell)
  const { after } = s
  s.after = 0
  s.step = after
}

/** Nothing of a dead leader's section is left with him. */
function bury(s: FrontlineState, head: Section): void {
  s.head[head] = NONE
  s.cover[head] = 0
  s.flags[head] = 0
}

/** Without a successor every survivor is alone; a right to promote one is gained. FRL-PROM-1 */
function scatter(
  s: FrontlineState,
  head: Section,
  survivors: readonly Soldier[],
  tell: Tell,
): void {
  dropLasting(s, head, tell)
  for (const x of survivors) detach(s, x)
  tell?.({ type: 'leaderless', rule: 'FRL-SEC-12', fallen: head, units: survivors })
  if (isMan(head) && s.command[head]! > 0) gainRight(s, head, survivors, tell)
  follow(s, head, NONE)
  bury(s, head)
}

/** Whoever was dealing with the section deals with its successor. */
function follow(s: FrontlineState, head: Section, successor: Section): void {
  if (s.mover === head) s.mover = successor
  if (s.target === head) s.target = successor
}

function gainRight(s: FrontlineState, head: Section, units: readonly Soldier[], tell: Tell): void {
  const first = sideOf(s, head) * MOST_RIGHTS
  for (let right = 0; right < MOST_RIGHTS; right++) {
    if (s.rightCommand[first + right] !== 0) continue
    const command = Math.max(1, s.command[head]! - 1) // FRL-PROM-2
    s.rightCommand[first + right] = command
    for (const x of units) s.rights[x]! |= 1 << right
    tell?.({ type: 'right-gained', rule: 'FRL-PROM-1', unit: head, units, command })
    return
  }
}

export const succeed = choosing({
  verb: VERB.succeed,
  ...ownSoldiers,
  verdict(s, x) {
    if (!isOnLine(s, x) || s.head[x] !== s.fallen) return WHY['not-a-survivor']
    return s.command[x]! > 0 ? LEGAL : WHY['not-a-successor']
  },
  take(s, x, _dice, tell) {
    const { fallen } = s
    tell?.({ type: 'succeeded', rule: 'FRL-SEC-12', unit: x, fallen })
    s.head[x] = x
    s.cover[x] = s.cover[fallen]!
    if (s.flags[fallen]! & ACTED) setActed(s, x)
    else s.flags[x]! &= ~ACTED
    s.flanks[x] = s.flanks[fallen]! // FRL-SEC-13
    s.flanks[fallen] = 0
    if (s.key === fallen) s.key = x
    follow(s, fallen, x)
    for (const y of membersOf(s, fallen)) if (ability[y] === ASSISTANT) s.head[y] = x
    s.item = x
    settle(s, tell)
  },
})

/** All stay where there is room for all; otherwise the owner says who. FRL-SEC-12 */
function settle(s: FrontlineState, tell: Tell): void {
  const { fallen, item } = s
  const others = membersOf(s, fallen)
  const room = roomUnder(s, item)
  if (room >= others.length) for (const y of others) s.head[y] = item
  else if (room > 0) return ask(s, 'stay', s.owner[item]!)
  else if (others.length > 0) {
    for (const y of others) detach(s, y)
    tell?.({ type: 'leaderless', rule: 'FRL-SEC-12', fallen, units: others })
  }
  s.item = NONE
  bury(s, fallen)
  goTo(s, 'succession')
}

export const stay = choosing({
  verb: VERB.stay,
  ...ownSoldiers,
  verdict: (s, x) => (isOnLine(s, x) && s.head[x] === s.fallen ? LEGAL : WHY['not-a-survivor']),
  take(s, x, _dice, tell) {
    s.head[x] = s.item
    settle(s, tell)
  },
})
