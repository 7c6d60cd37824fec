import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastDice, type Game } from '@estafette/kernel'
import { readTold, type Call, type Command, type Told } from '@estafette/protocol'
import { movesAfter, openStore, tableIds, tableOf } from '@estafette/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { CONTRIBUTION, everyGame, openHouse } from '../test/house.ts'
import { makePage } from '../test/page.ts'
import { layOutServer, startServer, type ServerProcess } from '../test/process.ts'

const KILLS = Number(process.env['KILLS'] ?? 20)
const games = ['arras', 'celles', 'met', 'arras', 'undone', 'arras', 'celles', 'arras'] // a pair each
const BETWEEN = KILLS >= 50 ? 46 : 20 // acknowledged commands from one kill to the next, at least

let folder: string
let server: ServerProcess
let restart: () => Promise<ServerProcess>
beforeAll(async () => {
  folder = scratchFolder()
  const program = await layOutServer(folder)
  const data = join(folder, 'data')
  const most = '1000000'
  const environment = { RATE: most, BURST: most, GUESTS: most, CONNECTIONS: most }
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
    await sleep(20)
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

/** Seats two at a new table, each of them a cookie, however often the server dies meanwhile. */
async function seatTwo(game: Game, cookies: readonly string[]): Promise<string> {
  for (;;) {
    const terms = { game: game.id, scenario: game.scenarios[0]!, options: {}, seat: 0 }
    const more = { pace: { kind: 'none' }, watchable: true, listed: false }
    const body = { ...terms, ...more, contribution: CONTRIBUTION }
    const laid = await insist('/api/table', body, cookies[0])
    const said = (await laid.json().catch(() => null)) as {
      table: string
      invitations: { secret: string }[]
    } | null
    if (!said) continue
    const { table, invitations } = said
    const sitting = { table, invitation: invitations[0]!.secret, contribution: CONTRIBUTION }
    await insist('/api/sit', sitting, cookies[1])
    return table
  }
}

/** What was acknowledged to those who play, and whether they go on. */
interface Round {
  readonly acknowledged: { readonly table: string; readonly version: number; readonly id: string }[]
  isStopped: boolean
}

/** Plays both seats at random until the game is over or the round; notes what was acknowledged. */
async function playTable(
  game: Game,
  table: string,
  cookies: readonly string[],
  below: (count: number) => number,
  round: Round,
): Promise<void> {
  const pages = cookies.map(() => makePage())
  while (!round.isStopped) {
    for (const [seat, page] of pages.entries()) {
      const known = page.standing ? { version: page.standing.version } : {}
      page.hear(await call(cookies[seat]!, { v: 1, call: 'open', table, ...known }))
      if (page.standing!.ending) return
      for (let choices = page.choices(game); choices.length > 0; choices = page.choices(game)) {
        if (round.isStopped) return
        const id = randomUUID()
        const { version } = page.standing!
        const command: Command = { do: 'take', choices: [choices[below(choices.length)]!] }
        const sent: Call = { v: 1, call: 'command', id, table, version, command }
        const told = await call(cookies[seat]!, sent)
        if (told.told !== 'done') throw new Error(JSON.stringify(told))
        round.acknowledged.push({ table, version: told.version, id })
        page.hear(told)
      }
    }
  }
}

/** Two people who play one game after another. */
async function playPair(game: Game, number: number, round: Round): Promise<void> {
  const letter = 'abcdefgh'[number]!
  const cookies = [await guest(`one ${letter}`), await guest(`two ${letter}`)]
  const { below } = fastDice(number)
  while (!round.isStopped) {
    const table = await seatTwo(game, cookies)
    await playTable(game, table, cookies, below, round)
  }
}

test(
  `R1 ${KILLS} kills of a server in the midst of play lose nothing, and double nothing`,
  async () => {
    const round: Round = { acknowledged: [], isStopped: false }
    const { acknowledged } = round
    const playing = Promise.all(
      games.map((id, number) =>
        playPair(
          everyGame.find((one) => one.id === id)!,
          number,
          round,
        ),
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

    const store = await openStore(join(folder, 'data/estafette.db'))
    expect(await store.read.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    const kept = new Map<string, string>()
    let begun = 0
    for (const table of await tableIds(store.read)) {
      const moves = await movesAfter(store.read, table)
      expect(moves.map(({ version }) => version)).toEqual(moves.map((_, at) => at + 1))
      for (const { version, command } of moves) kept.set(`${table} ${version}`, command)
      begun += Math.min(moves.length, 1)
    }
    const lost = acknowledged.filter(
      ({ table, version, id }) => kept.get(`${table} ${version}`) !== id,
    )
    expect(lost).toEqual([])
    // Whoever sends insists until it is acknowledged: what is kept beyond that was doubled.
    expect(kept.size - begun).toBe(acknowledged.length)
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * BETWEEN)

    const house = await openHouse('', { store })
    for (const table of await tableIds(store.read)) {
      const row = await tableOf(store.read, table)
      const desk = await house.referee.desks.load(table) // replays, and holds against every hash
      expect(desk?.version).toBe(row?.version)
    }
    expect(house.troubles).toEqual([])
    console.log(`${KILLS} kills, ${acknowledged.length} acknowledged, ${begun} games, 0 lost`)
    await store.close()
  },
  4 * 3_600_000,
)
