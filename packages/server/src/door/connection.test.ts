import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice } from '@estafette/kernel'
import { PROTOCOL, readTold, type Call, type Told } from '@estafette/protocol'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { actingAt } from '../referee/desk.ts'
import { makeBuckets } from './bucket.ts'
import { connect, type Connection } from './connection.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'connection.db'))
  await meet(house, 'ann', 'ben', 'eve')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const people = ['ann', 'ben']
const generous = makeBuckets({ burst: 1e9, perSecond: 1e9 })

/** A connection of somebody, and what reached him. */
function connected(person: string | null): { connection: Connection; told: Told[] } {
  const told: Told[] = []
  const send = (message: Told): void => {
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
      let desk = (await house.referee.desks.load(table))!
      if (desk.ending) {
        table = await seatTwo(house, 'toy')
        desk = (await house.referee.desks.load(table))!
      }
      const [seat = 0] = actingAt(desk)
      const choices = legalChoices(desk.game, stateOf(desk.table!), seat)
      const command: Call = {
        v: 1,
        call: 'command',
        id: randomUUID(),
        table,
        version: desk.version,
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
      expect((await house.referee.desks.load(table))!.version).toBe(desk.version + 1)
      total += times
    }
    expect(total).toBeGreaterThan(ROUNDS)
  })
})

test('T24 somebody who sends too much is told when to come back, and his command is not done', async () => {
  const table = await seatTwo(house, 'toy')
  const told: Told[] = []
  const buckets = makeBuckets({ burst: 2, perSecond: 1 })
  const { referee } = house
  const send = (message: Told): void => void told.push(message)
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

test('a command is answered where it came from, and told once to all other pages, also his own', async () => {
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
