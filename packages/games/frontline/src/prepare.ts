import { LEGAL, type Verdict } from '@estafette/kernel'
import { ASSISTANT, PLANNING } from './data/codes.ts'
import { ability, hasAmmoBox, isGun } from './data/forces.ts'
import { draw } from './deck.ts'
import { ask, choosing, goTo, ownSoldiers, type AutomaticStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { checkKey, endMember, firstMember, isMember, setActed } from './sections.ts'
import { isPinned } from './soldiers.ts'
import {
  CONCEALED,
  EMPTY,
  OWN_ACTION,
  PINNED,
  PREPARED,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'
import type { Dice } from '@estafette/kernel'
import type { Tell } from './events.ts'
import { VERB } from './verbs.ts'

/** A section prepares: Planning draws first, pins go, then each soldier chooses. FRL-PREP-2 */
export function beginPrepare(
  s: FrontlineState,
  head: Section,
  reply: number,
  dice: Dice,
  tell: Tell,
): void {
  s.actor = head
  s.reply = reply
  setActed(s, head)
  tell?.({ type: 'prepared', rule: 'FRL-PREP-1', unit: head })
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head)) continue
    if (ability[x] === PLANNING)
      // FRL-AB-PLAN
      draw(s, s.owner[head]!, 1, 'FRL-PREP-4', dice, tell)
  }
  getUp(s, head, tell)
  goTo(s, 'prepare-next')
}

/** The pinned of a section that prepares get up, and do nothing else. FRL-PREP-3 */
export function getUp(s: FrontlineState, head: Section, tell: Tell): void {
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head) || !isPinned(s, x)) continue
    s.flags[x]! &= ~PINNED
    s.marks[x]! |= PREPARED
    tell?.({ type: 'unpinned', rule: 'FRL-PREP-3', unit: x })
  }
}

/** Asked while somebody of the section has not chosen. */
export const nextPrepare: AutomaticStep = (s, _dice, tell) => {
  for (let x = firstMember(s.actor); x < endMember(s.actor); x++) {
    if (isMember(s, x, s.actor) && (s.marks[x]! & PREPARED) === 0) {
      return ask(s, 'prepare', s.owner[s.actor]!)
    }
  }
  endPrepare(s, tell)
}

function endPrepare(s: FrontlineState, tell: Tell): void {
  for (let x = firstMember(s.actor); x < endMember(s.actor); x++) s.marks[x]! &= ~PREPARED
  checkKey(s, tell)
  goTo(s, s.reply === OWN_ACTION ? 'action-ends' : 'reply-ends') // FRL-REACT-11
}

function preparing(s: FrontlineState, x: Soldier): Verdict {
  if (!isMember(s, x, s.actor)) return WHY['not-preparing']
  return s.marks[x]! & PREPARED ? WHY['prepared-already'] : LEGAL
}

function reload(s: FrontlineState, x: Soldier, by: Soldier, tell: Tell): void {
  s.flags[x]! &= ~EMPTY
  s.marks[by]! |= PREPARED
  tell?.({ type: 'reloaded', rule: 'FRL-PREP-2', unit: x, by })
  goTo(s, 'prepare-next')
}

/** What each soldier may do: no marker but a Pin goes. FRL-PREP-5 */
export const prepare = choosing(
  { verb: VERB.done, take: (s, _target, _dice, tell) => endPrepare(s, tell) },
  {
    verb: VERB.reload,
    ...ownSoldiers,
    verdict(s, x) {
      const verdict = preparing(s, x)
      if (verdict !== LEGAL) return verdict
      return hasAmmoBox[x] === 1 && s.flags[x]! & EMPTY ? LEGAL : WHY.loaded // FRL-SNI-10
    },
    take: (s, x, _dice, tell) => reload(s, x, x, tell),
  },
  {
    verb: VERB.serve,
    ...ownSoldiers,
    verdict(s, x) {
      const verdict = preparing(s, x)
      if (verdict !== LEGAL) return verdict
      if (ability[x] !== ASSISTANT || !isGun(s.actor)) return WHY['no-gun'] // FRL-GUN-3
      return s.flags[s.actor]! & EMPTY ? LEGAL : WHY.loaded
    },
    take: (s, x, _dice, tell) => reload(s, s.actor, x, tell),
  },
  {
    verb: VERB.draw,
    ...ownSoldiers,
    verdict: preparing,
    take(s, x, dice, tell) {
      s.marks[x]! |= PREPARED
      draw(s, s.decider, 1, 'FRL-PREP-2', dice, tell)
      goTo(s, 'prepare-next')
    },
  },
)

/** A sniper turns his counter back to Concealment Cover. FRL-SNI-7 */
export function concealSection(s: FrontlineState, head: Section, reply: number, tell: Tell): void {
  s.actor = head
  s.reply = reply
  setActed(s, head)
  s.flags[head]! |= CONCEALED
  tell?.({ type: 'concealed', rule: 'FRL-SNI-7', unit: head })
  goTo(s, reply === OWN_ACTION ? 'action-ends' : 'reply-ends')
}
