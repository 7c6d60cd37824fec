import type { Book, Fault } from './book.ts'
import { chances, enumerate } from '../chances.ts'
import type { Choice, Seat } from '../choice.ts'
import { fastDice, type Dice } from '../dice.ts'
import type { Game } from '../game.ts'
import { makeNotation } from '../notation.ts'
import { hashText, type State } from '../state.ts'
import { ONE_IN_A_THOUSAND, surprise } from './statistics.ts'

/** How chances are put to the test. */
export interface Sampling {
  readonly seed: number
  readonly samples?: number
  readonly mostPaths?: number // more ways for the dice to fall than this are not enumerated
}

/** Thrown to leave an enumeration that is too long. */
class TooMany extends Error {}

/** How many ways the dice can fall after a choice, or the limit and one more. */
export function countPaths<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  limit: number,
): number {
  const copy = game.clone(state)
  let paths = 0
  const run = (dice: Dice): void => {
    game.copy(copy, state)
    game.play(copy, seat, choice, dice)
  }
  try {
    enumerate(run, () => {
      if (++paths > limit) throw new TooMany()
    })
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
  }
  return paths
}

/** The exact chances of a choice agree with how often its results come up. */
export function examineChances<S extends State>(
  { game }: Book<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  { seed, samples = 3000, mostPaths = 20_000 }: Sampling,
): Fault[] {
  if (countPaths(game, state, seat, choice, mostPaths) > mostPaths) return []
  const exact = chances(game, state, seat, choice)
  const name = makeNotation(game, choice)
  const total = exact.reduce((sum, { probability }) => sum + probability, 0)
  if (!(Math.abs(total - 1) < 1e-9)) return [`${name}: the chances add up to ${total}`]
  const index = new Map(exact.map((chance, i) => [hashText(chance.state), i]))
  const copy = game.clone(state)
  const surpriseOf = (count: number, seed: number): number => {
    const dice = fastDice(seed)
    const observed = exact.map(() => 0)
    for (let i = 0; i < count; i++) {
      game.copy(copy, state)
      game.play(copy, seat, choice, dice)
      const result = index.get(hashText(copy))
      if (result === undefined) return Number.POSITIVE_INFINITY
      observed[result]!++
    }
    return surprise(
      observed,
      exact.map(({ probability }) => probability * count),
    )
  }
  // One test in a thousand is surprising by chance, so a surprise is looked at once more.
  if (surpriseOf(samples, seed) < ONE_IN_A_THOUSAND) return []
  const sure = surpriseOf(4 * samples, seed ^ 0x5eed)
  if (sure < ONE_IN_A_THOUSAND) return []
  return [`${name}: the chances are not what the dice give (${sure.toFixed(1)} deviations)`]
}
