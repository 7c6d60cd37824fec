import { LEGAL, revealed, type Dice, type Seat, type Verdict } from '@estafette/kernel'
import { ACTION_TYPES, EQUIPMENT, LINE } from './data/codes.ts'
import { copies, DECK, fullCup, terrainCards } from './data/deck.ts'
import {
  carries,
  command,
  FORCES,
  isSniper,
  isVehicle,
  klass,
  nation,
  nationEnd,
  nationStart,
  vp,
} from './data/forces.ts'
import { draw } from './deck.ts'
import { carrierOf, isGrenade, leftInBox } from './equipment.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, soldiers, type AutomaticStep } from './flow.ts'
import { handSizeOf } from './holding.ts'
import { AGREED, LEAST_SIZE, MOST_SIZE, sizes } from './options.ts'
import { choosingLeader, formingParts } from './organise.ts'
import { WHY } from './reasons.ts'
import { scenarioOf } from './scenarios.ts'
import { nationOf } from './ranges.ts'
import { isSection, membersOf } from './sections.ts'
import { isOnLine, sideOf } from './soldiers.ts'
import {
  ABSENT,
  CONCEALED,
  ENTRENCHED,
  JOINED,
  KNOWN,
  LEFT,
  NO_WINDOW,
  NONE,
  OUTFITTING,
  partnerSeat,
  PREPARED,
  seatsIn,
  sideOfSeat,
  SLOTS,
  startOf,
  WAITING,
  type FrontlineState,
  type Side,
  type Soldier,
} from './state.ts'
import { VERB } from './verbs.ts'

// What `picks` says of a card while forces are chosen.
export const UNDECIDED = 0
export const LEFT_OUT = 1
export const PICKED = 2 // by seat 0; by seat 1 it is one more, and so on

const MOST_PROPOSALS = 6

/** A position before anything happened. */
export function clear(s: FrontlineState): void {
  s.owner.fill(NONE)
  s.head.fill(NONE)
  s.command.set(command)
  s.deck.set(copies)
  s.deckSize = DECK
  s.cup.set(fullCup)
  s.window = NO_WINDOW
  s.winner = s.victory = s.first = NONE
  s.key = s.item = s.fallen = NONE
  clearAction(s)
}

/** Forgets the action that was declared and carried out. */
export function clearAction(s: FrontlineState): void {
  s.actor = s.card = s.extra = s.man = s.mover = s.rider = NONE
  s.attacker = s.target = s.attackCard = s.victim = s.counterer = s.counterVictim = NONE
  s.sufferer = NONE
  s.counterFp = NONE
  s.reply = s.shift = s.plain = s.way = s.left = s.extras = 0
  s.attackShift = s.targetPlace = s.tints = s.digging = s.fp = 0
  s.mode.fill(0)
  s.hits.fill(0)
}

/** VP that a seat may field: those of its side, or its share of them. FRL-TEAM-1 */
export function limitOf(s: FrontlineState, seat: Seat): number {
  if (partnerSeat(s, sideOfSeat(s, seat)) < 0) return s.size
  return seat < 2 ? Math.ceil(s.size / 2) : Math.floor(s.size / 2)
}

/** VP of the cards that a seat has chosen so far. */
export function pickedVp(s: FrontlineState, seat: Seat): number {
  let sum = 0
  for (let x = 0; x < FORCES; x++) if (s.picks[x] === PICKED + seat) sum += vp[x]!
  return sum
}

/** Begins: ground and first player are known before forces are taken. FRL-SET-3, FRL-SET-4 */
export function begin(s: FrontlineState, dice: Dice, tell: Tell): void {
  const scenario = scenarioOf(s)
  for (let at = 0; at < LINE; at++) {
    const cards = terrainCards[at]!
    const face = scenario?.terrain ? 0 : dice.pick(2 * cards.length) // FRL-TER-2
    const card = cards[face >> 1]!
    s.terrain[at] = scenario?.terrain?.[at] ?? (face & 1 ? card.back : card.front)
  }
  tell?.({ type: 'terrain', rule: 'FRL-SET-3', terrain: [...s.terrain] })
  s.first = scenario && scenario.first >= 0 ? scenario.first : dice.pick(2)
  tell?.({ type: 'first-player', rule: 'FRL-SET-4', side: s.first })
  s.acting = s.first
  s.forming = 0
  if (scenario) return goTo(s, 'replace-next')
  if (s.sizing === AGREED) return ask(s, 'size', 0)
  s.size = Number(sizes[s.sizing])
  beginForces(s)
}

/** In secret, card by card; or openly and alternately, the second player beginning. FRL-OPT-5 */
function beginForces(s: FrontlineState): void {
  if (s.draft === 1) {
    s.decider = draftSeat(s, seatsIn(s) - 1) // so that the first of the round comes next
    goTo(s, 'draft-next')
  } else {
    s.item = nationStart[nationOf(s, 0)]!
    goTo(s, 'select-next')
  }
}

/** Seats in the order of play: those of the first player's side, then the others. */
export function seatInOrder(s: FrontlineState, index: number): Seat {
  let left = index
  for (const side of [s.first, 1 - s.first]) {
    for (let seat = 0; seat < seatsIn(s); seat++) {
      if (sideOfSeat(s, seat) === side && left-- === 0) return seat
    }
  }
  return NONE
}

export const size = choosing(
  {
    verb: VERB.propose,
    size: () => MOST_SIZE + 1,
    verdict(s, value) {
      if (value < LEAST_SIZE) return WHY['size-range']
      return s.proposals > 0 && value === s.size ? WHY['size-range'] : LEGAL
    },
    take(s, value, _dice, tell) {
      s.size = value
      s.proposals += 1
      tell?.({ type: 'size-proposed', rule: 'FRL-SET-1', seat: s.decider, size: value })
      if (s.proposals >= MOST_PROPOSALS) agree(s, tell)
      else ask(s, 'size', (s.decider + 1) % seatsIn(s))
    },
  },
  {
    verb: VERB.agree,
    verdict: (s) => (s.proposals > 0 ? LEGAL : WHY['size-range']),
    take: (s, _target, _dice, tell) => agree(s, tell),
  },
)

function agree(s: FrontlineState, tell: Tell): void {
  tell?.({ type: 'size-agreed', rule: 'FRL-SET-1', size: s.size })
  beginForces(s)
}

/** The next card that a seat takes or leaves; after the last seat all forces are shown. FRL-SET-5 */
export const nextSelect: AutomaticStep = (s, _dice, tell) => {
  for (;;) {
    const seat = s.forming
    const end = nationEnd[nationOf(s, seat)]!
    for (let x = s.item; x < end; x++) {
      if (s.picks[x]! >= PICKED || isPickedByMate(s, seat, x)) continue
      s.item = x
      return ask(s, 'select', seat)
    }
    s.forming += 1
    if (s.forming === seatsIn(s)) break
    s.item = nationStart[nationOf(s, s.forming)]!
  }
  reveal(s, tell)
}

function isPickedByMate(s: FrontlineState, seat: Seat, x: Soldier): boolean {
  return s.picks[x]! >= PICKED && s.picks[x] !== PICKED + seat
}

/** Whether a seat that takes nothing more has a force at all. */
function mayLeave(s: FrontlineState, seat: Seat): boolean {
  if (pickedVp(s, seat) > 0) return true
  const limit = limitOf(s, seat)
  for (let x = s.item + 1; x < nationEnd[nationOf(s, seat)]!; x++) {
    if (s.picks[x]! < PICKED && vp[x]! <= limit) return true
  }
  return false
}

export const select = choosing({
  verb: VERB.select,
  size: () => 2,
  verdict(s, taken) {
    const seat = s.decider
    if (taken === 1) {
      return pickedVp(s, seat) + vp[s.item]! <= limitOf(s, seat) ? LEGAL : WHY['over-limit']
    }
    return mayLeave(s, seat) ? LEGAL : WHY['force-empty']
  },
  take(s, taken, _dice, tell) {
    const [seat, unit] = [s.decider, s.item]
    s.picks[unit] = taken === 1 ? PICKED + seat : LEFT_OUT
    const rule = 'FRL-SET-5'
    tell?.({ type: 'selected', rule, seat, only: seat, unit, taken: taken === 1 })
    s.item += 1
    goTo(s, 'select-next')
  },
})

/** Forces are shown together. FRL-SET-5 */
function reveal(s: FrontlineState, tell: Tell): void {
  for (let x = 0; x < FORCES; x++) {
    const pick = revealed(s.picks[x]!)
    s.picks[x] = UNDECIDED
    if (pick >= PICKED) field(s, x, pick - PICKED)
  }
  tellForces(s, 'FRL-SET-5', tell)
  s.item = NONE
  beginForming(s)
}

function tellForces(s: FrontlineState, rule: string, tell: Tell): void {
  if (!tell) return
  for (let seat = 0; seat < seatsIn(s); seat++) {
    const units = Array.from(s.owner.keys()).filter((x) => s.owner[x] === seat)
    tell({ type: 'force', rule, seat, units, vp: units.reduce((sum, x) => sum + vp[x]!, 0) })
  }
}

/** A card joins the force of a seat, a section by itself in the start card. FRL-SET-6 */
function field(s: FrontlineState, x: Soldier, seat: Seat): void {
  s.owner[x] = seat
  const side = sideOfSeat(s, seat)
  s.place[x] = startOf(s, side)
  s.head[x] = x
  if (isSniper(x)) s.flags[x]! |= CONCEALED // FRL-SNI-1
  s.vpTotal[side]! += vp[x]!
}

/** Seats in the order of the draft: the second player begins. */
function draftSeat(s: FrontlineState, index: number): Seat {
  return seatInOrder(s, seatsIn(s) - 1 - index)
}

/** The next one who takes a card, unless all have stopped. */
export const nextDraft: AutomaticStep = (s, _dice, tell) => {
  const seats = seatsIn(s)
  let last = 0
  while (draftSeat(s, last) !== s.decider) last++
  for (let step = 1; step <= seats; step++) {
    const seat = draftSeat(s, (last + step) % seats)
    if (s.forming & (1 << seat)) continue
    if (fits(s, seat)) return ask(s, 'draft', seat)
    s.forming |= 1 << seat
  }
  s.forming = 0
  reveal(s, tell)
}

function fits(s: FrontlineState, seat: Seat): boolean {
  const left = limitOf(s, seat) - pickedVp(s, seat)
  for (let x = nationStart[nationOf(s, seat)]!; x < nationEnd[nationOf(s, seat)]!; x++) {
    if (s.picks[x] === UNDECIDED && vp[x]! <= left) return true
  }
  return false
}

export const draft = choosing(
  {
    verb: VERB.draft,
    ...soldiers,
    verdict(s, x) {
      const seat = s.decider
      if (nation[x] !== nationOf(s, seat)) return WHY['other-nation']
      if (s.picks[x] !== UNDECIDED) return WHY['taken-already']
      return vp[x]! <= limitOf(s, seat) - pickedVp(s, seat) ? LEGAL : WHY['over-limit']
    },
    take(s, unit, _dice, tell) {
      const seat = s.decider
      s.picks[unit] = PICKED + seat
      const left = limitOf(s, seat) - pickedVp(s, seat)
      tell?.({ type: 'drafted', rule: 'FRL-OPT-5', seat, unit, left })
      goTo(s, 'draft-next')
    },
  },
  {
    verb: VERB.stop,
    verdict: (s) => (pickedVp(s, s.decider) > 0 ? LEGAL : WHY['force-empty']),
    take(s, _target, _dice, tell) {
      s.forming |= 1 << s.decider
      tell?.({ type: 'draft-stopped', rule: 'FRL-OPT-5', seat: s.decider })
      goTo(s, 'draft-next')
    },
  },
)

/** The forces of a battle that is laid out; of a team each player has about half. FRL-TEAM-1 */
export function fieldScenario(s: FrontlineState): void {
  const scenario = scenarioOf(s)!
  const later = new Set(scenario.reinforcements.flatMap(({ cards }) => cards))
  scenario.forces.forEach((cards, side) => {
    const partner = partnerSeat(s, side)
    const sums = [0, 0]
    const byWorth = cards.toSorted((x, y) => command[y]! - command[x]! || vp[y]! - vp[x]! || x - y)
    for (const x of byWorth) {
      const isPartners = partner >= 0 && sums[1]! < sums[0]!
      sums[isPartners ? 1 : 0]! += vp[x]!
      field(s, x, isPartners ? partner : side)
      if (later.has(x)) {
        s.place[x] = WAITING
        s.head[x] = NONE
      }
    }
  })
  scenario.sections?.flat().forEach(([leader, ...others]) => {
    for (const x of others) if (s.owner[x] === s.owner[leader!]) s.head[x] = leader!
  })
}

/** The next card that is missing after an earlier battle. FRL-CAMP-3 */
export const nextReplace: AutomaticStep = (s, _dice, tell) => {
  for (let x = 0; x < FORCES; x++) {
    if (s.picks[x] !== LEFT_OUT || s.owner[x]! < 0) continue
    s.item = x
    tell?.({ type: 'missing', rule: 'FRL-CAMP-3', unit: x })
    return ask(s, 'replace', s.owner[x]!)
  }
  s.picks.fill(UNDECIDED)
  s.item = NONE
  tellForces(s, 'FRL-SCN-2', tell)
  beginForming(s)
}

/** Whether two cards are of one type: soldier, vehicle or gun. */
function areAlike(x: Soldier, y: Soldier): boolean {
  const kind = (one: Soldier): number => Math.max(klass[one]!, 3) // all men are alike
  return nation[x] === nation[y] && kind(x) === kind(y)
}

function replaceVerdict(s: FrontlineState, y: Soldier): Verdict {
  if (s.owner[y]! >= 0 || s.picks[y] !== UNDECIDED) return WHY['taken-already']
  if (!areAlike(s.item, y)) return WHY['not-alike']
  return vp[y]! <= vp[s.item]! ? LEGAL : WHY.dearer
}

/** A missing card leaves the force. */
function takeOut(s: FrontlineState, x: Soldier): void {
  s.vpTotal[sideOf(s, x)]! -= vp[x]!
  s.owner[x] = NONE
  s.place[x] = ABSENT
  s.head[x] = NONE
  s.flags[x] = 0
}

export const replace = choosing(
  {
    verb: VERB.replace,
    ...soldiers,
    verdict: replaceVerdict,
    take(s, y, _dice, tell) {
      const x = s.item
      const [seat, place] = [s.owner[x]!, s.place[x]!]
      takeOut(s, x)
      field(s, y, seat)
      if (place === WAITING) {
        s.place[y] = WAITING
        s.head[y] = NONE
      }
      tell?.({ type: 'replaced', rule: 'FRL-CAMP-3', unit: x, by: y })
      goTo(s, 'replace-next')
    },
  },
  {
    verb: VERB.without,
    verdict(s) {
      for (let y = 0; y < FORCES; y++) if (replaceVerdict(s, y) === LEGAL) return WHY['not-alike']
      return LEGAL
    },
    take(s) {
      takeOut(s, s.item)
      goTo(s, 'replace-next')
    },
  },
)

function beginForming(s: FrontlineState): void {
  s.forming = 0
  goTo(s, 'form-next')
}

/** Sections are formed by one seat after the other, first player first. FRL-SET-6 */
export const nextForm: AutomaticStep = (s) => {
  if (s.forming < seatsIn(s)) return ask(s, 'form', seatInOrder(s, s.forming))
  s.marks.fill(0)
  for (let x = 0; x < FORCES; x++) {
    if (s.owner[x]! < 0) continue
    if (carries[x]! > 0 && isOnLine(s, x)) s.marks[x] = OUTFITTING
    if (isOnLine(s, x) && (scenarioOf(s)?.entrenched[sideOf(s, x)] ?? 0) > 0) {
      s.flags[x]! |= ENTRENCHED // FRL-SCN-S3
    }
  }
  beginOutfits(s)
}

/** Cards where the sections of a side may start. FRL-SCN-S4 */
export function deployment(s: FrontlineState, side: Side): readonly number[] {
  return scenarioOf(s)?.deploy[side] ?? []
}

function stationVerdict(s: FrontlineState, head: Soldier): Verdict {
  if (!isOnLine(s, head)) return WHY['not-on-line']
  if (s.owner[head] !== s.decider) return WHY['not-yours']
  if (!isSection(s, head)) return WHY['not-the-head']
  if (deployment(s, sideOf(s, head)).length === 0) return WHY['not-deployed']
  return s.marks[head]! & PREPARED ? WHY['stationed-already'] : LEGAL
}

export const form = choosing(
  {
    verb: VERB.station,
    ...soldiers,
    verdict: stationVerdict,
    take(s, head) {
      s.item = head
      ask(s, 'station', s.decider)
    },
  },
  ...formingParts('form-under', 'form-next'),
  {
    verb: VERB.done,
    take(s) {
      for (let x = 0; x < FORCES; x++) s.marks[x]! &= ~(LEFT | JOINED | PREPARED)
      s.forming += 1
      goTo(s, 'form-next')
    },
  },
)

export const formUnder = choosingLeader('form-next')

/** The card where a section starts: targets are counted from 0. FRL-SCN-S4 */
export const station = choosing({
  verb: VERB.on,
  size: () => LINE,
  verdict(s, ground) {
    const allowed = deployment(s, sideOf(s, s.item)).includes(ground + 1)
    return allowed ? LEGAL : WHY['ground-closed']
  },
  take(s, ground, _dice, tell) {
    const head = s.item
    s.item = NONE
    for (const x of membersOf(s, head)) s.place[x] = ground + 1
    s.marks[head]! |= PREPARED
    tell?.({ type: 'stationed', rule: 'FRL-SCN-S4', unit: head, ground })
    goTo(s, 'form-next')
  },
})

/** Equipment is chosen in secret, counter by counter. FRL-SET-7 */
export function beginOutfits(s: FrontlineState): void {
  s.forming = 0
  s.item = 0
  goTo(s, 'outfit-next')
}

export const nextOutfit: AutomaticStep = (s, _dice, tell) => {
  for (; s.forming < seatsIn(s); s.forming += 1, s.item = 0) {
    const seat = seatInOrder(s, s.forming)
    for (let slot = s.item; slot < s.counters.length; slot++) {
      const x = carrierOf(slot)
      if (s.owner[x] !== seat || (s.marks[x]! & OUTFITTING) === 0) continue
      if (slot % SLOTS >= carries[x]!) continue
      s.item = slot
      return ask(s, 'outfit', seat)
    }
  }
  endOutfits(s, tell)
}

/** All have chosen: who carries how many is seen, what it is only with open equipment. FRL-OPT-7 */
function endOutfits(s: FrontlineState, tell: Tell): void {
  for (let x = 0; x < FORCES; x++) {
    if ((s.marks[x]! & OUTFITTING) === 0) continue
    s.marks[x]! &= ~OUTFITTING
    for (let slot = x * SLOTS; slot < (x + 1) * SLOTS; slot++) {
      if (revealed(s.counters[slot]!) > 0 && s.openEquipment === 1) s.counters[slot]! |= KNOWN
    }
  }
  if (tell) {
    for (let seat = 0; seat < seatsIn(s); seat++) {
      const count = s.counters.reduce(
        (sum, counter, slot) => sum + (counter !== 0 && s.owner[carrierOf(slot)] === seat ? 1 : 0),
        0,
      )
      tell({ type: 'outfits', rule: 'FRL-SET-7', seat, count })
    }
  }
  s.forming = 0
  s.item = NONE
  goTo(s, s.turn === 0 ? 'deal' : 'key-draw')
}

export const outfit = choosing({
  verb: VERB.outfit,
  size: () => EQUIPMENT.length,
  verdict(s, kind) {
    const x = carrierOf(s.item)
    if (kind === 0) return LEGAL
    if (isVehicle(x) && isGrenade(kind)) return WHY['vehicle-grenade']
    return leftInBox(s, sideOf(s, x), kind) > 0 ? LEGAL : WHY['no-counter-left']
  },
  take(s, kind, _dice, tell) {
    const seat = s.decider
    s.counters[s.item] = kind
    const unit = carrierOf(s.item)
    tell?.({ type: 'outfitted', rule: 'FRL-SET-7', seat, only: seat, unit, equipment: kind })
    s.item += 1
    goTo(s, 'outfit-next')
  },
})

/** Each draws to his hand size, the second player one card more. FRL-SET-8 */
export const deal: AutomaticStep = (s, dice, tell) => {
  for (let index = 0; index < seatsIn(s); index++) {
    const seat = seatInOrder(s, index)
    const isSecond = seat === seatInOrder(s, seatsIn(s) - 1)
    draw(s, seat, handSizeOf(s, seat) + (isSecond ? 1 : 0), 'FRL-SET-8', dice, tell)
  }
  s.forming = 0
  goTo(s, 'mulligan-next')
}

export const nextMulligan: AutomaticStep = (s) => {
  if (s.mulligan === 1 && s.forming < seatsIn(s)) {
    return ask(s, 'mulligan', seatInOrder(s, s.forming))
  }
  s.forming = 0
  goTo(s, 'turn-begins')
}

export const mulligan = choosing(
  {
    verb: VERB.keep,
    take(s) {
      s.forming += 1
      goTo(s, 'mulligan-next')
    },
  },
  {
    verb: VERB.redraw,
    take(s, _target, dice, tell) {
      // A whole new hand first; the old one is then shuffled into the deck. FRL-OPT-4
      const seat = s.decider
      const count = s.handSize[seat]!
      const old = s.hands.slice(seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES)
      s.hands.fill(0, seat * ACTION_TYPES, (seat + 1) * ACTION_TYPES)
      s.handSize[seat] = 0
      tell?.({ type: 'hand-redrawn', rule: 'FRL-OPT-4', seat, count })
      draw(s, seat, count, 'FRL-OPT-4', dice, tell)
      old.forEach((copies, card) => (s.deck[card]! += copies))
      s.deckSize += count
      s.forming += 1
      goTo(s, 'mulligan-next')
    },
  },
)
