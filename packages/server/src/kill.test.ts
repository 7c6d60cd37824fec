import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastDice, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong, oneOfEachSeries } from '../../../scripts/lanes.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { arrive, newRound, playOn, type Round } from '../test/players.ts'
import { generous, layOutServer, startServer, type ServerProcess } from '../test/process.ts'
import { expectFileKept } from '../test/verdict.ts'

const KILLS = Number(process.env['KILLS'] ?? (isLong ? 20 : 4))
const titles = KILLS >= 50 ? games : oneOfEachSeries(games) // in turn, a pair each
const PAIRS = 9 // who play at a time
const BETWEEN = KILLS >= 50 ? 46 : 20 // acknowledged commands from one kill to the next, at least

let folder: string
let server: ServerProcess
let restart: () => Promise<ServerProcess>
beforeAll(async () => {
  folder = scratchFolder()
  const program = await layOutServer(folder)
  const data = join(folder, 'data')
  server = await startServer(program, data, generous)
  const port = Number(new URL(server.address).port) // the same again, as behind a proxy
  restart = () => startServer(program, data, generous, port)
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

/** Two people who play one game after another. */
async function playPair(game: Game, number: number, round: Round): Promise<void> {
  const letter = 'abcdefghi'[number]!
  const reach = { address: () => server.address, gone: () => {} }
  const players = [
    await arrive(reach, `one ${letter}`),
    await arrive(reach, `two ${letter}`),
  ] as const
  await playOn(game, players, fastDice(number).below, round)
}

test(
  `R1 ${KILLS} kills of a server in the midst of play lose nothing, and double nothing`,
  async () => {
    const round = newRound()
    const { acknowledged } = round
    const playing = Promise.all(
      Array.from({ length: PAIRS }, (_, number) =>
        playPair(titles[number % titles.length]!, number, round),
      ),
    )
    playing.catch(() => (round.isStopped = true)) // nobody is left to wait for
    const { below } = fastDice(1940)
    for (let kill = 0; kill < KILLS && !round.isStopped; kill++) {
      const until = acknowledged.length + BETWEEN + below(BETWEEN)
      while (acknowledged.length < until && !round.isStopped) await sleep(1)
      await sleep(below(25)) // at any moment, not when something was just answered
      await server.kill()
      server = await restart()
      if (kill % 10 === 9) console.log(`${kill + 1} kills, ${acknowledged.length} acknowledged`)
    }
    round.isStopped = true
    await playing
    await server.kill()

    const games = await expectFileKept(join(folder, 'data/estafette.db'), round)
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * BETWEEN)
    console.log(`${KILLS} kills, ${acknowledged.length} acknowledged, ${games} games, 0 lost`)
  },
  4 * 3_600_000,
)
