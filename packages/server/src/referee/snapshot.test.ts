import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice, SPECTATOR } from '@estafette/kernel'
import type { Command, ServerMessage } from '@estafette/protocol'
import { dropSnapshots, keepSnapshots, movesAfter, snapshotsOf } from '@estafette/store'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makePage } from '../../test/page.ts'
import { CHAPTER } from './chapter.ts'
import { checkAll } from './check.ts'
import { actingAt, type LiveTable } from './live-table.ts'
import { standingFor } from './views.ts'

const people = ['ann', 'ben']
const LENGTH = CHAPTER * (isLong ? 12 : 3) + 5

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'snapshots.db'))
  await meet(house, ...people, 'eve')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

/** Another process on the same store, with nothing at hand. */
const other = (stamp = 'test'): Promise<House> => openHouse('', { store: house.store, stamp })

/** The table of a game as its whole journal has it, snapshots or not. */
async function replayed(id: string): Promise<LiveTable> {
  return (await (await other()).referee.tables.whole(id, () => {}))!
}

/** Plays on at random, taking back now and then, by oneself and by agreement, for so many versions. */
async function playTo(
  table: string,
  version: number,
  seed = 3,
  takesBack = true,
): Promise<LiveTable> {
  const { below } = fastDice(seed)
  const send = async (seat: number, command: Command): Promise<ServerMessage> =>
    house.send(people[seat]!, table, command)
  for (;;) {
    const live = (await house.referee.tables.load(table))!
    if (live.version >= version || live.ending) return live
    const [seat = 0] = actingAt(live)
    const choices = legalChoices(live.game, stateOf(live.table!), seat)
    const last = live.table!.entries.at(-1)
    const lot = takesBack ? below(12) : 2
    if (lot === 0 && last) await send(last.seat, { do: 'undo', count: 1 })
    if (lot === 1 && last) {
      const keep = Math.max(0, live.table!.entries.length - 1 - below(9))
      const by = live.table!.entries[keep]!.seat
      await send(by, { do: 'offer', what: 'take-back', keep })
      await send(1 - by, { do: 'answer', what: 'take-back', yes: below(3) > 0 })
    }
    if (lot > 1) await send(seat, { do: 'take', choices: [choices[below(choices.length)]!] })
  }
}

const bodies = async (table: string): Promise<string[]> =>
  (await snapshotsOf(house.store.read, table, 'test')).map(({ body }) => body)

describe('snapshots', () => {
  test.each(gamesOfTheDay(everyGame))(
    'R13 R15 $id: a game opens from them as from its journal, and they come back to the letter',
    async ({ id: game }) => {
      const pace = { kind: 'live', minutes: 60, seconds: 5 } as const
      const table = await seatTwo(house, game, people, { pace })
      const live = await playTo(table, LENGTH)
      const all = await bodies(table)
      expect(all.length).toBeGreaterThanOrEqual(live.version < CHAPTER ? 0 : 1)
      const whole = await replayed(table)
      const fresh = await other()
      for (const [viewer, person] of [...people, 'eve'].entries()) {
        const seat = viewer < 2 ? viewer : SPECTATOR
        const told = await fresh.referee.open(person, { table })
        expect(told).toMatchObject({
          standing: JSON.parse(JSON.stringify(standingFor(whole, seat))),
        })
        expect(told).toEqual(await house.referee.open(person, { table }))
        const from = Math.max(1, live.version - 20)
        const steps = await fresh.referee.open(person, { table, version: from })
        expect(steps).toEqual(await house.referee.open(person, { table, version: from }))
      }
      expect(fresh.troubles).toEqual([])
      await house.store.write((sql) => dropSnapshots(sql, table))
      expect(await bodies(table)).toEqual([])
      await (await other()).referee.open('ann', { table })
      expect(await bodies(table)).toEqual(all)
    },
  )

  test('R13 a game is read from the last one on, however long it is', async () => {
    const table = await seatTwo(house, 'met')
    await playTo(table, LENGTH)
    const asked: number[] = []
    const { read } = house.store
    const store = {
      ...house.store,
      read: {
        ...read,
        async all(text: string, values: Parameters<typeof read.all>[1] = []) {
          const rows = await read.all(text, values)
          if (text.includes('FROM moves')) asked.push(rows.length)
          return rows
        },
      },
    }
    const fresh = await openHouse('', { store })
    expect((await fresh.referee.tables.load(table))?.version).toBe(LENGTH)
    expect(asked).toEqual([(LENGTH % CHAPTER) + 1])
  })

  test('of a game that ended hold all of it', async () => {
    const table = await seatTwo(house, 'met')
    await playTo(table, CHAPTER + 9)
    await house.send('ann', table, { do: 'resign' })
    const versions = (await snapshotsOf(house.store.read, table, 'test')).map((one) => one.version)
    expect(versions).toEqual([CHAPTER, CHAPTER + 10])
    const fresh = await other()
    expect(await fresh.referee.open('eve', { table })).toEqual(
      await house.referee.open('eve', { table }),
    )
  })

  test('of another program are passed over, and replaced', async () => {
    const table = await seatTwo(house, 'met')
    await playTo(table, CHAPTER + 2)
    const wrong = { table, version: CHAPTER, stamp: 'older', body: '{}' }
    await house.store.write((sql) => keepSnapshots(sql, [wrong]))
    const fresh = await other()
    expect(await fresh.referee.open('ann', { table })).toEqual(
      await house.referee.open('ann', { table }),
    )
    expect(fresh.troubles).toEqual([])
    expect(await bodies(table)).toHaveLength(1)
  })

  test('that lead elsewhere are passed over: the journal is believed', async () => {
    const [table, twin] = [await seatTwo(house, 'met'), await seatTwo(house, 'met')]
    await playTo(table, CHAPTER + 2, 5)
    await playTo(twin, CHAPTER + 2, 6)
    const before = await house.referee.open('ann', { table })
    const [foreign] = await snapshotsOf(house.store.read, twin, 'test')
    await house.store.write((sql) => keepSnapshots(sql, [{ ...foreign!, table }]))
    const fresh = await other()
    expect(await fresh.referee.open('ann', { table })).toEqual(before)
    expect(fresh.troubles).toEqual([`table ${table} has a snapshot of another game`])
  })

  test('that lie about the past are found by whoever looks through all games, and dropped', async () => {
    const table = await seatTwo(house, 'met')
    await playTo(table, CHAPTER + 2)
    expect(await checkAll(house.deps)).toMatchObject({ broken: [], dropped: 0 })
    const [snapshot] = await snapshotsOf(house.store.read, table, 'test')
    const body = snapshot!.body.replace(/"type":"(\w+)"/, '"type":"lie"')
    expect(body).not.toBe(snapshot!.body)
    await house.store.write((sql) => keepSnapshots(sql, [{ ...snapshot!, body }]))
    const fresh = await other()
    expect(JSON.stringify(await fresh.referee.open('ann', { table }))).toContain('"lie"')
    expect(await checkAll(house.deps)).toMatchObject({ broken: [], dropped: 1 })
    expect(await bodies(table)).toEqual([])
    expect(await movesAfter(house.store.read, table)).toHaveLength(CHAPTER + 2)
  })

  test('that cannot be kept hold up nobody: the game is opened all the same', async () => {
    const table = await seatTwo(house, 'met')
    const live = await playTo(table, CHAPTER + 2)
    await house.store.write((sql) => dropSnapshots(sql, table))
    const store = { ...house.store, write: () => Promise.reject(new Error('disk full')) }
    const fresh = await openHouse('', { store })
    expect((await fresh.referee.tables.load(table))?.version).toBe(live.version)
    expect(fresh.troubles).toEqual(['snapshots could not be kept'])
  })
})

describe('a long game that nobody has used for a while', () => {
  const idle = async (table: string): Promise<void> => {
    house.referee.fold()
    expect(house.referee.tables.peek(table)).toBeDefined()
    house.time += 61_000
    house.referee.fold()
    expect(house.referee.tables.peek(table)).toBeUndefined()
  }

  test('R7 is put away, and those who have it open hear of the next move all the same', async () => {
    const table = await seatTwo(house, 'met')
    const page = makePage()
    page.hear(await house.referee.open('ann', { table }))
    const leave = (await house.referee.join('ann', table, page.hear))!
    house.troubles.length = 0
    let { version } = await playTo(table, 230, 9, false)
    await idle(table)
    version = (await playTo(table, version + 2, 10, false)).version
    expect(page.standing!.version).toBe(version)

    await idle(table)
    const far = await other() // another process moves it on
    const live = (await far.referee.tables.load(table))!
    const [seat = 0] = actingAt(live)
    await far.send(people[seat]!, table, { do: 'offer', what: 'draw' })
    await house.referee.poll()
    expect(page.standing!.version).toBe(version + 1)
    expect(page.standing!.offers).toMatchObject([{ what: 'draw', seat }])
    leave()
    expect(house.troubles).toEqual([])
  })

  test('is forgotten where nobody has it open, and opens again', async () => {
    const table = await seatTwo(house, 'met')
    await playTo(table, 230, 11, false)
    const before = await house.referee.open('eve', { table })
    await idle(table)
    expect(house.referee.tables.versionOf(table)).toBeUndefined()
    expect(await house.referee.open('eve', { table })).toEqual(before)
  })
})
