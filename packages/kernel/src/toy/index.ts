import { targetOf, type Choice, type Seat } from '../choice.ts'
import type { Dice } from '../dice.ts'
import { makeGame, sharedReasons, SPECTATOR } from '../game.ts'
import type { Option, Outcome, RuledGame, Rules, Setup, Verdict, View, Viewer } from '../game.ts'
import { failure, success, type Result } from '../result.ts'
import { copyState } from '../state.ts'
import {
  acting,
  AT_HOME,
  beginRound,
  BID_TOO_HIGH,
  list,
  mostBid,
  NO_RIDER,
  ownReasons,
  take,
  verbs,
  verdict,
  WEATHER,
} from './play.ts'
import { faults, read, write } from './position.ts'
import { chapters } from './rules.ts'
import {
  BID,
  blank,
  distance,
  fullCup,
  HIDDEN,
  isHome,
  JOSTLE,
  MOST_BID,
  oatsOptions,
  OVER,
  places,
  RIDERS,
  rounds,
  scenarios,
  steps,
  weatherOptions,
  weathers,
  type ToyState,
} from './state.ts'
import { words } from './words.ts'

export type { ToyState } from './state.ts'

const options: readonly Option[] = [
  { id: 'oats', values: oatsOptions, rule: 'TOY-1.3' },
  { id: 'weather', values: weatherOptions, rule: 'TOY-1.2' },
]

function create(setup: Setup): Result<ToyState> {
  const scenario = (scenarios as readonly string[]).indexOf(setup.scenario)
  if (scenario < 0) return failure(`no such scenario: "${setup.scenario}"`)
  if (setup.pack !== undefined) return failure('this game takes no board pack')
  for (const [id, value] of Object.entries(setup.options)) {
    const option = options.find((candidate) => candidate.id === id)
    if (!option) return failure(`no such option: "${id}"`)
    if (!option.values.includes(value)) return failure(`no such value of ${id}: "${value}"`)
  }
  const state = blank()
  state.scenario = scenario
  state.oatsOption = setup.options['oats'] === 'many' ? 1 : 0
  state.weatherOption = setup.options['weather'] === 'fair' ? 1 : 0
  state.red = state.mover = state.winner = -1
  state.cup.set(fullCup)
  state.bids.fill(-1)
  state.oats.fill(state.oatsOption === 1 ? 6 : 3) // TOY-1.3
  return success(state)
}

function clone(state: ToyState): ToyState {
  const into = blank()
  copyState(into, state)
  return into
}

/** Everything but the bids lies open; a bid is shown once both are made. */
function view(state: ToyState, viewer: Viewer): View<ToyState> {
  const known = blank()
  known.numbers.set(state.numbers)
  for (const name of ['cup', 'oats', 'riders'] as const) known[name].set(state[name])
  state.bids.forEach((bid, seat) => {
    const isOpen = bid === -1 || seat === viewer || state.step !== BID
    known.bids[seat] = isOpen ? bid : HIDDEN
  })
  return { viewer, known }
}

function imagine({ known }: View<ToyState>, dice: Dice): ToyState {
  const state = clone(known)
  known.bids.forEach((bid, seat) => {
    if (bid === HIDDEN) state.bids[seat] = dice.pick(mostBid(state, seat) + 1)
  })
  return state
}

function disguise(state: ToyState, viewer: Viewer, dice: Dice): ToyState {
  const other = clone(state)
  if (state.step !== BID) return other
  state.bids.forEach((bid, seat) => {
    if (bid !== -1 && seat !== viewer) other.bids[seat] = dice.pick(mostBid(state, seat) + 1)
  })
  return other
}

function sideOf(state: ToyState, seat: Seat): number {
  return state.red < 0 ? -1 : seat === state.red ? 0 : 1
}

function outcome(state: ToyState): Outcome | null {
  const { winner } = state
  if (state.step !== OVER) return null
  const kind = isHome(state, winner) ? 'home' : 'time'
  const score = distance(state, winner) - distance(state, 1 - winner)
  return { winner, side: sides[sideOf(state, winner)]!, kind, score }
}

function obstacle(
  state: ToyState,
  choice: Choice,
  reason: Verdict,
): Readonly<Record<string, number>> {
  if (reason === BID_TOO_HIGH) return { most: MOST_BID }
  if (reason === NO_RIDER || reason === AT_HOME) return { place: targetOf(choice) }
  return reason === WEATHER ? { weather: state.weather } : {}
}

function facts(state: ToyState): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    round: String(state.round),
    step: steps[state.step]!,
    weather: weathers[state.weather]!,
    winner: state.winner < 0 ? 'none' : String(state.winner),
  }
  for (const seat of [0, 1]) {
    found[`oats ${seat}`] = String(state.oats[seat])
    for (let i = 0; i < RIDERS; i++) {
      found[`rider ${seat} ${i}`] = places[state.riders[seat * RIDERS + i]!]!
    }
  }
  return found
}

const sides = ['red', 'blue'] as const

/**
 * A race of two riders each, decided by secret bids, weather and dice. It is nobody's favourite:
 * it is here so that every feature of the contract is used by something small.
 */
export const toyRules: Rules<ToyState> = {
  id: 'toy',
  prefix: 'TOY',
  title: 'Relay',
  seats: 2,
  sides,
  scenarios,
  options,
  verbs,
  steps: steps.slice(0, OVER),
  kinds: {
    place: { codes: places },
    weather: { codes: weathers },
    seat: { codes: ['0', '1'] },
  },
  fields: {
    place: 'place',
    from: 'place',
    to: 'place',
    weather: 'weather',
    seat: 'seat',
    first: 'seat',
    loser: 'seat',
  },
  reasons: [...sharedReasons('TOY-1'), ...ownReasons],
  words,
  longestGame: 6 * rounds[1], // two bids, two rides and two encounters a round
  create,
  clone,
  start: beginRound,
  acting,
  asksAnyway: (state) => state.step !== BID && state.step !== JOSTLE, // a rest is confirmed
  list,
  verdict,
  take,
  decision(state) {
    const mask = acting(state)
    const seats = [0, 1].filter((seat) => (mask >> seat) & 1)
    const step = steps[state.step]!
    if (state.step === JOSTLE) return { seats, step, args: { place: state.riders[state.mover]! } }
    return { seats, step, args: { round: state.round, weather: state.weather } }
  },
  outcome,
  sideOf,
  seatName(state, seat) {
    const side = seat === SPECTATOR ? -1 : sideOf(state, seat)
    return sides[side] ?? (seat === SPECTATOR ? 'public' : `seat ${seat + 1}`)
  },
  obstacle,
  view,
  imagine,
  disguise,
  write,
  read,
  facts,
  faults,
}

export const toy: RuledGame<ToyState> = { ...makeGame(toyRules), chapters }
