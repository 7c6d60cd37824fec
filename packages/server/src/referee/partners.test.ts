import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { allSetups, type Game, type Seat, type Setup } from '@estafette/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { askedOf } from './offers.ts'

const people = ['ann', 'ben', 'cat', 'dan']

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'partners.db'))
  await meet(house, ...people)
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

/** Ways to play a game in which a side has two seats from the beginning, with these seats. */
function teamsOf(game: Game): { id: string; setup: Setup; mates: readonly [Seat, Seat] }[] {
  const found = new Map<string, { id: string; setup: Setup; mates: readonly [Seat, Seat] }>()
  for (const setup of allSetups(game)) {
    const state = game.create(setup)
    if (!state.ok) continue
    const seats = Array.from({ length: game.seatsIn(state.value) }, (_, seat) => seat)
    for (const one of seats) {
      const side = game.sideOf(state.value, one)
      const mate = seats.find((seat) => seat > one && game.sideOf(state.value, seat) === side)
      if (side < 0 || mate === undefined) continue
      const name = `${seats.length} ${one} ${mate}`
      if (!found.has(name)) found.set(name, { id: game.id, setup, mates: [one, mate] })
    }
  }
  return isLong ? [...found.values()] : [...found.values()].slice(0, 3)
}

const teams = everyGame.flatMap(teamsOf)

async function open({ id, setup }: (typeof teams)[number]): Promise<string> {
  const { scenario, options } = setup
  return seatTwo(house, id, people, { scenario, options })
}

const liveOf = async (table: string) => (await house.referee.tables.load(table))!

test('there are games with partners', () => {
  expect(teams.length).toBeGreaterThan(1)
})

describe.each(teams)('partners on seats $mates of $id', (team) => {
  const [one, mate] = team.mates
  const resign = { do: 'resign' } as const

  test('one alone does not give up for both: the other is asked, and nobody else', async () => {
    const table = await open(team)
    await house.send(people[one]!, table, resign)
    const { ending, offers, seats } = await liveOf(table)
    expect(ending).toBeNull()
    const asked = seats
      .filter(({ seat }) => askedOf(offers, 'resign', seat))
      .map(({ seat }) => seat)
    expect(asked).toEqual([mate])
    await house.send(people[one]!, table, resign)
    expect((await liveOf(table)).ending).toBeNull()
    const enemy = seats.find(({ seat }) => seat !== one && seat !== mate)!.seat
    const yes = { do: 'answer', what: 'resign', yes: true } as const
    expect(await house.send(people[enemy]!, table, yes)).toMatchObject({ told: 'refused' })
    await house.send(people[mate]!, table, { ...yes, yes: false })
    expect(await liveOf(table)).toMatchObject({ ending: null, offers: [] })
  })

  test.each([resign, { do: 'answer', what: 'resign', yes: true } as const])(
    'both do, when the other says $do',
    async (command) => {
      const table = await open(team)
      await house.send(people[mate]!, table, resign)
      await house.send(people[one]!, table, command)
      expect((await liveOf(table)).ending).toMatchObject({ how: 'resigned', seat: mate })
    },
  )

  test('who leaves for good asks nobody', async () => {
    const table = await open(team)
    await house.referee.quit(people[one]!, table)
    expect((await liveOf(table)).ending).toMatchObject({ how: 'resigned', seat: one })
  })
})
