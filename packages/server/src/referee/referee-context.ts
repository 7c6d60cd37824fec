import type { CallOf } from '@estafette/protocol'
import type { Audience } from './audience.ts'
import type { Dependencies } from './dependencies.ts'
import type { TableCommand } from './live-table.ts'
import type { LiveTables } from './live-tables.ts'

/** What the parts of the referee share. */
export interface RefereeContext {
  readonly deps: Dependencies
  readonly tables: LiveTables
  readonly audience: Audience
  readonly mostOffers: number // that a seat makes in an hour
  /** A table was changed here: lists and deputies hear of it, and other processes. */
  changed(table: string): void
}

/** A command to a table, with the version it was made for. */
export type CommandCall = Omit<CallOf<'command'>, 'v' | 'call' | 'command'> & {
  readonly command: TableCommand
}
