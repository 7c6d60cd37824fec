import { dropSnapshots, liftTable, snapshotsOf, tableIds, tableOf } from '@estafette/store'
import { isChapterEnd } from './chapter.ts'
import { afterOf, type LiveTable } from './live-table.ts'
import { makeLiveTables } from './live-tables.ts'
import { snapshotOf } from './snapshot.ts'
import type { Dependencies } from './dependencies.ts'

/** What a look through all games found. */
export interface Checked {
  readonly tables: number
  readonly moves: number
  readonly broken: readonly string[] // ids of tables that cannot be replayed
  readonly aside: readonly string[] // of tables that were set aside, and can be replayed again
  readonly dropped: number // tables whose snapshots said something else
}

/**
 * Replays every game that is kept, also one that was set aside, and holds it against every hash and
 * against its snapshots. Snapshots that say something else are dropped; nothing more is changed,
 * unless it is told what to do with a game that can go on.
 */
export async function checkAll(
  deps: Dependencies,
  progress: (done: number, all: number) => void = () => {},
  mended: (live: LiveTable) => Promise<void> = async () => {},
): Promise<Checked> {
  const { store } = deps
  const ids = await tableIds(store.read)
  const broken: string[] = []
  const aside: string[] = []
  let moves = 0
  let dropped = 0
  const tables = makeLiveTables(deps)
  for (const [done, id] of ids.entries()) {
    try {
      const version = (await tableOf(store.read, id))?.version ?? 0
      const wanted = new Map<number, string>()
      const live = await tables.whole(id, (one) => {
        if (isChapterEnd(one)) wanted.set(one.version, snapshotOf(one, deps.stamp).body)
      })
      if (!live || live.version < version) {
        throw new Error('its game is not known here, or its journal is too short')
      }
      moves += live.version
      const kept = await snapshotsOf(store.read, id, deps.stamp, live.version)
      if (kept.some(({ version, body }) => wanted.get(version) !== body)) {
        deps.trouble(`table ${id} has snapshots of another game`, new Error('they are dropped'))
        await store.write((sql) => dropSnapshots(sql, id))
        dropped++
      }
      if (live.row.status === 'aside') {
        await mended(live)
        aside.push(id)
      }
    } catch (error) {
      deps.trouble(`table ${id} cannot be replayed`, error)
      broken.push(id)
    }
    progress(done + 1, ids.length)
  }
  return { tables: ids.length, moves, broken, aside, dropped }
}

/** Lets every game go on that was set aside and can be replayed again: its defect was mended. */
export function liftAll(deps: Dependencies, progress?: (done: number, all: number) => void) {
  return checkAll(deps, progress, async (live) => {
    await deps.store.write((sql) => liftTable(sql, live.row.id, afterOf(live)))
  })
}
