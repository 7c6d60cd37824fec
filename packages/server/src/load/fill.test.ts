import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@estafette/kernel'
import { tableIds, tableOf } from '@estafette/store'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { everyGame, openHouse } from '../../test/house.ts'
import { checkAll } from '../referee/check.ts'
import { fillStore } from './fill.ts'

test('a store that was filled holds games that replay, with snapshots that tell the same', async () => {
  const folder = scratchFolder()
  const house = await openHouse(join(folder, 'filled.db'))
  const titles = everyGame.filter(({ id }) => id === 'celles' || id === 'arras') as Game[]
  const filling = { games: 110, half: 3, ended: 4 }
  const stored = await fillStore(house.store, titles, filling, 'test', () => {})
  const count = (length: string): number => stored.filter((one) => one.length === length).length
  expect([count('ended'), count('half'), count('begun')]).toEqual([8, 6, 96])
  const patterns = 3 * titles.length
  expect(await tableIds(house.store.read)).toHaveLength(110 + patterns)
  for (const { id, length, moves } of stored) {
    const row = await tableOf(house.store.read, id)
    expect(row?.version).toBe(moves)
    expect(row?.status).toBe(length === 'ended' ? 'over' : 'playing')
  }
  expect(await checkAll(house.deps)).toMatchObject({ broken: [], dropped: 0, tables: 116 })
  const [longest] = stored.toSorted((one, other) => other.moves - one.moves)
  expect(await house.referee.open(null, { table: longest!.id })).toMatchObject({ told: 'table' })
  await house.store.close()
  rmSync(folder, { recursive: true })
})
