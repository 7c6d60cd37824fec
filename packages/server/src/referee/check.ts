import { liftTable, tableIds, tableOf } from '@estafette/store'
import { afterOf, type Desk } from './desk.ts'
import { makeDesks } from './desks.ts'
import type { World } from './world.ts'

/** What a look through all games found. */
export interface Checked {
  readonly tables: number
  readonly moves: number
  readonly broken: readonly string[] // ids of tables that cannot be replayed
  readonly aside: readonly string[] // of tables that were set aside, and can be replayed again
}

/**
 * Replays every game that is kept, also one that was set aside, and holds it against every hash;
 * changes nothing, unless it is told what to do with a game that can go on.
 */
export async function checkAll(
  world: World,
  progress: (done: number, all: number) => void = () => {},
  mended: (desk: Desk) => Promise<void> = async () => {},
): Promise<Checked> {
  const { store } = world
  const ids = await tableIds(store.read)
  const broken: string[] = []
  const aside: string[] = []
  let moves = 0
  for (const [done, id] of ids.entries()) {
    const desks = makeDesks(world) // one for each: nothing is kept at hand
    try {
      const [desk] = await desks.course(id, (await tableOf(store.read, id))?.version)
      if (!desk) throw new Error('its game is not known here, or its journal is too short')
      moves += desk.version
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
  return { tables: ids.length, moves, broken, aside }
}

/** Lets every game go on that was set aside and can be replayed again: its defect was mended. */
export function liftAll(world: World, progress?: (done: number, all: number) => void) {
  return checkAll(world, progress, async (desk) => {
    await world.store.write((sql) => liftTable(sql, desk.row.id, afterOf(desk)))
  })
}
