import { makePlayer } from '@estafette/bots'
import type { Brain, Game, State, Tunable } from '@estafette/kernel'
import { crossEntropy, type Tuned, type Tuning } from './cross-entropy.ts'
import { playPair } from './pair.ts'

/** How beliefs are tuned in a game: by so many pairs for each that is tried. */
export interface GameTuning extends Tuning {
  readonly pairs: number
}

/** What was found of the beliefs of a round, to go on from. */
export interface KeptRound {
  readonly round: number
  readonly worths: readonly number[]
}

/** Where scores of rounds come from and go to. */
export interface RoundKeeper {
  readonly kept: readonly KeptRound[]
  keep(round: KeptRound): void
  /** Hears of every pair that was played. */
  played(): void
}

const APART = 1000 // seeds between two rounds

/**
 * Looks for beliefs that beat those of a rival, who takes what is rated best as they do. All of a
 * round play the same games; points count beside victories, for a few games tell little.
 */
export function tune<S extends State>(
  game: Game<S>,
  initials: readonly S[],
  { believing, names }: Tunable<S>,
  rival: Brain<S>,
  tuning: GameTuning,
  keeper: RoundKeeper,
): Generator<Tuned, Tuned, void> {
  const playerOf = (brain: Brain<S>) => () =>
    makePlayer('captain', <T extends State>() => brain as unknown as Brain<T>)!
  const second = playerOf(rival)
  const now = (): number => 0
  return crossEntropy(names.length, tuning, (sets, round) => {
    const known = keeper.kept.find((one) => one.round === round)
    if (known && known.worths.length === sets.length) return known.worths
    const results = sets.map((factors) => {
      const first = playerOf(believing(factors))
      return Array.from({ length: tuning.pairs }, (_, at) => {
        const initial = initials[(round * tuning.pairs + at) % initials.length]!
        const seed = tuning.seed + APART * round + at
        const pair = playPair(game, initial, { first, second, now }, seed)
        keeper.played()
        return pair
      }).flat()
    })
    const margins = results.flat().map(({ margin }) => Math.abs(margin))
    const usual = Math.max(1e-9, margins.reduce((sum, one) => sum + one, 0) / margins.length)
    const worths = results.map(
      (games) =>
        games.reduce((sum, { score, margin }) => sum + score + margin / usual / 2, 0) /
        games.length,
    )
    keeper.keep({ round, worths })
    return worths
  })
}
