import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { awayUntil, timeLeft, type Holiday } from '@estafette/protocol'
import { accountOf, movesAfter } from '@estafette/store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makePage } from '../../test/page.ts'
import { checkAll } from './check.ts'
import { addHoliday, endHoliday } from './holidays.ts'
import { holidaysOf } from './kept-holidays.ts'
import { actingAt, type LiveTable } from './live-table.ts'

const DAY = 24 * 60 * 60 * 1000
const NOON = DAY / 2
const YEAR = Date.UTC(2027, 0, 1)
const pace = { kind: 'post', days: 3, bank: 2, weekends: false } as const

let folder: string
let house: House
beforeEach(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'holidays.db'))
  house.time = YEAR + NOON
  await meet(house, 'ann', 'ben')
})
afterEach(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const add = (person: string, from: number, days: number) =>
  addHoliday(house.referee, person, { from, days })

const at = async (table: string): Promise<LiveTable> => (await house.referee.tables.load(table))!

async function setBy(person: string): Promise<readonly Holiday[]> {
  return holidaysOf((await accountOf(house.store.read, person))!)
}

/** What somebody has left at a table, in days. */
async function daysLeft(table: string, seat: number): Promise<number> {
  const { clock } = await at(table)
  return timeLeft(pace, clock!, seat, house.time) / DAY
}

/** A table by correspondence, and the seat that has to decide. */
async function byPost() {
  const table = await seatTwo(house, 'toy', ['ann', 'ben'], { pace })
  const [seat = 0] = actingAt(await at(table))
  return { table, seat, person: ['ann', 'ben'][seat]!, other: ['ben', 'ann'][seat]! }
}

describe('holidays', () => {
  test('stop the clock by correspondence while they last, and the others are told until when', async () => {
    const { table, seat, person, other } = await byPost()
    const page = makePage()
    await house.referee.join(other, table, page.hear)
    page.hear(await house.referee.open(other, { table }))
    expect(await add(person, YEAR + DAY, 10)).toMatchObject({ ok: true })
    const { clock } = page.standing!
    expect(clock).toEqual((await at(table)).clock)
    expect(awayUntil(clock, seat, YEAR + 2 * DAY)).toBe(YEAR + 11 * DAY)
    expect([YEAR, YEAR + 11 * DAY].map((time) => awayUntil(clock, seat, time))).toEqual([
      null,
      null,
    ])
    house.time = YEAR + 9 * DAY
    expect(await daysLeft(table, seat)).toBe(4.5)
    house.time = YEAR + 12 * DAY
    expect(await daysLeft(table, seat)).toBe(3.5)
    house.referee.tables.forget(table)
    expect((await at(table)).clock).toEqual(clock)
    expect(await checkAll(house.deps)).toMatchObject({ broken: [] })
  })

  test('end early, and what was left of them is free again', async () => {
    const { table, seat, person } = await byPost()
    await add(person, YEAR, 10)
    house.time = YEAR + 3 * DAY + NOON
    const [first] = await setBy(person)
    expect(await endHoliday(house.referee, person, first!.from)).toMatchObject({ ok: true })
    expect(await daysLeft(table, seat)).toBe(5)
    house.time += DAY
    expect(await daysLeft(table, seat)).toBe(4)
    expect(await add(person, YEAR + 10 * DAY, 27)).toMatchObject({ reason: 'too-many-holidays' })
    expect(await add(person, YEAR + 10 * DAY, 26)).toMatchObject({ ok: true })
  })

  test('hold at a table that begins in them, and not at one without days', async () => {
    await add('ann', YEAR, 4)
    await add('ben', YEAR, 4)
    const { table, seat } = await byPost()
    const live = await seatTwo(house, 'toy', ['ann', 'ben'], {
      pace: { kind: 'live', minutes: 10, seconds: 0 },
    })
    house.time = YEAR + 4 * DAY
    expect(await daysLeft(table, seat)).toBe(5)
    expect((await at(live)).clock).not.toHaveProperty('off')
    house.referee.tables.forget(table)
    expect((await at(table)).clock!.off).toHaveLength(2)
    expect(await checkAll(house.deps)).toMatchObject({ broken: [] })
  })

  test('are thirty days in a year, ahead, and one after another', async () => {
    expect(await add('ann', YEAR - DAY, 3)).toMatchObject({ reason: 'no-holiday' })
    expect(await add('ann', YEAR + 400 * DAY, 3)).toMatchObject({ reason: 'no-holiday' })
    expect(await add('ann', YEAR + 10 * DAY, 20)).toMatchObject({ ok: true })
    expect(await add('ann', YEAR + 29 * DAY, 2)).toMatchObject({ reason: 'no-holiday' })
    expect(await add('ann', YEAR + 40 * DAY, 11)).toMatchObject({ reason: 'too-many-holidays' })
    expect(await add('ann', YEAR + 360 * DAY, 15)).toMatchObject({ ok: true }) // ten of the next year
    const [first] = await setBy('ann')
    expect(await endHoliday(house.referee, 'ann', first!.from)).toMatchObject({ ok: true })
    expect(await endHoliday(house.referee, 'ann', first!.from)).toMatchObject({ reason: 'unknown' })
    expect(await setBy('ann')).toHaveLength(1)
    expect(await setBy('ben')).toEqual([])
  })

  test('let a choice hold that was made before they were heard of, and nobody claims a game in them', async () => {
    const { table, seat, person, other } = await byPost()
    const { version } = await at(table)
    await add(other, YEAR + DAY, 3)
    const told = await house.send(person, table, { do: 'take', choices: [1] }, version)
    expect(told).toMatchObject({ told: 'done' })
    const [next = seat] = actingAt(await at(table))
    await add(['ann', 'ben'][next]!, YEAR + 5 * DAY, 10)
    house.time = YEAR + 12 * DAY
    const claimer = ['ben', 'ann'][next]!
    expect(await house.send(claimer, table, { do: 'claim' })).toMatchObject({ told: 'refused' })
    expect((await movesAfter(house.store.read, table, 0)).length).toBeGreaterThan(3)
  })
})
