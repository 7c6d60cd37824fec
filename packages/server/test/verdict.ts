import { movesAfter, openStore, tableIds, type Engine } from '@estafette/store'
import { expect } from 'vitest'
import { checkAll } from '../src/referee/check.ts'
import { openHouse } from './house.ts'
import type { Round } from './players.ts'

/**
 * Holds what is kept against what was acknowledged: nothing is lost, nothing doubled, and every
 * game replays to its hashes. Returns how many games there are.
 */
export async function expectAllKept(store: Engine, { acknowledged }: Round): Promise<number> {
  const tables = await tableIds(store.read)
  const kept = new Map<string, string>()
  let begun = 0
  for (const table of tables) {
    const moves = await movesAfter(store.read, table)
    expect(moves.map(({ version }) => version)).toEqual(moves.map((_, at) => at + 1))
    for (const { version, command } of moves) kept.set(`${table} ${version}`, command)
    begun += Math.min(moves.length, 1)
  }
  const lost = acknowledged.filter(
    ({ table, version, id }) => kept.get(`${table} ${version}`) !== id,
  )
  expect(lost).toEqual([])
  // Whoever sends insists until it is acknowledged: what is kept beyond that was doubled.
  expect(kept.size - begun).toBe(acknowledged.length)

  const house = await openHouse('', { store })
  expect(await checkAll(house.deps)).toMatchObject({ broken: [], aside: [], dropped: 0 })
  expect(house.troubles).toEqual([])
  return begun
}

/** The same of a database in a file, which is whole itself. */
export async function expectFileKept(file: string, round: Round): Promise<number> {
  const store = await openStore(file)
  expect(await store.read.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  const games = await expectAllKept(store, round)
  await store.close()
  return games
}
