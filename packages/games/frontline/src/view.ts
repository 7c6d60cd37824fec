import { HIDDEN, type Dice, type Seat, type Viewer } from '@estafette/kernel'
import { automatSeat } from './automat/seat.ts'
import { ACTION_TYPES, FLANKING, KEY_LOCATION } from './data/codes.ts'
import { copies, equipmentCount } from './data/deck.ts'
import { FORCES, isVehicle, nation, vp } from './data/forces.ts'
import { carrierOf, isGrenade } from './equipment.ts'
import {
  isBeingChosen,
  isHandHidden,
  isOwnSide,
  isSelecting,
  isSlotHidden,
  knownInHand,
} from './hidden.ts'
import { nationOf } from './ranges.ts'
import { limitOf, LEFT_OUT, PICKED } from './selection.ts'
import { kindOf, sideOf } from './soldiers.ts'
import { KNOWN, NONE, seatsIn, sideOfSeat, type FrontlineState } from './state.ts'

/** The seats that have chosen some or all of their cards, the one at it included; no Automat does. */
function isChoosing(s: FrontlineState, seat: Seat): boolean {
  return isSelecting(s) && seat <= s.forming && seat !== automatSeat(s)
}

/** Hands of others, the deck, face-down counters and forces that are being chosen are hidden. */
export function show(s: FrontlineState, viewer: Viewer, blank: FrontlineState): void {
  blank.raw.set(s.raw)
  blank.deck.fill(HIDDEN)
  for (let seat = 0; seat < seatsIn(s); seat++) {
    if (isHandHidden(s, viewer, seat)) {
      blank.hands.fill(HIDDEN, seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES)
    }
    if (isChoosing(s, seat) && !isOwnSide(s, viewer, seat)) hidePicks(s, seat, blank)
  }
  for (let slot = 0; slot < s.counters.length; slot++) {
    if (isSlotHidden(s, viewer, slot)) blank.counters[slot] = HIDDEN
  }
}

function hidePicks(s: FrontlineState, seat: Seat, blank: FrontlineState): void {
  const which = nationOf(s, seat)
  for (let x = 0; x < FORCES; x++) {
    if (nation[x] === which && s.picks[x] !== 0) blank.picks[x] = HIDDEN
  }
}

/** Deals what a viewer cannot see at random, sizes of hands and numbers of counters as they are. */
export function redeal(s: FrontlineState, viewer: Viewer, dice: Dice): void {
  dealCards(s, viewer, dice)
  for (let side = 0; side < 2; side++) {
    if (viewer < 0 || sideOfSeat(s, viewer) !== side) dealCounters(s, side, dice)
  }
  if (isSelecting(s)) {
    for (let seat = 0; seat < seatsIn(s); seat++) {
      if (isChoosing(s, seat) && !isOwnSide(s, viewer, seat)) chooseForce(s, seat, dice)
    }
  }
}

function dealCards(s: FrontlineState, viewer: Viewer, dice: Dice): void {
  const pool = copies.slice()
  for (let i = 0; i < s.pileSize; i++) pool[s.pile[i]!]! -= 1
  for (let x = 0; x < FORCES; x++) pool[FLANKING]! -= s.flanks[x]!
  if (s.key !== NONE) pool[KEY_LOCATION]! -= 1
  let left = s.deckSize
  const seats = seatsIn(s)
  for (let seat = 0; seat < seats; seat++) {
    const first = seat * ACTION_TYPES
    if (isHandHidden(s, viewer, seat)) {
      left += s.handSize[seat]!
      for (let card = 0; card < ACTION_TYPES; card++) {
        const known = knownInHand(s, seat, card)
        s.hands[first + card] = known
        pool[card]! -= known
        left -= known
      }
    } else for (let card = 0; card < ACTION_TYPES; card++) pool[card]! -= s.hands[first + card]!
  }
  for (let seat = 0; seat < seats; seat++) {
    if (!isHandHidden(s, viewer, seat)) continue
    const first = seat * ACTION_TYPES
    let missing = s.handSize[seat]!
    for (let card = 0; card < ACTION_TYPES; card++) missing -= s.hands[first + card]!
    for (; missing > 0; missing--) {
      let at = dice.pick(left--)
      let card = 0
      while (at >= pool[card]!) at -= pool[card++]!
      pool[card]! -= 1
      s.hands[first + card]! += 1
    }
  }
  s.deck.set(pool)
}

/**
 * Face-down counters are drawn from all that nobody has seen: vehicles first, which take no
 * grenades.
 */
function dealCounters(s: FrontlineState, side: number, dice: Dice): void {
  const box = equipmentCount.slice()
  for (let kind = 0; kind < box.length; kind++) box[kind]! -= s.spent[side * box.length + kind]!
  const slots: number[] = []
  for (let slot = 0; slot < s.counters.length; slot++) {
    const x = carrierOf(slot)
    if (s.owner[x]! < 0 || sideOf(s, x) !== side) continue
    const counter = s.counters[slot]!
    if (isBeingChosen(s, slot) || counter === HIDDEN || (counter > 0 && !(counter & KNOWN))) {
      slots.push(slot)
    } else if (counter > 0) box[kindOf(counter)]! -= 1
  }
  for (const forVehicles of [true, false]) {
    for (const slot of slots) {
      const isOnVehicle = isVehicle(carrierOf(slot))
      if (isOnVehicle !== forVehicles) continue
      const mayBeNone = isBeingChosen(s, slot)
      s.counters[slot] = drawFrom(box, isOnVehicle, mayBeNone, dice)
    }
  }
}

/** A counter out of the box, as likely as any other; 0 where there may be none. */
function drawFrom(box: Int8Array, isOnVehicle: boolean, mayBeNone: boolean, dice: Dice): number {
  let left = mayBeNone ? 1 : 0
  for (let kind = 1; kind < box.length; kind++) {
    if (!isOnVehicle || !isGrenade(kind)) left += box[kind]!
  }
  if (left === 0) return 0
  let at = dice.pick(left) - (mayBeNone ? 1 : 0)
  if (at < 0) return 0
  for (let kind = 1; kind < box.length; kind++) {
    if (isOnVehicle && isGrenade(kind)) continue
    if (at < box[kind]!) {
      box[kind]! -= 1
      return kind
    }
    at -= box[kind]!
  }
  return 0
}

/** Some cards that a seat may have chosen so far, every force that fits as likely as the others. */
function chooseForce(s: FrontlineState, seat: Seat, dice: Dice): void {
  const which = nationOf(s, seat)
  const cards: number[] = []
  for (let x = 0; x < FORCES; x++) {
    const isDecided = nation[x] === which && s.picks[x] !== 0
    if (isDecided && !isOfMate(s, seat, x)) cards.push(x)
  }
  const isWhole = seat < s.forming
  const limit = limitOf(s, seat)
  const ways = countWays(cards, limit)
  for (;;) {
    let left = limit
    let taken = 0
    cards.forEach((x, index) => {
      const without = ways[index + 1]![left]!
      const fits = vp[x]! <= left
      const withIt = fits ? ways[index + 1]![left - vp[x]!]! : 0
      const isTaken = fits && dice.pick(1 << 30) < (withIt / (withIt + without)) * (1 << 30)
      s.picks[x] = isTaken ? PICKED + seat : LEFT_OUT
      if (!isTaken) return
      left -= vp[x]!
      taken++
    })
    if (taken > 0 || !isWhole) return
  }
}

/** Whether a card was chosen by a partner, whose choice comes first. */
function isOfMate(s: FrontlineState, seat: Seat, x: number): boolean {
  return s.picks[x]! >= PICKED && s.picks[x] !== PICKED + seat
}

/** By card and VP left: in how many ways the cards from there on can be taken or left. */
function countWays(cards: readonly number[], limit: number): Float64Array[] {
  const ways = Array.from({ length: cards.length + 1 }, () => new Float64Array(limit + 1))
  ways[cards.length]!.fill(1)
  for (let index = cards.length - 1; index >= 0; index--) {
    const worth = vp[cards[index]!]!
    for (let left = 0; left <= limit; left++) {
      const withIt = left >= worth ? ways[index + 1]![left - worth]! : 0
      ways[index]![left] = ways[index + 1]![left]! + withIt
    }
  }
  return ways
}
