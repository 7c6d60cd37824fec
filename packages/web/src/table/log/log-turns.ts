import type { GameScreen } from '../../screen/screen.ts'
import { logFilters, type LogFilter, type LogLine } from './log-lines.ts'

/** A turn in the log: the line with which it begins, and what was done in it. */
export interface LogTurn {
  readonly key: string
  readonly head: LogLine | null // null for what was done before the first turn
  readonly all: readonly LogLine[] // that it came to
  readonly lines: readonly LogLine[] // of these, what somebody wants to see
}

/**
 * The log by turns: of players where a game tells when one begins, else of the game. A turn of the
 * game that opens with that of a player has no lines of its own.
 */
export function turnsIn(lines: readonly LogLine[]): readonly LogTurn[] {
  const turns: { key: string; head: LogLine | null; all: LogLine[] }[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (line.kind === 'turn') turns.push({ key: line.key, head: line, all: [] })
    else if (last) last.all.push(line)
    else turns.push({ key: 'before', head: null, all: [line] })
  }
  return turns.map((turn) => ({ ...turn, lines: turn.all }))
}

/** The turns that a person wants to see, each with those of its lines. */
export function turnsWith(turns: readonly LogTurn[], filter: LogFilter): readonly LogTurn[] {
  if (filter === 'turn') return turns.slice(-1)
  return filter === 'all' ? turns : turnsWhere(turns, (line) => isOf(line, filter))
}

/** The turns in which something was done that is looked for, each with just that. */
export function turnsWhere(
  turns: readonly LogTurn[],
  isSought: (line: LogLine) => boolean,
): readonly LogTurn[] {
  return turns.flatMap((turn) => {
    const lines = turn.lines.filter(isSought)
    return lines.length > 0 ? [{ ...turn, lines }] : []
  })
}

function isOf({ kind, step }: LogLine, filter: 'fights' | 'points'): boolean {
  return filter === 'fights' ? step?.kind === 'fight' : kind === 'points'
}

/** The filters that can find something in a game: not every one has lines about points. */
export function filtersOf({ pointEvents }: GameScreen): readonly LogFilter[] {
  return logFilters.filter((filter) => filter !== 'points' || pointEvents !== undefined)
}

/** Whether there is something to unfold: a turn that only begins is a line. */
export function canFold({ head, lines }: LogTurn, turns: readonly LogTurn[]): boolean {
  return lines.length > 0 && (head !== null || turns.length > 1)
}

/** The turn that is read as it grows: the last one in which anything was done. */
export function presentTurn(turns: readonly LogTurn[]): string | undefined {
  return turns.findLast(({ lines }) => lines.length > 0)?.key
}
