import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playing, sampleGame, sampleMove } from '../test/samples.ts'
import { keepMove, openStore, type Engine, type Sync } from './index.ts'

// What waiting for the disk costs, where many play at a time: one wait serves all of them.
const TABLES = 200
const ROUNDS = 15
const SHARE = 0.4

let folder: string // on a disk, where there is one: in memory waiting costs nothing
const stores = new Map<Sync, Engine>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estafette-durable-'))
  for (const sync of ['FULL', 'NORMAL'] as const) {
    const store = await openStore(join(folder, `${sync}.db`), { sync })
    for (let at = 0; at < TABLES; at++) await sampleGame(store, `t${at}`)
    stores.set(sync, store)
  }
})
afterAll(async () => {
  for (const store of stores.values()) await store.close()
  rmSync(folder, { recursive: true })
})

/** Milliseconds in which every table goes one version on. */
async function round(sync: Sync, version: number): Promise<number> {
  const store = stores.get(sync)!
  const began = performance.now()
  await Promise.all(
    Array.from({ length: TABLES }, (_, at) =>
      keepMove(store, sampleMove(`t${at}`, version, `c${version}`), playing),
    ),
  )
  return performance.now() - began
}

const middle = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!

test(`R9 commands that wait for the disk: at least ${SHARE * 100} of 100 of those that do not`, async () => {
  const times: Record<Sync, number[]> = { FULL: [], NORMAL: [] }
  for (let version = 1; version <= ROUNDS; version++) {
    for (const sync of ['FULL', 'NORMAL'] as const) times[sync].push(await round(sync, version))
  }
  const share = middle(times.NORMAL) / middle(times.FULL)
  console.log(`waiting for the disk: ${(share * 100).toFixed(0)} of 100`)
  expect(share).toBeGreaterThanOrEqual(SHARE)
})
