import { makeChoice, targetOf, verbOf, type Choice, type Seat } from '../choice.ts'
import type { Dice } from '../dice.ts'
import { FIRST_OWN_REASON, LEGAL, NO_SUCH_CHOICE, NOT_NOW } from '../game.ts'
import type { Reason, Teller, Verb, Verdict } from '../game.ts'
import {
  BID,
  distance,
  fullCup,
  home,
  isHome,
  JOSTLE,
  MOST_BID,
  MOST_OATS,
  OVER,
  places,
  RIDE,
  rider,
  riderOn,
  rounds,
  type ToyState,
} from './state.ts'

export const verbs: readonly Verb[] = [
  { name: 'bid', target: 'number' },
  { name: 'walk', target: 'place' },
  { name: 'gallop', target: 'place' },
  { name: 'rest', target: 'none', final: true },
  { name: 'jostle', target: 'none' },
  { name: 'yield', target: 'none' },
]
export const BID_VERB = 0
const WALK = 1
const GALLOP = 2
const REST = 3
const JOSTLE_VERB = 4
const YIELD = 5

export const ownReasons: readonly Reason[] = [
  { key: 'bid-too-high', rule: 'TOY-2' },
  { key: 'no-rider', rule: 'TOY-3' },
  { key: 'at-home', rule: 'TOY-3' },
  { key: 'weather', rule: 'TOY-3.3' },
  { key: 'no-oats', rule: 'TOY-3.2' },
]
export const BID_TOO_HIGH = FIRST_OWN_REASON
export const NO_RIDER = FIRST_OWN_REASON + 1
export const AT_HOME = FIRST_OWN_REASON + 2
export const WEATHER = FIRST_OWN_REASON + 3
const NO_OATS = FIRST_OWN_REASON + 4

const MUD = 1
const STORM = 2

/** Seats that may choose now: both where bids are open. */
export function acting(state: ToyState): number {
  if (state.step === OVER) return 0
  if (state.step !== BID) return 1 << rider(state)
  return (state.bids[0] === -1 ? 1 : 0) | (state.bids[1] === -1 ? 2 : 0)
}

/** The highest bid a seat can make. TOY-2 */
export function mostBid(state: ToyState, seat: Seat): number {
  return Math.min(MOST_BID, state.oats[seat]!)
}

/** Whether a seat may ride off from a place at this gait. */
function ridingVerdict(state: ToyState, seat: Seat, place: number, gallops: boolean): Verdict {
  if (place >= places.length) return NO_SUCH_CHOICE
  if (riderOn(state, seat, place) < 0) return NO_RIDER // TOY-3
  if (place === home[state.scenario]) return AT_HOME // TOY-3
  if (state.weather === STORM || (gallops && state.weather === MUD)) return WEATHER // TOY-3.3
  return gallops && state.oats[seat] === 0 ? NO_OATS : LEGAL // TOY-3.2
}

export function verdict(state: ToyState, seat: Seat, choice: Choice): Verdict {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  const known = verbs[verb]
  if (!known || (known.target === 'none' && target !== 0)) return NO_SUCH_CHOICE
  const step = verb === BID_VERB ? BID : verb <= REST ? RIDE : JOSTLE
  if (step !== state.step) return NOT_NOW
  if (verb === BID_VERB) return target <= mostBid(state, seat) ? LEGAL : BID_TOO_HIGH
  if (verb <= GALLOP) return ridingVerdict(state, seat, target, verb === GALLOP)
  return verb === JOSTLE_VERB && state.oats[seat] === 0 ? NO_OATS : LEGAL // TOY-4
}

/** Every legal choice: by verb, then by target. */
export function list(state: ToyState, seat: Seat, out: Int32Array): number {
  let count = 0
  const offer = (choice: Choice): void => {
    if (verdict(state, seat, choice) === LEGAL) out[count++] = choice
  }
  if (state.step === BID) {
    for (let bid = 0; bid <= MOST_BID; bid++) offer(makeChoice(BID_VERB, bid))
  } else if (state.step === RIDE) {
    for (let place = 0; place < places.length; place++) offer(makeChoice(WALK, place))
    for (let place = 0; place < places.length; place++) offer(makeChoice(GALLOP, place))
    offer(makeChoice(REST))
  } else {
    offer(makeChoice(JOSTLE_VERB))
    offer(makeChoice(YIELD))
  }
  return count
}

export function take(state: ToyState, seat: Seat, choice: Choice, dice: Dice, tell?: Teller): void {
  const verb = verbOf(choice)
  const target = targetOf(choice)
  if (verb === BID_VERB) {
    state.bids[seat] = target
    tell?.({ type: 'bid', rule: 'TOY-2', seat })
    if (state.bids[1 - seat] !== -1) reveal(state, dice, tell)
  } else if (verb === WALK) {
    ride(state, seat, target, 1, 'TOY-3.1', dice, tell)
  } else if (verb === GALLOP) {
    state.oats[seat]! -= 1
    const roll = dice.roll(2)
    ride(state, seat, target, roll <= 4 ? 0 : roll <= 9 ? 2 : 3, 'TOY-3.2', dice, tell)
  } else if (verb === REST) {
    state.oats[seat] = Math.min(MOST_OATS, state.oats[seat]! + 1)
    tell?.({ type: 'rest', rule: 'TOY-3.4', seat, oats: state.oats[seat]! })
    endTurn(state, dice, tell)
  } else {
    meet(state, seat, verb === JOSTLE_VERB, dice, tell)
  }
}

/** Shows both bids and settles who rides first. TOY-2.1 */
function reveal(state: ToyState, dice: Dice, tell?: Teller): void {
  const { bids, oats } = state
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
  tell?.({ type: 'reveal', rule: 'TOY-2.1', bids: [bids[0]!, bids[1]!], first: state.first })
}

/** Moves a rider forward; on the way it may meet an enemy. TOY-4 */
function ride(
  state: ToyState,
  seat: Seat,
  from: number,
  places: number,
  rule: string,
  dice: Dice,
  tell?: Teller,
): void {
  const end = home[state.scenario]!
  const to = Math.min(end, from + places)
  const index = riderOn(state, seat, from)
  state.riders[index] = to
  if (rule === 'TOY-3.1') tell?.({ type: 'walk', rule, seat, from, to })
  else tell?.({ type: 'gallop', rule, seat, from, to, faces: dice.faces.slice() })
  if (to > from && to < end && riderOn(state, 1 - seat, to) >= 0) {
    state.mover = index
    state.step = JOSTLE
  } else {
    endTurn(state, dice, tell)
  }
}

/** Jostles or yields: one of the two is thrown back a place. */
function meet(state: ToyState, seat: Seat, jostles: boolean, dice: Dice, tell?: Teller): void {
  const { mover, riders } = state
  const place = riders[mover]!
  let back = mover
  if (jostles) {
    state.oats[seat]! -= 1
    const margin = dice.contest(2, state.first === seat ? 1 : -1) // TOY-4.1
    if (margin > 0) back = riderOn(state, 1 - seat, place)
    const loser = margin > 0 ? 1 - seat : seat
    tell?.({ type: 'jostle', rule: 'TOY-4.1', seat, place, loser, faces: dice.faces.slice() })
  } else {
    tell?.({ type: 'yield', rule: 'TOY-4', seat, place })
  }
  riders[back]! -= 1
  state.mover = -1
  endTurn(state, dice, tell)
}

function endTurn(state: ToyState, dice: Dice, tell?: Teller): void {
  const seat = rider(state)
  if (isHome(state, seat)) {
    win(state, seat, 'TOY-5', tell)
  } else if (state.turn === 0) {
    state.turn = 1
    state.step = RIDE
  } else if (state.round === rounds[state.scenario]) {
    const margin = distance(state, 0) - distance(state, 1)
    win(state, margin === 0 ? state.first : margin > 0 ? 0 : 1, 'TOY-5.1', tell)
  } else {
    beginRound(state, dice, tell)
  }
}

function win(state: ToyState, seat: Seat, rule: string, tell?: Teller): void {
  state.step = OVER
  state.winner = seat
  tell?.({ type: 'won', rule, seat })
}

/** Draws the weather and opens the bids. TOY-1 */
export function beginRound(state: ToyState, dice: Dice, tell?: Teller): void {
  state.round++
  if (state.weatherOption === 0) drawWeather(state, dice) // TOY-1.2
  state.bids.fill(-1)
  state.turn = 0
  state.step = BID
  tell?.({ type: 'weather', rule: 'TOY-1.1', round: state.round, weather: state.weather })
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
