import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastDice } from '@estafette/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { everyGame } from '../test/house.ts'
import { arrive, newRound, playOn } from '../test/players.ts'
import { generous, layOutServer, startServer, type ServerProcess } from '../test/process.ts'
import { expectFileKept } from '../test/verdict.ts'

// The kernel refuses what a process writes beyond a size, as a full disk does; the size is changed
// while it runs. Only Linux can.
const PRLIMIT = '/usr/bin/prlimit'
const TIMES = 3 // that the disk is full
const AHEAD = 40 // acknowledged commands before each
const WHILE = 2500 // milliseconds that it lasts
const LATE = 500 // milliseconds for answers that were under way

let folder: string
let server: ServerProcess
let said = ''
beforeAll(async () => {
  folder = scratchFolder()
  server = await startServer(await layOutServer(folder), join(folder, 'data'), generous)
  for (const stream of [server.child.stdout!, server.child.stderr!]) {
    stream.on('data', (text: Buffer) => (said += String(text)))
  }
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

/** Lets the server write files up to a size. */
function allow(bytes: number | 'unlimited'): void {
  execFileSync(PRLIMIT, ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`])
}

test.skipIf(!existsSync(PRLIMIT))(
  'R29 a full disk: nothing is acknowledged that is not kept, and it goes on by itself',
  async () => {
    const round = newRound()
    const { acknowledged } = round
    const reach = { address: () => server.address, gone: () => {} }
    const game = everyGame.find(({ id }) => id === 'arras')!
    const pairs = [0, 1, 2].map(async (number) => {
      const players = [
        await arrive(reach, `one ${'abc'[number]}`),
        await arrive(reach, `two ${'abc'[number]}`),
      ] as const
      await playOn(game, players, fastDice(number).below, round)
    })
    const playing = Promise.all(pairs)
    playing.catch(() => (round.isStopped = true))
    const grown = async (): Promise<void> => {
      const until = acknowledged.length + AHEAD
      while (acknowledged.length < until && !round.isStopped) await sleep(5)
    }
    for (let time = 0; time < TIMES; time++) {
      await grown()
      said = ''
      allow(4096)
      await sleep(LATE)
      const before = acknowledged.length
      await sleep(WHILE)
      expect(acknowledged.length).toBe(before)
      expect(said).toMatch(/full|disk I\/O/)
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
      expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
      allow('unlimited')
      await grown()
    }
    round.isStopped = true
    await playing
    await server.kill()

    const games = await expectFileKept(join(folder, 'data/estafette.db'), round)
    console.log(`${TIMES} full disks, ${acknowledged.length} acknowledged, ${games} games, 0 lost`)
  },
  600_000,
)
