import { failure, success, type Result, type Success } from './result.ts'

/** Why data from outside is refused, and the field at fault ('counters.rommel.attack'). */
export interface Refused {
  readonly ok: false
  readonly reason: string
  readonly at: string
}

/** Data from outside: what it says, or what is wrong with it. */
export type Read<T> = Success<T> | Refused

export function refused(reason: string, at: string): Refused {
  return { ok: false, reason, at }
}

/** The fields of an object, none but those allowed. */
export function readFields(
  input: unknown,
  at: string,
  allowed?: readonly string[],
): Read<Readonly<Record<string, unknown>>> {
  if (!isFields(input)) return refused('must be an object', at)
  const stranger = Object.keys(input).find((name) => allowed && !allowed.includes(name))
  if (stranger === undefined) return success(input)
  return refused(`unknown field '${stranger}'`, at === '' ? stranger : `${at}.${stranger}`)
}

/** Every entry of an object, up to the first that is refused; none where there is no object. */
export function readEach<T>(
  input: unknown,
  at: string,
  readOne: (key: string, value: unknown, at: string) => Read<T>,
): Read<Record<string, T>> {
  if (input === undefined) return success({})
  const fields = readFields(input, at)
  if (!fields.ok) return fields
  const values: Record<string, T> = {}
  for (const [key, value] of Object.entries(fields.value)) {
    const one = readOne(key, value, `${at}.${key}`)
    if (!one.ok) return one
    values[key] = one.value
  }
  return success(values)
}

function isFields(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

/** Whether a value is a whole number between two bounds. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** How a game corrects its board. */
export interface BoardPacks<Pack, Board> {
  readonly standard: Board
  readonly parse: (input: unknown) => Read<Pack>
  readonly make: (pack: Pack) => Board
}

/** The board of a setup: the standard one, or with the corrections of a pack. */
export function boardFrom<Pack, Board>(
  pack: unknown,
  { standard, parse, make }: BoardPacks<Pack, Board>,
): Result<Board> {
  if (pack === undefined) return success(standard)
  const parsed = parse(pack)
  return parsed.ok
    ? success(make(parsed.value))
    : failure(`board pack, ${parsed.at}: ${parsed.reason}`)
}
