import { randomUUID } from 'node:crypto'
import { fastDice } from '@estafette/kernel'
import type { Command } from '@estafette/protocol'
import { movesAfter, openStore, snapshotsOf } from '@estafette/store'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestServer } from '../../../store/test/postgres-server.ts'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makePage } from '../../test/page.ts'
import { welcome } from '../door/people.ts'
import { CHAPTER } from './chapter.ts'
import { checkAll } from './check.ts'
import { actingAt } from './live-table.ts'
import { viewText } from './views.ts'

let server: TestServer
let houses: readonly [House, House]
const deaf: (() => Promise<void>)[] = []
beforeAll(async () => {
  server = await startPostgres()
  const open = async (): Promise<House> => {
    const house = await openHouse('', { store: await openStore(server.url) })
    deaf.push(await house.store.listen((table) => void house.referee.catchUp(table)))
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
