import { PROTOCOL, type Room, type Said } from '@estafette/protocol'
import { blockersOf, lastSaid, saidAfter, type ChatLine } from '@estafette/store'
import type { Audience } from './audience.ts'
import type { Dependencies } from './dependencies.ts'

/** What is said at the tables that are open here, whichever process it was said at. */
export interface TableTalk {
  /** Tells of a table from now on: what was said before is for whoever opens it to read. */
  begin(table: string): Promise<void>
  /** Tells what was said since, each line to its room and in its order. */
  tellNew(table: string): Promise<void>
  /** The same for all tables that are open here: words of other processes can get lost. */
  poll(): Promise<void>
}

/** The room that somebody at a table, or beside it, may read and write in. */
export function roomOf(viewer: number): Room {
  return viewer >= 0 ? 'players' : 'watchers'
}

/** A line as it is told: by its place in its room, or one could count what is said in the other. */
export function saidOf({ place, room, name, seat, text, time }: ChatLine): Said {
  return { number: place, room: room as Room, name, seat, text, time }
}

/** Begins with no table. */
export function makeTalk({ store }: Dependencies, audience: Audience): TableTalk {
  const told = new Map<string, number>() // the last line that was told, by table

  const tellNew = async (table: string): Promise<void> => {
    const known = told.get(table)
    if (known === undefined) return
    const lines = await saidAfter(store.read, table, known)
    for (const line of lines) {
      if (line.number <= (told.get(table) ?? 0)) continue // by somebody else in the meantime
      told.set(table, line.number)
      const { room } = line
      const lines = [saidOf(line)]
      const message = { v: PROTOCOL, told: 'said', table, id: null, lines } as const
      const deaf = line.account === null ? [] : await blockersOf(store.read, line.account)
      audience.tellSome(
        table,
        message,
        (viewer, person) => roomOf(viewer) === room && !(person !== null && deaf.includes(person)),
      )
    }
  }

  return {
    async begin(table) {
      if (told.has(table)) return
      const last = (await lastSaid(store.read, [table])).get(table) ?? 0
      if (!told.has(table)) told.set(table, last)
    },
    tellNew,
    async poll() {
      const open = new Set(audience.tables())
      for (const table of told.keys()) if (!open.has(table)) told.delete(table)
      for (const [table, last] of await lastSaid(store.read, [...open])) {
        if (last > (told.get(table) ?? last)) await tellNew(table)
      }
    },
  }
}
