import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ignored, limited } from './postgres-watch.ts'

/** Milliseconds between two looks whether the connection still stands, and for an answer to that. */
const LOOKING = 10_000
const ANSWERING = 2000

/** Milliseconds until another connection is tried. */
const AGAIN = 500

/**
 * Hears the words of other processes on a connection of its own, which is made anew whenever it
 * breaks. Returns how to hear no more.
 */
export async function listening(
  terms: pg.ClientConfig,
  channel: string,
  heard: (word: string) => void,
): Promise<() => Promise<void>> {
  const over = new AbortController()
  const { signal } = over

  /** Hears for as long as a connection stands. */
  const hear = async (begun: () => void): Promise<void> => {
    const client = new pg.Client(terms)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', ignored)
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await client.connect()
      await limited(ANSWERING, client.query(`LISTEN ${channel}`))
      begun()
      while (!signal.aborted) {
        await Promise.race([ended, sleep(LOOKING, undefined, { signal, ref: false })])
        await limited(ANSWERING, client.query('SELECT 1'))
      }
    } finally {
      client.end().catch(ignored)
    }
  }

  let work: Promise<void> = Promise.resolve()
  const keepOn = async (begun: () => void): Promise<void> => {
    while (!signal.aborted) {
      await hear(begun).catch(ignored) // whatever went wrong: a poll makes up for what is not heard
      begun()
      await sleep(AGAIN, undefined, { signal, ref: false }).catch(ignored)
    }
  }
  await new Promise<void>((begun) => {
    work = keepOn(begun)
  })
  return async () => {
    over.abort()
    await limited(ANSWERING, work).catch(ignored)
  }
}
