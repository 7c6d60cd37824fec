import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { moveBy, openStore } from '@estafette/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOfEachSeries } from '../../../scripts/lanes.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { layLine, type DeafLine } from '../../store/test/deaf-line.ts'
import { startPostgres, type TestServer } from '../../store/test/postgres-server.ts'
import { arrive, newRound, playOn, type Reach, type Round } from '../test/players.ts'
import { generous, layOutServer, startServer, type ServerProcess } from '../test/process.ts'
import { expectAllKept } from '../test/verdict.ts'

// The database goes and comes back in the midst of play: nobody has to start anything again.
const RESTARTS = Number(process.env['RESTARTS'] ?? 12)
const AHEAD = 20 // acknowledged commands before each
const ANSWERED = 5000 // milliseconds in which everybody hears at least that they have to wait
const BACK = 10_000 // and in which play goes on when the database is back

let folder: string
let database: TestServer
let lines: DeafLine[] // of each process its own
let servers: ServerProcess[]
let start: (line: number) => Promise<ServerProcess>
let said = ''
beforeAll(async () => {
  folder = scratchFolder()
  database = await startPostgres()
  const port = Number(new URL(database.url).port)
  lines = await Promise.all([layLine(port), layLine(port)])
  const program = await layOutServer(folder)
  start = async (line) => {
    const url = new URL(database.url)
    url.port = String(lines[line]!.port)
    const environment = { ...generous, DATABASE_URL: url.href }
    const server = await startServer(program, join(folder, 'data'), environment)
    server.child.stderr!.on('data', (text: Buffer) => (said += String(text)))
    return server
  }
  servers = await Promise.all([start(0), start(1)])
})
afterAll(async () => {
  for (const server of servers) await server.kill()
  for (const line of lines) await line.close()
  await database.stop()
  rmSync(folder, { recursive: true })
})

/** Turns to one process, and never to another: it is the database that goes. */
const reachTo = (at: number): Reach => ({ address: () => servers[at]!.address, gone: () => {} })

/** Pairs who play at both processes until the round is over. */
function playing(
  round: Round,
  what: string,
  [first, second]: readonly [number, number] = [0, 1],
): Promise<unknown> {
  const pairs = oneOfEachSeries(games).map(async (game, number) => {
    const letter = 'abcdefghi'[number]!
    const players = [
      await arrive(reachTo(first), `one ${what} ${letter}`),
      await arrive(reachTo(second), `two ${what} ${letter}`),
    ] as const
    await playOn(game, players, fastDice(number).below, round)
  })
  const all = Promise.all(pairs)
  all.catch(() => (round.isStopped = true))
  return all
}

async function grown(round: Round, by: number): Promise<void> {
  const until = round.acknowledged.length + by
  while (round.acknowledged.length < until && !round.isStopped) await sleep(5)
}

/** How long the first command from a moment on had to wait. */
async function waited(round: Round, since: number): Promise<number> {
  const before = round.acknowledged.length
  while (round.acknowledged.length === before && !round.isStopped) await sleep(1)
  return Date.now() - since
}

/** Everything that is asked while nobody keeps games: an answer, and in time. */
async function expectBusy({ address }: ServerProcess): Promise<void> {
  const began = Date.now()
  const call = { v: 1, call: 'open', table: 'a'.repeat(16) }
  const headers = { 'content-type': 'application/json', origin: address }
  const [ready, lobby, called, alive] = await Promise.all([
    fetch(`${address}/readyz`),
    fetch(`${address}/api/lobby`),
    fetch(`${address}/api/call`, { method: 'POST', headers, body: JSON.stringify(call) }),
    fetch(`${address}/healthz`),
  ])
  expect(Date.now() - began).toBeLessThan(ANSWERED)
  expect([ready, lobby, called, alive].map(({ status }) => status)).toEqual([503, 503, 503, 200])
  expect(lobby.headers.get('retry-after')).toBe('1')
  for (const one of [lobby, called]) expect(await one.json()).toMatchObject({ told: 'busy' })
}

test(`R29 ${RESTARTS} restarts of PostgreSQL in the midst of play: no process ends, nothing is lost`, async () => {
  const round = newRound()
  const play = playing(round, 'restart')
  const gaps: number[] = []
  for (let restart = 0; restart < RESTARTS && !round.isStopped; restart++) {
    await grown(round, AHEAD)
    await database.halt(restart % 2 === 0 ? 'fast' : 'immediate')
    await sleep(restart % 3 === 2 ? 1500 : 0) // sometimes it takes a while
    await database.start()
    gaps.push(await waited(round, Date.now()))
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
  }
  round.isStopped = true
  await play
  expect(Math.max(...gaps)).toBeLessThan(BACK)
  expect(said).toContain('the database is back')
  const store = await openStore(database.url)
  const kept = await expectAllKept(store, round)
  await store.close()
  const longest = `${Math.max(...gaps)} ms from its return to the next command at most`
  console.log(`${RESTARTS} restarts, ${round.acknowledged.length} kept, ${kept} games, ${longest}`)
}, 3_600_000)

test('R29 a database that swallows what it is sent, and one that was stopped: everybody is answered', async () => {
  const round = newRound()
  const play = playing(round, 'deaf')
  await grown(round, AHEAD)

  for (const line of lines) line.swallow()
  await Promise.all(servers.map(expectBusy))
  await sleep(ANSWERED)
  const before = round.acknowledged.length
  await Promise.all(servers.map(expectBusy))
  expect(round.acknowledged.length).toBe(before)
  for (const line of lines) line.open()
  const first = await waited(round, Date.now())
  await grown(round, AHEAD)

  await database.halt('fast')
  await Promise.all(servers.map(expectBusy))
  await database.start()
  const second = await waited(round, Date.now())
  await grown(round, AHEAD)
  expect(Math.max(first, second)).toBeLessThan(BACK)
  expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
  round.isStopped = true
  await play
  console.log(`play went on after ${first} ms and ${second} ms`)
}, 600_000)

test('R26 a process that is cut off from the database keeps nothing, and the other goes on', async () => {
  const [cut, other] = [newRound(), newRound()]
  const plays = [playing(cut, 'cut', [0, 0]), playing(other, 'near', [1, 1])]
  await Promise.all([grown(cut, AHEAD), grown(other, AHEAD)])
  lines[0]!.swallow()
  await expectBusy(servers[0]!)
  const [before, behind] = [cut.acknowledged.length, other.acknowledged.length]
  await sleep(ANSWERED)
  expect(cut.acknowledged.length).toBe(before)
  expect(other.acknowledged.length).toBeGreaterThan(behind)
  lines[0]!.open()
  expect(await waited(cut, Date.now())).toBeLessThan(BACK)
  await grown(cut, AHEAD)
  for (const round of [cut, other]) round.isStopped = true
  await Promise.all(plays)
  const store = await openStore(database.url)
  for (const { acknowledged } of [cut, other]) {
    const kept = await Promise.all(
      acknowledged.map(({ table, id }) => moveBy(store.read, table, id)),
    )
    expect(kept.map((move) => move?.version)).toEqual(acknowledged.map(({ version }) => version))
  }
  await store.close()
}, 600_000)

test('R29 a server starts without its database, ends without it, and serves when it comes', async () => {
  await database.halt('fast')
  const asked = servers[0]!
  const ended = new Promise<number | null>((resolve) => asked.child.once('exit', resolve))
  asked.child.kill('SIGTERM')
  expect(await ended).toBe(0)
  servers[0] = await start(0)
  await expectBusy(servers[0])
  expect(await (await fetch(`${servers[0].address}/`)).text()).toContain('Estafette')
  await database.start()
  const began = Date.now()
  while ((await fetch(`${servers[0].address}/readyz`)).status !== 200) await sleep(50)
  expect(Date.now() - began).toBeLessThan(BACK)
  expect((await fetch(`${servers[0].address}/api/lobby`)).status).toBe(200)
}, 600_000)
