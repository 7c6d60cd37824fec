import {
  fastDice,
  type Brain,
  type Game,
  type Seat,
  type Setup,
  type State,
} from '@estafette/kernel'
import { toyBrain } from '@estafette/kernel/toy'
import { ask, type OwnChance, type Player } from './player.ts'

/** The toy's brain, whatever the game is. */
export function toyBrainOf<S extends State>(): Brain<S> {
  return toyBrain as unknown as Brain<S>
}

/** A game that has begun. */
export function begun<S extends State>(game: Game<S>, setup: Setup, seed = 1): S {
  const created = game.create(setup)
  if (!created.ok) throw new Error(created.reason)
  game.start(created.value, fastDice(seed))
  return created.value
}

/** Plays a whole game and says which seat's side has won. */
export function playOut<S extends State>(
  game: Game<S>,
  state: S,
  players: readonly Player[],
  dice: OwnChance,
  mind: OwnChance,
): Seat {
  for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
    game.play(state, seat, ask(players[seat]!, game, state, seat, mind), dice)
  }
  const { winner } = game.outcome(state)!
  return players.findIndex((_, seat) => game.sideOf(state, seat) === winner)
}
