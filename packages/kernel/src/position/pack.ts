import type { BoardPacks } from '../outside.ts'
import { LineError, type TextLine } from './lines.ts'

/** Corrections of a board as they are collected: sections, and in each the things corrected. */
export type PackUnderWay = Record<string, Record<string, unknown>>

/** Puts one correction into its section, which has none of that thing yet. */
export function putInPack(pack: PackUnderWay, section: string, key: string, value: unknown): void {
  if (Object.hasOwn(pack[section] ?? {}, key)) {
    throw new LineError(`duplicate correction: ${section}.${key}`)
  }
  pack[section] = { ...pack[section], [key]: value }
}

/** How a game writes its board into positions. */
export interface BoardLines<Pack, Board> extends BoardPacks<Pack, Board> {
  /** Takes a line into a pack; false if it is about something else. */
  readonly add: (pack: PackUnderWay, words: readonly string[]) => boolean
}

/** The board of a position, corrected by the lines about it, and the lines that are left. */
export function readBoard<Pack, Board>(
  { standard, add, parse, make }: BoardLines<Pack, Board>,
  lines: readonly TextLine[],
): { readonly board: Board; readonly rest: readonly TextLine[] } {
  const pack: PackUnderWay = {}
  const rest = lines.filter((line) => {
    try {
      return !add(pack, line.words)
    } catch (error) {
      throw error instanceof LineError ? new LineError(error.message, line.number) : error
    }
  })
  if (rest.length === lines.length) return { board: standard, rest }
  const parsed = parse(pack)
  if (parsed.ok) return { board: make(parsed.value), rest }
  const key = parsed.at.split('.')[1] // 'counters.rommel.attack'
  const line = lines.find(({ words }) => key !== undefined && words[1] === key)
  throw new LineError(`${parsed.at}: ${parsed.reason}`, line?.number)
}
