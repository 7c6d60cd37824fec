import type { Lobby } from '@estafette/protocol'
import { signal, type ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { askLobby, type Trouble } from '../../online/http.ts'
import { followLobby } from '../../online/lobby-line.ts'
import { chosenWay } from '../../online/chosen-way.ts'
import { learnMe } from '../../online/who.ts'
import { awaiting, invitedTo, keepSelf, self } from '../../store/self.ts'
import { isYours } from './lists.ts'

/** What the page knows of the lobby. */
export interface Watched {
  readonly lobby: Lobby | null // as it was last told
  readonly told: number // when, in milliseconds since 1970
  readonly trouble: Trouble | null // why it was not told again
}

const BETWEEN_LOOKS = 10_000 // milliseconds, where nobody tells of changes
const LONGEST_TRUST = 120_000 // where somebody does: words can get lost

/** Asks for the lists while somebody looks at them: when they changed, or again and again. */
export function useLobby(): {
  readonly watched: ReadonlySignal<Watched>
  readonly again: () => Promise<void>
} {
  const watched = useMemo(() => signal<Watched>({ lobby: null, told: 0, trouble: null }), [])
  const again = async (): Promise<void> => {
    const reply = await askLobby()
    if (reply.ok) noteWaits(reply.value)
    watched.value = reply.ok
      ? { lobby: reply.value, told: Date.now(), trouble: null }
      : { ...watched.value, trouble: reply.trouble }
  }
  useEffect(() => {
    void learnMe().then(again)
    const look = (): void => {
      if (document.visibilityState === 'visible') void again()
    }
    let isTold = false
    const timer = setInterval(() => {
      const age = Date.now() - watched.peek().told
      if (!isTold || age > LONGEST_TRUST) look()
    }, BETWEEN_LOOKS)
    const deaf =
      chosenWay.peek() === 'plain'
        ? () => {}
        : followLobby({
            changed: look,
            stands(on) {
              if (on && !isTold) look() // what changed before it was told
              isTold = on
            },
            seekers(seekers) {
              const { lobby } = watched.peek()
              if (lobby) watched.value = { ...watched.peek(), lobby: { ...lobby, seekers } }
            },
          })
    addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      deaf()
      removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [])
  return { watched, again }
}

/** What waits is counted in the bar of every page. */
function noteWaits({ mine, invited }: Lobby): void {
  const tables = mine.filter(isYours)
  const known = self.peek()
  if (!known) return
  awaiting.value = tables
  invitedTo.value = invited
  if (known.waits !== tables.length) keepSelf({ ...known, waits: tables.length })
}
