import type { Session, Sitter } from './session.ts'

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
