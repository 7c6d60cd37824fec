import {
  browserShelf,
  forget,
  isRecord,
  parseJson,
  read,
  write,
  type Kept,
  type Shelf,
} from './storage.ts'

/** One thing of a set-up: who or what, where, and in which way; codes that a game gives. */
export interface KeptPlace {
  readonly what: string
  readonly at: string
  readonly verb: string
}

/** A set-up that somebody has kept under a name. */
export interface KeptSetUp {
  readonly name: string
  readonly day: string // on which it was kept, as ISO has it
  readonly places: readonly KeptPlace[]
}

export const SET_UPS = 'estafette.set-ups.'
export const LONGEST_NAME = 40
const MOST = 12 // of a battle and side: the oldest goes

const keyOf = (game: string, side: string): string => `${SET_UPS}${game}.${side}`

/** The set-ups of a battle and side that this browser keeps, the latest first. */
export function readSetUps(
  game: string,
  side: string,
  shelf: Shelf | null = browserShelf(),
): readonly KeptSetUp[] {
  const data = parseJson(read(shelf, keyOf(game, side)))
  return Array.isArray(data) ? data.flatMap((one) => setUpFrom(one) ?? []) : []
}

/** Keeps a set-up; one of the same name is replaced. */
export function keepSetUp(
  game: string,
  side: string,
  made: KeptSetUp,
  shelf: Shelf | null = browserShelf(),
): Kept {
  const name = made.name.trim().slice(0, LONGEST_NAME)
  const others = readSetUps(game, side, shelf).filter((one) => one.name !== name)
  const all = [{ ...made, name }, ...others].slice(0, MOST)
  return write(shelf, keyOf(game, side), JSON.stringify(all))
}

/** Forgets a set-up by its name. */
export function dropSetUp(
  game: string,
  side: string,
  name: string,
  shelf: Shelf | null = browserShelf(),
): void {
  const rest = readSetUps(game, side, shelf).filter((one) => one.name !== name)
  if (rest.length === 0) forget(shelf, keyOf(game, side))
  else write(shelf, keyOf(game, side), JSON.stringify(rest))
}

/** A set-up from data of unknown origin. */
function setUpFrom(data: unknown): KeptSetUp | null {
  if (!isRecord(data)) return null
  const { name, day, places } = data
  if (typeof name !== 'string' || name === '' || !Array.isArray(places)) return null
  return {
    name: name.slice(0, LONGEST_NAME),
    day: typeof day === 'string' ? day : '',
    places: places.filter(isPlace),
  }
}

function isPlace(data: unknown): data is KeptPlace {
  return (
    isRecord(data) &&
    [data['what'], data['at'], data['verb']].every((part) => typeof part === 'string')
  )
}
