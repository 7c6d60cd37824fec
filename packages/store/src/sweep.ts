import { deleteAccount, isPastLife, lifeAt } from './people.ts'
import type { Sql } from './sql.ts'
import { dropTable } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000
const NOTICE_KEPT = 30 * DAY
const MOST_AT_ONCE = 200

/** A table waits for others as long as an invitation to it holds. */
const TABLE_WAITS = 14 * DAY

/**
 * Forgets what has ended: sessions, codes, challenges, invitations, notices that were sent long
 * ago, tables that nobody came to, and guests who can come back no more and sit nowhere, so that
 * their names are free again. Returns the tables that are gone.
 */
export async function sweep(sql: Sql, now: number): Promise<string[]> {
  await sql.run(`DELETE FROM sessions WHERE ${isPastLife(1)}`, lifeAt(now))
  for (const name of ['codes', 'challenges', 'invitations']) {
    await sql.run(`DELETE FROM ${name} WHERE expires <= $1`, [now])
  }
  await sql.run('DELETE FROM notices WHERE sent <= $1', [now - NOTICE_KEPT])
  const dropped = await dropAbandoned(sql, now)
  const gone = await sql.all(
    `SELECT id FROM accounts WHERE deleted IS NULL AND made <= $1
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.account = accounts.id)
       AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.account = accounts.id)
       AND NOT EXISTS (SELECT 1 FROM channels WHERE channels.account = accounts.id)
       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.account = accounts.id)
     ORDER BY id LIMIT $2`,
    [now - DAY, MOST_AT_ONCE],
  )
  for (const { id } of gone) await deleteAccount(sql, String(id), '', now)
  return dropped
}

/** Takes tables back that wait for nobody any more, or for a host who cannot come back. */
async function dropAbandoned(sql: Sql, now: number): Promise<string[]> {
  const rows = await sql.all(
    `SELECT id FROM tables WHERE status = 'open' AND (
       (changed <= $1 AND NOT EXISTS (SELECT 1 FROM invitations WHERE table_id = tables.id))
       OR NOT EXISTS (
         SELECT 1 FROM sessions WHERE sessions.account = tables.host
         UNION ALL SELECT 1 FROM passkeys WHERE passkeys.account = tables.host
       )
     ) ORDER BY id LIMIT $2`,
    [now - TABLE_WAITS, MOST_AT_ONCE],
  )
  const dropped: string[] = []
  for (const { id } of rows) if (await dropTable(sql, String(id))) dropped.push(String(id))
  return dropped
}
