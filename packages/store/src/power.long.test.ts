import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { bundleWriter, killInTheMidst, layOutTables, lostOf } from '../test/killing.ts'
import type { Sync } from './index.ts'

const CRASHES = Number(process.env['CRASHES'] ?? 100)
const source = fileURLToPath(new URL('../test/unsynced.c', import.meta.url))
const canRun = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

if (!canRun) console.log('power loss is not tested: that needs Linux and a C compiler (cc)')

describe.skipIf(!canRun)('R2 when the power fails', () => {
  let folder: string
  let library: string
  let writer: string
  beforeAll(async () => {
    folder = scratchFolder()
    library = join(folder, 'unsynced.so')
    const flags = ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl', '-lpthread']
    const made = spawnSync('cc', flags, { encoding: 'utf8' })
    if (made.status !== 0) throw new Error(made.stderr)
    writer = await bundleWriter('power')
  })
  afterAll(() => {
    rmSync(folder, { recursive: true })
    rmSync(writer)
  })

  /** Crashes so many times; each time only what was synced is left. What was acknowledged and lost. */
  async function crash(times: number, sync: Sync): Promise<{ lost: number; acknowledged: number }> {
    const [live, image] = [join(folder, sync, 'live'), join(folder, sync, 'image')]
    for (const place of [live, image]) mkdirSync(place, { recursive: true })
    const file = join(live, 'power.db')
    await layOutTables(file)
    copyAll(live, image)
    const environment = {
      LD_PRELOAD: library,
      UNSYNCED_FROM: `${live}/`,
      UNSYNCED_INTO: `${image}/`,
    }
    const acknowledged: string[] = []
    for (let run = 0; run < times; run++) {
      acknowledged.push(...(await killInTheMidst(writer, file, run, sync, environment)))
      rmSync(live, { recursive: true })
      mkdirSync(live)
      copyAll(image, live)
    }
    const lost = await lostOf(file, acknowledged)
    return { lost: lost.length, acknowledged: acknowledged.length }
  }

  test(`nothing that was acknowledged is lost, ${CRASHES} times`, async () => {
    const { lost, acknowledged } = await crash(CRASHES, 'FULL')
    console.log(`${CRASHES} crashes with unsynced writes dropped, ${acknowledged} acknowledged`)
    expect(acknowledged).toBeGreaterThan(CRASHES * 30)
    expect(lost).toBe(0)
  }, 3_600_000)

  test('with a store that does not wait for the disk something is, or this proves nothing', async () => {
    const { lost, acknowledged } = await crash(Math.min(CRASHES, 10), 'NORMAL')
    console.log(`without waiting for the disk ${lost} of ${acknowledged} are lost`)
    expect(lost).toBeGreaterThan(0)
  }, 3_600_000)
})

function copyAll(from: string, into: string): void {
  for (const name of readdirSync(from)) {
    if (!name.endsWith('-shm')) copyFileSync(join(from, name), join(into, name))
  }
}
