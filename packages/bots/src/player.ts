import type { Brain, Choice, Dice, Game, Seat, State } from '@estafette/kernel'

/** A player's own chance: never the dice of the table. */
export type Mind = Dice & { below(limit: number): number }

/** Finds what knows how to play a game well, if anything does. */
export type BrainLookup = <S extends State>(game: Game<S>) => Brain<S> | undefined

/** A computer player. */
export interface Player {
  readonly name: string
  readonly looks: boolean // reads the position, and so must never be shown the table's own
  choose<S extends State>(game: Game<S>, state: S, seat: Seat, mind: Mind): Choice
}

/** Asks a player for a choice. One that looks is shown what its seat knows, the rest imagined. */
export function ask<S extends State>(
  player: Player,
  game: Game<S>,
  state: S,
  seat: Seat,
  mind: Mind,
): Choice {
  if (!player.looks) return player.choose(game, state, seat, mind)
  return player.choose(game, game.imagine(game.view(state, seat), mind), seat, mind)
}
