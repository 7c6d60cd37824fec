import type { Seat } from '@estafette/kernel'
import { offers, type NoticeKind } from '@estafette/protocol'
import { addNotice, dropNoticesOf, type Sql } from '@estafette/store'
import { actingAt, type LiveTable } from './live-table.ts'
import { askedOf } from './offers.ts'

/** Milliseconds before somebody who is not looking is told. */
const NOTICE_AFTER = 30_000

/** Lays out a notice for a seat, in the transaction of what it is about; a computer needs none. */
export async function noticeTo(
  sql: Sql,
  { row, version, time, seats }: LiveTable,
  seat: Seat,
  kind: NoticeKind,
): Promise<void> {
  const account = seats[seat]?.account ?? null
  if (account === null) return
  const id = `${row.id}-${version}-${seat}-${kind}`
  const due = time + NOTICE_AFTER
  await addNotice(sql, { id, account, table: row.id, version, kind, due })
}

/** Lays out a notice for somebody who is invited by name, and sits nowhere yet. */
export async function noticeOfInvitation(
  sql: Sql,
  {
    table,
    account,
    time,
  }: { readonly table: string; readonly account: string; readonly time: number },
): Promise<void> {
  const id = `${table}-${account}-invited`
  const due = time + NOTICE_AFTER
  await addNotice(sql, { id, account, table, version: 0, kind: 'invited', due })
}

/** Lays out what those who are not looking are to be told of a step. */
export async function addNotices(
  sql: Sql,
  before: LiveTable,
  after: LiveTable,
  here: readonly Seat[],
): Promise<void> {
  for (const { seat } of after.seats) {
    const kind = here.includes(seat) ? null : kindFor(before, after, seat)
    const account = after.seats[seat]?.account ?? null
    if (account !== null && isAsked(before, seat) && !isAsked(after, seat)) {
      await dropNoticesOf(sql, { account, table: after.row.id, kind: 'offer' })
    }
    if (kind) await noticeTo(sql, after, seat, kind)
  }
}

/** The one thing about a step that a seat wants to know most; what it did itself it knows. */
function kindFor(before: LiveTable, after: LiveTable, seat: Seat): NoticeKind | null {
  const by = after.last?.seat ?? -1
  if (after.ending) return by === seat ? null : 'over'
  if (actingAt(after).includes(seat) && !actingAt(before).includes(seat)) return 'turn'
  return after.last?.deed.do === 'offer' && by !== seat ? 'offer' : null
}

/** Whether anything is asked of a seat. */
function isAsked({ offers: asked }: LiveTable, seat: Seat): boolean {
  return offers.some((what) => askedOf(asked, what, seat) !== undefined)
}
