import { ask, policyOf, type Player } from '@estafette/bots'
import {
  fastDice,
  makeNotation,
  type Brain,
  type Game,
  type Seat,
  type State,
} from '@estafette/kernel'
import { solve } from './solve.ts'

/** A position in which some choices are provably worse than others. */
export interface Key {
  readonly game: string
  readonly seed: number // of the game it is from
  readonly at: number // choices that were taken before
  readonly position: string
  readonly seat: Seat
  readonly points: Readonly<Record<string, number>> // of each choice by its notation, see `solve`
}

/** How keys are looked for. */
export interface KeySearch {
  readonly seed: number
  readonly games: number
  readonly plays: number // by the rules, for each position
  readonly most: number // from one game
}

const MIND = 0x6d696e64 // the players' dice are not those of the table
const STEP = 1 // point between the best and the worst choice: less is no blunder
const TAIL = 60 // last decisions of a game that are tried
const PATIENCE = 4 // decisions that are too long to follow, after which earlier ones are not tried

/**
 * Plays a brain against itself and finds positions near the end that can be solved, in which a
 * choice throws something away. The same search finds the same positions.
 */
export function* findKeys<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  initial: S,
  { seed, games, plays, most }: KeySearch,
): Generator<Key> {
  for (let number = seed; number < seed + games; number++) {
    const tail = tailOf(game, brain, initial, number)
    let [found, patience] = [0, PATIENCE]
    for (const { state, seat, at } of tail.toReversed()) {
      if (found >= most || patience <= 0) break
      const worths = solve(game, state, seat, plays)
      if (!worths) {
        patience--
        continue
      }
      const all = worths.map(({ points }) => points)
      if (Math.max(...all) - Math.min(...all) < STEP) continue
      found++
      yield {
        game: game.id,
        seed: number,
        at,
        position: game.write(state),
        seat,
        points: Object.fromEntries(
          worths.map(({ choice, points }) => [makeNotation(game, choice), points]),
        ),
      }
    }
  }
}

/** The last decisions of a game. */
function tailOf<S extends State>(game: Game<S>, brain: Brain<S>, initial: S, seed: number) {
  const state = game.clone(initial)
  const [dice, mind] = [fastDice(seed), fastDice(seed ^ MIND)]
  const policy = policyOf(game, brain)
  const tail: { readonly state: S; readonly seat: Seat; readonly at: number }[] = []
  policy.begin()
  game.start(state, dice)
  for (let at = 0, seat = game.toAct(state); seat >= 0; at++, seat = game.toAct(state)) {
    tail.push({ state: game.clone(state), seat, at })
    if (tail.length > TAIL) tail.shift()
    game.play(state, seat, policy.choose(state, seat, mind), dice)
  }
  return tail
}

const SLIP = 0.01 // points: what costs no more is right as well

/** What a player gives away in a position whose key is known: 0 where nothing is better. */
export function lossIn<S extends State>(game: Game<S>, player: Player, key: Key): number {
  const read = game.read(key.position)
  if (!read.ok) throw new Error(`${key.game} ${key.seed} at ${key.at} cannot be read`)
  const choice = ask(player, game, read.value, key.seat, fastDice(key.seed))
  const points = key.points[makeNotation(game, choice)]
  if (points === undefined) throw new Error(`the key of ${key.seed} at ${key.at} is another`)
  const loss = Math.max(...Object.values(key.points)) - points
  return loss <= SLIP ? 0 : loss
}
