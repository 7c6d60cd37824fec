import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { actingAt } from './live-table.ts'
import { viewText } from './views.ts'

let folder: string
let house: House
const people = ['ann', 'ben']
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'seen.db'))
  await meet(house, ...people)
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

/** What both players and the public may read, without whose view it is. */
async function read(table: string): Promise<string[]> {
  const live = (await house.referee.tables.load(table))!
  return [0, 1, -1].map((viewer) => viewText(live, viewer).replace(/^.*\n/, ''))
}

async function playOn(table: string, choices: number): Promise<void> {
  for (let count = 0; count < choices; count++) {
    const live = (await house.referee.tables.load(table))!
    const [seat = 0] = actingAt(live)
    const [choice = 0] = legalChoices(live.game, stateOf(live.table!), seat)
    await house.send(people[seat]!, table, { do: 'take', choices: [choice] })
  }
}

test('what is hidden is read anew with every move, and is open to all when a game is given up', async () => {
  const table = await seatTwo(house, 'frontline')
  await playOn(table, 12)
  const before = await read(table)
  expect(new Set(before).size).toBe(3)
  await house.send('ann', table, { do: 'offer', what: 'draw' })
  expect(await read(table)).toEqual(before)
  await playOn(table, 1)
  expect(await read(table)).not.toEqual(before)
  await house.send('ann', table, { do: 'resign' })
  expect(new Set(await read(table)).size).toBe(1)
})

test('where nothing is hidden all read the same, also after a choice was taken back', async () => {
  const table = await seatTwo(house, 'arras')
  await playOn(table, 3)
  const before = await read(table)
  expect(new Set(before).size).toBe(1)
  const live = (await house.referee.tables.load(table))!
  const [seat = 0] = actingAt(live)
  for (const choice of legalChoices(live.game, stateOf(live.table!), seat)) {
    const told = await house.send(people[seat]!, table, { do: 'take', choices: [choice] })
    if (told.told !== 'done') continue
    expect(await read(table)).not.toEqual(before)
    const undone = await house.send(people[seat]!, table, { do: 'undo', count: 1 })
    if (undone.told === 'done') expect(await read(table)).toEqual(before)
    break
  }
})
