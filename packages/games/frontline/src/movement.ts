import { LEGAL, type Verdict } from '@estafette/kernel'
import {
  DOUBLE_TIME,
  FLANKING,
  KEY_LOCATION,
  LINE,
  MOVE_OUT,
  OBSCURED,
  ON_POINT,
  OPEN_GROUND,
  PATHFINDER,
  STAY_LOW,
  TREES,
} from './data/codes.ts'
import { ability, carries, FORCES, isGun, isMan, isVehicle } from './data/forces.ts'
import { isBarredByBuildings, openWindow } from './any-time.ts'
import { hitMorale } from './damage.ts'
import { discard, draw, held, holds, takeFromHand } from './deck.ts'
import type { Tell } from './events.ts'
import {
  ask,
  cards,
  choosing,
  goTo,
  ownSide,
  ownSoldiers,
  type AutomaticStep,
  type Choosing,
} from './flow.ts'
import { commanderOf } from './holding.ts'
import { WHY } from './reasons.ts'
import {
  checkKey,
  detach,
  dropFlank,
  dropKey,
  endMember,
  firstMember,
  hasAbility,
  hasActed,
  hasReady,
  isLed,
  isMember,
  isSection,
  membersOf,
  setActed,
} from './sections.ts'
import {
  canAdvance,
  canMove,
  isBroken,
  isOnLine,
  isPinned,
  isStopped,
  sideOf,
  wouldDieOfMorale,
} from './soldiers.ts'
import {
  aheadOf,
  AT_REACT,
  CARRIED,
  ENTRENCHED,
  FLANKS,
  MOVING_OUT,
  NONE,
  OBSCURING,
  opponent,
  OWN_ACTION,
  STAYING_LOW,
  STAYS,
  terrainAt,
  WITH_KEY,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

export const STAY_LOW_COVER = 10 // FRL-ACT-SL
const DOUBLE = 2 // FRL-ACT-DT
const KEY_FIRST = 4 // FRL-ACT-KEY-1
const KEY_LAST = 6

/** Ways to go: towards the enemy, back, or within the card. */
export const ADVANCE = 1
export const RETREAT = -1
export const LATERAL = 0

/** How many cards a move goes that is driven by a card. FRL-MOVE-8 */
export function stepsOf(card: number, isPlain: boolean): number {
  return card === DOUBLE_TIME && !isPlain ? DOUBLE : 1
}

/** Whether a soldier can make a move of this kind. FRL-MOVE-5 */
export function canGo(s: FrontlineState, x: Soldier, kind: number): boolean {
  return kind === ADVANCE ? canAdvance(s, x) : canMove(s, x)
}

/** Whether one On Point makes the move himself. FRL-AB-POINT */
export function isOnPoint(s: FrontlineState, head: Section, kind: number): boolean {
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (ability[x] === ON_POINT && isMember(s, x, head) && canGo(s, x, kind)) return true
  }
  return false
}

/**
 * Why a section may not go this way so many cards; other sections never bar it. FRL-MOVE-7,
 * FRL-MOVE-4, FRL-SEC-9
 */
export function wayVerdict(s: FrontlineState, head: Section, kind: number, steps: number): Verdict {
  if (isPinned(s, head)) return WHY['leader-pinned']
  if (isStopped(s, head)) return WHY['leader-wounded']
  if (kind === LATERAL) return steps === 1 ? LEGAL : WHY['double-only']
  if (kind === ADVANCE && isBroken(s, head)) return WHY['leader-broken']
  const way = kind * aheadOf(s, sideOf(s, head))
  const to = s.place[head]! + way * steps
  if (to < 1 || to > LINE) return WHY['line-ends'] // FRL-MOVE-3
  if (sideOf(s, head) === s.acting || isOnPoint(s, head, kind)) return LEGAL
  for (let place = s.place[head]! + way; place !== to + way; place += way) {
    if (isBarredByBuildings(s, head, place, false)) return WHY.buildings // FRL-TER-13
  }
  return LEGAL
}

/** Whether some way is open to a section. */
function anyWay(s: FrontlineState, head: Section, steps: number): Verdict {
  let why: Verdict = LEGAL
  for (const kind of [LATERAL, RETREAT, ADVANCE]) {
    const verdict = wayVerdict(s, head, kind, steps)
    if (verdict === LEGAL) return LEGAL
    why = verdict
  }
  return why
}

/** Why a section may not be told to move. */
export function moveVerdict(s: FrontlineState, head: Section, isReaction: boolean): Verdict {
  if (isReaction && isGun(head)) return WHY['gun-reacts'] // FRL-GUN-1
  if (s.handSize[s.owner[head]!]! === 0 && !hasAbility(s, head, PATHFINDER))
    return WHY['hand-empty']
  return anyWay(s, head, 1)
}

/** Begins to declare a move. */
export function beginMove(s: FrontlineState, head: Section, reply: number): void {
  s.actor = head
  s.reply = reply
  s.rider = NONE
  s.card = NONE
  s.extra = NONE
  s.extras = 0 // whatever the move that is answered had
  ask(s, 'move-card', s.decider)
}

/** Whether a card moves the section for its effect, a vehicle like others. FRL-VEH-6 */
function playVerdict(s: FrontlineState, card: number): Verdict {
  if (card !== DOUBLE_TIME && card !== FLANKING && card !== STAY_LOW) return WHY['no-move-card']
  if (!holds(s, s.decider, card)) return WHY['not-in-hand']
  if (card !== DOUBLE_TIME) return LEGAL
  return isGun(s.actor) ? WHY['gun-card'] : anyWay(s, s.actor, DOUBLE)
}

const driving = (verb: number, isPlain: boolean): Choosing => ({
  verb,
  ...cards,
  verdict: (s, card) =>
    isPlain ? (holds(s, s.decider, card) ? LEGAL : WHY['not-in-hand']) : playVerdict(s, card),
  take(s, card) {
    s.card = card
    s.plain = isPlain ? 1 : 0
    ask(s, 'way', s.decider)
  },
})

export const moveCard = choosing(driving(VERB.play, false), driving(VERB.plain, true), {
  verb: VERB.free,
  verdict: (s) => (hasAbility(s, s.actor, PATHFINDER) ? LEGAL : WHY['no-pathfinder']), // FRL-AB-PATH
  take(s) {
    s.card = NONE
    s.plain = 1
    ask(s, 'way', s.decider)
  },
})

const going = (verb: number, kind: number): Choosing => ({
  verb,
  verdict: (s) => wayVerdict(s, s.actor, kind, stepsOf(s.card, s.plain === 1)),
  take(s) {
    s.way = kind
    s.left = kind === LATERAL ? 0 : stepsOf(s.card, s.plain === 1)
    s.extras = 0
    askWith(s)
  },
})

export const way = choosing(
  going(VERB.advance, ADVANCE),
  going(VERB.retreat, RETREAT),
  going(VERB.lateral, LATERAL),
)

/** Cards left in the hand besides the one that drives the move. */
function cardsBeside(s: FrontlineState): number {
  return s.handSize[s.owner[s.actor]!]! - (s.card === NONE ? 0 : 1) - count(s.extras & 7)
}

function count(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)
}

/** What goes with the move is asked for while there is a card for it, or somebody to ride. */
function askWith(s: FrontlineState): void {
  if (cardsBeside(s) > 0 || canCarry(s)) ask(s, 'move-with', s.owner[s.actor]!)
  else goTo(s, 'move-begins')
}

/** The card where the move ends. */
export function destination(s: FrontlineState): number {
  return s.place[s.actor]! + s.way * s.left * aheadOf(s, sideOf(s, s.actor))
}

/** Cards that are laid down with a move. FRL-ACT-4 */
export const cardsWithMove: readonly number[] = [MOVE_OUT, OBSCURED, KEY_LOCATION]

/** The bit of a card that goes with a move, 0 for the others. */
function bitOf(card: number): number {
  if (card === MOVE_OUT) return MOVING_OUT
  if (card === OBSCURED) return OBSCURING
  return card === KEY_LOCATION ? WITH_KEY : 0
}

function withVerdict(s: FrontlineState, card: number): Verdict {
  const bit = bitOf(card)
  if (bit === 0) return WHY['not-with-move']
  if (s.extras & bit) return WHY['played-already']
  const needed = card === s.card ? 2 : 1
  if (held(s, s.decider, card) < needed) return WHY['not-in-hand']
  if (card === MOVE_OUT && isGun(s.actor)) return WHY['gun-card']
  if (card !== KEY_LOCATION) return LEGAL
  if (s.key !== NONE) return WHY['key-in-play'] // FRL-ACT-KEY-4
  const to = destination(s)
  return to >= KEY_FIRST && to <= KEY_LAST ? LEGAL : WHY['key-elsewhere']
}

/** Why a section cannot ride on the vehicle that moves. FRL-OPT-3 */
function carryVerdict(s: FrontlineState, head: Section): Verdict {
  const { actor } = s
  if (s.transport === 0 || !isVehicle(actor) || carries[actor] === 0) return WHY['no-vehicle']
  if (s.way === LATERAL) return WHY['goes-nowhere']
  if (!isOnLine(s, head)) return WHY['not-on-line']
  if (s.owner[head] !== s.owner[actor]) return WHY['not-yours']
  if (!isSection(s, head)) return WHY['not-the-head']
  if (s.rider !== NONE) return WHY['rides-already']
  const canRide = isMan(head) && !hasActed(s, head) && s.place[head] === s.place[actor]
  return canRide && head !== actor ? LEGAL : WHY['cannot-ride']
}

function canCarry(s: FrontlineState): boolean {
  if (s.transport === 0 || s.rider !== NONE || s.way === LATERAL) return false
  for (let x = 0; x < FORCES; x++) if (carryVerdict(s, x) === LEGAL) return true
  return false
}

export const moveWith = choosing(
  {
    verb: VERB.with,
    ...cards,
    verdict: withVerdict,
    take(s, card) {
      s.extras |= bitOf(card)
      askWith(s)
    },
  },
  {
    verb: VERB.carry,
    ...ownSoldiers,
    verdict: carryVerdict,
    take(s, head) {
      s.rider = head
      askWith(s)
    },
  },
  { verb: VERB.go, take: (s) => goTo(s, 'move-begins') },
)

/** Cards are laid down; who can make the move is judged once. FRL-MOVE-13 */
export const beginsMove: AutomaticStep = (s, _dice, tell) => {
  const head = s.actor
  const seat = s.owner[head]!
  s.mover = head
  const others = cardsWithMove.filter((card) => s.extras & bitOf(card))
  const rule = 'FRL-MOVE-1'
  const isPlain = s.plain === 1
  tell?.({ type: 'move-declared', rule, unit: head, card: s.card, plain: isPlain, with: others })
  if (s.card !== NONE) {
    if (!isPlain && s.card === FLANKING) {
      takeFromHand(s, seat, FLANKING)
      s.flanks[head]! += 1 // FRL-ACT-FLK-1
      s.extras |= FLANKS
    } else {
      if (!isPlain && s.card === STAY_LOW) s.extras |= STAYING_LOW
      discard(s, seat, s.card, 'FRL-HAND-6', tell)
    }
  }
  if (s.extras & MOVING_OUT) discard(s, seat, MOVE_OUT, 'FRL-ACT-MO', tell)
  if (s.extras & OBSCURING) discard(s, seat, OBSCURED, 'FRL-ACT-OBS', tell)
  if (s.extras & WITH_KEY) {
    takeFromHand(s, seat, KEY_LOCATION)
    s.key = head
  }
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (isMember(s, x, head) && !canGo(s, x, s.way)) s.marks[x]! |= STAYS
  }
  const enemy = opponent(sideOf(s, head))
  if (s.extras & FLANKS && flanksOf(s, enemy) > 0) {
    return ask(s, 'flank-discard', commanderOf(s, enemy)) // FRL-ACT-FLK-2
  }
  setOut(s, tell)
}

/**
 * The cards lie: a Key Location that the section had, or the one that rides with it, is discarded,
 * and it goes. FRL-ACT-KEY-3, FRL-OPT-3
 */
function setOut(s: FrontlineState, tell: Tell): void {
  const isLeft = s.key === s.mover ? (s.extras & WITH_KEY) === 0 : s.key === s.rider
  if (s.key !== NONE && isLeft) dropKey(s, 'FRL-ACT-KEY-3', tell)
  goTo(s, 'move-step')
}

/** Flanking Positions that a side has in play. */
function flanksOf(s: FrontlineState, side: number): number {
  let count = 0
  for (let x = 0; x < FORCES; x++)
    if (s.flanks[x]! > 0 && sideOf(s, x) === side) count += s.flanks[x]!
  return count
}

export const flankDiscard = choosing({
  verb: VERB.drop,
  ...ownSide,
  verdict(s, head) {
    if (s.owner[head]! < 0 || sideOf(s, head) === sideOf(s, s.mover)) return WHY['not-yours']
    return s.flanks[head]! > 0 ? LEGAL : WHY['no-flank']
  },
  take(s, head, _dice, tell) {
    dropFlank(s, head, 'FRL-ACT-FLK-2', tell)
    setOut(s, tell)
  },
})

/** One card after the other, with what each costs and gives. FRL-MOVE-10 */
export const stepMove: AutomaticStep = (s, dice, tell) => {
  const head = s.mover
  const [first] = membersOf(s, head)
  if (s.left === 0 || first === undefined) return goTo(s, 'move-ends')
  const side = sideOf(s, head)
  const seat = s.owner[head]!
  leaveBehind(s, tell)
  const from = s.place[first]!
  const to = from + s.way * aheadOf(s, side)
  const isAdvance = s.way === ADVANCE
  const isDrawing = isAdvance && isLed(s, head) // FRL-TER-10
  const movers: Soldier[] = []
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head) && !isRider(s, x)) continue
    s.place[x] = to
    s.flags[x]! &= ~ENTRENCHED // FRL-SCN-S3
    if (tell && s.head[x] === head) movers.push(x)
  }
  s.left -= 1
  tell?.({
    type: 'moved',
    rule: 'FRL-MOVE-1',
    unit: head,
    units: movers,
    from: from - 1,
    to: to - 1,
  })
  if (isDrawing && terrainAt(s, from) === OPEN_GROUND) draw(s, seat, 1, 'FRL-TER-10', dice, tell)
  if (isDrawing && terrainAt(s, to) === OPEN_GROUND) draw(s, seat, 1, 'FRL-TER-10', dice, tell)
  if (isAdvance && terrainAt(s, to) === TREES) return ask(s, 'trees', seat)
}

function isRider(s: FrontlineState, x: Soldier): boolean {
  return s.rider !== NONE && isMember(s, x, s.rider)
}

/** Those who cannot make the move stay, each by himself and Acted. FRL-MOVE-6 */
function leaveBehind(s: FrontlineState, tell: Tell): void {
  const head = s.mover
  for (let x = firstMember(head); x < endMember(head); x++) {
    if ((s.marks[x]! & STAYS) === 0 || !isMember(s, x, head)) continue
    s.marks[x]! &= ~STAYS
    detach(s, x)
    setActed(s, x)
    tell?.({ type: 'left-behind', rule: 'FRL-MOVE-6', unit: x, section: head })
  }
}

function treesHitVerdict(s: FrontlineState, x: Soldier): Verdict {
  if (!isMember(s, x, s.mover)) return WHY['trees-mover']
  if (!wouldDieOfMorale(s, x)) return LEGAL
  for (let y = firstMember(s.mover); y < endMember(s.mover); y++) {
    if (isMember(s, y, s.mover) && !wouldDieOfMorale(s, y)) return WHY['trees-kills']
  }
  return LEGAL
}

/** What Scattered Trees cost: a card or a Morale hit; nothing for one On Point. FRL-TER-12 */
export const trees = choosing(
  {
    verb: VERB.pay,
    ...cards,
    verdict: (s, card) => (holds(s, s.decider, card) ? LEGAL : WHY['not-in-hand']),
    take(s, card, _dice, tell) {
      discard(s, s.decider, card, 'FRL-TER-12', tell)
      tell?.({ type: 'trees-paid', rule: 'FRL-TER-12', unit: s.mover, card })
      goTo(s, 'move-step')
    },
  },
  {
    verb: VERB.hit,
    ...ownSoldiers,
    verdict: treesHitVerdict,
    take(s, x, _dice, tell) {
      goTo(s, 'move-step')
      hitMorale(s, x, tell)
    },
  },
  {
    verb: VERB.ignore,
    verdict: (s) => (hasAbility(s, s.mover, ON_POINT) ? LEGAL : WHY['trees-not-on-point']),
    take(s, _target, _dice, tell) {
      tell?.({ type: 'trees-ignored', rule: 'FRL-AB-POINT', unit: s.mover })
      goTo(s, 'move-step')
    },
  },
)

/** Covers are set, the section has acted. */
export const endsMove: AutomaticStep = (s, _dice, tell) => {
  const head = s.mover
  const ground = s.place[head]! - 1
  if (s.way === LATERAL) {
    tell?.({ type: 'moved-aside', rule: 'FRL-MOVE-1', unit: head, ground })
  }
  for (let x = firstMember(head); x < endMember(head); x++) s.marks[x]! &= ~STAYS
  if (s.extras & STAYING_LOW) s.cover[head]! += STAY_LOW_COVER // FRL-COV-3, FRL-COV-5
  if ((s.extras & MOVING_OUT) === 0) setActed(s, head)
  if (s.extras & WITH_KEY && isOnLine(s, head)) {
    tell?.({ type: 'key-gained', rule: 'FRL-ACT-KEY-1', unit: head, ground })
  }
  if (s.rider !== NONE) {
    setActed(s, s.rider)
    s.marks[s.rider]! |= CARRIED
    s.marks[head]! |= CARRIED
    tell?.({ type: 'carried', rule: 'FRL-OPT-3', unit: s.rider, by: head, ground })
  }
  checkKey(s, tell)
  s.after = s.reply === OWN_ACTION ? STEP['move-react'] : STEP['reply-ends']
  goTo(s, 'succession')
}

/** The enemy may answer a move, unless it was Obscured. FRL-REACT-2, FRL-REACT-8 */
export const reactToMove: AutomaticStep = (s) => {
  const enemy = opponent(s.acting)
  if (s.extras & OBSCURING || !hasReady(s, enemy)) return goTo(s, 'action-ends')
  s.speaker = commanderOf(s, enemy)
  s.handed = 0
  openWindow(s, AT_REACT)
}
