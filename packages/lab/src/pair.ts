import { ask, type Player } from '@estafette/bots'
import { fastDice, NOBODY, type Game, type State } from '@estafette/kernel'

/** How a game of two players went for the first of them. */
export interface Played {
  readonly side: number // that the first player had
  readonly score: number // 1 for a victory, a half for a draw
  readonly margin: number // by the points of the game
  readonly decisions: number
  readonly turns: readonly number[] // milliseconds that the first player took for each of its turns
}

/** Two players who sit down: new ones for every game, for they may remember. */
export interface Contest {
  readonly first: () => Player
  readonly second: () => Player
  readonly now: () => number // milliseconds, for the time that turns take
}

// The players have dice of their own: how they think must not change what the table rolls.
const MIND = 0x6d696e64

/**
 * Plays a game of two sides by the dice of a seed; `swapped`, the second player has the first seat.
 * Partners of a side are one player each, alike.
 */
export function playOnce<S extends State>(
  game: Game<S>,
  initial: S,
  { first, second, now }: Contest,
  seed: number,
  swapped: boolean,
): Played {
  const state = game.clone(initial)
  const dice = fastDice(seed)
  const mind = fastDice(seed ^ MIND)
  const seats = Array.from(
    { length: game.seatsIn(state) },
    (_, seat) => seat % 2 === (swapped ? 1 : 0),
  )
  const players = seats.map((isFirst) => (isFirst ? first() : second()))
  const turns: number[] = []
  let last = -1
  let decisions = 0
  game.start(state, dice)
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    const began = now()
    const choice = ask(players[seat]!, game, state, seat, mind)
    if (seats[seat]) {
      if (last !== seat) turns.push(0)
      turns[turns.length - 1]! += now() - began
    }
    last = seat
    game.play(state, seat, choice, dice)
    if (++decisions > game.longestGame) throw new Error(`no end after ${decisions} decisions`)
  }
  const side = game.sideOf(state, seats.indexOf(true))
  const { winner = NOBODY, margins = [] } = game.outcome(state) ?? {}
  const score = winner === NOBODY ? 0.5 : winner === side ? 1 : 0
  return { side, score, margin: margins[side] ?? 0, decisions, turns }
}

/** The same dice twice, the seats swapped. */
export function playPair<S extends State>(
  game: Game<S>,
  initial: S,
  contest: Contest,
  seed: number,
): readonly [Played, Played] {
  return [
    playOnce(game, initial, contest, seed, false),
    playOnce(game, initial, contest, seed, true),
  ]
}
