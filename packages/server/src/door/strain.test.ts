import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import type { ServerMessage } from '@estafette/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOfEachSeries } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { openVisit } from '../../test/visit.ts'
import { actingAt } from '../referee/live-table.ts'
import { MOST_ANEW } from '../referee/resync.ts'
import { connect } from './connection.ts'
import { makeBuckets } from './rate-limit.ts'
import { lateness } from './strain.ts'

const people = ['ann', 'ben']
const CHOICES = 70
let folder: string
let house: House
let table: string
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'strain.db'))
  await meet(house, ...people)
  const { below } = fastDice(1918)
  for (const game of oneOfEachSeries(games)) {
    table = await seatTwo(house, game.id)
    for (let count = 0; count < CHOICES; count++) {
      const live = (await house.referee.tables.load(table))!
      const [seat] = actingAt(live)
      if (seat === undefined) break // it is over: another one may go on longer
      const choices = legalChoices(live.game, stateOf(live.table!), seat)
      const taken = choices[below(choices.length)]!
      await house.send(people[seat]!, table, { do: 'take', choices: [taken] })
    }
    if (!(await house.referee.tables.load(table))!.ending) return
  }
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const rate = { burst: 60, perSecond: 10 }

/** Somebody who asks, and what they hear. */
function asking(person: string | null, late = 0, buckets = makeBuckets(rate)) {
  const told: ServerMessage[] = []
  const { referee } = house
  const send = (message: ServerMessage): void => void told.push(message)
  const strain = { late: () => late }
  const page = connect({ referee, person, key: 'key', buckets, strain, send })
  return {
    told,
    end: () => page.end(),
    ask: (call: object) => page.receive(JSON.stringify({ v: 1, table, ...call })),
  }
}

test('T25 whoever asks for much is asked to wait sooner than whoever asks for little', async () => {
  const versions = (await house.referee.tables.load(table))!.version
  const until = async (call: object): Promise<number> => {
    const { ask, told, end } = asking(null)
    let count = 0
    while (told.at(-1)?.told !== 'busy' && count < 100) {
      told.length = 0
      await ask(call)
      count++
    }
    end()
    return count - 1
  }
  const [ping, past] = [
    await until({ call: 'ping', table: undefined }),
    await until({ call: 'past', from: 0, count: 64 }),
  ]
  const open = await until({ call: 'open', version: versions - MOST_ANEW + 1 })
  expect(ping).toBe(rate.burst)
  expect(past).toBeLessThan(rate.burst / 2)
  expect(open).toBeLessThan(rate.burst)
})

test('what is spent is paid back before anything else, and nobody owes more than they could have had', () => {
  const buckets = makeBuckets(rate)
  expect(buckets.take('a', 0)).toBe(0)
  buckets.spend('a', 0, 1000)
  expect(buckets.take('a', 0)).toBe(6100)
  expect(buckets.take('a', 6100)).toBe(0)
  expect(buckets.take('b', 0)).toBe(0)
})

test('few steps that are not at hand are worked out anew; of more the whole table is told', async () => {
  const { version } = (await house.referee.tables.load(table))!
  for (const [back, what] of [
    [0, 'steps'],
    [MOST_ANEW, 'steps'],
    [MOST_ANEW + 1, 'table'],
  ] as const) {
    house.referee.audience.forget(table)
    const told = await house.referee.open(null, { table, version: version - back })
    expect([back, told.told]).toEqual([back, what])
  }
})

test('a table that did not change is written once for all who look with the same eyes', async () => {
  const [one, other] = [
    await house.referee.open(null, { table }),
    await house.referee.open(null, { table }),
  ]
  expect(other).toBe(one)
  expect(await house.referee.open('ann', { table })).not.toBe(one)
  await house.send('ann', table, { do: 'offer', what: 'draw' })
  const after = await house.referee.open(null, { table })
  expect(after).toMatchObject({ standing: { offers: [{ what: 'draw', seat: 0 }] } })
  await house.send('ann', table, { do: 'withdraw', what: 'draw' })
})

test('R10 where everything is late, what costs much waits first, then everything but signs of life', async () => {
  const { version } = (await house.referee.tables.load(table))!
  const offer = {
    call: 'command',
    id: randomUUID(),
    version,
    command: { do: 'offer', what: 'draw' },
  }
  const heard = async (late: number): Promise<string[]> => {
    const { ask, told, end } = asking('ann', late)
    await ask({ call: 'open' })
    await ask(offer)
    end()
    return told.filter((one) => ['busy', 'table', 'done'].includes(one.told)).map((one) => one.told)
  }
  expect(await heard(1000)).toEqual(['busy', 'busy'])
  expect(await heard(200)).toEqual(['busy', 'done'])
  expect(await heard(0)).toEqual(['table', 'done'])
})

test('R10 requests too are asked to come back, not all at the same time', async () => {
  let late = 0
  const visit = await openVisit({ strain: { late: () => late, close: () => {} } })
  const lobby = () => fetch(`${visit.address}/api/lobby`)
  expect((await lobby()).status).toBe(200)
  late = 1000
  const answers = await Promise.all(Array.from({ length: 8 }, lobby))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  const after = await Promise.all(
    answers.map(async (one) => ((await one.json()) as { after: number }).after),
  )
  expect(new Set(after).size).toBeGreaterThan(1)
  expect((await fetch(`${visit.address}/healthz`)).status).toBe(200)
  await visit.close()
})

test('a server is late by its own work, not where others hold the machine', () => {
  const beats = (late: number, own: number) =>
    Array.from({ length: 5 }, () => ({ late, time: 50 + late, own: own * (50 + late) }))
  expect(lateness(beats(400, 0.9), 0)).toBe(400)
  expect(lateness(beats(400, 0.1), 0)).toBe(0)
  expect(lateness(beats(0, 0.9), 700)).toBe(700) // one long thing, right now
  expect(lateness([], 700)).toBe(0)
})
