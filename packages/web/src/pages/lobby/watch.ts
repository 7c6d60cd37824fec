import type { Lobby } from '@estafette/protocol'
import { signal, type ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { askLobby, type Trouble } from '../../online/http.ts'
import { learnMe } from '../../online/who.ts'

/** What the page knows of the lobby. */
export interface Watched {
  readonly lobby: Lobby | null // as it was last told
  readonly told: number // when, in milliseconds since 1970
  readonly trouble: Trouble | null // why it was not told again
}

const BETWEEN_LOOKS = 10_000 // milliseconds

/** Asks for the lists again and again while somebody looks at them. */
export function useLobby(): {
  readonly watched: ReadonlySignal<Watched>
  readonly again: () => Promise<void>
} {
  const watched = useMemo(() => signal<Watched>({ lobby: null, told: 0, trouble: null }), [])
  const again = async (): Promise<void> => {
    const reply = await askLobby()
    watched.value = reply.ok
      ? { lobby: reply.value, told: Date.now(), trouble: null }
      : { ...watched.value, trouble: reply.trouble }
  }
  useEffect(() => {
    void learnMe().then(again)
    const look = (): void => {
      if (document.visibilityState === 'visible') void again()
    }
    const timer = setInterval(look, BETWEEN_LOOKS)
    addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [])
  return { watched, again }
}
