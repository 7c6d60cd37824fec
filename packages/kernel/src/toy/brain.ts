import { makeChoice, targetOf, verbOf, type Choice, type Seat } from '../choice.ts'
import { NEVER, rateEach, type Brain, type Consideration, type Policy } from '../brain/brain.ts'
import type { Features } from '../brain/evaluation.ts'
import { holds, isClod } from './cards.ts'
import { EAT, GALLOP, list, PASS, REST, STORM, THROW, WALK, YIELD } from './play.ts'
import { cards, distance, MOST_OATS, OVER, teamOf, type ToyState } from './state.ts'

/** What a choice is worth on the face of it. It knows no more of the race than a beginner. */
function worthOf(state: ToyState, seat: Seat, verb: number, target: number): number {
  const oats = state.oats[teamOf(seat)]!
  switch (verb) {
    case WALK:
      return 1 + target / 100 // the foremost first
    case GALLOP:
      return 1.9 + target / 100
    case REST:
      return oats === MOST_OATS && state.weather !== STORM ? NEVER : 0.5
    case EAT:
      return oats < 2 ? 3 : 0.2
    case THROW:
      return 1
    case YIELD:
    case PASS:
      return 0
    default:
      return 0.5 - target / 10 // jostles; oats are dear
  }
}

/** How likely the team of a seat is to win, by how far both have come and what they can still eat. */
function value(state: ToyState, seat: Seat): number {
  const team = teamOf(seat)
  if (state.step === OVER) return state.winner === team ? 1 : 0
  const left = state.track.rounds[state.scenario]! - state.round + 1
  const worth = (team: number): number =>
    distance(state, team) + 0.4 * Math.min(left, state.oats[team]!)
  return 1 / (1 + Math.exp((worth(1 - team) - worth(team)) / (1 + 0.4 * left)))
}

/** What of a race tells how far apart the teams end. */
const features: Features<ToyState> = {
  names: ['lead', 'left', 'oats'],
  read(state, into) {
    into[0] = distance(state, 0) - distance(state, 1)
    into[1] = 1 - state.round / state.track.rounds[state.scenario]!
    into[2] = state.oats[0]! - state.oats[1]!
  },
}

/** Every ride; and first a piece of sugar where there is one, so as to gallop after it. */
function plans(state: ToyState, seat: Seat): Choice[][] {
  const found = new Int32Array(state.legal.length)
  const choices = [...found.subarray(0, list(state, seat, found))]
  const rides = choices.filter((choice) => verbOf(choice) === GALLOP || verbOf(choice) === WALK)
  const sugar = cards.findIndex((_, card) => holds(state, seat, card) && !isClod(card))
  const fed = sugar < 0 ? [] : rides.map((ride) => [makeChoice(EAT, sugar), ride])
  return [...rides.map((ride) => [ride]), ...fed]
}

function explain(state: ToyState, seat: Seat, choice: Choice): Consideration[] {
  const verb = verbOf(choice)
  if (verb !== GALLOP && verb !== WALK) return []
  const lead = distance(state, teamOf(seat)) - distance(state, 1 - teamOf(seat))
  return [{ key: 'ride', place: targetOf(choice), lead }]
}

/** Rides whichever rider it rode last, as long as that is as good as anything. */
function makePolicy(): Policy<ToyState> {
  const choices = new Int32Array(2 * 12 + cards.length + 1)
  const values = new Float64Array(choices.length)
  const last = [-1, -1] // by team: where the rider came to
  return {
    begin: () => void last.fill(-1),
    choose(state, seat, dice) {
      const count = list(state, seat, choices)
      toyBrain.rate(state, seat, choices, count, values, dice)
      let best = 0
      for (let i = 1; i < count; i++) {
        const isLast = targetOf(choices[i]!) === last[teamOf(seat)]
        if (values[i]! + (isLast ? 0.001 : 0) > values[best]!) best = i
      }
      const verb = verbOf(choices[best]!)
      if (verb === WALK) last[teamOf(seat)] = targetOf(choices[best]!) + 1
      return choices[best]!
    },
  }
}

/** What plays the toy: not well, but with every part that a brain can have. */
export const toyBrain: Brain<ToyState> = {
  ratesAlone: true,
  rate(state, seat, choices, count, values) {
    rateEach({ choices, count, values }, (target, verb) => worthOf(state, seat, verb, target))
  },
  explain,
  policy: makePolicy,
  horizon: { boundary: ({ round }) => round, value },
  search: { opens: ['bid', 'ride'], never: ['jostle'], plans },
  learnt: { features, by: 'margin' },
}
