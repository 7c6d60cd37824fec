import { randomUUID } from 'node:crypto'
import { fastDice } from '@estafette/kernel'
import type { Command, Wish } from '@estafette/protocol'
import { movesAfter, openStore, snapshotsOf } from '@estafette/store'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestServer } from '../../../store/test/postgres-server.ts'
import { CONTRIBUTION, everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makePage } from '../../test/page.ts'
import { welcome } from '../door/people.ts'
import { CHAPTER } from './chapter.ts'
import { checkAll } from './check.ts'
import { actingAt } from './live-table.ts'
import type { Pairing } from './pairing.ts'
import { viewText } from './views.ts'

let server: TestServer
let houses: readonly [House, House]
const deaf: (() => Promise<void>)[] = []
beforeAll(async () => {
  server = await startPostgres()
  const open = async (): Promise<House> => {
    const house = await openHouse('', { store: await openStore(server.url) })
    // The last words are still heard while the stores close.
    const hear = (word: string) => house.referee.catchUp(word).catch(() => {})
    deaf.push(await house.store.listen((word) => void hear(word)))
    return house
  }
  houses = [await open(), await open()]
  await meet(houses[0], 'ann', 'ben')
})
afterAll(async () => {
  for (const end of deaf) await end()
  for (const { store } of houses) await store.close()
  await server.stop()
})

const people = ['ann', 'ben']
const bid = (amount: number): Command => ({ do: 'take', choices: [amount] })

describe('two processes on one PostgreSQL', () => {
  test('R25 serve the same game: whoever sits at one hears what is done at the other', async () => {
    const toy = everyGame[0]!
    const table = await seatTwo(houses[0], 'toy')
    const pages = [makePage(), makePage()]
    for (const [at, page] of pages.entries()) {
      await houses[at]!.referee.join(people[at]!, table, page.hear)
      page.hear(await houses[at]!.referee.open(people[at]!, { table }))
    }
    const { below } = fastDice(5)
    for (let count = 0; count < 30; count++) {
      const seat = pages.findIndex((page) => page.choices(toy).length > 0)
      if (seat < 0) break
      const page = pages[seat]!
      const choices = page.choices(toy)
      const command: Command = { do: 'take', choices: [choices[below(choices.length)]!] }
      const { version } = page.standing!
      page.hear(await houses[seat]!.send(people[seat]!, table, command, version))
      for (const one of pages) {
        await expect.poll(() => one.standing!.version, { interval: 2 }).toBe(version + 1)
      }
    }
    const live = (await houses[0].referee.tables.load(table))!
    expect(live.version).toBeGreaterThan(10)
    pages.forEach(({ standing }, seat) => expect(standing!.view).toBe(viewText(live, seat)))
  })

  test('R13 a long game opens at either from the snapshots that the other has kept', async () => {
    const [one, other] = houses
    const table = await seatTwo(one, 'met')
    for (let count = 0; count < 2 * CHAPTER + 5; count++) {
      const live = (await one.referee.tables.load(table))!
      const [seat = 0] = actingAt(live)
      const [choice = 0] = legalChoices(live.game, stateOf(live.table!), seat)
      await one.send(people[seat]!, table, { do: 'take', choices: [choice] })
    }
    expect(await snapshotsOf(one.store.read, table, 'test')).toHaveLength(2)
    other.referee.tables.forget(table)
    for (const person of people) {
      expect(await other.referee.open(person, { table })).toEqual(
        await one.referee.open(person, { table }),
      )
    }
    expect(await checkAll(other.deps)).toMatchObject({ broken: [], dropped: 0 })
  })

  test('a word that gets lost is made up for by asking', async () => {
    const table = await seatTwo(houses[0], 'toy')
    const deafHouse = await openHouse('', { store: houses[1].store })
    const page = makePage()
    await deafHouse.referee.join('ben', table, page.hear)
    page.hear(await deafHouse.referee.open('ben', { table }))
    await houses[0].send('ann', table, bid(1), 1)
    expect(page.standing!.version).toBe(1)
    await deafHouse.referee.poll()
    expect(page.standing!.version).toBe(2)
  })

  test('who looks on at the other process is told even where another call noticed first', async () => {
    const table = await seatTwo(houses[0], 'toy')
    const deafHouse = await openHouse('', { store: houses[1].store })
    const page = makePage()
    await deafHouse.referee.join('ann', table, page.hear)
    page.hear(await deafHouse.referee.open('ann', { table }))
    await houses[0].send('ann', table, bid(1), 1)
    expect(await deafHouse.send('ben', table, bid(1), 1)).toMatchObject({ told: 'stale' })
    expect(page.standing!.version).toBe(2)
  })

  test('R5 on one version one command is done, and the other hears what it missed', async () => {
    for (let round = 0; round < 10; round++) {
      const table = await seatTwo(houses[0], 'toy')
      const told = await Promise.all([
        houses[0].send('ann', table, bid(1), 1),
        houses[1].send('ben', table, bid(2), 1),
      ])
      expect(told.map((one) => one.told).sort()).toEqual(['done', 'stale'])
    }
  })

  test('of many who look for anyone at both at once each is paired once, and hears of it', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `seeker${at}`)
    await meet(houses[0], ...names)
    const rung = new Set<string>()
    for (const { referee } of houses) referee.pairing.changed.listen((account) => rung.add(account))
    const wish: Wish = { paces: ['evening'], games: ['toy'], level: 'any' }
    const seek = (name: string, at: number, id: string, contribution?: string) =>
      houses[at % 2]!.referee.pairing.seek(name, {
        id,
        wish,
        ...(contribution && { contribution }),
      })
    const ids = names.map(() => randomUUID())
    await Promise.all(names.map((name, at) => seek(name, at, ids[at]!)))
    await Promise.all(names.map((name, at) => seek(name, at, ids[at]!, CONTRIBUTION)))
    const told = await Promise.all(
      names.map((name, at) => seek(name, at + 1, ids[at]!, CONTRIBUTION)),
    )
    const tables = told.map((one) => (one.told === 'paired' ? one.table : one.told))
    expect(new Set(tables).size).toBe(names.length / 2)
    for (const table of new Set(tables)) {
      expect(tables.filter((one) => one === table)).toHaveLength(2)
    }
    await expect.poll(() => names.filter((name) => rung.has(name)).length).toBe(names.length / 2)
  })

  test('whoever stops at one while they are paired at the other is stopped or expected, never both', async () => {
    const wish: Wish = { paces: ['turns'], games: ['toy'], level: 'any' }
    const [first, second] = houses.map(({ referee }) => referee.pairing) as [Pairing, Pairing]
    for (let round = 0; round < 40; round++) {
      const people = [`stop${round}`, `stay${round}`] as const
      await meet(houses[0], ...people)
      const [one, other] = [randomUUID(), randomUUID()]
      const call = { wish, contribution: CONTRIBUTION }
      await first.seek(people[0], { id: one, wish })
      await second.seek(people[1], { id: other, wish })
      await first.seek(people[0], { id: one, ...call })
      const [told, found] = await Promise.all([
        second.seek(people[1], { id: other, ...call }),
        first.stop(people[0], one).then(() => first.found(people[0], one)),
      ])
      expect(found !== null).toBe(told.told === 'paired')
      await second.stop(people[1], other)
    }
  })

  test('T27 of two who want names that look alike, in the same moment, one gets it', async () => {
    for (let round = 0; round < 10; round++) {
      const look = 'abcdefghkm'[round]!
      const came = await Promise.all(
        houses.map(({ deps }, at) =>
          welcome(deps, { name: `Tw${at === 0 ? 'i' : '1'}n ${look}`, language: 'en' }, ''),
        ),
      )
      expect(came.map((one) => (one.ok ? 'in' : one.reason)).sort()).toEqual(['in', 'name-taken'])
    }
  })

  test('R4 a command that reaches both is done once, with one answer', async () => {
    for (let round = 0; round < 10; round++) {
      const table = await seatTwo(houses[0], 'toy')
      const id = randomUUID()
      const told = await Promise.all(houses.map((house) => house.send('ann', table, bid(1), 1, id)))
      expect(told[0]).toMatchObject({ told: 'done', version: 2 })
      expect(told[1]).toEqual(told[0])
      expect(await movesAfter(houses[0].store.read, table)).toHaveLength(2)
    }
  })
})
