import { deleteAccount, isPastLife, lifeAt } from './people.ts'
import type { Sql } from './sql.ts'

const DAY = 24 * 60 * 60 * 1000
const NOTICE_KEPT = 30 * DAY
const MOST_AT_ONCE = 200

/**
 * Forgets what has ended: sessions, codes, challenges, invitations, notices that were sent long
 * ago, and guests who can come back no more and sit nowhere, so that their names are free again.
 */
export async function sweep(sql: Sql, now: number): Promise<void> {
  await sql.run(`DELETE FROM sessions WHERE ${isPastLife(1)}`, lifeAt(now))
  for (const name of ['codes', 'challenges', 'invitations']) {
    await sql.run(`DELETE FROM ${name} WHERE expires <= $1`, [now])
  }
  await sql.run('DELETE FROM notices WHERE sent <= $1', [now - NOTICE_KEPT])
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
}
