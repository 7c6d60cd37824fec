import { LEGAL, type Verdict } from '@estafette/kernel'
import { FORCES, isMedic, isSniper } from './data/forces.ts'
import { discard, holds } from './deck.ts'
import { ask, cards, choosing, goTo, ownSoldiers, type AutomaticStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { isOnLine, sideOf } from './soldiers.ts'
import { MOST_RIGHTS, NONE, type FrontlineState, type Soldier } from './state.ts'
import { VERB } from './verbs.ts'

/** Whether a right can be used for a soldier. FRL-PROM-2 */
function promoteVerdict(s: FrontlineState, x: Soldier): Verdict {
  if (!isOnLine(s, x)) return WHY['not-on-line']
  if (s.owner[x] !== s.turnSeat) return WHY['not-yours']
  if (s.rights[x] === 0) return WHY['no-right']
  return isMedic(x) || isSniper(x) || s.command[x]! > 0 ? WHY['not-promotable'] : LEGAL
}

/** Asked while there is a right, somebody to promote, and a card to pay. FRL-PROM-3 */
export const nextPromote: AutomaticStep = (s) => {
  if (s.handSize[s.turnSeat]! > 0) {
    for (let x = 0; x < FORCES; x++) {
      if (promoteVerdict(s, x) === LEGAL) return ask(s, 'promote', s.turnSeat)
    }
  }
  goTo(s, 'organise-next')
}

export const promote = choosing(
  {
    verb: VERB.promote,
    ...ownSoldiers,
    verdict: promoteVerdict,
    take(s, x) {
      s.item = x
      ask(s, 'promote-pay', s.decider)
    },
  },
  { verb: VERB.done, take: (s) => goTo(s, 'organise-next') },
)

export const promotePay = choosing({
  verb: VERB.pay,
  ...cards,
  verdict: (s, card) => (holds(s, s.decider, card) ? LEGAL : WHY['not-in-hand']),
  take(s, card, _dice, tell) {
    const x = s.item
    s.item = NONE
    discard(s, s.decider, card, 'FRL-PROM-2', tell)
    const right = bestRight(s, x)
    const at = sideOf(s, x) * MOST_RIGHTS + right
    s.command[x] = s.rightCommand[at]! // and nothing else of his. FRL-PROM-4
    s.rightCommand[at] = 0
    for (let y = 0; y < FORCES; y++) {
      if (s.owner[y]! >= 0 && sideOf(s, y) === sideOf(s, x)) s.rights[y]! &= ~(1 << right)
    }
    tell?.({ type: 'promoted', rule: 'FRL-PROM-2', unit: x, command: s.command[x]! })
    goTo(s, 'promote-next')
  },
})

/** Of the rights that a soldier may use, the one that gives the highest Command. */
function bestRight(s: FrontlineState, x: Soldier): number {
  const first = sideOf(s, x) * MOST_RIGHTS
  let best = NONE
  for (let right = 0; right < MOST_RIGHTS; right++) {
    if ((s.rights[x]! & (1 << right)) === 0) continue
    if (best === NONE || s.rightCommand[first + right]! > s.rightCommand[first + best]!)
      best = right
  }
  return best
}
