import { targetOf, type Choice, type Seat } from '../choice.ts'
import { makeGame, sharedReasons, SPECTATOR } from '../game.ts'
import type { Option, Outcome, RuledGame, Rules, Setup, Verdict } from '../game.ts'
import { failure, success, type Result } from '../result.ts'
import { chosenIn } from '../setup.ts'
import { copyState } from '../state.ts'
import { events } from './events.ts'
import * as play from './play.ts'
import { textsOf } from './position.ts'
import { chapters } from './rules.ts'
import {
  BID,
  cards,
  cardsOptions,
  distance,
  fullCup,
  isHome,
  JOSTLE,
  MOST_BID,
  MOST_SEATS,
  oatsOptions,
  OVER,
  playersOptions,
  REACT,
  rider,
  RIDERS,
  seatsIn,
  stateMaker,
  steps,
  teamOf,
  weatherOptions,
  weathers,
  type ToyState,
} from './state.ts'
import { hills, plain, type Track } from './track.ts'
import { disguise, fillIn, show } from './view.ts'
import { wordsOf } from './words.ts'

export { toyBrain } from './brain.ts'
export { deckSize, handOf, handSize, isClod, pileOf } from './cards.ts'
export { DISCARDED, IN_HAND, type ToyState } from './state.ts'

const options: readonly Option[] = [
  { id: 'oats', values: oatsOptions, rule: 'TOY-1.3' },
  { id: 'weather', values: weatherOptions, rule: 'TOY-1.2' },
  { id: 'players', values: playersOptions, rule: 'TOY-1.4' },
  { id: 'cards', values: cardsOptions, rule: 'TOY-OPT-CARDS-1' },
]

const sides = ['red', 'blue'] as const

function sideOf(state: ToyState, seat: Seat): number {
  return state.red < 0 ? -1 : teamOf(seat) === state.red ? 0 : 1
}

/** A name of its own for each seat: partners are told apart by their number. */
function seatName(state: ToyState, seat: Seat): string {
  if (seat === SPECTATOR) return 'public'
  const side = sides[sideOf(state, seat)]
  if (side === undefined) return `seat ${seat + 1}`
  return seatsIn(state) === 2 ? side : `${side} ${seat < 2 ? 1 : 2}`
}

function outcome(state: ToyState): Outcome | null {
  const { winner } = state
  if (state.step !== OVER) return null
  const kind = isHome(state, winner) ? 'home' : 'time'
  const score = distance(state, winner) - distance(state, 1 - winner)
  const side = sideOf(state, winner)
  return { winner: side, kind, score, margins: side === 0 ? [score, -score] : [-score, score] }
}

function obstacle(
  state: ToyState,
  choice: Choice,
  reason: Verdict,
): Readonly<Record<string, number>> {
  if (reason === play.BID_TOO_HIGH) return { most: MOST_BID }
  if (reason === play.NO_RIDER || reason === play.AT_HOME) return { place: targetOf(choice) }
  if (reason === play.NOT_IN_HAND || reason === play.WRONG_CARD) return { card: targetOf(choice) }
  return reason === play.WEATHER ? { weather: state.weather } : {}
}

function facts(state: ToyState): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    round: String(state.round),
    step: steps[state.step]!,
    weather: weathers[state.weather]!,
    winner: state.winner < 0 ? 'none' : String(state.winner),
  }
  for (const team of [0, 1]) {
    found[`oats ${team}`] = String(state.oats[team])
    for (let i = 0; i < RIDERS; i++) {
      found[`rider ${team} ${i}`] = state.track.places[state.riders[team * RIDERS + i]!]!
    }
  }
  return found
}

/**
 * A race of two riders each, decided by secret bids, cards, weather and dice. It is nobody's
 * favourite: it is here so that every feature of the contract is used by something small.
 */
export function relayRules(track: Track): Rules<ToyState> {
  const blank = stateMaker(track)
  const texts = textsOf(track)
  const create = (setup: Setup): Result<ToyState> => {
    if (setup.pack !== undefined) return failure('this game takes no board pack')
    const chosen = chosenIn(setup, track.scenarios, options)
    if (!chosen.ok) return chosen
    const state = blank()
    const [oats, weather, players, hands] = chosen.value.options
    state.scenario = chosen.value.scenario
    state.oatsOption = oats!
    state.weatherOption = weather!
    state.playersOption = players!
    state.cardsOption = hands!
    state.red = state.mover = state.winner = -1
    state.cup.set(fullCup)
    state.bids.fill(-1)
    state.oats.fill(state.oatsOption === 1 ? 6 : 3) // TOY-1.3
    return success(state)
  }
  return {
    id: track.id,
    series: 'relay',
    prefixes: ['TOY'],
    title: wordsOf(track).en.title,
    seats: MOST_SEATS,
    seatsIn,
    sides,
    scenarios: track.scenarios,
    options,
    verbs: play.verbs,
    steps: steps.slice(0, OVER),
    kinds: {
      place: { codes: track.places },
      weather: { codes: weathers },
      card: { codes: cards },
      seat: { codes: Array.from({ length: MOST_SEATS }, (_, seat) => String(seat)) },
    },
    fields: {
      place: 'place',
      from: 'place',
      to: 'place',
      weather: 'weather',
      card: 'card',
      seat: 'seat',
      first: 'seat',
      loser: 'seat',
      side: 'side',
    },
    events,
    reasons: [...sharedReasons('TOY-1'), ...play.ownReasons],
    words: wordsOf(track),
    // Two bids, two rides, two reactions, two encounters and at most eight meals a round.
    longestGame: 16 * Math.max(...track.rounds),
    create,
    clone(state) {
      const into = blank()
      copyState(into, state)
      return into
    },
    start: play.beginRound,
    acting: play.acting,
    // A rest is confirmed; a lone pass is asked for, since it would tell of the hand. TOY-6.4
    asksAnyway: ({ step }) => step !== BID && step !== JOSTLE,
    list: play.list,
    verdict: play.verdict,
    take: play.take,
    decision(state) {
      const mask = play.acting(state)
      const seats = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter(
        (seat) => (mask >> seat) & 1,
      )
      const step = steps[state.step]!
      const { round, weather, mover } = state
      if (state.step === REACT) {
        const args = { place: state.riders[mover]!, side: state.red === rider(state) ? 0 : 1 }
        return { seats, step, args, isWindow: true }
      }
      if (state.step === JOSTLE) return { seats, step, args: { place: state.riders[mover]! } }
      return { seats, step, args: { round, weather } }
    },
    outcome,
    sideOf,
    seatName,
    obstacle,
    show,
    fillIn,
    disguise,
    facts,
    ...texts,
  }
}

export const toyRules: Rules<ToyState> = relayRules(plain)

/** The two battles of the series: one on the plain, one in the hills. */
export const toy: RuledGame<ToyState> = { ...makeGame(toyRules), chapters }
export const toyHills: RuledGame<ToyState> = { ...makeGame(relayRules(hills)), chapters }
