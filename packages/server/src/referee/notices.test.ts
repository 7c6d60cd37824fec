import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '@estafette/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { MOST_OFFERS } from './offers.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'notices.db'))
  await meet(house, 'ann', 'ben')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const draw = (doing: 'offer' | 'withdraw'): Command => ({ do: doing, what: 'draw' })

/** What waits for somebody at a table. */
async function waiting(table: string, account: string): Promise<unknown[]> {
  const rows = await house.store.read.all(
    'SELECT kind FROM notices WHERE table_id = $1 AND account = $2 AND sent IS NULL ORDER BY kind',
    [table, account],
  )
  return rows.map(({ kind }) => kind)
}

describe('T27 what is asked', () => {
  test('is told once, and not when it is no longer asked', async () => {
    const table = await seatTwo(house, 'toy')
    const before = await waiting(table, 'ben')
    await house.send('ann', table, draw('offer'))
    await house.send('ann', table, draw('offer'))
    expect(await waiting(table, 'ben')).toEqual(['offer', ...before])
    await house.send('ann', table, draw('withdraw'))
    expect(await waiting(table, 'ben')).toEqual(before)
    await house.send('ann', table, draw('offer'))
    await house.send('ben', table, { do: 'answer', what: 'draw', yes: false })
    expect(await waiting(table, 'ben')).toEqual(before)
  })

  test('is asked so often in an hour by a seat, and no more', async () => {
    const table = await seatTwo(house, 'toy')
    const id = randomUUID()
    const first = await house.send('ann', table, draw('offer'), 1, id)
    for (let count = 1; count < MOST_OFFERS; count++) {
      expect(await house.send('ann', table, draw('offer'))).toMatchObject({ told: 'done' })
    }
    const refused = { told: 'refused', reason: 'asked-enough' }
    expect(await house.send('ann', table, draw('offer'))).toMatchObject(refused)
    expect(await house.send('ann', table, draw('offer'), undefined, id)).toEqual(first)
    expect(await house.send('ben', table, draw('offer'))).toMatchObject({ told: 'done' })
    house.time += 60 * 60 * 1000
    expect(await house.send('ann', table, draw('offer'))).toMatchObject({ told: 'done' })
  })
})
