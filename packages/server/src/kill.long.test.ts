import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice, type Game } from '@estafette/kernel'
import { readTold, type Call, type Command, type Told } from '@estafette/protocol'
import { movesAfter, openStore, tableIds, tableOf } from '@estafette/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { CONTRIBUTION, everyGame, openHouse } from '../test/house.ts'
import { makePage } from '../test/page.ts'
import { layOutServer, startServer, type ServerProcess } from '../test/process.ts'

const KILLS = Number(process.env['KILLS'] ?? 20)
const TABLES = 4
const BETWEEN = 40 // acknowledged commands from one kill to the next, and some more by chance

let folder: string
let server: ServerProcess
let program: string
let restart: () => Promise<ServerProcess>
beforeAll(async () => {
  folder = scratchFolder()
  program = await layOutServer(folder)
  const data = join(folder, 'data')
  const environment = { RATE: '10000', BURST: '10000' }
  server = await startServer(program, data, environment)
  const port = Number(new URL(server.address).port) // the same again, as behind a proxy
  restart = () => startServer(program, data, environment, port)
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

/** Sends until there is an answer: what a page does when the server is gone for a while. */
async function insist(path: string, body: unknown, cookie = ''): Promise<Response> {
  for (;;) {
    try {
      const headers = { 'content-type': 'application/json', origin: server.address, cookie }
      const text = JSON.stringify(body)
      const response = await fetch(server.address + path, { method: 'POST', headers, body: text })
      if (response.status < 500) return response
    } catch {
      // gone for a while
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function call(cookie: string, message: Call): Promise<Told> {
  for (;;) {
    const response = await insist('/api/call', message, cookie)
    const text = await response.text().catch(() => '') // cut off in the midst of an answer
    const read = readTold(text)
    if (read.ok && read.value.told !== 'busy') return read.value
  }
}

async function guest(name: string): Promise<string> {
  const response = await insist('/api/guest', { name, language: 'en' })
  return response.headers.get('set-cookie')!.split(';')[0]!
}

/** Two seats at a table, each a cookie. */
async function seatTwo(number: number): Promise<{ table: string; cookies: string[] }> {
  const letter = 'abcdefgh'[number]!
  const cookies = [await guest(`one ${letter}`), await guest(`two ${letter}`)]
  const terms = { game: 'arras', scenario: 'historical', options: {}, seat: 0, listed: false }
  const more = { pace: { kind: 'none' }, watchable: true, contribution: CONTRIBUTION }
  const laid = await insist('/api/table', { ...terms, ...more }, cookies[0])
  const { table, invitations } = (await laid.json()) as {
    table: string
    invitations: { secret: string }[]
  }
  const sitting = { table, invitation: invitations[0]!.secret, contribution: CONTRIBUTION }
  await insist('/api/sit', sitting, cookies[1])
  return { table, cookies }
}

interface Acknowledged {
  readonly table: string
  readonly version: number
  readonly id: string
}

/** Plays a seat at random until it is told to stop; notes what was acknowledged. */
async function playSeat(
  game: Game,
  table: string,
  cookie: string,
  seed: number,
  acknowledged: Acknowledged[],
  isStopped: () => boolean,
): Promise<void> {
  const page = makePage()
  const { below } = fastDice(seed)
  while (!isStopped() && !page.standing?.ending) {
    const known = page.standing ? { version: page.standing.version } : {}
    page.hear(await call(cookie, { v: 1, call: 'open', table, ...known }))
    const choices = page.choices(game)
    const choice = choices[below(choices.length || 1)]
    if (choice === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      continue
    }
    const id = randomUUID()
    const { version } = page.standing!
    const command: Command = { do: 'take', choices: [choice] }
    const told = await call(cookie, { v: 1, call: 'command', id, table, version, command })
    if (told.told !== 'done') throw new Error(JSON.stringify(told))
    acknowledged.push({ table, version: told.version, id })
    page.hear(told)
  }
}

test(`R1 ${KILLS} kills of a server in the midst of play lose nothing, and double nothing`, async () => {
  const arras = everyGame.find(({ id }) => id === 'arras')!
  const games = await Promise.all(Array.from({ length: TABLES }, (_, number) => seatTwo(number)))
  const acknowledged: Acknowledged[] = []
  let stopped = false
  const playing = games.flatMap(({ table, cookies }, at) =>
    cookies.map((cookie, seat) =>
      playSeat(arras, table, cookie, at * 2 + seat, acknowledged, () => stopped),
    ),
  )
  const { below } = fastDice(1940)
  for (let kill = 0; kill < KILLS; kill++) {
    const until = acknowledged.length + BETWEEN + below(BETWEEN)
    await expect
      .poll(() => acknowledged.length, { timeout: 60_000, interval: 1 })
      .toBeGreaterThan(until)
    await server.kill()
    server = await restart()
  }
  stopped = true
  await Promise.all(playing)
  await server.kill()

  const store = await openStore(join(folder, 'data/estafette.db'))
  const house = await openHouse('', { store })
  expect(acknowledged.length).toBeGreaterThan(KILLS * BETWEEN)
  for (const { table, version, id } of acknowledged) {
    const moves = await movesAfter(store.read, table, version - 1)
    expect([moves[0]?.version, moves[0]?.command]).toEqual([version, id])
  }
  const counted = new Set(acknowledged.map(({ table, version }) => `${table} ${version}`))
  expect(counted.size).toBe(acknowledged.length)
  for (const table of await tableIds(store.read)) {
    const row = await tableOf(store.read, table)
    const desk = await house.referee.desks.load(table) // replays, and holds against every hash
    expect(desk?.version).toBe(row?.version)
  }
  expect(house.troubles).toEqual([])
  await store.close()
})
