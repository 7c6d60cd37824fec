import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerMessage } from '@estafette/protocol'
import { accountOf, addSession, openStore, seatsOf, tableOf, type Engine } from '@estafette/store'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { CONTRIBUTION, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { createTable, sit, tidy } from '../referee/lobby.ts'
import { leaveForGood } from './leaving.ts'

let folder: string
let store: Engine
let house: House
let meanwhile: (() => Promise<unknown>) | null = null // after the list of tables was read
beforeAll(async () => {
  folder = scratchFolder()
  store = await openStore(join(folder, 'leaving.db'))
  const all: Engine['read']['all'] = async (text, values) => {
    const rows = await store.read.all(text, values)
    const run = text.includes("'open', 'playing'") ? meanwhile : null
    if (run) meanwhile = null
    await run?.()
    return rows
  }
  house = await openHouse('', { store: { ...store, read: { ...store.read, all } } })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

let met = 0
async function people(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => `person${met++}`)
  await meet(house, ...names)
  return names
}

const terms = {
  game: 'toy',
  scenario: 'lane',
  options: {},
  seat: 0,
  pace: { kind: 'none' },
} as const
const more = { watchable: true, listed: true, contribution: CONTRIBUTION }

async function openTable(host: string, options = {}): Promise<string> {
  const laid = await createTable(house.referee, host, { ...terms, ...more, options })
  if (!laid.ok) throw new Error(laid.reason)
  return laid.value.table
}

const sitAt = (table: string, person: string) =>
  sit(house.referee, person, { table, invitation: null, contribution: CONTRIBUTION })

test('T31 a game that begins in the moment in which its host leaves is resigned, and stays', async () => {
  const [host = '', other = ''] = await people(2)
  const table = await openTable(host)
  meanwhile = () => sitAt(table, other)
  await leaveForGood(house.referee, host)
  expect(await tableOf(store.read, table)).toMatchObject({ status: 'over', version: 2 })
  expect((await seatsOf(store.read, table)).map(({ account }) => account)).toEqual([host, other])
})

test('T31 a game is given up, although somebody did something there in the same moment', async () => {
  const [one = '', other = ''] = await people(2)
  const table = await seatTwo(house, 'toy', [one, other])
  const { tables } = house.referee
  const load = tables.load
  vi.spyOn(tables, 'load').mockImplementationOnce(async (id) => {
    const live = await load(id)
    await house.send(other, table, { do: 'offer', what: 'draw' })
    return live
  })
  await leaveForGood(house.referee, one)
  expect((await load(table))?.ending).toMatchObject({ how: 'resigned', seat: 0 })
})

test('T31 a seat at somebody else’s table is free again, and those who wait there are told', async () => {
  const [host = '', guest = '', third = ''] = await people(3)
  const table = await openTable(host, { players: 'four' })
  await sitAt(table, guest)
  const heard: ServerMessage[] = []
  await house.referee.join(host, table, (told) => heard.push(told))
  const elsewhere = await openHouse('', { store }) // another process
  const far: ServerMessage[] = []
  await elsewhere.referee.join(host, table, (told) => far.push(told))
  await elsewhere.referee.open(host, { table })
  let rung = 0
  const deaf = house.referee.emitter.listen(() => rung++)
  await leaveForGood(house.referee, guest)
  deaf()
  expect(rung).toBe(1)
  await elsewhere.referee.catchUp(table)
  for (const all of [heard, far]) {
    const told = all.find((one) => one.told === 'table')
    expect(told?.told === 'table' && told.standing.sitters[1]?.name).toBe('')
  }
  expect(await sitAt(table, third)).toEqual({ ok: true, value: { seat: 1 } })
})

test('T31 whoever sits down while they leave is not left behind as a ghost', async () => {
  const [one = '', other = ''] = await people(2)
  const table = await openTable(other)
  await store.write((sql) =>
    addSession(sql, { hash: one, account: one, label: '', made: 1, seen: 1 }),
  )
  let own = ''
  meanwhile = async () => {
    await sitAt(table, one)
    own = await openTable(one)
  }
  expect(await leaveForGood(house.referee, one)).toEqual([one])
  expect((await tableOf(store.read, table))?.status).toBe('over')
  expect(await tableOf(store.read, own)).toBeNull()
  expect((await accountOf(store.read, one))?.deleted).not.toBeNull()
  const [further = ''] = await people(1)
  const free = await openTable(further)
  expect(await sitAt(free, one)).toEqual({ ok: false, reason: 'no-invitation' })
  const laid = await createTable(house.referee, one, { ...terms, ...more })
  expect(laid).toEqual({ ok: false, reason: 'nobody' })
  expect(house.troubles).toEqual([])
})

test('T31 a name that is given up is shown nowhere any more, at other processes neither', async () => {
  const [one = '', other = ''] = await people(2)
  const tables = [
    await seatTwo(house, 'toy', [one, other]),
    await seatTwo(house, 'toy', [one, other]),
    await openTable(one),
  ]
  await house.send(other, tables[0]!, { do: 'resign' })
  const words: string[] = []
  const hint = async (word: string): Promise<void> => void words.push(word)
  const [near, far] = [
    await openHouse('', { store: { ...store, hint } }),
    await openHouse('', { store }),
  ]
  const heard: ServerMessage[][] = [[], []]
  for (const [at, { referee }] of [near, far].entries()) {
    for (const table of tables) {
      await referee.join(one, table, (told) => heard[at]!.push(told))
      await referee.open(one, { table })
    }
  }
  await leaveForGood(near.referee, one)
  for (const word of words) await far.referee.catchUp(word)
  for (const [at, { referee }] of [near, far].entries()) {
    for (const table of tables) {
      const opened = JSON.stringify(await referee.open(other, { table }))
      expect(opened).not.toContain(`"${one}"`)
    }
    const told = heard[at]!.filter((message) => message.told === 'table')
    const wholes = new Set(told.map(({ standing }) => standing.table))
    expect(wholes).toEqual(new Set(tables.slice(0, 2)))
    expect(JSON.stringify(told)).not.toContain(`"${one}"`)
    expect(heard[at]).toContainEqual({ v: 1, told: 'unknown', table: tables[2], id: null })
  }
})

test('T24 those who look at a table that nobody came to are told when it is swept', async () => {
  const [host = ''] = await people(1) // known on no device
  const table = await openTable(host)
  const heard: ServerMessage[] = []
  await house.referee.join(host, table, (told) => heard.push(told))
  await tidy(house.referee)
  expect(heard).toContainEqual({ v: 1, told: 'unknown', table, id: null })
  expect(await tableOf(store.read, table)).toBeNull()
  expect(await house.referee.open(host, { table })).toMatchObject({ told: 'unknown' })
})
