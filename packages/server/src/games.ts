import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fetchGame } from '@estafette/registry/shelf'
import { openStore, type Engine } from '@estafette/store'
import { makeDoor, type FrontDoor } from './door/door.ts'
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

/** Opens the database and the door to its games. Where several processes share it, wakes on theirs. */
export async function openGames(options: ServerOptions): Promise<Games> {
  const { data, database, origin } = options
  const folder = resolve(data)
  const store = await openStore(database ?? fileIn(folder))
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
    door: makeDoor(referee, { origin }, options, running),
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
  return join(folder, 'estafette.db')
}

async function closed(store: Engine, deaf: () => Promise<void>): Promise<void> {
  await deaf()
  await store.close()
}

/** One line for whoever runs the server; never what somebody sent. */
function report(what: string, error: unknown): void {
  const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  console.error(logLine({ trouble: what, why }))
}
