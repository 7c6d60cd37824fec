import { LEGAL, type Verdict } from '@estafette/kernel'
import { FORCES, isMan, isSniper } from './data/forces.ts'
import { ask, choosing, goTo, ownSoldiers, type AutomaticStep, type Choosing } from './flow.ts'
import { endOfSeat, firstOfSeat } from './ranges.ts'
import { WHY, type ReasonKey } from './reasons.ts'
import {
  checkKey,
  detach,
  endMember,
  firstMember,
  isAlone,
  join,
  joining,
  type Joining,
} from './sections.ts'
import { isOnLine } from './soldiers.ts'
import { JOINED, LEFT, NONE, type FrontlineState, type Section, type Soldier } from './state.ts'
import type { StepName } from './steps.ts'
import { VERB } from './verbs.ts'

function ownVerdict(s: FrontlineState, x: Soldier): Verdict {
  if (!isOnLine(s, x)) return WHY['not-on-line']
  return s.owner[x] === s.decider ? LEGAL : WHY['not-yours']
}

/** One who is no leader becomes a section by himself, once in a phase. FRL-SEC-10 */
function leaveVerdict(s: FrontlineState, x: Soldier): Verdict {
  const verdict = ownVerdict(s, x)
  if (verdict !== LEGAL) return verdict
  if (s.head[x] === x) return WHY['is-leader']
  return s.marks[x]! & LEFT ? WHY['left-already'] : LEGAL
}

/** One who is alone may serve under a leader of his card, once in a phase. FRL-SEC-10 */
function joinVerdict(s: FrontlineState, x: Soldier): Verdict {
  const verdict = ownVerdict(s, x)
  if (verdict !== LEGAL) return verdict
  if (s.head[x] !== x || !isAlone(s, x)) return WHY['not-alone']
  if (s.marks[x]! & JOINED) return WHY['joined-already']
  if (isSniper(x) || !isMan(x)) return WHY['join-alone']
  const place = s.place[x]!
  const end = endMember(x)
  for (let head = firstMember(x); head < end; head++) {
    if (s.place[head] === place && joining(s, x, head) === 'may') return LEGAL
  }
  return WHY['no-leader-here']
}

const refusals: Readonly<Record<Exclude<Joining, 'may'>, ReasonKey>> = {
  elsewhere: 'join-elsewhere',
  unled: 'join-unled',
  alone: 'join-alone',
  vehicle: 'join-vehicle',
  gun: 'join-gun',
  full: 'join-full',
  other: 'not-the-head',
}

function underVerdict(s: FrontlineState, head: Section): Verdict {
  if (!isOnLine(s, head)) return WHY['not-on-line']
  if (s.owner[head] !== s.decider) return WHY['not-yours']
  const how = joining(s, s.item, head)
  return how === 'may' ? LEGAL : WHY[refusals[how]]
}

/**
 * Leaving and joining, for the phase of the turn and for the set-up, and at no other time.
 * FRL-SEC-11
 */
export function formingParts(under: StepName, next: StepName): readonly Choosing[] {
  return [
    {
      verb: VERB.leave,
      ...ownSoldiers,
      verdict: leaveVerdict,
      take(s, x, _dice, tell) {
        const section = s.head[x]!
        detach(s, x)
        s.marks[x]! |= LEFT
        tell?.({ type: 'left', rule: 'FRL-SEC-10', unit: x, section })
        goTo(s, next)
      },
    },
    {
      verb: VERB.join,
      ...ownSoldiers,
      verdict: joinVerdict,
      take(s, x) {
        s.item = x
        ask(s, under, s.decider)
      },
    },
  ]
}

/** The leader that somebody is to serve under. */
export function choosingLeader(next: StepName) {
  return choosing({
    verb: VERB.under,
    ...ownSoldiers,
    verdict: underVerdict,
    take(s, head, _dice, tell) {
      const x = s.item
      s.item = NONE
      join(s, x, head, tell)
      s.marks[x]! |= JOINED
      goTo(s, next)
    },
  })
}

/** Asked while anybody can leave or join. FRL-SEC-10 */
export const nextOrganise: AutomaticStep = (s, _dice, tell) => {
  s.decider = s.turnSeat
  for (let x = firstOfSeat(s, s.turnSeat); x < endOfSeat(s, s.turnSeat); x++) {
    if (leaveVerdict(s, x) === LEGAL || joinVerdict(s, x) === LEGAL) {
      return ask(s, 'organise', s.turnSeat)
    }
  }
  endOrganise(s, tell)
}

function endOrganise(s: FrontlineState, tell: Parameters<AutomaticStep>[2]): void {
  for (let x = 0; x < FORCES; x++) s.marks[x]! &= ~(LEFT | JOINED)
  checkKey(s, tell)
  goTo(s, 'equip-next')
}

export const organise = choosing(...formingParts('organise-under', 'organise-next'), {
  verb: VERB.done,
  take: (s, _target, _dice, tell) => endOrganise(s, tell),
})

export const organiseUnder = choosingLeader('organise-next')
