import type { Viewer } from '@estafette/kernel'
import type { ToldOf } from '@estafette/protocol'
import type { LiveTable } from './live-table.ts'

/** Whole tables that were told last: whoever asks for the same again costs nothing. */
export interface Standings {
  /** The whole of a table for a viewer, made where it is not at hand. */
  of(
    live: LiveTable,
    viewer: Viewer,
    next: string | null,
    make: () => Promise<ToldOf<'table'>>,
  ): Promise<ToldOf<'table'>>
}

const MOST = 32

interface Known {
  readonly live: LiveTable
  readonly next: string | null
  readonly told: ToldOf<'table'>
}

export function makeStandings(): Standings {
  const known = new Map<string, Known>()
  return {
    async of(live, viewer, next, make) {
      const key = `${live.row.id} ${viewer}`
      const found = known.get(key)
      if (found?.live === live && found.next === next) return found.told
      const told = await make()
      known.delete(key) // the one told last stands last
      known.set(key, { live, next, told })
      for (const other of known.keys()) {
        if (known.size <= MOST) break
        known.delete(other)
      }
      return told
    },
  }
}
