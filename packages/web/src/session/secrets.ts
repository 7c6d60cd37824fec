import type { Game, State } from '@estafette/kernel'
import { seatsOf } from '@estafette/table'
import type { Session, Sitter } from './session.ts'

/** Whether the seats know different things now: a sealed bid, say. At the end nothing is secret. */
export function hidesSomething(game: Game, state: State): boolean {
  if (game.acting(state) === 0) return false
  const views = seatsOf(game, state).map((seat) => game.view(state, seat).known.raw)
  return views.some((view) => view.some((value, index) => value !== views[0]![index]))
}

/** The seats that people sit on. */
export function peopleOf(sitters: readonly Sitter[]): readonly number[] {
  return sitters.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []))
}

/**
 * Whether people at one screen have a secret from each other now. A file, a link or a game that
 * plays on from here would carry it out, so none of them is made until it is told.
 */
export function keepsSecret(session: Session): boolean {
  return peopleOf(session.sitters).length > 1 && session.hides()
}
