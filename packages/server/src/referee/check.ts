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
  world: Dependencies,
  progress: (done: number, all: number) => void = () => {},
  mended: (desk: LiveTable) => Promise<void> = async () => {},
): Promise<Checked> {
  const { store } = world
  const ids = await tableIds(store.read)
  const broken: string[] = []
  const aside: string[] = []
  let moves = 0
  let dropped = 0
  const desks = makeLiveTables(world)
  for (const [done, id] of ids.entries()) {
    try {
      const version = (await tableOf(store.read, id))?.version ?? 0
      const wanted = new Map<number, string>()
      const desk = await desks.whole(id, (one) => {
        if (isChapterEnd(one)) wanted.set(one.version, snapshotOf(one, world.stamp).body)
      })
      if (!desk || desk.version < version) {
        throw new Error('its game is not known here, or its journal is too short')
      }
      moves += desk.version
      const kept = await snapshotsOf(store.read, id, world.stamp, desk.version)
      if (kept.some(({ version, body }) => wanted.get(version) !== body)) {
        world.trouble(`table ${id} has snapshots of another game`, new Error('they are dropped'))
        await store.write((sql) => dropSnapshots(sql, id))
        dropped++
      }
      if (desk.row.status === 'aside') {
        await mended(desk)
        aside.push(id)
      }
    } catch (error) {
      world.trouble(`table ${id} cannot be replayed`, error)
      broken.push(id)
    }
    progress(done + 1, ids.length)
  }
  return { tables: ids.length, moves, broken, aside, dropped }
}

/** Lets every game go on that was set aside and can be replayed again: its defect was mended. */
export function liftAll(world: Dependencies, progress?: (done: number, all: number) => void) {
  return checkAll(world, progress, async (desk) => {
    await world.store.write((sql) => liftTable(sql, desk.row.id, afterOf(desk)))
  })
}
