import { Unavailable } from './sql.ts'

/** Knows whether a database answers, so that nobody waits for one that does not. */
export interface DatabaseWatch {
  /** Goes on where the database answers; rejects at once while it does not. */
  reached(): Promise<void>
  /** A connection was lost: the database is asked whether it is still there. */
  doubt(error: unknown): void
  close(): void
}

/** Milliseconds between two looks for a database that is away. */
const LOOKING = 250

/** Watches a database by asking it; `told` hears why it is away, and null when it is back. */
export function makeWatch(
  ask: () => Promise<void>,
  told: (why: string | null) => void,
): DatabaseWatch {
  let state: 'there' | 'doubted' | 'away' = 'there'
  let why: unknown
  let first: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const look = async (): Promise<void> => {
    try {
      await ask()
      if (state === 'away') told(null)
      state = 'there'
    } catch (error) {
      if (isClosed) return
      if (state === 'doubted') told(new Unavailable(error).message)
      state = 'away'
      timer = setTimeout(() => void look(), LOOKING).unref()
    }
  }

  return {
    async reached() {
      if (state === 'doubted') await first
      if (state !== 'there') throw new Unavailable(why, true)
    },
    doubt(error) {
      why = error
      if (state !== 'there' || isClosed) return
      state = 'doubted'
      first = look()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Nothing came back in time. */
class LateError extends Error {
  constructor() {
    super('no answer in time')
  }
}

/** Rejects when something takes longer than agreed; what comes of it later is not heard. */
export async function limited<T>(limit: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError()), limit)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    if (error instanceof LateError) asked.catch(ignored)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export function ignored(): void {}

// How the system, PostgreSQL and the library say that nobody is there, or has no time or room.
const network = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ERR_STREAM)/
const gone = /^(?:08|57P0[1-5]|25P0[34])/
const short = /^(?:53|57014|55P03|25006|58)/
const words =
  /^(?:Connection terminated|timeout exc|timeout expired|Client (?:was closed|has encountered))/

/** Whether a connection was lost, or the database refuses for now; null for any other error. */
export function reasonOf(error: unknown): 'lost' | 'refused' | null {
  if (error instanceof LateError) return 'lost'
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (network.test(code) || gone.test(code) || words.test(error.message)) return 'lost'
  return short.test(code) ? 'refused' : null
}
