/** A page that is connected, by a socket or by an event stream. */
export interface ConnectedPage {
  readonly session: string | null // of whoever is known on its device
  readonly person: string | null // by the id of their account
  readonly address: string
  readonly end: (why: 'session' | 'stopping') => void
}

/** The pages that are connected, whichever way. */
export interface Pages {
  /** Lets a page in; null where its person or its address has too many. Returns how it leaves. */
  enter(page: ConnectedPage): (() => void) | null
  /** Whether somebody has a page connected to this process. */
  isHere(person: string): boolean
  /** Ends those of a session. */
  endSession(session: string): void
  /** Ends all of them: the server stops. */
  stop(): void
}

const MOST_PER_SESSION = 10

/** Begins with nobody. */
export function makePages(mostPerAddress: number): Pages {
  const all = new Set<ConnectedPage>()
  const counts = new Map<string, number>()
  const count = (key: string, by: number): void => {
    const now = (counts.get(key) ?? 0) + by
    if (now > 0) counts.set(key, now)
    else counts.delete(key)
  }
  return {
    enter(page) {
      const { session, address } = page
      const keys = [`address ${address}`, ...(session === null ? [] : [`session ${session}`])]
      if ((counts.get(keys[0]!) ?? 0) >= mostPerAddress) return null
      if (keys[1] !== undefined && (counts.get(keys[1]) ?? 0) >= MOST_PER_SESSION) return null
      all.add(page)
      for (const key of keys) count(key, 1)
      return () => {
        if (!all.delete(page)) return
        for (const key of keys) count(key, -1)
      }
    },
    isHere: (person) => [...all].some((page) => page.person === person),
    endSession(session) {
      for (const page of all) if (page.session === session) page.end('session')
    },
    stop() {
      for (const page of all) page.end('stopping')
    },
  }
}
