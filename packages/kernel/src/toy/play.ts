import { makeChoice, targetOf, verbOf, type Choice, type Seat } from '../choice.ts'
import type { Dice } from '../dice.ts'
import { FIRST_OWN_REASON, LEGAL, NO_SUCH_CHOICE, NOT_NOW } from '../game.ts'
import type { Reason, Teller, Verb, Verdict } from '../game.ts'
import { revealed } from '../secret.ts'
import { deal, discard, holds, isClod } from './cards.ts'
import {
  BID,
  cards,
  distance,
  fullCup,
  homeOf,
  isHome,
  JOSTLE,
  MOST_BID,
  MOST_OATS,
  OVER,
  REACT,
  RIDE,
  rider,
  riderOn,
  seatOf,
  teamOf,
  type ToyState,
} from './state.ts'

export const verbs: readonly Verb[] = [
  { name: 'bid', target: 'number', secret: true },
  { name: 'walk', target: 'place' },
  { name: 'gallop', target: 'place' },
  { name: 'rest', target: 'none', final: true },
  { name: 'jostle', target: 'none' },
  { name: 'yield', target: 'none' },
  { name: 'eat', target: 'card' },
  { name: 'throw', target: 'card' },
  { name: 'pass', target: 'none', passes: true },
]
export const BID_VERB = 0
export const WALK = 1
export const GALLOP = 2
export const REST = 3
const JOSTLE_VERB = 4
export const YIELD = 5
export const EAT = 6
export const THROW = 7
export const PASS = 8

/** The decision each verb belongs to. */
const stepOf = [BID, RIDE, RIDE, RIDE, JOSTLE, JOSTLE, RIDE, REACT, REACT] as const

export const ownReasons: readonly Reason[] = [
  { key: 'bid-too-high', rule: 'TOY-2' },
  { key: 'no-rider', rule: 'TOY-3' },
  { key: 'at-home', rule: 'TOY-3' },
  { key: 'weather', rule: 'TOY-3.3' },
  { key: 'no-oats', rule: 'TOY-3.2' },
  { key: 'not-in-hand', rule: 'TOY-6.1' },
  { key: 'wrong-card', rule: 'TOY-6.2' },
]
export const BID_TOO_HIGH = FIRST_OWN_REASON
export const NO_RIDER = FIRST_OWN_REASON + 1
export const AT_HOME = FIRST_OWN_REASON + 2
export const WEATHER = FIRST_OWN_REASON + 3
const NO_OATS = FIRST_OWN_REASON + 4
export const NOT_IN_HAND = FIRST_OWN_REASON + 5
export const WRONG_CARD = FIRST_OWN_REASON + 6

const MUD = 1
export const STORM = 2
const SUGAR_OATS = 2
const CLOD_PENALTY = 3

/** Seats that may choose now: both where bids are open. */
export function acting(state: ToyState): number {
  const { step, bids } = state
  if (step === OVER) return 0
  if (step === REACT) return 1 << seatOf(state, 1 - rider(state))
  if (step !== BID) return 1 << seatOf(state, rider(state))
  return [0, 1].reduce(
    (mask, team) => (bids[team] === -1 ? mask | (1 << seatOf(state, team)) : mask),
    0,
  )
}

/** The highest bid a team can make. TOY-2 */
export function mostBid(state: ToyState, team: number): number {
  return Math.min(MOST_BID, state.oats[team]!)
}

/** Whether a team may ride off from a place at this gait. */
function ridingVerdict(state: ToyState, team: number, place: number, gallops: boolean): Verdict {
  if (place >= state.track.places.length) return NO_SUCH_CHOICE
  if (riderOn(state, team, place) < 0) return NO_RIDER // TOY-3
  if (place === homeOf(state)) return AT_HOME // TOY-3
  if (state.weather === STORM || (gallops && state.weather === MUD)) return WEATHER // TOY-3.3
  return gallops && state.oats[team] === 0 ? NO_OATS : LEGAL // TOY-3.2
}

/** Whether a seat may eat a card, or throw it. TOY-6 */
function cardVerdict(state: ToyState, seat: Seat, card: number, throws: boolean): Verdict {
  if (card >= cards.length) return NO_SUCH_CHOICE
  if (!holds(state, seat, card)) return NOT_IN_HAND
  return isClod(card) === throws ? LEGAL : WRONG_CARD
}

export function verdict(state: ToyState, seat: Seat, choice: Choice): Verdict {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  const known = verbs[verb]
  const team = teamOf(seat)
  if (!known || (known.target === 'none' && target !== 0)) return NO_SUCH_CHOICE
  if (stepOf[verb] !== state.step) return NOT_NOW
  if (verb === BID_VERB) return target <= mostBid(state, team) ? LEGAL : BID_TOO_HIGH
  if (verb <= GALLOP) return ridingVerdict(state, team, target, verb === GALLOP)
  if (verb === EAT || verb === THROW) return cardVerdict(state, seat, target, verb === THROW)
  return verb === JOSTLE_VERB && state.oats[team] === 0 ? NO_OATS : LEGAL // TOY-4
}

/** Every legal choice: by verb, then by target. */
export function list(state: ToyState, seat: Seat, out: Int32Array): number {
  let count = 0
  const offer = (verb: number, targets = 1): void => {
    for (let target = 0; target < targets; target++) {
      const choice = makeChoice(verb, target)
      if (verdict(state, seat, choice) === LEGAL) out[count++] = choice
    }
  }
  const places = state.track.places.length
  if (state.step === BID) {
    offer(BID_VERB, MOST_BID + 1)
  } else if (state.step === RIDE) {
    offer(WALK, places)
    offer(GALLOP, places)
    offer(REST)
    offer(EAT, cards.length)
  } else if (state.step === REACT) {
    offer(THROW, cards.length)
    offer(PASS)
  } else {
    offer(JOSTLE_VERB)
    offer(YIELD)
  }
  return count
}

export function take(state: ToyState, seat: Seat, choice: Choice, dice: Dice, tell?: Teller): void {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  const team = teamOf(seat)
  if (verb === BID_VERB) {
    state.bids[team] = target
    tell?.({ type: 'bid', rule: 'TOY-2', seat })
    if (state.bids[1 - team] !== -1) reveal(state, dice, tell)
  } else if (verb === WALK) {
    ride(state, seat, riderOn(state, team, target), 1, 'TOY-3.1', dice, tell)
  } else if (verb === GALLOP) {
    setOff(state, seat, target, dice, tell)
  } else if (verb === REST) {
    addOats(state, team, 1)
    tell?.({ type: 'rest', rule: 'TOY-3.4', seat, oats: state.oats[team]! })
    endTurn(state, dice, tell)
  } else if (verb === EAT) {
    discard(state, seat, target)
    addOats(state, team, SUGAR_OATS)
    tell?.({ type: 'eat', rule: 'TOY-6.2', seat, card: target, oats: state.oats[team]! })
  } else if (verb === THROW) {
    discard(state, seat, target)
    tell?.({ type: 'throw', rule: 'TOY-6.3', seat, card: target })
    gallop(state, CLOD_PENALTY, dice, tell)
  } else if (verb === PASS) {
    gallop(state, 0, dice, tell)
  } else {
    meet(state, seat, verb === JOSTLE_VERB, dice, tell)
  }
}

function addOats(state: ToyState, team: number, more: number): void {
  state.oats[team] = Math.min(MOST_OATS, state.oats[team]! + more)
}

/** Shows both bids and settles who rides first. TOY-2.1 */
function reveal(state: ToyState, dice: Dice, tell?: Teller): void {
  const { oats } = state
  const bids = [revealed(state.bids[0]!), revealed(state.bids[1]!)]
  let margin = bids[0]! - bids[1]!
  if (margin === 0) {
    margin = dice.contest(1, 0, (faces) =>
      tell?.({ type: 'tie', rule: 'TOY-2.1', faces: faces.slice() }),
    )
  }
  state.first = margin > 0 ? 0 : 1
  oats[state.first]! -= bids[state.first]!
  if (state.red < 0) state.red = state.first // TOY-2.2
  state.step = RIDE
  state.turn = 0
  tell?.({ type: 'reveal', rule: 'TOY-2.1', bids, first: seatOf(state, state.first) })
}

/** Pays for a gallop; whoever has cards is asked whether they throw one. TOY-6.3 */
function setOff(state: ToyState, seat: Seat, from: number, dice: Dice, tell?: Teller): void {
  const team = teamOf(seat)
  state.oats[team]! -= 1
  state.mover = riderOn(state, team, from)
  if (state.hands[seatOf(state, 1 - team)]! > 0) state.step = REACT
  else gallop(state, 0, dice, tell)
}

function gallop(state: ToyState, penalty: number, dice: Dice, tell?: Teller): void {
  const index = state.mover
  state.mover = -1
  const roll = dice.roll(2) - penalty
  const seat = seatOf(state, rider(state))
  ride(state, seat, index, roll <= 4 ? 0 : roll <= 9 ? 2 : 3, 'TOY-3.2', dice, tell)
}

/** Moves a rider forward; on the way it may meet an enemy. TOY-4 */
function ride(
  state: ToyState,
  seat: Seat,
  index: number,
  places: number,
  rule: string,
  dice: Dice,
  tell?: Teller,
): void {
  const end = homeOf(state)
  const from = state.riders[index]!
  const to = Math.min(end, from + places)
  state.riders[index] = to
  if (rule === 'TOY-3.1') tell?.({ type: 'walk', rule, seat, from, to })
  else tell?.({ type: 'gallop', rule, seat, from, to, faces: dice.faces.slice() })
  if (to > from && to < end && riderOn(state, 1 - teamOf(seat), to) >= 0) {
    state.mover = index
    state.step = JOSTLE
  } else {
    endTurn(state, dice, tell)
  }
}

/** Jostles or yields: one of the two is thrown back a place. */
function meet(state: ToyState, seat: Seat, jostles: boolean, dice: Dice, tell?: Teller): void {
  const { mover, riders } = state
  const team = teamOf(seat)
  const place = riders[mover]!
  let back = mover
  if (jostles) {
    state.oats[team]! -= 1
    const margin = dice.contest(2, state.first === team ? 1 : -1) // TOY-4.1
    if (margin > 0) back = riderOn(state, 1 - team, place)
    const loser = margin > 0 ? seatOf(state, 1 - team) : seat
    tell?.({ type: 'jostle', rule: 'TOY-4.1', seat, place, loser, faces: dice.faces.slice() })
  } else {
    tell?.({ type: 'yield', rule: 'TOY-4', seat, place })
  }
  riders[back]! -= 1
  state.mover = -1
  endTurn(state, dice, tell)
}

function endTurn(state: ToyState, dice: Dice, tell?: Teller): void {
  const team = rider(state)
  if (isHome(state, team)) {
    win(state, team, 'TOY-5', tell)
  } else if (state.turn === 0) {
    state.turn = 1
    state.step = RIDE
  } else if (state.round === state.track.rounds[state.scenario]) {
    const margin = distance(state, 0) - distance(state, 1)
    win(state, margin === 0 ? state.first : margin > 0 ? 0 : 1, 'TOY-5.1', tell)
  } else {
    beginRound(state, dice, tell)
  }
}

function win(state: ToyState, team: number, rule: string, tell?: Teller): void {
  state.step = OVER
  state.winner = team
  tell?.({ type: 'won', rule, side: team === state.red ? 0 : 1 })
}

/** Draws the weather and a card each, and opens the bids. TOY-1 */
export function beginRound(state: ToyState, dice: Dice, tell?: Teller): void {
  state.round++
  if (state.weatherOption === 0) drawWeather(state, dice) // TOY-1.2
  state.bids.fill(-1)
  state.turn = 0
  state.step = BID
  tell?.({ type: 'weather', rule: 'TOY-1.1', round: state.round, weather: state.weather })
  deal(state, dice, tell)
}

/** A chit out of the cup. TOY-1.1 */
function drawWeather(state: ToyState, dice: Dice): void {
  const { cup } = state
  if (cup.every((chits) => chits === 0)) cup.set(fullCup)
  let chit = dice.pick(cup.reduce((sum, chits) => sum + chits, 0))
  let weather = 0
  while (chit >= cup[weather]!) chit -= cup[weather++]!
  cup[weather]! -= 1
  state.weather = weather
}
