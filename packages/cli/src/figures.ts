import { ask, makePlayer, policyOf } from '@estafette/bots'
import {
  chances,
  countPaths,
  fastDice,
  fingerprint,
  hashState,
  playRandomly,
  type Brain,
  type Game,
  type State,
} from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { makeRecord, openTable, stateOf, take, verifyRecord, type Table } from '@estafette/table'
import type { ExaminedMoment } from './examination.ts'
import { median, nanosecondsPerCall } from './measure.ts'
import { createState } from './setup.ts'
import { playBatch } from './simulation.ts'

/** How fast a game is, on one core. */
export interface SpeedFigures {
  readonly game: string
  readonly decisionsPerSecond: number // random play with full legality
  readonly copyNs: number // of a state
  readonly viewNs: number // what the seat to act knows, and a position imagined behind it
  readonly hashNs: number // of a state
  readonly fingerprintNs: number // of a state
  readonly listNs: number // every legal choice of a position
  readonly chancesMs: number // exact chances of a choice that rolls dice
  readonly chancesPaths: number // ways the dice can fall there
  readonly verifyMs: number // a whole recorded game, replayed and verified
  readonly verifyChoices: number // its choices
  readonly rateMs: number | null // all choices of a decision, without a brain null
  readonly policyMs: number | null // a whole game by the policy of the brain, in CPU time
}

const RUNS = 5

/** Measures a game; each figure gets so many seconds. */
export function figuresOf(game: Game, seconds: number): SpeedFigures {
  const { positions, throws } = sample(game)
  const record = makeRecord(recorded(game))
  const verified = verifyRecord((id) => (id === game.id ? game : undefined), record)
  if (!verified.ok) throw new Error(`a recorded game is not verified: ${verified.reason}`)
  const copy = game.clone(positions[0]!)
  const known = game.clone(copy)
  const mind = fastDice(1)
  const out = new Int32Array(copy.legal.length)
  let at = 0
  const next = (): State => positions[(at = (at + 1) % positions.length)]!
  return {
    game: game.id,
    decisionsPerSecond: decisionsPerSecond(game, seconds),
    copyNs: nanosecondsPerCall(() => game.copy(copy, next()), seconds),
    viewNs: nanosecondsPerCall(() => {
      const state = next()
      game.imagine(game.view(state, game.toAct(state), known), mind, copy)
    }, seconds),
    hashNs: nanosecondsPerCall(() => void hashState(next()), seconds),
    fingerprintNs: nanosecondsPerCall(() => void fingerprint(next()), seconds),
    listNs: nanosecondsPerCall(() => {
      const state = next()
      state.legalCount = -1 // or the memo would answer
      game.choices(state, game.toAct(state), out)
    }, seconds),
    ...chanceFigures(game, throws, seconds),
    verifyMs:
      nanosecondsPerCall(
        () => void verifyRecord((id) => (id === game.id ? game : undefined), record),
        seconds,
      ) / 1e6,
    verifyChoices: verified.value.choices,
    ...brainFigures(game, positions, seconds),
  }
}

const POLICY_GAMES = 8 // at most

/** How long a brain takes: to rate a decision, and to play a game by its policy, if it has one. */
function brainFigures(
  game: Game,
  positions: readonly State[],
  seconds: number,
): Pick<SpeedFigures, 'rateMs' | 'policyMs'> {
  const brain = brainOf(game)
  if (!brain) return { rateMs: null, policyMs: null }
  const choices = new Int32Array(positions[0]!.legal.length)
  const values = new Float64Array(choices.length)
  const mind = fastDice(1)
  let at = 0
  const rate = (): void => {
    const state = positions[(at = (at + 1) % positions.length)]!
    const seat = game.toAct(state)
    brain.rate(state, seat, choices, game.choices(state, seat, choices), values, mind)
  }
  return {
    rateMs: nanosecondsPerCall(rate, seconds) / 1e6,
    policyMs: brain.policy ? policyFigure(game, brain, seconds) : null,
  }
}

/** How long a whole game by the policy of a brain takes, in milliseconds of CPU time. */
function policyFigure(game: Game, brain: Brain, seconds: number): number {
  const mind = fastDice(1)
  const policy = policyOf(game, brain)
  const initial = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const state = game.clone(initial)
  const spent: number[] = []
  for (let seed = 0; seed < POLICY_GAMES && sumOf(spent) <= 1000 * seconds; seed++) {
    const began = process.cpuUsage()
    const dice = fastDice(seed)
    game.copy(state, initial)
    game.start(state, dice)
    policy.begin()
    for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
      game.play(state, seat, policy.choose(state, seat, mind), dice)
    }
    spent.push(process.cpuUsage(began).user / 1000)
  }
  return median(spent.slice(Math.min(2, spent.length - 1))) // the first ones warm up
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The median of several runs, each with other games, after one that warms up. */
function decisionsPerSecond(game: Game, seconds: number): number {
  const setup = { scenario: game.scenarios[0]!, options: {} }
  const initial = createState(game, setup)
  const seats = Array.from({ length: game.seatsIn(initial) }, () => 'random')
  const rate = (seed: number): number => {
    let decisions = 0
    let spent = 0
    for (let first = 0; first === 0 || spent < seconds / RUNS; first++) {
      const batch = { game: game.id, setup, seats, seed, first, count: 1 }
      const played = playBatch(game, initial, batch)
      decisions += played.lengths[0]!
      spent += played.seconds
    }
    return decisions / spent
  }
  rate(0)
  return median(Array.from({ length: RUNS }, (_, run) => rate(run + 1)))
}

const MOST_POSITIONS = 256
const EVERY = 17 // decisions between two positions of the sample
const MOST_THROWS = 40
const FEWEST_PATHS = 20 // a single die is no fight
const MOST_PATHS = 20_000

/** Positions of random games, and choices in them that roll several dice. */
function sample(game: Game): { positions: State[]; throws: ExaminedMoment[] } {
  const positions: State[] = []
  const throws: ExaminedMoment[] = []
  const setup = { scenario: game.scenarios[0]!, options: {} }
  for (let seed = 1; positions.length < MOST_POSITIONS && seed < 200; seed++) {
    let last: ExaminedMoment | undefined
    let drawn = 0
    playRandomly(game, setup, seed, {
      onMove(state, seat, choice) {
        last = { state: game.clone(state), seat, choice }
      },
      onState(state, decisions, dice) {
        if (last && dice >= drawn + 2 && throws.length < MOST_THROWS) {
          const paths = countPaths(game, last.state, last.seat, last.choice, MOST_PATHS)
          if (paths >= FEWEST_PATHS && paths <= MOST_PATHS) throws.push(last)
        }
        drawn = dice
        const isWanted = decisions % EVERY === 0 && positions.length < MOST_POSITIONS
        if (isWanted && game.acting(state) !== 0) positions.push(game.clone(state))
      },
    })
  }
  return { positions, throws }
}

function chanceFigures(
  game: Game,
  throws: readonly ExaminedMoment[],
  seconds: number,
): Pick<SpeedFigures, 'chancesMs' | 'chancesPaths'> {
  if (throws.length === 0) return { chancesMs: 0, chancesPaths: 0 }
  const paths = throws.map((moment) => ({
    moment,
    count: countPaths(game, moment.state, moment.seat, moment.choice, MOST_PATHS),
  }))
  const typical = paths.toSorted((a, b) => a.count - b.count)[Math.floor(paths.length / 2)]!
  const { state, seat, choice } = typical.moment
  const spent = nanosecondsPerCall(() => void chances(game, state, seat, choice), seconds)
  return { chancesMs: spent / 1e6, chancesPaths: typical.count }
}

/** A whole game with the dice of a stream. */
function recorded(game: Game): Table {
  const opened = openTable(game, {
    start: { setup: { scenario: game.scenarios[0]!, options: {} } },
    gameId: 'bench',
    seed: '0'.repeat(64),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const table = opened.value
  const player = makePlayer('random', brainOf)!
  const mind = fastDice(1)
  for (;;) {
    const state = stateOf(table)
    const seat = game.toAct(state)
    if (seat < 0) return table
    take(table, seat, ask(player, game, state, seat, mind))
  }
}
