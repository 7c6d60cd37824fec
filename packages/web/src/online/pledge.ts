import { browserShelf, parseJson, read, write, type Shelf, isRecord } from '../store/storage.ts'

/** What this browser saw of the dice of a table with its own eyes, while nobody knew how they fall. */
export interface Pledge {
  readonly commitment?: string // the first that was shown
  readonly own?: string // what this browser added to the dice
  readonly saw?: Saw // what it was told of the game, the last time it looked
}

/** What a browser was told of a game while it went on. */
export interface Saw {
  readonly viewer: number // whose eyes looked
  readonly count: number // choices that stood
  readonly digest: string // of the opening and of these choices, with their dice
  readonly backs: readonly number[] // how many choices stood after each take-back that was agreed
  readonly times: number // take-backs of all kinds that were told
  readonly parted: boolean // something was told otherwise later, and no take-back explains it
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

/** Keeps what was told of a game by now, instead of what was told before. */
export function keepSaw(table: string, saw: Saw, shelf: Shelf | null = browserShelf()): void {
  write(shelf, KEY + table, JSON.stringify({ ...readPledge(table, shelf), saw }))
}

/** What was seen of a table; nothing where this browser did not look. */
export function readPledge(table: string, shelf: Shelf | null = browserShelf()): Pledge {
  const data = parseJson(read(shelf, KEY + table))
  if (!isRecord(data)) return {}
  const { commitment, own, saw } = data
  return {
    ...(typeof commitment === 'string' && { commitment }),
    ...(typeof own === 'string' && { own }),
    ...(isSaw(saw) && { saw }),
  }
}

function isSaw(data: unknown): data is Saw {
  if (!isRecord(data)) return false
  const { viewer, count, digest, backs, times, parted } = data
  return (
    [viewer, count, times].every(Number.isInteger) &&
    typeof digest === 'string' &&
    Array.isArray(backs) &&
    typeof parted === 'boolean'
  )
}
