import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice } from '@estafette/kernel'
import { PROTOCOL, readTold, type Call, type ServerMessage } from '@estafette/protocol'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong, oneFor } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { actingAt } from '../referee/live-table.ts'
import { makeBuckets } from './rate-limit.ts'
import { connect, type PageConnection } from './connection.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'connection.db'))
  await meet(house, 'ann', 'ben', 'eve', 'cat', 'dan', 'fay')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const people = ['ann', 'ben']
const generous = makeBuckets({ burst: 1e9, perSecond: 1e9 })

/** A connection of somebody, and what reached them. */
function connected(person: string | null): { connection: PageConnection; told: ServerMessage[] } {
  const told: ServerMessage[] = []
  const send = (message: ServerMessage): void => {
    const read = readTold(JSON.stringify(message))
    if (!read.ok) throw new Error(read.reason)
    told.push(read.value)
  }
  const { referee } = house
  return {
    connection: connect({ referee, person, key: String(person), buckets: generous, send }),
    told,
  }
}

describe('R4 commands over connections that die', () => {
  const ROUNDS = isLong ? 1000 : 40

  test(`${ROUNDS} commands sent one to five times each are done once, with one answer`, async () => {
    const { below } = fastDice(44)
    let table = await seatTwo(house, 'toy')
    let total = 0
    for (let round = 0; round < ROUNDS; round++) {
      let live = (await house.referee.tables.load(table))!
      if (live.ending) {
        table = await seatTwo(house, 'toy')
        live = (await house.referee.tables.load(table))!
      }
      const [seat = 0] = actingAt(live)
      const choices = legalChoices(live.game, stateOf(live.table!), seat)
      const command: Call = {
        v: 1,
        call: 'command',
        id: randomUUID(),
        table,
        version: live.version,
        command: { do: 'take', choices: [choices[below(choices.length)]!] },
      }
      const times = 1 + below(5)
      const sent = await Promise.all(
        Array.from({ length: times }, async () => {
          const { connection, told } = connected(people[seat]!)
          const received = connection.receive(JSON.stringify(command))
          if (below(3) === 0) connection.end() // the page is gone before the answer comes
          await received
          return told.filter((one) => one.told === 'done')
        }),
      )
      const answers = new Set(sent.flat().map((one) => JSON.stringify(one)))
      expect(answers.size).toBe(1)
      expect((await house.referee.tables.load(table))!.version).toBe(live.version + 1)
      total += times
    }
    expect(total).toBeGreaterThan(ROUNDS)
  })
})

test('T24 somebody who sends too much is told when to come back, and their command is not done', async () => {
  const table = await seatTwo(house, 'toy')
  const told: ServerMessage[] = []
  const buckets = makeBuckets({ burst: 2, perSecond: 1 })
  const { referee } = house
  const send = (message: ServerMessage): void => void told.push(message)
  const connection = connect({ referee, person: 'ann', key: 'ann', buckets, send })
  const id = randomUUID()
  const resign = { v: 1, call: 'command', id, table, version: 1, command: { do: 'resign' } }
  await connection.receive('{"v":1,"call":"ping"}')
  await connection.receive('{"v":1,"call":"ping"}')
  await connection.receive(JSON.stringify(resign))
  expect(told.at(-1)).toEqual({ v: 1, told: 'busy', id, after: 1000 })
  house.time += 1000
  await connection.receive(JSON.stringify(resign))
  expect(told.at(-1)).toMatchObject({ told: 'done' })
})

test('a page that has gone is told nothing more', async () => {
  const table = await seatTwo(house, 'toy')
  const { connection, told } = connected('ben')
  await connection.receive(JSON.stringify({ v: 1, call: 'open', table }))
  connection.end()
  const count = told.length
  await house.send('ann', table, { do: 'resign' })
  expect(told).toHaveLength(count)
  expect(house.referee.audience.here(table)).toEqual([])
})

test('a command is answered where it came from, and told once to all other pages, also their own', async () => {
  const table = await seatTwo(house, 'toy')
  const pages = ['ann', 'ann', 'ben', null].map(connected)
  for (const { connection } of pages) {
    await connection.receive(JSON.stringify({ v: 1, call: 'open', table }))
  }
  for (const { told } of pages) told.length = 0
  const offer = { do: 'offer', what: 'draw' }
  const call = { v: 1, call: 'command', id: randomUUID(), table, version: 1, command: offer }
  await pages[0]!.connection.receive(JSON.stringify(call))
  const heard = pages.map(({ told }) => told.map((one) => one.told))
  expect(heard).toEqual([['done'], ['steps'], ['steps'], ['steps']])
  for (const { connection } of pages) connection.end()
})

test('a page that is out of sight counts as away, and a second one that is looked at as here', async () => {
  const table = await seatTwo(house, 'toy')
  const { audience } = house.referee
  const [first, second, other] = ['ann', 'ann', 'ben'].map(connected)
  const tell = (page: typeof first, call: object) =>
    page!.connection.receive(JSON.stringify({ v: PROTOCOL, table, ...call }))
  for (const page of [first, other]) await tell(page, { call: 'open' })
  const presence = () => other!.told.findLast(({ told }) => told === 'here')
  await tell(first, { call: 'look', on: false })
  expect(presence()).toMatchObject({ seats: [0, 1], away: [0] })
  expect(audience.here(table)).toEqual([1]) // whoever does not look is sent notices
  await tell(second, { call: 'open' })
  expect(presence()).not.toHaveProperty('away')
  second!.connection.end()
  expect(presence()).toMatchObject({ away: [0] })
  await tell(first, { call: 'look', on: true })
  expect(presence()).toMatchObject({ seats: [0, 1] })
  expect(presence()).not.toHaveProperty('away')
  for (const page of [first, other]) page!.connection.end()
})

describe('what others hear of a standing order', () => {
  const PAUSE = 1200 // longer than the lobby waits with its word

  /** Everybody but the first at a table, who look at it and at the lists; what they hear from now on. */
  async function listeners(table: string, others: readonly (string | null)[]) {
    const all = others.map((person) => connected(person))
    const id = randomUUID()
    for (const { connection } of all) {
      await connection.receive(JSON.stringify({ v: PROTOCOL, call: 'open', id, table }))
      await connection.receive(JSON.stringify({ v: PROTOCOL, call: 'lobby', on: true }))
    }
    return all
  }

  test.each(oneFor('orders', gamesOfTheDay(everyGame)))(
    'at two tables of $id that differ in an order alone, everybody else is sent the same',
    async ({ id: game }) => {
      const tables = [
        await seatTwo(house, game, ['ann', 'ben']),
        await seatTwo(house, game, ['cat', 'dan']),
      ]
      const heard = await Promise.all([
        listeners(tables[0]!, ['ben', 'eve', null]),
        listeners(tables[1]!, ['dan', 'fay', null]),
      ])
      await new Promise((resolve) => setTimeout(resolve, PAUSE)) // what laying out led to is said
      for (const { told } of heard.flat()) told.length = 0
      const orderer = connected('ann')
      const said = [{ kind: 'support', answer: 'none', below: 40 }]
      for (const [standing, answers] of [
        [['*'], []],
        [[], said],
        [[], []],
      ]) {
        const orders = { standing, passing: null, answers }
        const call = { v: PROTOCOL, call: 'order', id: randomUUID(), table: tables[0], orders }
        await orderer.connection.receive(JSON.stringify(call))
      }
      expect(orderer.told.map(({ told }) => told)).toEqual(['ordered', 'ordered', 'ordered'])
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      const [here, there] = heard.map((all) => all.map(({ told }) => told))
      expect(here).toEqual(there)
      expect(here!.flat()).toEqual([]) // whoever follows the lists hears of both tables
      for (const { connection } of [orderer, ...heard.flat()]) connection.end()
    },
  )
})
