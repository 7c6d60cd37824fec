import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { meet, openHouse, type House } from '../../test/house.ts'
import { unlessTaken } from './people.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'people.db'))
  await meet(house, 'ann')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

test('a name that the database refuses is taken; whatever else it refuses is a defect', async () => {
  const fails = async (): Promise<never> => {
    throw new Error('refused')
  }
  expect(await unlessTaken(house.store, 'ann', fails)).toEqual({ ok: false, reason: 'name-taken' })
  await expect(unlessTaken(house.store, 'ben', fails)).rejects.toThrow('refused')
})
