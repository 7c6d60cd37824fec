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

/** Milliseconds between two words about how many look for anyone. */
const COUNT_PAUSE = 2000

/** Tells a page how many look for anyone, now and whenever it changes. */
export function followSeekers(
  { pairing, deps }: Pick<Referee, 'pairing' | 'deps'>,
  send: (told: ServerMessage) => void,
  pause = COUNT_PAUSE,
): () => void {
  let timer: NodeJS.Timeout | null = null
  let isOver = false
  const tell = (): void => {
    timer = null
    pairing.waiting().then(
      (waiting) => void (isOver || send({ v: PROTOCOL, told: 'seekers', waiting })),
      (error: unknown) => deps.trouble('those who wait could not be counted', error),
    )
  }
  const deaf = pairing.changed.listen(() => {
    if (timer !== null) return
    timer = setTimeout(tell, pause)
    timer.unref()
  })
  tell()
  return () => {
    isOver = true
    deaf()
    if (timer !== null) clearTimeout(timer)
  }
}
