import { disclose, enclose } from '@estafette/table'
import { effect } from '@preact/signals'
import { openPrivate } from '../store/private.ts'
import { browserShelf, type Shelf } from '../store/storage.ts'
import { peopleOf } from './secrets.ts'
import type { Session } from './session.ts'

/** Whether several people look at a game through one screen. */
export function isShared({ sitters }: Pick<Session, 'sitters'>): boolean {
  return peopleOf(sitters).length > 1
}

/**
 * Opens the notes of whoever looks at a game, and puts them away when somebody else is to look; how
 * to end that. Those who share a screen have notes of their own each, in one envelope.
 */
export function followNotes(
  session: Pick<Session, 'id' | 'sitters' | 'viewer' | 'awaited'>,
  shelf: Shelf | null = browserShelf(),
): () => void {
  const { id, viewer, awaited } = session
  return effect(() => {
    const seat = awaited.value < 0 ? viewer.value : -1
    openPrivate(id, shelf, isShared(session) ? { seat, enclose, disclose } : null)
  })
}
