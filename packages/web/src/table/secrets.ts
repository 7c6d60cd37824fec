import type { Game, State } from '@estafette/kernel'
import { seatsOf } from '@estafette/table'
import { HUMAN } from '../store/games.ts'

/** Whether the seats know different things now: a sealed bid, say. */
export function hidesSomething(game: Game, state: State): boolean {
  const views = seatsOf(game, state).map((seat) => game.view(state, seat).known.words)
  return views.some((view) => view.some((word, index) => word !== views[0]![index]))
}

/**
 * Whether people at one screen have a secret from each other now. A file, a link or a game that
 * plays on from here would carry it out, so none of them is made until it is told.
 */
export function keepsSecret(game: Game, state: State, sitters: readonly string[]): boolean {
  const people = sitters.filter((sitter) => sitter === HUMAN).length
  return people > 1 && hidesSomething(game, state)
}
