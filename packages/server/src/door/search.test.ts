import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  PROTOCOL,
  readTold,
  SEEK_SILENCE,
  type ServerMessage,
  type Wish,
} from '@estafette/protocol'
import { seekerOf } from '@estafette/store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { CONTRIBUTION, meet, openHouse, type House } from '../../test/house.ts'
import { connect } from './connection.ts'
import { makeBuckets } from './rate-limit.ts'
import { makeSearch } from './search.ts'

let folder: string
let house: House
beforeEach(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'search.db'))
  await meet(house, 'ann', 'ben')
})
afterEach(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const wish: Wish = { paces: ['turns'], games: ['toy'], level: 'any' }

/** A page of somebody that can search. */
function pageOf(person: string | null, rate = { burst: 1000, perSecond: 0.01 }) {
  const told: ServerMessage[] = []
  const send = (message: ServerMessage): void => {
    const read = readTold(JSON.stringify(message))
    if (!read.ok) throw new Error(read.reason)
    told.push(read.value)
  }
  const buckets = makeBuckets(rate)
  const { referee } = house
  const connection = connect({ referee, person, key: String(person), buckets, send })
  const id = randomUUID()
  const say = (more: object): Promise<void> =>
    connection.receive(JSON.stringify({ v: PROTOCOL, ...more }))
  const seek = { call: 'seek', id, wish }
  return {
    connection,
    told,
    id,
    say,
    begin: () => say(seek),
    wait: () => say({ ...seek, contribution: CONTRIBUTION }),
  }
}

test('both pages are told at once, the one that waited without asking', async () => {
  const [ann, ben] = [pageOf('ann'), pageOf('ben')]
  for (const page of [ann, ben]) {
    await page.begin()
    await page.wait()
  }
  const last = ben.told.at(-1)!
  expect(last).toMatchObject({ told: 'paired', id: ben.id })
  await expect
    .poll(() => ann.told.at(-1))
    .toMatchObject({ told: 'paired', id: ann.id, table: last.told === 'paired' && last.table })
})

test('a search ends with the line that it came over, also where the line is lost in its midst', async () => {
  const ann = pageOf('ann')
  await ann.begin()
  await ann.wait()
  expect(await seekerOf(house.store.read, 'ann')).not.toBeNull()
  ann.connection.end()
  await expect.poll(() => seekerOf(house.store.read, 'ann')).toBeNull()
  const ben = pageOf('ben')
  await ben.begin()
  const last = ben.wait()
  ben.connection.end()
  await last
  await expect.poll(() => seekerOf(house.store.read, 'ben')).toBeNull()
})

test('a page that is silent waits for as long as its line stands', async () => {
  const { pairing, deps } = house.referee
  const ann = pageOf('ann')
  const search = makeSearch({ pairing, deps }, 'ann', () => {}, 10)
  await ann.begin()
  await ann.wait()
  search.begin(ann.id)
  house.time += SEEK_SILENCE + 1000
  const seen = async () => (await seekerOf(house.store.read, 'ann'))?.seen
  await expect.poll(seen).toBe(house.time)
  const ben = pageOf('ben')
  await ben.begin()
  await ben.wait()
  expect(ben.told.at(-1)).toMatchObject({ told: 'paired' })
  search.end()
})

test('whoever stops is told so, and so is whoever nobody knows', async () => {
  const [ann, nobody] = [pageOf('ann'), pageOf(null)]
  await ann.begin()
  await ann.say({ call: 'stop', id: ann.id })
  expect(ann.told.at(-1)).toMatchObject({ told: 'unpaired', id: ann.id, reason: 'over' })
  await nobody.begin()
  expect(nobody.told.at(-1)).toMatchObject({ told: 'unpaired', reason: 'nobody' })
})

test('a page that shows how many wait hears it, now and when it changes; others do not', async () => {
  const [ann, ben, cat] = [pageOf('ann'), pageOf('ben'), pageOf(null)]
  await cat.say({ call: 'lobby', on: true })
  await ben.say({ call: 'lobby', on: true, seekers: true })
  const counts = (page: typeof ann) => page.told.filter(({ told }) => told === 'seekers').length
  await expect.poll(() => counts(ben)).toBe(1)
  await ann.begin()
  await ann.wait()
  house.time += 5000
  await expect
    .poll(() => ben.told.at(-1), { timeout: 5000 })
    .toMatchObject({ told: 'seekers', waiting: { hour: 0, evening: 0, turns: 1 } })
  expect(counts(cat)).toBe(0)
  for (const page of [ben, cat]) page.connection.end()
})

test('to search costs two messages, and who sends too many is asked to wait', async () => {
  const ann = pageOf('ann', { burst: 4, perSecond: 0.01 })
  for (let count = 0; count < 3; count++) await ann.begin()
  expect(ann.told.map(({ told }) => told)).toEqual(['seeking', 'seeking', 'busy'])
})
