import { PROTOCOL, type ServerMessage } from '@estafette/protocol'
import { seatIn, type PersonId } from '../referee/person.ts'
import type { Referee } from '../referee/referee.ts'

/** Milliseconds between two words about lists: many tables change at a time. */
const PAUSE = 1000

/**
 * Tells a page that the lists of tables are no longer what they were, as far as they concern
 * somebody: their own tables, and those that were laid out, begun, ended or taken back.
 */
export function followLobby(
  { tables, emitter }: Referee,
  person: PersonId,
  send: (told: ServerMessage) => void,
  pause = PAUSE,
): () => void {
  let timer: NodeJS.Timeout | null = null
  const deaf = emitter.listen((table) => {
    const live = tables.peek(table)
    const isListed = !live || live.version <= 1 || live.ending !== null
    if (timer !== null || !(isListed || seatIn(live.seats, person) >= 0)) return
    timer = setTimeout(() => {
      timer = null
      send({ v: PROTOCOL, told: 'lobby' })
    }, pause)
    timer.unref()
  })
  return () => {
    deaf()
    if (timer !== null) clearTimeout(timer)
  }
}
