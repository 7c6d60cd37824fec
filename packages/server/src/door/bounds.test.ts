import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readTold } from '@estafette/protocol'
import { MOST_SAID_AT_ONCE, openStore, type Value } from '@estafette/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { CONTRIBUTION, everyGame } from '../../test/house.ts'
import { openVisit, type Visit } from '../../test/visit.ts'
import { MOST_PLAYING } from '../referee/lay-out.ts'
import { NOT_FOR_THEM } from '../referee/person.ts'

type Row = Readonly<Record<string, Value>>

let visit: Visit
let time = 0
beforeAll(async () => {
  const rate = { burst: 1e6, perSecond: 1e6 }
  visit = await openVisit({ rate }, { now: () => Date.now() + time })
})
afterAll(() => visit.close())

test('a path with something that is no id leads to nothing, and to no trouble', async () => {
  const cookie = await visit.guest()
  const headers = { cookie, origin: visit.address, 'content-type': 'application/json' }
  for (const id of ['a%00b', '%00', 'a%2Fb', '%ff', 'a b', 'x'.repeat(500), '%F0%9F%8E%B2']) {
    for (const [method, path] of [
      ['GET', `/api/table/${id}/record`],
      ['GET', `/api/table/${id}/talk`],
      ['GET', `/api/table/${id}/events`],
      ['DELETE', `/api/session/${id}`],
      ['DELETE', `/api/passkey/${id}`],
    ] as const) {
      const { status } = await fetch(visit.address + path, { method, headers })
      expect([method, path, status]).toEqual([method, path, 404])
    }
    expect(
      (await fetch(`${visit.address}/mail/stop/${id}`, { method: 'POST' })).status,
    ).toBeLessThan(500)
  }
  expect(visit.house.troubles).toEqual([])
})

test('somebody plays so many games at a time, and others go on', async () => {
  const [table, one, other] = await visit.tableOfTwo()
  const { store } = visit.house
  const [seat] = await store.read.all(
    'SELECT account FROM seats WHERE table_id = $1 AND seat = 0',
    [table],
  )
  const copies = (sign: string): Promise<unknown> =>
    store.write((sql) =>
      sql.run(`UPDATE seats SET account = $1 WHERE table_id LIKE $2`, [
        seat!['account']!,
        `${sign}%`,
      ]),
    )
  await store.write(async (sql) => {
    const copy = async (name: string, id: string, rows: readonly Row[]): Promise<void> => {
      for (const row of rows) {
        const { [id]: _own, previous: _previous, ...rest } = row
        const keys = Object.keys(rest)
        for (let count = 1; count < MOST_PLAYING; count++) {
          const values = [`copy-${count}`, ...keys.map((key) => rest[key] ?? null)]
          const places = values.map((_, at) => `$${at + 1}`).join(', ')
          await sql.run(
            `INSERT INTO ${name} (${[id, ...keys].join(', ')}) VALUES (${places})`,
            values,
          )
        }
      }
    }
    await copy('tables', 'id', await sql.all('SELECT * FROM tables WHERE id = $1', [table]))
    const own = 'SELECT * FROM seats WHERE table_id = $1 AND seat = 0'
    await copy('seats', 'table_id', await sql.all(own, [table]))
  })
  await copies('copy-')
  const lay = (cookie: string): Promise<Response> =>
    visit.post(
      '/api/table',
      {
        game: everyGame[0]!.id,
        scenario: everyGame[0]!.scenarios[0]!,
        options: {},
        seat: 0,
        pace: { kind: 'none' },
        watchable: true,
        listed: true,
        contribution: CONTRIBUTION,
      },
      cookie,
    )
  const refused = await lay(one)
  expect([refused.status, await refused.json()]).toEqual([422, { reason: 'too-many-playing' }])
  const laid = await lay(other)
  expect(laid.status).toBe(200)
  const { table: listed } = (await laid.json()) as { table: string }
  const sitting = { table: listed, invitation: null, contribution: CONTRIBUTION }
  const sat = await visit.post('/api/sit', sitting, one)
  expect([sat.status, await sat.json()]).toEqual([422, { reason: 'too-many-playing' }])
})

test('T30 somebody says so much at a table in a minute, and what came before comes again as it was', async () => {
  const [table, one, other] = await visit.tableOfTwo()
  const say = async (cookie: string, id: string = randomUUID()) => {
    const call = { v: 1, call: 'say', id, table, room: 'players', text: 'Bonne chance' }
    const read = readTold(await (await visit.post('/api/call', call, cookie)).text())
    return read.ok ? read.value : read
  }
  const first = randomUUID()
  await say(one, first)
  for (let count = 1; count < MOST_SAID_AT_ONCE; count++) {
    expect(await say(one)).toMatchObject({ told: 'said' })
  }
  expect(await say(one)).toMatchObject({ told: 'refused', reason: 'said-enough' })
  expect(await say(one, first)).toMatchObject({ told: 'said', lines: [{ number: 1 }] })
  expect(await say(other)).toMatchObject({ told: 'said' })
  time += 61_000
  expect(await say(one)).toMatchObject({ told: 'said' })
})

test('T6 whether there is a table that is not for somebody is not told by the time', async () => {
  const SLOWLY = 4 // milliseconds that it takes to read what is there
  const folder = scratchFolder()
  const store = await openStore(join(folder, 'slow.db'))
  const all: typeof store.read.all = async (text, values) => {
    const rows = await store.read.all(text, values)
    const end = performance.now() + (text.includes('FROM seats') && rows.length > 0 ? SLOWLY : 0)
    while (performance.now() < end);
    return rows
  }
  const waits: number[] = []
  const pause = async (milliseconds: number) => void waits.push(milliseconds)
  const own = await openVisit({}, { store: { ...store, read: { ...store.read, all } }, pause })
  const [table] = await own.tableOfTwo('toy', false)
  const { referee } = own.house
  const waited = async (id: string): Promise<number> => {
    waits.length = 0
    expect(await referee.viewerOf(null, id)).toBe(null)
    expect(waits).toHaveLength(1)
    return waits[0]!
  }
  // What it did not take, it waits for: together it is always the same.
  const [missing, hidden] = [await waited('none'), await waited(table)]
  expect(missing).toBeLessThanOrEqual(NOT_FOR_THEM)
  expect(hidden).toBeLessThanOrEqual(NOT_FOR_THEM - SLOWLY)
  await own.close()
  rmSync(folder, { recursive: true })
})
