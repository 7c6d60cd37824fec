import { policyOf } from '@estafette/bots'
import {
  fastDice,
  NOBODY,
  type Brain,
  type Features,
  type Game,
  type State,
} from '@estafette/kernel'
import type { Rows } from './logistic.ts'

/** How games are played to learn from. */
export interface SelfPlay {
  readonly games: number
  readonly seed: number
  readonly noise: number // share of choices that are any legal one
  readonly every: number // of so many decisions one position is kept
}

/** Plays a brain against itself and keeps positions with how their games ended. */
export function selfPlay<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  { names, read }: Features<S>,
  initials: readonly S[],
  { games, seed, noise, every }: SelfPlay,
  report: (games: number) => void = () => {},
): Rows {
  const kept: Float64Array[] = []
  const results: number[] = []
  const margins: number[] = []
  const numbers: number[] = []
  const policy = policyOf(game, brain)
  const legal = new Int32Array(initials[0]!.legal.length)
  for (let number = 0; number < games; number++) {
    const state = game.clone(initials[number % initials.length]!)
    const dice = fastDice(seed + number)
    const mind = fastDice((seed + number) ^ 0x6d696e64)
    const from = kept.length
    policy.begin()
    game.start(state, dice)
    for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
      if (mind.below(every) === 0) {
        const row = new Float64Array(names.length)
        read(state, row)
        kept.push(row)
      }
      const isNoise = noise > 0 && mind.below(10_000) < noise * 10_000
      const choice = isNoise
        ? legal[mind.below(game.choices(state, seat, legal))]!
        : policy.choose(state, seat, mind)
      game.play(state, seat, choice, dice)
    }
    const { winner = NOBODY, margins: points = [0] } = game.outcome(state) ?? {}
    const result = winner === NOBODY ? 0.5 : winner === 0 ? 1 : 0
    for (let i = from; i < kept.length; i++) {
      results.push(result)
      margins.push(points[0]!)
      numbers.push(number)
    }
    report(number + 1)
  }
  const width = names.length
  const features = new Float64Array(kept.length * width)
  kept.forEach((row, at) => features.set(row, at * width))
  return {
    width,
    features,
    results: Float64Array.from(results),
    margins: Float64Array.from(margins),
    games: Int32Array.from(numbers),
  }
}

/** The rows of some games apart from those of the others. */
export function splitByGame(rows: Rows, isIn: (game: number) => boolean): readonly [Rows, Rows] {
  return [pickRows(rows, isIn), pickRows(rows, (game) => !isIn(game))]
}

function pickRows(
  { width, features, results, margins, games }: Rows,
  isIn: (game: number) => boolean,
): Rows {
  const at = Array.from(games.keys()).filter((row) => isIn(games[row]!))
  const picked = new Float64Array(at.length * width)
  at.forEach((row, to) => picked.set(features.subarray(row * width, (row + 1) * width), to * width))
  return {
    width,
    features: picked,
    results: Float64Array.from(at, (row) => results[row]!),
    margins: Float64Array.from(at, (row) => margins[row]!),
    games: Int32Array.from(at, (row) => games[row]!),
  }
}
