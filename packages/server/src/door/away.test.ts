import { once } from 'node:events'
import { openStore, Unavailable, type Engine } from '@estafette/store'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readTold } from '@estafette/protocol'
import { WebSocket } from 'ws'
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { openVisit, type Visit } from '../../test/visit.ts'
import { serve } from '../serve.ts'
import { makeWaitingDoor } from './waiting.ts'

const folder = scratchFolder()
let visit: Visit
let real: Engine
let isAway = false // nothing can be asked
let isFull = false // nothing can be written
let time = 0
const away = (): never => {
  throw new Unavailable(new Error('connect ECONNREFUSED'), true)
}
beforeAll(async () => {
  real = await openStore(join(folder, 'away.db'))
  const store: Engine = {
    ...real,
    read: {
      all: (text, values) => (isAway ? away() : real.read.all(text, values)),
      run: (text, values) => (isAway ? away() : real.read.run(text, values)),
    },
    write: async (unit) => (isAway || isFull ? away() : real.write(unit)),
  }
  visit = await openVisit({}, { store, now: () => Date.now() + time })
})
afterAll(async () => {
  isAway = isFull = false
  await visit.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  isAway = isFull = false
  time += 60_000 // what was found out holds for a while
})

const readiness = async (): Promise<number> => (await fetch(`${visit.address}/readyz`)).status

test('while the database is away every request is asked to come again, and nothing is ready', async () => {
  const [table, cookie] = await visit.tableOfTwo()
  expect(await readiness()).toBe(200)
  isAway = true
  time += 60_000
  const id = '0b2c3d4e-0000-4000-8000-000000000000'
  const command = { v: 1, call: 'command', id, table, version: 1, command: { do: 'resign' } }
  const answers = [
    await fetch(`${visit.address}/api/lobby`),
    await visit.post('/api/call', command),
    await visit.post('/api/call', { v: 1, call: 'open', table }, cookie),
    await visit.post('/api/guest', { name: 'late', language: 'en' }),
    await fetch(`${visit.address}/api/table/${table}/record`),
  ]
  for (const answer of answers) {
    expect([answer.url, answer.status]).toEqual([answer.url, 503])
    expect(answer.headers.get('retry-after')).toBe('1')
    const told = readTold(await answer.text())
    expect(told).toMatchObject({ ok: true, value: { told: 'busy', after: 1000 } })
  }
  expect(await readiness()).toBe(503)
  isAway = false
  time += 60_000
  expect(await readiness()).toBe(200)
})

test('a call that could not be kept is answered with its id, by request as on a socket', async () => {
  const [table, cookie] = await visit.tableOfTwo()
  const id = '0b2c3d4e-0000-4000-8000-000000000001'
  const command = { v: 1, call: 'command', id, table, version: 1, command: { do: 'resign' } }
  isFull = true
  const answer = await visit.post('/api/call', command, cookie)
  expect([answer.status, await answer.json()]).toMatchObject([503, { told: 'busy', id }])
  const socket = new WebSocket(visit.address.replace('http', 'ws') + '/api/socket', {
    headers: { cookie, origin: visit.address },
  })
  await once(socket, 'open')
  socket.send(JSON.stringify(command))
  const [said] = (await once(socket, 'message')) as [Buffer]
  expect(JSON.parse(String(said))).toMatchObject({ told: 'busy', id, after: 1000 })
  socket.close()
})

test('a full disk: the server lives and is not ready, and to find that out costs one write in a while', async () => {
  isFull = true
  expect([await readiness(), await readiness()]).toEqual([503, 503])
  expect((await fetch(`${visit.address}/healthz`)).status).toBe(200)
  isFull = false
  expect(await readiness()).toBe(503) // found out just now
  time += 60_000
  expect(await readiness()).toBe(200)
})

test('before its database has come a server says so to everybody', async () => {
  const door = makeWaitingDoor()
  const serving = await serve(new Map(), 0, '127.0.0.1', door)
  const address = `http://127.0.0.1:${serving.port}`
  const ask = async (path: string) => (await fetch(address + path)).status
  expect(await ask('/healthz')).toBe(200)
  expect([await ask('/readyz'), await ask('/api/lobby'), await ask('/metrics')]).toEqual([
    503, 503, 503,
  ])
  const socket = new WebSocket(address.replace('http', 'ws') + '/api/socket')
  const [, refused] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  expect(refused.statusCode).toBe(503)
  door.hang({
    isFor: () => true,
    answer: (_, to) => void to.end('it has come'),
    preview: async () => null,
    upgrade() {},
    close() {},
  })
  expect(await (await fetch(`${address}/api/lobby`)).text()).toBe('it has come')
  await serving.close()
})
