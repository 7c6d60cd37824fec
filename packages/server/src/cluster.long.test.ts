import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastDice } from '@estafette/kernel'
import { openStore } from '@estafette/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { startPostgres, type TestServer } from '../../store/test/postgres-server.ts'
import { games } from '@estafette/registry'
import { oneOfEachSeries } from '../../../scripts/lanes.ts'
import { arrive, newRound, playOn, type Reach } from '../test/players.ts'
import { generous, layOutServer, startServer, type ServerProcess } from '../test/process.ts'
import { expectAllKept } from '../test/verdict.ts'

const KILLS = 6
const BETWEEN = 60
const LONGEST_GAP = 10_000

let folder: string
let database: TestServer
let servers: ServerProcess[]
let start: (port?: number) => Promise<ServerProcess>
beforeAll(async () => {
  folder = scratchFolder()
  database = await startPostgres()
  const program = await layOutServer(folder)
  const environment = { ...generous, DATABASE_URL: database.url }
  start = (port) => startServer(program, join(folder, 'data'), environment, port)
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  for (const server of servers) await server.kill()
  await database.stop()
  rmSync(folder, { recursive: true })
})

/** Turns to one process, and to the other when nobody answers there. */
function reachFrom(first: number): Reach {
  let at = first
  return {
    address: () => servers[at]!.address,
    gone: () => void (at = 1 - at),
  }
}

test(`R25 two processes serve the same games; ${KILLS} times one is killed, and those who played there go on`, async () => {
  const round = newRound()
  const { acknowledged } = round
  const playing = Promise.all(
    oneOfEachSeries(games).map(async (game, number) => {
      const letter = 'abcdefghi'[number]!
      const players = [
        await arrive(reachFrom(0), `one ${letter}`),
        await arrive(reachFrom(1), `two ${letter}`),
      ] as const
      await playOn(game, players, fastDice(number).below, round)
    }),
  )
  playing.catch(() => (round.isStopped = true))
  for (let kill = 0; kill < KILLS && !round.isStopped; kill++) {
    const until = acknowledged.length + BETWEEN
    while (acknowledged.length < until && !round.isStopped) await sleep(1)
    const victim = servers[kill % 2]!
    await victim.kill()
    const killed = Date.now()
    const before = acknowledged.length
    while (acknowledged.length < before + BETWEEN / 2 && !round.isStopped) await sleep(1)
    const next = acknowledged[before]
    if (next) expect(next.time - killed).toBeLessThan(LONGEST_GAP)
    servers[kill % 2] = await start(Number(new URL(victim.address).port))
  }
  round.isStopped = true
  await playing

  const store = await openStore(database.url)
  const kept = await expectAllKept(store, round)
  console.log(`${KILLS} kills of one of two, ${acknowledged.length} acknowledged, ${kept} games`)
  await store.close()
}, 3_600_000)
