import { saidOf, type Game, type GameEvent, type Seat } from '@estafette/kernel'
import type { AskedOnce } from '@estafette/protocol'
import type { ToldBack } from '@estafette/table'
import { doings, isOfSort, nobody, shapeOf, type Doer, type SideOf } from '../../screen/events.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { LogEntry } from '../../session/session.ts'
import { stepsOf, type Step } from '../other-turn/steps.ts'
import { backLines } from './taken-back.ts'

export const logFilters = ['all', 'fights', 'points', 'turn'] as const
export type LogFilter = (typeof logFilters)[number]

/** A line of the log: an impulse, a change of points, a turn that begins, or what went by itself. */
export interface LogLine {
  readonly key: string
  readonly kind: 'step' | 'points' | 'turn' | 'fold' | 'undo'
  readonly seat: Seat // whose doing it is, -1 for the rules'
  readonly side: number
  readonly first: number // numbers of its first and last choice
  readonly last: number
  readonly events: readonly GameEvent[]
  readonly step?: Step
  readonly back?: ToldBack // what was taken back there
  readonly request?: AskedOnce // what was asked there
}

/** What a line says when it is unfolded: what the terminal says of the same events. */
export function saidIn({ events }: LogLine): readonly GameEvent[] {
  return saidOf(events)
}

/** The event by which a line of what a person did besides is named; none for what the rules did. */
function namedBy(game: Game, { seat, first, events }: LogLine): GameEvent | undefined {
  if (first === 0 || seat < 0) return undefined
  return events.find((event) => !shapeOf(game, event).silent)
}

/** What a line says under its own words where it is not folded: fights, and what it does not name. */
export function detailsOf(game: Game, line: LogLine): readonly GameEvent[] {
  const said = saidIn(line)
  if (line.kind === 'fold') {
    const named = namedBy(game, line)
    return said.filter((event) => event !== named)
  }
  return line.step?.kind === 'fight' && said.length > 1 ? said : []
}

const nowhere = (): number => -1

/**
 * The log in lines: one per impulse or activation, turns and points alone, and whatever went by
 * itself folded. Nothing that was told is left out, lone choices of the rules included.
 */
export function logLines(
  screen: GameScreen,
  entries: readonly LogEntry[],
  sideOf: SideOf,
): readonly LogLine[] {
  const lines: LogLine[] = []
  let waiting: LogEntry[] = []
  const flush = (): void => {
    lines.push(...linesOf(screen, waiting, sideOf))
    waiting = []
  }
  for (const { number, seat, events } of entries) {
    let rest: GameEvent[] = []
    for (const event of events) {
      const kind = aloneAs(screen, event)
      if (!kind) {
        rest.push(event)
        continue
      }
      if (rest.length > 0) waiting.push({ number, seat, events: rest })
      rest = []
      flush()
      const key = `${kind}${lines.length}`
      lines.push({ key, kind, ...nobody, first: number, last: number, events: [event] })
    }
    if (rest.length > 0) waiting.push({ number, seat, events: rest })
  }
  flush()
  return lines
}

/** The lines with those about what was taken back, each where it was done. */
export function withBacks(lines: readonly LogLine[], all: readonly ToldBack[]): LogLine[] {
  const mixed = [...lines]
  for (const [index, { place, back }] of backLines(all).entries()) {
    const at = mixed.findIndex(({ kind, first }) => kind !== 'undo' && first > place)
    const [key, first] = [`undo${index}`, place]
    const line: LogLine = {
      key,
      kind: 'undo',
      seat: back.seat,
      side: -1,
      first,
      last: first,
      events: [],
      back,
    }
    mixed.splice(at < 0 ? mixed.length : at, 0, line)
  }
  return mixed
}

/** The lines with those about what people asked of each other, each where it was asked. */
export function withRequests(lines: readonly LogLine[], all: readonly AskedOnce[]): LogLine[] {
  const mixed = [...lines]
  for (const [index, request] of all.entries()) {
    const { seat, after } = request
    const at = mixed.findIndex(({ first }) => first > after)
    const key = `asked${index}`
    const line: LogLine = {
      key,
      kind: 'undo',
      seat,
      side: -1,
      first: after,
      last: after,
      events: [],
      request,
    }
    mixed.splice(at < 0 ? mixed.length : at, 0, line)
  }
  return mixed
}

/** Whether an event has a line of its own. */
function aloneAs({ game, pointEvents }: GameScreen, event: GameEvent): 'turn' | 'points' | null {
  if (isOfSort(game, event, 'turn')) return 'turn'
  return pointEvents?.has(event.type) ? 'points' : null
}

/** Steps, and between them what belongs to none. */
function linesOf(screen: GameScreen, entries: readonly LogEntry[], sideOf: SideOf): LogLine[] {
  const steps = stepsOf(screen, entries, nowhere, sideOf).filter(({ kind }) => kind !== 'other')
  const lines: LogLine[] = []
  const shown = new Set<GameEvent>()
  for (const step of steps) for (const event of step.events) shown.add(event)
  let fold: { doer: Doer; first: number; last: number; events: GameEvent[] } | null = null
  let next = 0
  const close = (): void => {
    if (fold && fold.events.some((event) => !shapeOf(screen.game, event).silent)) {
      const { doer, first, last, events } = fold
      const key = `fold${first}-${lines.length}`
      lines.push({ key, kind: 'fold', ...doer, first, last, events })
    }
    fold = null
  }
  for (const entry of entries) {
    for (const { event, doer } of doings(screen.game, entry, sideOf)) {
      const step = steps[next]
      if (step?.events[0] === event) {
        close()
        const { seat, side, first, last, events } = step
        const key = `step${first}-${last}-${lines.length}`
        lines.push({ key, kind: 'step', seat, side, first, last, events, step })
        next++
      }
      if (shown.has(event)) continue
      const isQuiet = !!shapeOf(screen.game, event).silent
      const line = lines.at(-1)
      // A lone choice of the rules goes with the step in which it was taken.
      if (isQuiet && !fold && line?.kind === 'step' && entry.number <= line.last) {
        lines[lines.length - 1] = { ...line, events: [...line.events, event] }
        continue
      }
      if (fold && !isQuiet && fold.doer.side !== doer.side) close()
      fold ??= { doer, first: entry.number, last: entry.number, events: [] }
      fold.last = entry.number
      fold.events.push(event)
    }
  }
  close()
  return lines
}

/** The lines of the last turn that anything was done in, without the set-up before the first. */
export function sinceTurn(lines: readonly LogLine[]): readonly LogLine[] {
  const last = lines.findLastIndex(({ kind }, at) => kind === 'turn' && at < lines.length - 1)
  return lines.slice(last < 0 ? 1 : last)
}
