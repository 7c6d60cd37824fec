import type { Brain, Choice, Dice, Game, Seat, State, View } from '@estafette/kernel'

/** A player's own chance: never the dice of the table. */
export type OwnChance = Dice & { below(limit: number): number }

/** Finds what knows how to play a game well, if anything does. */
export type BrainLookup = <S extends State>(game: Game<S>) => Brain<S> | undefined

/** A computer player. It plays for the seat whose view it is shown. */
export interface Player {
  readonly name: string
  readonly looks: boolean // reads the position, and so must never be shown the table's own
  choose<S extends State>(game: Game<S>, view: View<S>, mind: OwnChance): Choice
  /**
   * The same of one that takes its time, slice by slice: whoever asks for the next says whether the
   * choice has to be made now, of what was found so far.
   */
  weigh?<S extends State>(
    game: Game<S>,
    view: View<S>,
    mind: OwnChance,
  ): Generator<undefined, Choice, boolean>
}

/** Asks a player for a choice. One that looks is shown what its seat knows, and nothing else. */
export function ask<S extends State>(
  player: Player,
  game: Game<S>,
  state: S,
  seat: Seat,
  mind: OwnChance,
): Choice {
  const view = player.looks ? game.view(state, seat) : { viewer: seat, known: state }
  return player.choose(game, view, mind)
}
