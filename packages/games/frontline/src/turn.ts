import { LEGAL } from '@estafette/kernel'
import { anyTimePlays, openWindow, passing } from './any-time.ts'
import { takePosture } from './automat/posture.ts'
import { RALLY } from './data/codes.ts'
import { carries, FORCES, isSniper } from './data/forces.ts'
import { callNight, discard, draw, holds } from './deck.ts'
import { ask, cards, choosing, goTo, ownSide, type AutomaticStep } from './flow.ts'
import { commanderOf, handSizeOf } from './holding.ts'
import { WHY } from './reasons.ts'
import { scenarioOf } from './scenarios.ts'
import { isSection } from './sections.ts'
import { beginOutfits } from './outfit.ts'
import { isOnLine, isPinned, sideOf } from './soldiers.ts'
import {
  ACTED,
  AT_RALLY,
  CARRIED,
  CONCEALED,
  mateOf,
  NO_WINDOW,
  NONE,
  opponent,
  OUTFITTING,
  partnerSeat,
  PINNED,
  sideOfSeat,
  startOf,
  TREATED,
  WAITING,
  type FrontlineState,
  type Soldier,
} from './state.ts'
import { VERB } from './verbs.ts'
import { checkTurnEnd, ownTurn } from './victory.ts'

const NIGHT_TURN = 60 // the second player's thirtieth. FRL-VIC-6

/** A turn begins: every section may act again. FRL-TURN-4 */
export const beginTurn: AutomaticStep = (s, dice, tell) => {
  s.turn += 1
  s.window = NO_WINDOW
  tell?.({ type: 'turn-begins', rule: 'FRL-TURN-6', turn: ownTurn(s), side: s.acting })
  const surprised = s.turn === 1 ? (scenarioOf(s)?.surprise ?? NONE) : NONE
  for (let x = 0; x < FORCES; x++) {
    s.marks[x]! &= ~(TREATED | CARRIED)
    if (!isSection(s, x)) continue
    const side = sideOf(s, x)
    if (s.heldFire === 0 || side === s.acting) s.flags[x]! &= ~ACTED // FRL-OPT-1
    if (side === surprised) s.flags[x]! |= ACTED // FRL-SCN-S1
  }
  if (s.turn === NIGHT_TURN && s.nightfall === 0) callNight(s, tell)
  takePosture(s, dice, tell)
  goTo(s, 'arrivals')
}

/** Reinforcements appear in the start card, with equipment chosen then. FRL-SCN-S6 */
export const arrivals: AutomaticStep = (s, _dice, tell) => {
  const due = (scenarioOf(s)?.reinforcements ?? []).filter(
    ({ side, turn }) => side === s.acting && turn === ownTurn(s),
  )
  let isOutfitting = false
  for (const { side } of due) {
    const ground = startOf(s, side)
    const units: Soldier[] = []
    for (let x = 0; x < FORCES; x++) {
      if (s.place[x] !== WAITING || sideOf(s, x) !== side) continue
      s.place[x] = ground
      s.head[x] = x
      if (isSniper(x)) s.flags[x]! |= CONCEALED
      units.push(x)
      if (carries[x]! === 0) continue
      s.marks[x]! |= OUTFITTING
      isOutfitting = true
    }
    tell?.({ type: 'arrived', rule: 'FRL-SCN-S6', units, ground: ground - 1 })
  }
  if (isOutfitting) beginOutfits(s)
  else goTo(s, 'key-draw')
}

/** The owner of a Key Location draws a card in each player's turn. FRL-ACT-KEY-1 */
export const keyDraw: AutomaticStep = (s, dice, tell) => {
  if (s.key !== NONE) draw(s, s.owner[s.key]!, 1, 'FRL-ACT-KEY-1', dice, tell)
  s.turnSeat = commanderOf(s, s.acting)
  openWindow(s, AT_RALLY)
}

/** His partner may rally too; then come the phases of the first of them. */
export const rallyOver: AutomaticStep = (s) => {
  const commander = commanderOf(s, s.acting)
  if (s.turnSeat === commander && partnerSeat(s, s.acting) !== NONE) {
    s.turnSeat = mateOf(s, commander)
    return openWindow(s, AT_RALLY)
  }
  s.turnSeat = commander
  s.window = NO_WINDOW
  goTo(s, 'promote-next')
}

/** After the phases of one player come those of a partner, then the actions. */
export const medicalOver: AutomaticStep = (s) => {
  const commander = commanderOf(s, s.acting)
  if (s.turnSeat === commander && partnerSeat(s, s.acting) !== NONE) {
    s.turnSeat = mateOf(s, commander)
    return goTo(s, 'promote-next')
  }
  s.turnSeat = commander
  s.handed = 0
  goTo(s, 'action-next')
}

// Bits of `item` while Rally removes markers.
const UNPINNED = 1
const CHEERED = 2
const HEALED = 4

/** Whether a soldier of the side of the decider has a marker of a kind. */
function hasMarker(s: FrontlineState, x: Soldier, kind: number): boolean {
  if (kind === UNPINNED) return isPinned(s, x)
  return (kind === CHEERED ? s.moraleHits[x]! : s.wounds[x]!) > 0
}

function anyMarker(s: FrontlineState, removed: number): boolean {
  const side = sideOfSeat(s, s.decider)
  for (let x = 0; x < FORCES; x++) {
    if (!isOnLine(s, x) || sideOf(s, x) !== side) continue
    for (const kind of [UNPINNED, CHEERED, HEALED]) {
      if ((removed & kind) === 0 && hasMarker(s, x, kind)) return true
    }
  }
  return false
}

/** Whether there is anything that Rally could remove, whatever the decider holds. */
export function mayRally(s: FrontlineState): boolean {
  return anyMarker(s, 0)
}

export const rally = choosing(
  ...anyTimePlays,
  passing((s) => goTo(s, 'rally-over')),
  {
    verb: VERB.rally,
    verdict(s) {
      if (!holds(s, s.decider, RALLY)) return WHY['not-in-hand']
      return mayRally(s) ? LEGAL : WHY['no-marker']
    },
    take(s, _target, _dice, tell) {
      discard(s, s.decider, RALLY, 'FRL-HAND-6', tell)
      tell?.({ type: 'rallied', rule: 'FRL-ACT-RAL-1', seat: s.decider })
      s.item = 0
      ask(s, 'rally-markers', s.decider)
    },
  },
)

/** Removing a marker ends what it stood for. FRL-DMG-12 */
const removing = (
  verb: number,
  kind: number,
  remove: (s: FrontlineState, x: Soldier) => void,
  type: 'unpinned' | 'cheered' | 'healed',
) => ({
  verb,
  ...ownSide,
  verdict(s: FrontlineState, x: Soldier) {
    if (!isOnLine(s, x)) return WHY['not-on-line']
    if (sideOf(s, x) !== sideOfSeat(s, s.decider)) return WHY['not-yours']
    if (s.item & kind) return WHY['marker-already']
    return hasMarker(s, x, kind) ? LEGAL : WHY['no-marker']
  },
  take(s: FrontlineState, x: Soldier, _dice: unknown, tell: Parameters<AutomaticStep>[2]) {
    remove(s, x)
    s.item |= kind
    if (type === 'unpinned') tell?.({ type, rule: 'FRL-ACT-RAL-1', unit: x })
    else tell?.({ type, rule: 'FRL-ACT-RAL-1', unit: x, by: NONE })
    if (!anyMarker(s, s.item)) endRally(s)
  },
})

/** Another Rally may follow. FRL-ACT-RAL-2 */
function endRally(s: FrontlineState): void {
  s.item = NONE
  openWindow(s, AT_RALLY)
}

/** One Pin, one Morale hit and one Wound at most, one marker at least. FRL-ACT-RAL-1 */
export const rallyMarkers = choosing(
  removing(VERB.unpin, UNPINNED, (s, x) => (s.flags[x]! &= ~PINNED), 'unpinned'),
  removing(VERB.cheer, CHEERED, (s, x) => (s.moraleHits[x]! -= 1), 'cheered'),
  removing(VERB.heal, HEALED, (s, x) => (s.wounds[x]! -= 1), 'healed'),
  {
    verb: VERB.done,
    verdict: (s) => (s.item > 0 ? LEGAL : WHY['marker-first']),
    take: endRally,
  },
)

/** Covers until the end of the turn go, the acting player's hand is filled. FRL-HAND-3 */
export const endTurn: AutomaticStep = (s, dice, tell) => {
  s.window = NO_WINDOW
  s.cover.fill(0)
  tell?.({ type: 'turn-ends', rule: 'FRL-TURN-3', side: s.acting })
  for (const seat of [commanderOf(s, s.acting), mateOf(s, commanderOf(s, s.acting))]) {
    if (seat === NONE) continue
    const missing = handSizeOf(s, seat) - s.handSize[seat]!
    if (missing > 0) draw(s, seat, missing, 'FRL-HAND-3', dice, tell)
  }
  goTo(s, 'discard-next')
}

/** Those of the acting side with too many cards discard. */
export const nextDiscard: AutomaticStep = (s) => {
  for (const seat of [commanderOf(s, s.acting), mateOf(s, commanderOf(s, s.acting))]) {
    if (seat !== NONE && s.handSize[seat]! > handSizeOf(s, seat))
      return ask(s, 'discard-down', seat)
  }
  goTo(s, 'turn-over')
}

export const discardDown = choosing({
  verb: VERB.discard,
  ...cards,
  verdict: (s, card) => (holds(s, s.decider, card) ? LEGAL : WHY['not-in-hand']),
  take(s, card, _dice, tell) {
    discard(s, s.decider, card, 'FRL-HAND-3', tell)
    goTo(s, 'discard-next')
  },
})

/** What is checked at the end of a turn; then it is the other's. */
export const turnOver: AutomaticStep = (s, _dice, tell) => {
  if (checkTurnEnd(s, tell)) return
  s.acting = opponent(s.acting)
  goTo(s, 'turn-begins')
}
