import { tableIds } from '@estafette/store'
import { makeDesks } from './desks.ts'
import type { World } from './world.ts'

/** What a look through all games found. */
export interface Checked {
  readonly tables: number
  readonly moves: number
  readonly broken: readonly string[] // ids of tables that cannot be replayed
}

/** Replays every game that is kept and holds it against every hash; changes nothing. */
export async function checkAll(
  world: World,
  progress: (done: number, all: number) => void = () => {},
): Promise<Checked> {
  const { store } = world
  const ids = await tableIds(store.read)
  const broken: string[] = []
  let moves = 0
  for (const [done, id] of ids.entries()) {
    const desks = makeDesks(world, () => {}) // one for each: nothing is kept at hand
    try {
      moves += (await desks.courseFrom(id, 0)).at(-1)?.version ?? 0
    } catch (error) {
      world.trouble(`table ${id} cannot be replayed`, error)
      broken.push(id)
    }
    progress(done + 1, ids.length)
  }
  return { tables: ids.length, moves, broken }
}
