import {
  peopleLevelOf,
  type Listed,
  type ListedSeat,
  type Lobby,
  type PeopleLevel,
} from '@estafette/protocol'
import { leftAt, soonestFirst } from '../../online/left.ts'

/** The tables of a person by what they wait for, the most urgent first. */
export interface Lists {
  readonly yours: readonly Listed[] // their move
  readonly waiting: readonly Listed[] // for somebody else, or for a free seat
  readonly finished: readonly Listed[]
}

/** Sorts the tables of a person. */
export function listsOf({ mine, finished }: Lobby, now: number): Lists {
  return {
    yours: soonestFirst(mine.filter(isYours), now),
    waiting: soonestFirst(
      mine.filter((table) => !isYours(table)),
      now,
    ),
    finished,
  }
}

/** Whether a table waits for whoever reads the list. */
export function isYours({ own, seats, status }: Listed): boolean {
  return status === 'playing' && seats[own]?.acting === true
}

/** What share of its whole time the awaited seat has left, from 0 to 1; 1 without a clock. */
export function shareLeft(table: Listed, now: number): number {
  const left = leftAt(table, now)
  const whole = wholeTime(table)
  return left === null || whole === 0 ? 1 : Math.min(1, Math.max(0, left / whole))
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function wholeTime({ pace }: Listed): number {
  if (pace.kind === 'live') return pace.minutes * MINUTE
  return pace.kind === 'post' ? (pace.days + pace.bank) * DAY : 0
}

/** What the lists of others can be narrowed down to; '' for all. */
export interface LobbyFilter {
  readonly game: string
  readonly pace: '' | Listed['pace']['kind']
  readonly language: string // of whoever offers
  readonly level: '' | 'mine' | PeopleLevel // of whoever offers; those who wish for mine
}

/** What no filter hides. */
export const everything: LobbyFilter = { game: '', pace: '', language: '', level: '' }

/** Whoever offers a table. */
export function hostOf({ seats }: Listed): ListedSeat | undefined {
  return seats.find(({ taken, level }) => taken && level === '')
}

/** The tables that a filter leaves, for somebody who has finished so many games. */
export function filtered(
  tables: readonly Listed[],
  { game, pace, language, level }: LobbyFilter,
  games: number,
): Listed[] {
  const isFor = (table: Listed): boolean => {
    if (level === 'mine') return (table.wished ?? peopleLevelOf(games)) === peopleLevelOf(games)
    return level === '' || peopleLevelOf(hostOf(table)?.games ?? 0) === level
  }
  return tables.filter(
    (table) =>
      (game === '' || table.game === game) &&
      (pace === '' || table.pace.kind === pace) &&
      (language === '' || table.seats.some((seat) => seat.language === language)) &&
      isFor(table),
  )
}

/**
 * A list that was shown with what is new in it at the end: nothing moves away under a pointer. What
 * is gone is left out.
 */
export function steady(shown: readonly Listed[], fresh: readonly Listed[]): readonly Listed[] {
  const now = new Map(fresh.map((table) => [table.table, table]))
  const kept = shown.flatMap(({ table }) => now.get(table) ?? [])
  const known = new Set(kept.map(({ table }) => table))
  return [...kept, ...fresh.filter(({ table }) => !known.has(table))]
}

/**
 * How a game ended for whoever reads the list; 'over' where it does not say who played which side,
 * as where sides were bid for and the rules decided.
 */
export function fateOf({ ending, own, seats }: Listed): 'won' | 'lost' | 'drawn' | 'over' {
  if (!ending || ending.side === '') return 'drawn'
  const side = seats[own]?.side ?? ''
  if (side !== '') return ending.side === side ? 'won' : 'lost'
  if (own < 0 || ending.seat < 0 || seats.length !== 2) return 'over'
  return ending.seat === own ? 'lost' : 'won'
}
