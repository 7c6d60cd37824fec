import { LEGAL, type Seat, type Verdict } from '@estafette/kernel'
import { BINOCULARS, BUILDINGS, CANTEEN, EQUIPMENT, FALL_BACK, ON_POINT } from './data/codes.ts'
import { FORCES, nation, nationEnd, nationStart } from './data/forces.ts'
import { discard, draw, holds, takeTop, topOfPile } from './deck.ts'
import {
  ask,
  cards,
  choosing,
  goTo,
  ownSoldiers,
  type AutomaticStep,
  type Choosing,
} from './flow.ts'
import { coveredSection } from './damage.ts'
import { spendCounter } from './equipment.ts'
import type { Tell } from './events.ts'
import { commanderOf } from './holding.ts'
import { WHY } from './reasons.ts'
import { dropKey, hasAbility, hasReady, isMember, isSection } from './sections.ts'
import {
  arrange,
  hasCounter,
  isFaceDown,
  isOnLine,
  kindOf,
  sideOf,
  slotWith,
  turnUp,
} from './soldiers.ts'
import {
  aheadOf,
  AT_ACTION,
  AT_COVER,
  AT_END,
  AT_RALLY,
  AT_REACT,
  ENTRENCHED,
  homeOf,
  KNOWN,
  NONE,
  seatsIn,
  SLOTS,
  sideOfSeat,
  terrainAt,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'
import { VERB } from './verbs.ts'

export const FALL_BACK_COVER = 10 // FRL-ACT-FB-1

/** Opens a window: those who may interrupt are asked before the decision is put. FRL-TIME-3 */
export function openWindow(s: FrontlineState, window: number): void {
  s.window = window
  s.asked = 0
  s.passes = 0
  goTo(s, 'window-next')
}

/** After a play at any time everybody is asked again. FRL-TIME-3 */
function reopen(s: FrontlineState): void {
  s.passes = 0
  if (s.window !== AT_END) s.asked = 0
  goTo(s, s.window === AT_COVER && s.fp === 0 ? 'cover-next' : 'window-next')
}

/** The seat that the decision of the window is up to. */
function windowSeat(s: FrontlineState): Seat {
  return s.window === AT_REACT || s.window === AT_COVER ? s.speaker : s.turnSeat
}

/** Those who are asked before a seat decides: its enemies first, then its partner. */
function askee(s: FrontlineState, decider: Seat, index: number): Seat {
  const side = sideOfSeat(s, decider)
  let left = index
  for (let isMate = 0; isMate < 2; isMate++) {
    for (let seat = 0; seat < seatsIn(s); seat++) {
      if (seat === decider || (sideOfSeat(s, seat) === side) !== (isMate === 1)) continue
      if (left-- === 0) return seat
    }
  }
  return NONE
}

/** Whether open facts leave a seat anything but to pass. FRL-TIME-8 */
export function mayPlay(s: FrontlineState, seat: Seat): boolean {
  return (
    s.handSize[seat]! > 0 ||
    hasCounter(
      s,
      seat,
      (counter) =>
        isFaceDown(counter) ||
        kindOf(counter) === CANTEEN ||
        (kindOf(counter) === BINOCULARS && s.pileSize > 0),
    )
  )
}

const putDecision: Readonly<Record<number, (s: FrontlineState) => void>> = {
  [AT_RALLY]: (s) => (mayPlay(s, s.turnSeat) ? ask(s, 'rally', s.turnSeat) : goTo(s, 'rally-over')),
  [AT_ACTION]: (s) => ask(s, 'action', s.turnSeat),
  [AT_REACT](s) {
    // Without a section that could react, what is left are the plays at any time. FRL-OPT-2
    if (hasReady(s, sideOfSeat(s, s.speaker)) || mayPlay(s, s.speaker)) ask(s, 'react', s.speaker)
    else goTo(s, 'reply-ends')
  },
  [AT_COVER]: (s) => goTo(s, 'cover-next'),
}

/** The next one who is asked, or the decision itself. */
export const nextInWindow: AutomaticStep = (s) => {
  const seats = seatsIn(s)
  if (s.window === AT_END) {
    // Non-acting, then acting player, until all pass in succession.
    const first = commanderOf(s, 1 - s.acting)
    while (s.passes < seats) {
      const index = s.asked % seats
      const seat = index === 0 ? first : askee(s, first, seats - 1 - index)
      s.asked = index + 1
      if (mayPlay(s, seat)) return ask(s, 'any-time', seat)
      s.passes += 1
    }
    return goTo(s, 'turn-ends')
  }
  const decider = windowSeat(s)
  while (s.asked < seats - 1) {
    const seat = askee(s, decider, s.asked)
    s.asked += 1
    if (mayPlay(s, seat)) return ask(s, 'any-time', seat)
  }
  putDecision[s.window]!(s)
}

/** Whether a section would have to enter or leave buildings where it may not. FRL-TER-13 */
export function isBarredByBuildings(
  s: FrontlineState,
  head: Section,
  to: number,
  isOnPoint: boolean,
): boolean {
  if (sideOf(s, head) === s.acting || isOnPoint) return false
  return terrainAt(s, s.place[head]!) === BUILDINGS || terrainAt(s, to) === BUILDINGS
}

function fallBackVerdict(s: FrontlineState, head: Section): Verdict {
  if (!isOnLine(s, head)) return WHY['not-on-line']
  if (s.owner[head] !== s.decider) return WHY['not-yours']
  if (!isSection(s, head)) return WHY['not-the-head']
  if (!holds(s, s.decider, FALL_BACK)) return WHY['not-in-hand']
  const side = sideOf(s, head)
  if (s.place[head] === homeOf(s, side)) return WHY['at-start-point']
  const to = s.place[head]! - aheadOf(s, side)
  return isBarredByBuildings(s, head, to, hasAbility(s, head, ON_POINT)) ? WHY.buildings : LEGAL
}

/**
 * A whole section retreats one card and has cover; it is no action, and nobody reacts.
 * FRL-ACT-FB-1, FRL-ACT-FB-3, FRL-REACT-10
 */
function fallBack(s: FrontlineState, head: Section, tell: Tell): void {
  discard(s, s.decider, FALL_BACK, 'FRL-ACT-FB-1', tell)
  const from = s.place[head]!
  const to = from - aheadOf(s, sideOf(s, head))
  for (let x = nationStart[nation[head]!]!; x < nationEnd[nation[head]!]!; x++) {
    if (!isMember(s, x, head)) continue
    s.place[x] = to
    s.flags[x]! &= ~ENTRENCHED // FRL-SCN-S3
  }
  s.cover[head]! += FALL_BACK_COVER
  tell?.({
    type: 'fell-back',
    rule: 'FRL-ACT-FB-1',
    unit: head,
    from: from - 1,
    to: to - 1,
    cover: s.cover[head]!,
  })
  if (s.key === head) dropKey(s, 'FRL-ACT-KEY-3', tell)
  if (s.window === AT_COVER && coveredSection(s) === head) {
    s.fp = Math.max(0, s.fp - FALL_BACK_COVER)
    tell?.({
      type: 'covered',
      rule: 'FRL-COV-2',
      sufferer: head,
      cover: FALL_BACK_COVER,
      left: s.fp,
    })
  }
}

/** Whether a soldier can use a counter of a kind, pinned or not. FRL-EQ-X */
function counterVerdict(s: FrontlineState, x: Soldier, kind: number): Verdict {
  if (!isOnLine(s, x)) return WHY['not-on-line']
  if (s.owner[x] !== s.decider) return WHY['not-yours']
  return slotWith(s, x, kind) >= 0 ? LEGAL : WHY['no-such-counter']
}

/** The plays at any time, for every decision of a window, whoever's turn it is. FRL-TIME-7 */
export const anyTimePlays: readonly Choosing[] = [
  {
    verb: VERB['fall-back'],
    ...ownSoldiers,
    end: (s) => (holds(s, s.decider, FALL_BACK) ? FORCES : 0),
    verdict: fallBackVerdict,
    take(s, head, _dice, tell) {
      fallBack(s, head, tell)
      reopen(s)
    },
  },
  {
    verb: VERB.canteen,
    ...ownSoldiers,
    verdict: (s, x) => counterVerdict(s, x, CANTEEN),
    take(s, x, dice, tell) {
      spendCounter(s, x, CANTEEN)
      tell?.({ type: 'canteen', rule: 'FRL-EQ-CAN', unit: x })
      draw(s, s.decider, 1, 'FRL-EQ-CAN', dice, tell)
      reopen(s)
    },
  },
  {
    verb: VERB.binoculars,
    ...ownSoldiers,
    verdict(s, x) {
      if (s.pileSize === 0) return WHY['pile-empty']
      return counterVerdict(s, x, BINOCULARS)
    },
    take(s, x, _dice, tell) {
      spendCounter(s, x, BINOCULARS)
      tell?.({ type: 'binoculars', rule: 'FRL-EQ-BIN-1', unit: x, card: topOfPile(s) })
      s.item = x
      askContest(s, -1, tell)
    },
  },
]

/** Passing in a window; `on` is what follows. */
export function passing(on: (s: FrontlineState, tell: Tell) => void): Choosing {
  return { verb: VERB.pass, take: (s, _target, _dice, tell) => on(s, tell) }
}

export const anyTime = choosing(
  ...anyTimePlays,
  passing((s) => {
    s.passes += 1
    goTo(s, 'window-next')
  }),
)

/** Whether open facts let a seat contest: a face-down counter or known binoculars. FRL-TIME-8 */
function mayContest(s: FrontlineState, seat: Seat): boolean {
  return hasCounter(s, seat, (counter) => isFaceDown(counter) || kindOf(counter) === BINOCULARS)
}

/** Asks the next enemy after a seat whether he contests; nobody left, the user takes the card. */
function askContest(s: FrontlineState, after: Seat, tell: Tell): void {
  const user = s.owner[s.item]!
  for (let seat = after + 1; seat < seatsIn(s); seat++) {
    if (sideOfSeat(s, seat) === sideOfSeat(s, user) || !mayContest(s, seat)) continue
    return ask(s, 'contest', seat)
  }
  takeCard(s, user, tell)
}

/** A seat takes the top of the pile, then discards a card of its hand. FRL-EQ-BIN-1 */
function takeCard(s: FrontlineState, seat: Seat, tell: Tell): void {
  s.item = NONE
  const card = takeTop(s, seat)
  tell?.({ type: 'card-taken', rule: 'FRL-EQ-BIN-1', seat, card })
  ask(s, 'take-discard', seat)
}

export const contest = choosing(
  {
    verb: VERB.contest,
    ...ownSoldiers,
    verdict: (s, x) => counterVerdict(s, x, BINOCULARS),
    take(s, x, _dice, tell) {
      // Whoever had discarded the card gets it; the other takes his counter back. FRL-EQ-BIN-2
      const user = s.owner[s.item]!
      const discarder = s.pileBy[s.pileSize - 1]!
      const isMine = sideOfSeat(s, discarder) === sideOfSeat(s, s.decider)
      const seat = isMine ? s.decider : user
      tell?.({ type: 'contested', rule: 'FRL-EQ-BIN-2', unit: x, seat })
      if (isMine) {
        giveBack(s, s.item)
        spendCounter(s, x, BINOCULARS)
      } else turnUp(s, x, BINOCULARS)
      takeCard(s, seat, tell)
    },
  },
  {
    verb: VERB.decline,
    take: (s, _target, _dice, tell) => askContest(s, s.decider, tell),
  },
)

/** A counter that was used in vain comes back, and everybody knows it. */
function giveBack(s: FrontlineState, x: Soldier): void {
  const at = s.counters[x * SLOTS] === 0 ? x * SLOTS : x * SLOTS + 1
  s.counters[at] = BINOCULARS | KNOWN
  arrange(s, x)
  s.spent[sideOf(s, x) * EQUIPMENT.length + BINOCULARS]! -= 1
}

export const takeDiscard = choosing({
  verb: VERB.discard,
  ...cards,
  verdict: (s, card) => (holds(s, s.decider, card) ? LEGAL : WHY['not-in-hand']),
  take(s, card, _dice, tell) {
    discard(s, s.decider, card, 'FRL-EQ-BIN-1', tell)
    reopen(s)
  },
})
