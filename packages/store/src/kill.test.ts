import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { bundleWriter, killInTheMidst, layOutTables, lostOf } from '../test/killing.ts'

const KILLS = Number(process.env['KILLS'] ?? (isLong ? 60 : 6))

let folder: string
let writer: string
beforeAll(async () => {
  folder = scratchFolder()
  writer = await bundleWriter('kill')
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(writer)
})

test(`R1 ${KILLS} kills in the midst of writing lose nothing that was acknowledged`, async () => {
  const file = join(folder, 'killed.db')
  await layOutTables(file)
  const acknowledged: string[] = []
  for (let run = 0; run < KILLS; run++) {
    acknowledged.push(...(await killInTheMidst(writer, file, run)))
  }
  expect(acknowledged.length).toBeGreaterThan(KILLS * 40 - KILLS)
  expect(await lostOf(file, acknowledged)).toEqual([])
  console.log(`${KILLS} kills of the store, ${acknowledged.length} acknowledged, 0 lost`)
}, 3_600_000)
