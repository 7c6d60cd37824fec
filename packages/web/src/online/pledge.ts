import { browserShelf, parseJson, read, write, type Shelf } from '../store/storage.ts'

/** What this browser saw of the dice of a table with its own eyes, while nobody knew how they fall. */
export interface Pledge {
  readonly commitment?: string // the first that was shown
  readonly own?: string // what this browser added to the dice
}

const KEY = 'estafette.dice.'

/** Keeps what was seen; what was seen first stays, whatever is shown later. */
export function keepPledge(
  table: string,
  seen: Pledge,
  shelf: Shelf | null = browserShelf(),
): void {
  write(shelf, KEY + table, JSON.stringify({ ...seen, ...readPledge(table, shelf) }))
}

/** What was seen of a table; nothing where this browser did not look. */
export function readPledge(table: string, shelf: Shelf | null = browserShelf()): Pledge {
  const data = parseJson(read(shelf, KEY + table))
  if (typeof data !== 'object' || data === null) return {}
  const { commitment, own } = data as Partial<Record<keyof Pledge, unknown>>
  return {
    ...(typeof commitment === 'string' && { commitment }),
    ...(typeof own === 'string' && { own }),
  }
}
