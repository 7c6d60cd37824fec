import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  paceOfClass,
  readTold,
  SEEK_SILENCE,
  type ServerMessage,
  type Wish,
} from '@estafette/protocol'
import { block, keepSeeker, seatsOf, tableOf } from '@estafette/store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { games } from '@estafette/registry'
import { gamesOfTheDay } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { CONTRIBUTION, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { MOST_SEEKING } from './pairing.ts'

let folder: string
let house: House
beforeEach(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'pairing.db'))
  await meet(house, 'ann', 'ben', 'cat', 'dan')
})
afterEach(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const [FIRST = '', SECOND = ''] = games.map(({ id }) => id)
const evening: Wish = { paces: ['evening'], games: ['toy', FIRST], level: 'any' }

/** What a page says and hears in one search: it shows itself, sees the seal, and then waits. */
async function searched(
  person: string,
  wish: Partial<Wish> = {},
  id: string = randomUUID(),
  at: House = house,
): Promise<{ readonly id: string; readonly told: ServerMessage; readonly first: ServerMessage }> {
  const call = { id, wish: { ...evening, ...wish } }
  const first = await at.referee.pairing.seek(person, call)
  const told = await at.referee.pairing.seek(person, { ...call, contribution: CONTRIBUTION })
  for (const one of [first, told]) {
    const read = readTold(JSON.stringify(one))
    if (!read.ok) throw new Error(read.reason)
  }
  return { id, told, first }
}

const again = (person: string, id: string, wish: Partial<Wish> = {}) =>
  house.referee.pairing.seek(person, {
    id,
    wish: { ...evening, ...wish },
    contribution: CONTRIBUTION,
  })

function tableIn(told: ServerMessage): string {
  if (told.told !== 'paired') throw new Error(`not paired: ${told.told}`)
  return told.table
}

describe('two who want the same', () => {
  test('are brought to one table that has begun, at their pace, under the seal that one was shown', async () => {
    const one = await searched('ann', { games: ['toy'] })
    expect(one.told).toMatchObject({ told: 'seeking', since: house.time })
    const other = await searched('ben', { paces: ['turns', 'evening'] })
    const table = tableIn(other.told)
    expect(tableIn(await again('ann', one.id, { games: ['toy'] }))).toBe(table)
    const live = (await house.referee.tables.load(table))!
    expect(live).toMatchObject({ version: 1, pace: paceOfClass.evening })
    const row = await tableOf(house.store.read, table)
    expect(row).toMatchObject({ game: 'toy', status: 'playing', listed: false, host: 'ann' })
    expect(live.seats.map(({ account }) => account).sort()).toEqual(['ann', 'ben'])
    expect(live.seats.every(({ contribution }) => contribution === CONTRIBUTION)).toBe(true)
    expect(one.first).toMatchObject({ table, commitment: live.row.commitment })
  })

  test('sit on either side by lot, in a battle that both accept', async () => {
    const sides = new Set<number>()
    const battles = new Set<string>()
    for (let round = 0; round < 24; round++) {
      await searched('ann')
      const table = tableIn((await searched('ben', { games: [FIRST, 'toy', SECOND] })).told)
      const seats = await seatsOf(house.store.read, table)
      sides.add(seats.findIndex(({ account }) => account === 'ann'))
      battles.add((await house.referee.tables.load(table))!.row.game)
      house.time += 60_000
    }
    expect([...sides].sort()).toEqual([0, 1])
    expect([...battles].sort()).toEqual([FIRST, 'toy'].sort())
  })

  test('are the first who fits and whoever waited longest for them', async () => {
    await searched('ann', { paces: ['hour'] })
    house.time += 1000
    await searched('ben', { games: [FIRST] })
    house.time += 1000
    await searched('cat', { games: ['toy'] })
    const table = tableIn((await searched('dan')).told)
    const seats = await seatsOf(house.store.read, table)
    expect(seats.map(({ account }) => account).sort()).toEqual(['ben', 'dan'])
    expect(await house.referee.pairing.waiting()).toEqual({ hour: 1, evening: 1, turns: 0 })
  })

  test.each(gamesOfTheDay(games).map(({ id }) => id))(
    'can play %s as it usually begins',
    async (game) => {
      await searched('ann', { games: [game] })
      const table = tableIn((await searched('ben', { games: [game] })).told)
      expect((await house.referee.tables.load(table))!.row.game).toBe(game)
    },
  )
})

describe('nobody is brought together', () => {
  const waits = async (one: Partial<Wish>, other: Partial<Wish>): Promise<void> => {
    await searched('ann', one)
    expect((await searched('ben', other)).told).toMatchObject({ told: 'seeking' })
  }

  test('at another pace, or without a battle that both accept', async () => {
    await waits({ paces: ['hour'] }, { paces: ['evening', 'turns'] })
    await searched('cat', { games: [FIRST] })
    expect((await searched('dan', { games: ['toy'] })).told.told).toBe('seeking')
  })

  test('with somebody who has played much more or less, where one of them asks for the like', async () => {
    for (let count = 0; count < 3; count++) {
      const table = await seatTwo(house, 'toy', ['ann', 'dan'])
      await house.send('dan', table, { do: 'resign' })
    }
    await waits({ level: 'like' }, {})
    expect((await searched('dan')).told.told).toBe('paired')
  })

  test('with themselves on another device, which takes the search over', async () => {
    const one = await searched('ann')
    const other = await searched('ann')
    expect(other.told.told).toBe('seeking')
    expect(await again('ann', one.id)).toMatchObject({ told: 'unpaired', reason: 'elsewhere' })
    expect(await house.referee.pairing.waiting()).toMatchObject({ evening: 1 })
  })

  test('before they were shown a seal, after they stopped, or when their page is silent', async () => {
    const { pairing } = house.referee
    await pairing.seek('ann', { id: randomUUID(), wish: evening })
    const ben = await searched('ben')
    expect(ben.told.told).toBe('seeking')
    await pairing.stop('ben', ben.id)
    const cat = await searched('cat')
    expect(cat.told.told).toBe('seeking')
    expect(await again('ben', ben.id)).toMatchObject({ told: 'unpaired', reason: 'over' })
    house.time += SEEK_SILENCE
    expect((await searched('dan')).told.told).toBe('seeking')
    expect(await pairing.waiting()).toMatchObject({ evening: 1 })
  })

  test('where they are not known, no game can be played by two, or as many wait as can', async () => {
    const nobody = await house.referee.pairing.seek(null, { id: randomUUID(), wish: evening })
    expect(nobody).toMatchObject({ told: 'unpaired', reason: 'nobody' })
    const none = await searched('ann', { games: ['no-such-game'] })
    expect(none.first).toMatchObject({ reason: 'no-such-game' })
    const names = Array.from({ length: MOST_SEEKING }, (_, at) => `seeker${at}`)
    await meet(house, ...names)
    await house.store.write(async (sql) => {
      for (const account of names) {
        const wish = JSON.stringify({ ...evening, paces: ['turns'] })
        const times = { since: 1, seen: house.time, paired: null, games: 0 }
        const more = { wish, contribution: CONTRIBUTION, table: account, seed: '' }
        await keepSeeker(sql, { account, id: account, ...more, ...times })
      }
    })
    expect((await searched('ann')).first).toMatchObject({ told: 'unpaired', reason: 'full' })
  })
})

describe('races', () => {
  test('of many who search in the same moment each is paired once, and with somebody else', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `racer${at}`)
    await meet(house, ...names)
    const ids = new Map(names.map((name) => [name, randomUUID() as string]))
    await Promise.all(names.map((name) => searched(name, {}, ids.get(name))))
    const told = await Promise.all(names.map((name) => again(name, ids.get(name)!)))
    const tables = told.map(tableIn)
    expect(new Set(tables).size).toBe(20)
    for (const table of new Set(tables)) {
      const seats = await seatsOf(house.store.read, table)
      const people = names.filter((_, at) => tables[at] === table)
      expect(seats.map(({ account }) => account).sort()).toEqual(people.sort())
    }
  })

  test('one person on two devices is brought to one table by both', async () => {
    for (let round = 0; round < 8; round++) {
      await searched('ben', { games: ['toy'] })
      await searched('cat', { games: [FIRST] })
      const [one, other] = await Promise.all([searched('ann'), searched('ann')])
      const found = [one, other].filter(({ told }) => told.told === 'paired')
      expect(found.length).toBeGreaterThan(0)
      expect(new Set(found.map(({ told }) => tableIn(told))).size).toBe(1)
      house.time += 60_000
    }
  })

  test('a device that asks a moment later is led to the same table, and one much later searches anew', async () => {
    await searched('ann')
    const table = tableIn((await searched('ben')).told)
    await searched('cat')
    house.time += 5000
    const other = await searched('ben')
    expect([tableIn(other.first), tableIn(other.told)]).toEqual([table, table])
    house.time += 60_000
    await searched('cat')
    expect(tableIn((await searched('ben')).told)).not.toBe(table)
  })

  test('whoever stops while they are paired is stopped or expected, never both', async () => {
    for (let round = 0; round < 12; round++) {
      const ann = await searched('ann')
      const [ben] = await Promise.all([searched('ben'), house.referee.pairing.stop('ann', ann.id)])
      const found = await house.referee.pairing.found('ann', ann.id)
      expect(found !== null).toBe(ben.told.told === 'paired')
      await house.referee.pairing.stop('ben', ben.id)
      house.time += 60_000
    }
  })

  test('the same words again find the same table, however late', async () => {
    const ann = await searched('ann')
    const table = tableIn((await searched('ben')).told)
    house.time += 120_000
    expect(tableIn(await again('ann', ann.id))).toBe(table)
  })
})

describe('what nobody may know', () => {
  /** All that Ann is told in a world where Ben waits, or searches after her. */
  async function heardBy(name: string, wish: Partial<Wish>, isFirst: boolean): Promise<string> {
    const world = await openHouse(join(folder, name), { random: (bytes) => Buffer.alloc(bytes, 7) })
    await meet(world, 'ann', 'ben')
    if (name.startsWith('block')) {
      await world.store.write((sql) =>
        name.endsWith('ann') ? block(sql, 'ann', 'ben', 1) : block(sql, 'ben', 'ann', 1),
      )
    }
    const { pairing } = world.referee
    const id = '0190b5f2-7c3e-7a10-8f00-9d3c51b2a7e4'
    const heard: unknown[] = []
    const ben = (): Promise<unknown> => searched('ben', wish, randomUUID(), world)
    if (isFirst) await ben()
    heard.push(await pairing.waiting())
    const ann = await searched('ann', {}, id, world)
    heard.push(ann.first, ann.told)
    if (!isFirst) await ben()
    world.time += 5000
    heard.push(await pairing.found('ann', id), await pairing.waiting())
    const call = { id, wish: evening, contribution: CONTRIBUTION }
    heard.push(await pairing.seek('ann', call))
    await world.store.close()
    return JSON.stringify(heard)
  }

  test.each([true, false])(
    'whether somebody is passed over for a block or for a wish: %s',
    async (isFirst) => {
      const other = await heardBy(`wish ${isFirst}`, { games: [SECOND] }, isFirst)
      expect(other).not.toContain('paired')
      expect(await heardBy(`block ${isFirst} by ben`, {}, isFirst)).toBe(other)
      expect(await heardBy(`block ${isFirst} by ann`, {}, isFirst)).toBe(other)
    },
  )
})

describe('several processes', () => {
  test('on one store pair nobody twice, and tell each other who was found', async () => {
    const other = await openHouse('', { store: house.store, now: () => house.time })
    const words: string[] = []
    house.store.hint = async (word) => void words.push(word)
    const rung: string[] = []
    other.referee.pairing.changed.listen((account) => rung.push(account))
    await searched('ann', {}, randomUUID(), other)
    const [ben, cat] = await Promise.all([
      searched('ben'),
      searched('cat', {}, randomUUID(), other),
    ])
    const tables = [ben, cat].map(({ told }) => told.told)
    expect(tables.sort()).toEqual(['paired', 'seeking'])
    for (const word of words) await other.referee.catchUp(word)
    expect(rung).toContain('')
    expect(rung).toContain('ann')
  })
})
