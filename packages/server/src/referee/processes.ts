import { tableAfter, versionsOf } from '@estafette/store'
import type { Audience } from './audience.ts'
import type { Dependencies } from './dependencies.ts'
import type { Emitter } from './emitter.ts'
import type { LiveTables } from './live-tables.ts'
import { SEEKER } from './pairing.ts'
import { unknown } from './refusals.ts'
import type { TableTalk } from './talk.ts'

/** How processes that serve the same games hear of what happened at the others. */
export interface Processes {
  /** Wakes other processes: something happened at a table, or it has to be read anew. */
  hint(table: string, isAnew?: boolean): void
  /** Reads a table anew that was taken back, or where somebody is called otherwise; tells of it. */
  renew(table: string): Promise<void>
  /** Hears of a table, or of a search, from another process; tells those whom it concerns here. */
  catchUp(word: string): Promise<void>
  /** The same for all tables that are open here: words of other processes can get lost. */
  poll(): Promise<void>
}

/** What of this process follows the others. */
interface Followers {
  readonly deps: Dependencies
  readonly tables: LiveTables
  readonly audience: Audience
  readonly talk: TableTalk
  readonly emitter: Emitter
  readonly seekers: () => Emitter // of those who look for anyone
}

/** Behind the id of a table in a word to other processes: what is at hand is not what it was. */
const ANEW = ' anew'

/** Keeps what is at hand here up to what happens elsewhere. */
export function makeProcesses(followers: Followers): Processes {
  const { deps, tables, audience, talk, emitter, seekers } = followers
  const { store } = deps

  const renew = (table: string): Promise<void> =>
    tables.inTurn(table, async () => {
      tables.forget(table)
      if (!audience.isOpen(table)) return
      const live = await tables.load(table, true)
      if (!live) return audience.tellSome(table, unknown(table), () => true)
      audience.tellWhole(live, live.ending ? await tableAfter(store.read, table) : null)
    })

  const catchUp = async (word: string): Promise<void> => {
    if (word.startsWith(SEEKER)) return seekers().ring(word.slice(SEEKER.length), true)
    const isAnew = word.endsWith(ANEW)
    const table = isAnew ? word.slice(0, -ANEW.length) : word
    if (isAnew) await renew(table)
    await tables.inTurn(table, async () => {
      if (tables.versionOf(table) !== undefined) await tables.load(table, true)
    })
    if (audience.isOpen(table)) await talk.tellNew(table)
    emitter.ring(table, true)
  }

  return {
    hint(table, isAnew = false) {
      store
        .hint(isAnew ? table + ANEW : table)
        .catch((error: unknown) => deps.trouble('could not signal other processes', error))
    },
    renew,
    catchUp,
    async poll() {
      await talk.poll()
      const versions = await versionsOf(store.read, audience.tables())
      for (const [table, version] of versions) {
        if (version > (tables.versionOf(table) ?? version)) await catchUp(table)
      }
    },
  }
}
