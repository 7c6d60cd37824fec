import type { Dice } from '@estafette/kernel'
import { automatSeat } from './automat/seat.ts'
import { ACTION_TYPES, LINE } from './data/codes.ts'
import { terrainCards } from './data/deck.ts'
import { draw } from './deck.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, type AutomaticStep } from './flow.ts'
import { commanderOf, handSizeOf } from './holding.ts'
import { AGREED, sizes } from './options.ts'
import { secondHalf } from './partners.ts'
import { seatInOrder } from './ranges.ts'
import { scenarioOf } from './scenarios.ts'
import { beginForces, field } from './selection.ts'
import { NONE, partnerSeat, seatsIn, WAITING, type FrontlineState } from './state.ts'
import { VERB } from './verbs.ts'

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
  if (s.sizing === AGREED) return ask(s, 'size', automatSeat(s) === 0 ? 1 : 0)
  s.size = Number(sizes[s.sizing])
  beginForces(s)
}

/** The forces of a battle that is laid out; of a team each player has half. FRL-TEAM-1 */
export function fieldScenario(s: FrontlineState): void {
  const scenario = scenarioOf(s)!
  const later = new Set(scenario.reinforcements.flatMap(({ cards }) => cards))
  scenario.forces.forEach((cards, side) => {
    const partner = partnerSeat(s, side)
    const partners = new Set(partner >= 0 ? secondHalf(cards) : [])
    for (const x of cards) {
      field(s, x, partners.has(x) ? partner : side)
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

/**
 * Each draws to his hand size, the second player one card more, of a team its commander. FRL-SET-8,
 * FRL-HAND-2, FRL-TEAM-3
 */
export const deal: AutomaticStep = (s, dice, tell) => {
  const second = commanderOf(s, 1 - s.first)
  for (let index = 0; index < seatsIn(s); index++) {
    const seat = seatInOrder(s, index)
    const isSecond = seat === second
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
  goTo(s, 'turn-begins') // FRL-SET-9
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
