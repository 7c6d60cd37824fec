import { LEGAL, type Verdict } from '@estafette/kernel'
import { isSniper } from './data/forces.ts'
import { anyTimePlays, openWindow, passing } from './any-time.ts'
import { beginAttack, beginCounter } from './attack.ts'
import { sectionRanges } from './firepower.ts'
import { hindrance } from './hindrance.ts'
import { choosing, goTo, ownSoldiers, type AutomaticStep, type Choosing } from './flow.ts'
import { commanderOf } from './holding.ts'
import { beginMove, moveVerdict } from './movement.ts'
import { beginPrepare, concealSection } from './prepare.ts'
import { endOfSide, firstOfSide } from './ranges.ts'
import { WHY } from './reasons.ts'
import { hasActed, hasReady, isSection, seatHasReady } from './sections.ts'
import { clearAction } from './clear.ts'
import { isOnLine } from './soldiers.ts'
import {
  ANSWER,
  AT_ACTION,
  AT_END,
  AT_REACT,
  CONCEALED,
  mateOf,
  NONE,
  opponent,
  OWN_ACTION,
  sideOfSeat,
  TO_ATTACK,
  TO_MOVE,
  type FrontlineState,
  type Section,
} from './state.ts'
import { targetVerdict } from './targets.ts'
import { VERB } from './verbs.ts'

/** The next action of the acting side; without a section that can act the turn ends. FRL-TURN-3 */
export const nextAction: AutomaticStep = (s) => {
  if (!hasReady(s, s.acting)) return openWindow(s, AT_END)
  if (!seatHasReady(s, s.turnSeat)) s.turnSeat = mateOf(s, s.turnSeat)
  openWindow(s, AT_ACTION)
}

export const endsAction: AutomaticStep = (s) => {
  clearAction(s)
  s.handed = 0
  goTo(s, 'action-next')
}

/** Whether a section may act or react at all. FRL-REACT-3 */
function readyVerdict(s: FrontlineState, head: Section): Verdict {
  if (!isOnLine(s, head)) return WHY['not-on-line']
  if (s.owner[head] !== s.decider) return WHY['not-yours']
  if (!isSection(s, head)) return WHY['not-the-head']
  return hasActed(s, head) ? WHY['has-acted'] : LEGAL
}

/** Whether a section has anybody to fire at, and a card to do it with. */
function attackVerdict(s: FrontlineState, head: Section): Verdict {
  const verdict = readyVerdict(s, head)
  if (verdict !== LEGAL) return verdict
  if (s.handSize[s.decider] === 0) return WHY['hand-empty'] // FRL-TURN-7
  const enemy = opponent(sideOfSeat(s, s.decider))
  const ranges = sectionRanges(s, head)
  if (ranges === 0) return WHY['out-of-reach']
  const end = endOfSide(enemy)
  for (let x = firstOfSide(enemy); x < end; x++) {
    if (isSection(s, x) && targetVerdict(s, head, x, ranges) === LEGAL) return LEGAL
  }
  return WHY['out-of-reach']
}

/** Of a section that cannot fire, the reason of the soldier who comes nearest to it. */
const firing =
  (targetOf: (s: FrontlineState) => Section): NonNullable<Choosing['reason']> =>
  (s, head, verdict) =>
    verdict === WHY['out-of-reach'] ? hindrance(s, head, targetOf(s)).verdict : verdict

function concealVerdict(s: FrontlineState, head: Section): Verdict {
  const verdict = readyVerdict(s, head)
  if (verdict !== LEGAL) return verdict
  if (!isSniper(head)) return WHY['not-a-sniper']
  return s.flags[head]! & CONCEALED ? WHY['concealed-already'] : LEGAL
}

/** Handing the word to one's partner, once before each action. FRL-TEAM-4 */
function handOnVerdict(s: FrontlineState): Verdict {
  const mate = mateOf(s, s.decider)
  if (mate === NONE || s.handed > 0 || !seatHasReady(s, mate)) return WHY['handed-on']
  return LEGAL
}

/** What the action now declared is: the acting side's, or a reaction to what. */
function replyNow(s: FrontlineState): number {
  if (s.window !== AT_REACT) return OWN_ACTION
  if (s.attacker === NONE) return TO_MOVE
  return s.reply === TO_MOVE ? ANSWER : TO_ATTACK
}

/** Moves, with the same cards in a reaction. FRL-ACT-5 */
const moving = (isReaction: boolean): Choosing => ({
  verb: VERB.move,
  ...ownSoldiers,
  verdict(s, head) {
    const verdict = readyVerdict(s, head)
    return verdict === LEGAL ? moveVerdict(s, head, isReaction) : verdict
  },
  take: (s, head) => beginMove(s, head, replyNow(s)),
})

const preparing: Choosing = {
  verb: VERB.prepare,
  ...ownSoldiers,
  verdict: readyVerdict,
  take: (s, head, dice, tell) => beginPrepare(s, head, replyNow(s), dice, tell),
}

/** FRL-REACT-9 */
const concealing: Choosing = {
  verb: VERB.conceal,
  ...ownSoldiers,
  verdict: concealVerdict,
  take: (s, head, _dice, tell) => concealSection(s, head, replyNow(s), tell),
}

export const action = choosing(
  ...anyTimePlays,
  {
    verb: VERB.attack,
    ...ownSoldiers,
    verdict: attackVerdict,
    reason: firing(() => NONE),
    take: (s, head) => beginAttack(s, head, OWN_ACTION),
  },
  moving(false),
  preparing,
  concealing,
  {
    verb: VERB['hand-on'],
    verdict: handOnVerdict,
    take(s) {
      s.handed += 1
      s.turnSeat = mateOf(s, s.decider)
      goTo(s, 'action-next')
    },
  },
  {
    verb: VERB['end-turn'],
    take(s) {
      const commander = commanderOf(s, s.acting)
      if (s.decider === commander || s.handed > 1 || !seatHasReady(s, commander)) {
        return openWindow(s, AT_END)
      }
      s.handed = 2 // his partner has nothing to add: the commander ends the turn, or acts
      s.turnSeat = commander
      goTo(s, 'action-next')
    },
  },
)

/** Reactions: to an attack a counter-attack, to a move an attack; or a move, Prepare, Conceal. */
export const react = choosing(
  ...anyTimePlays,
  passing((s, tell) => {
    tell?.({ type: 'no-reaction', rule: 'FRL-REACT-4', seat: s.decider })
    goTo(s, 'reply-ends')
  }),
  {
    verb: VERB.attack,
    ...ownSoldiers,
    verdict(s, head) {
      if (s.attacker !== NONE) return WHY['nothing-moved']
      const verdict = readyVerdict(s, head)
      if (verdict !== LEGAL) return verdict
      if (s.handSize[s.decider] === 0) return WHY['hand-empty']
      return s.mover === NONE ? WHY['nothing-moved'] : targetVerdict(s, head, s.mover)
    },
    reason: firing((s) => s.mover),
    take: (s, head) => beginAttack(s, head, TO_MOVE), // in full. FRL-REACT-7
  },
  {
    verb: VERB.counter,
    ...ownSoldiers,
    verdict(s, head) {
      if (s.attacker === NONE) return WHY['nothing-to-counter']
      const verdict = readyVerdict(s, head)
      if (verdict !== LEGAL) return verdict
      if (s.handSize[s.decider] === 0) return WHY['hand-empty']
      return targetVerdict(s, head, s.attacker)
    },
    reason: firing((s) => s.attacker),
    take: (s, head) => beginCounter(s, head, replyNow(s)),
  },
  moving(true),
  preparing,
  concealing,
  {
    verb: VERB['hand-on'],
    verdict: handOnVerdict,
    take(s) {
      s.handed += 1
      s.speaker = mateOf(s, s.decider)
      openWindow(s, AT_REACT)
    },
  },
)
