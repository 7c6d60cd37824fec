import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchGame } from '@estafette/registry/shelf'
import { openStore, Unavailable, type Engine } from '@estafette/store'
import { makeDoor, type FrontDoor } from './door/door.ts'
import { makeStrain } from './door/strain.ts'
import { makeWaitingDoor } from './door/waiting.ts'
import { logLine } from './logger.ts'
import type { ServerOptions } from './options.ts'
import { makeReferee } from './referee/referee.ts'
import { tidy } from './referee/lobby.ts'
import { realDependencies } from './referee/dependencies.ts'
import { startServices } from './services.ts'

/** Games over the network, and what keeps them. */
export interface Games {
  readonly door: FrontDoor
  readonly where: string // the games are kept, for whoever starts the server
  close(): Promise<void>
}

const POLL = 2000
const FOLD = 20_000
const SWEEP = 60 * 60 * 1000

/**
 * Opens the database and the door to its games. A database on a server may come later: until then
 * everybody is asked to come back.
 */
export async function openGames(options: ServerOptions): Promise<Games> {
  try {
    return await begun(options)
  } catch (error) {
    if (options.database === undefined || !(error instanceof Unavailable)) throw error
    return whenThere(options, error)
  }
}

const AGAIN = 1000 // milliseconds from one try to the next

/** Tries again and again until the database is there; what keeps it away is said once. */
function whenThere(options: ServerOptions, first: Error): Games {
  const door = makeWaitingDoor()
  const over = new AbortController()
  const { signal } = over
  let said = first.message
  const waited = async (): Promise<Games | null> => {
    for (;;) {
      await sleep(AGAIN, undefined, { signal }).catch(() => {})
      if (signal.aborted) return null
      try {
        const games = await begun(options)
        door.hang(games.door)
        console.log(`Online games are stored in ${games.where}`)
        return games
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        if (why !== said) report('the database cannot be opened', error)
        said = why
      }
    }
  }
  const opened = waited()
  return {
    door,
    where: `PostgreSQL, which does not answer yet (${first.message}): it is tried every second`,
    async close() {
      over.abort()
      await (await opened)?.close()
    },
  }
}

/** Games on a database that is there. Where several processes share it, wakes on theirs. */
async function begun(options: ServerOptions): Promise<Games> {
  const { data, database, password, origin } = options
  const folder = resolve(data)
  const store = await openStore(database ?? fileIn(folder), { away: tellAway, password })
  const referee = makeReferee(realDependencies(store, fetchGame, report), options.offers)
  const deaf = await store.listen((table) => {
    referee.catchUp(table).catch((error: unknown) => report('a table could not be read', error))
  })
  const polling = setInterval(() => {
    referee.poll().catch((error: unknown) => report('tables could not be read', error))
  }, POLL).unref()
  const tidyUp = (): void => {
    tidy(referee).catch((error: unknown) => report('cleanup failed', error))
  }
  tidyUp()
  const sweeping = setInterval(tidyUp, SWEEP).unref()
  const folding = setInterval(referee.fold, FOLD).unref()
  const running = await startServices(referee, options)
  return {
    door: makeDoor(referee, { origin }, { ...options, strain: makeStrain() }, running),
    where: database === undefined ? folder : 'PostgreSQL',
    close() {
      clearInterval(polling)
      clearInterval(sweeping)
      clearInterval(folding)
      return running.close().then(() => closed(store, deaf))
    },
  }
}

/** The file of the database in a folder, which is made where there is none. */
export function fileIn(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return fileOf(folder)
}

/** The same, whether it is there or not. */
export function fileOf(folder: string): string {
  return join(folder, 'estafette.db')
}

async function closed(store: Engine, deaf: () => Promise<void>): Promise<void> {
  await deaf()
  await store.close()
}

function tellAway(why: string | null): void {
  if (why === null) console.error(logLine({ trouble: 'the database is back', why: '' }))
  else console.error(logLine({ trouble: 'the database does not answer', why }))
}

/** One line for whoever runs the server; never what somebody sent. */
function report(what: string, error: unknown): void {
  if (error instanceof Unavailable && error.isAway) return // which was said once
  const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  console.error(logLine({ trouble: what, why }))
}
