import type { Game, Seat, State } from '@estafette/kernel'
import type { NewTable } from '@estafette/protocol'
import {
  accountOf,
  appendMove,
  type KeptMove,
  type SeatRow,
  type Sql,
  type TableRow,
} from '@estafette/store'
import { commitment } from '@estafette/table'
import type { Dependencies } from './dependencies.ts'
import { hashOf } from './journal.ts'
import { holidaysOf } from './kept-holidays.ts'
import { afterOf, begun, type LiveTable } from './live-table.ts'
import { addNotices } from './notices.ts'

/** Games of one person that go on at a time. */
export const MOST_PLAYING = 100

/** What sits on a seat that the rules play: a computer that is asked for nothing but its consent. */
const BY_RULES = 'think'

/** Everything that is settled before a table is laid out. */
export interface TablePlan {
  readonly game: Game
  readonly state: State // before the game, for its seats
  readonly wanted: Omit<NewTable, 'seat' | 'computers'>
  readonly host: string
  readonly own: Seat
  readonly levels: ReadonlyMap<Seat, string> // of computers, '' for people who are to come
  readonly previous?: string // the table whose people play once more
}

/** A table as planned; `drawn` is what was kept ready for it. */
export function rowsOf(
  { now, random }: Dependencies,
  { game, state, wanted, host, own, levels, previous }: TablePlan,
  name: string,
  drawn: Pick<TableRow, 'id' | 'seed'> | null = null,
): { readonly row: TableRow; readonly seats: SeatRow[] } {
  const id = drawn?.id ?? random(12).toString('hex')
  const seed = drawn?.seed ?? random(32).toString('hex')
  const time = now()
  const seats = Array.from({ length: game.seatsIn(state) }, (_, seat): SeatRow => {
    const { contribution } = wanted
    if (seat === own) {
      return { table: id, seat, account: host, name, level: '', contribution, sat: time }
    }
    const level = game.isPlayedByRules?.(state, seat) ? BY_RULES : (levels.get(seat) ?? '')
    const sat = level === '' ? null : time
    return { table: id, seat, account: null, name: '', level, contribution: '', sat }
  })
  const row: TableRow = {
    id,
    game: game.id,
    scenario: wanted.scenario,
    options: JSON.stringify(wanted.options),
    seed,
    commitment: commitment(seed, id),
    pace: JSON.stringify(wanted.pace),
    watchable: wanted.watchable,
    listed: wanted.listed,
    host,
    status: 'open',
    version: 0,
    waiting: 0,
    ending: null,
    made: time,
    changed: time,
    clock: null,
    computers: seats.reduce((mask, { seat, level }) => mask | (Number(level !== '') << seat), 0),
    previous: previous ?? null,
    message: wanted.message?.trim() ?? '',
    wished: wanted.listed ? (wanted.wished ?? '') : '',
  }
  return { row, seats }
}

/** Begins to play at a table where everybody sits: the first dice are thrown, and kept. */
export async function begin(
  sql: Sql,
  laid: LiveTable,
  now: number,
  here: readonly Seat[],
): Promise<LiveTable> {
  const live = begun(laid, now, undefined, await holidaysAt(sql, laid, now))
  await appendMove(sql, beginning(live), afterOf(live))
  await addNotices(sql, laid, live, here)
  return live
}

/** The holidays of those who sit at a table by correspondence. */
async function holidaysAt(sql: Sql, { seats, pace }: LiveTable, now: number) {
  if (pace.kind !== 'post') return []
  const off: { seat: Seat; from: number; to: number }[] = []
  for (const { seat, account } of seats) {
    const person = account === null ? null : await accountOf(sql, account)
    for (const { from, to } of person ? holidaysOf(person) : []) {
      if (to > now) off.push({ seat, from, to })
    }
  }
  return off
}

function beginning(live: LiveTable): KeptMove {
  const { row, version, time, last } = live
  const body = JSON.stringify(last!.deed)
  const hash = hashOf(live)
  return { table: row.id, version, seat: -1, command: 'begin', digest: '', body, hash, time }
}
