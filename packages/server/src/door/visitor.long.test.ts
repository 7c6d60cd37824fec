import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@estafette/registry'
import { openStore } from '@estafette/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { layOutServer, startServer, type ServerProcess } from '../../test/process.ts'
import { CONTRIBUTION } from '../../test/house.ts'
import { fillStore, type Stored } from '../load/fill.ts'
import { stampOf } from '../referee/dependencies.ts'

// One visitor who keeps to the limits and asks for what costs most, while two others play on.
const SECONDS = Number(process.env['SECONDS'] ?? 12)
const SHARE = 0.25 // of a second of the server's CPU that a visitor may have in each second
const TICK = 10 // milliseconds of a clock tick, as Linux counts them

let folder: string
let server: ServerProcess
let longest: Stored
beforeAll(async () => {
  folder = scratchFolder()
  const program = await layOutServer(folder)
  const data = join(folder, 'data')
  mkdirSync(data)
  const store = await openStore(join(data, 'estafette.db'), { sync: 'NORMAL' })
  const titles = games.filter(({ id }) => id === 'challenged')
  const filling = { games: 3, half: 100, ended: 0 }
  const stored = await fillStore(store, titles, filling, stampOf(program), () => {})
  await store.close()
  longest = stored[0]!
  server = await startServer(program, data)
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

const cpu = (): number => {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

async function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: server.address, cookie }
  return fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function pair(): Promise<{ readonly table: string; readonly cookie: string }> {
  const enter = async (name: string): Promise<string> =>
    (await post('/api/guest', { name, language: 'en' })).headers.get('set-cookie')!.split(';')[0]!
  const [host, other] = [await enter('one who plays'), await enter('another')]
  const game = games[0]!
  const terms = { game: game.id, scenario: game.scenarios[0]!, options: {}, seat: 0 }
  const more = { pace: { kind: 'none' }, watchable: true, listed: false }
  const laid = await post('/api/table', { ...terms, ...more, contribution: CONTRIBUTION }, host)
  const { table, invitations } = (await laid.json()) as {
    table: string
    invitations: { secret: string }[]
  }
  const invitation = invitations[0]!.secret
  await post('/api/sit', { table, invitation, contribution: CONTRIBUTION }, other)
  return { table, cookie: host }
}

/** Commands one after another for a while, and how long each took. */
async function commands({ table, cookie }: { table: string; cookie: string }): Promise<number[]> {
  const times: number[] = []
  const end = Date.now() + SECONDS * 1000
  const version = 1
  while (Date.now() < end) {
    const command = { do: 'undo', count: 1 } // which is refused: nothing was done
    const began = performance.now()
    const call = { v: 1, call: 'command', id: randomUUID(), table, version, command }
    const told = (await (await post('/api/call', call, cookie)).json()) as { told: string }
    times.push(performance.now() - began)
    if (told.told === 'busy') await sleep(200)
    await sleep(130) // within what one person may send
  }
  return times.sort((a, b) => a - b)
}

const at = (times: readonly number[], share: number): string =>
  `${times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0)} ms`

test(`T25 all that a visitor within the limits can ask for takes little of the server's time`, async () => {
  const players = await pair()
  await commands(players) // until everything has been compiled that they need
  const quiet = cpu()
  const alone = await commands(players)
  const own = cpu() - quiet // for those who play
  const says = (what: string, times: readonly number[]): void =>
    console.log(`${what}: median ${at(times, 0.5)}, 99 of 100 within ${at(times, 0.99)}`)
  says('alone', alone)
  const { id: table, moves } = longest
  for (const [what, call] of [
    ['steps', { v: 1, call: 'open', table, version: moves - 190 }],
    ['few steps', { v: 1, call: 'open', table, version: moves - 20 }],
    ['the whole table', { v: 1, call: 'open', table }],
    ['the past', { v: 1, call: 'past', table, from: moves - 100, count: 64 }],
  ] as const) {
    await post('/api/call', call)
    await sleep(10_000) // what was spent comes back
    const before = cpu()
    const visit = { answered: 0, refused: 0, isOver: false }
    const playing = commands(players).finally(() => (visit.isOver = true))
    const ask = async (): Promise<void> => {
      const text = await (await post('/api/call', call)).text()
      visit[text.includes('"told":"busy"') ? 'refused' : 'answered']++
    }
    const asked: Promise<void>[] = []
    while (!visit.isOver) {
      asked.push(ask())
      await sleep(100)
    }
    says(`beside a visitor who asks for ${what}`, await playing)
    await Promise.all(asked)
    const spent = Math.max(0, cpu() - before - own)
    const { answered, refused } = visit
    const each = (spent / answered).toFixed(1)
    const share = `${spent} ms of CPU in ${SECONDS} s, ${each} ms for each that was answered`
    console.log(`${what}: ${answered} answered, ${refused} asked to wait, ${share}`)
    expect(spent / (SECONDS * 1000)).toBeLessThan(SHARE)
  }
}, 600_000)
