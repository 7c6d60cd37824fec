import { timeLeft } from '@estafette/protocol'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makePage } from '../../test/page.ts'
import { STOPPED } from './clock.ts'
import { standingFor } from './views.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'requests.db'))
  await meet(house, 'ann', 'ben')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

test('what people asked of each other is told to all, as pages find it and as the journal has it', async () => {
  const pace = { kind: 'live', minutes: 9, seconds: 0 } as const
  const table = await seatTwo(house, 'toy', ['ann', 'ben'], { pace })
  const page = makePage()
  page.hear(await house.referee.open('ben', { table }))
  await house.send('ann', table, { do: 'offer', what: 'pause' })
  await house.send('ben', table, { do: 'answer', what: 'pause', yes: false })
  await house.send('ben', table, { do: 'offer', what: 'draw' })
  await house.send('ben', table, { do: 'withdraw', what: 'draw' })
  await house.send('ann', table, { do: 'offer', what: 'draw' })
  await house.send('ann', table, { do: 'offer', what: 'draw' })
  const { version } = page.standing!
  page.hear(await house.referee.open('ben', { table, version }))
  const told = [
    { what: 'pause', seat: 0, after: 0, answer: 'no', by: 1 },
    { what: 'draw', seat: 1, after: 0, answer: 'withdrawn', by: -1 },
    { what: 'draw', seat: 0, after: 0, answer: 'lapsed', by: -1 },
    { what: 'draw', seat: 0, after: 0, answer: 'open', by: -1 },
  ]
  expect(page.standing!.requests).toEqual(told)
  house.referee.tables.forget(table)
  const live = (await house.referee.tables.load(table))!
  for (const viewer of [-1, 0, 1]) expect(standingFor(live, viewer).requests).toEqual(told)
})

test('the clock of those who are asked for a take-back stops until they answer', async () => {
  const pace = { kind: 'live', minutes: 9, seconds: 0 } as const
  const table = await seatTwo(house, 'toy', ['ann', 'ben'], { pace })
  await house.send('ann', table, { do: 'take', choices: [1] }) // a bid; only the other one's is awaited now
  const left = async (): Promise<number> => {
    const { clock } = (await house.referee.tables.load(table))!
    return timeLeft(pace, clock!, 1, house.time)
  }
  house.time += 10_000
  const before = await left()
  await house.send('ann', table, { do: 'offer', what: 'take-back', keep: 0 })
  house.time += 20_000
  expect(await left()).toBe(before)
  await house.send('ben', table, { do: 'answer', what: 'take-back', yes: false })
  house.time += 5000
  expect(await left()).toBe(before - 5000)
  await house.send('ann', table, { do: 'offer', what: 'take-back', keep: 0 })
  house.time += STOPPED + 3000
  expect(await left()).toBe(before - 8000)
})
