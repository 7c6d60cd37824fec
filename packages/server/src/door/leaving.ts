import type { ServerMessage } from '@estafette/protocol'
import {
  channelsOf,
  deleteAccount,
  everyTableOf,
  holdAccount,
  passkeysOf,
  sessionsOf,
  tablesToLeave,
  type Account,
  type Engine,
  type TableRow,
} from '@estafette/store'
import { standUp, withdraw } from '../referee/lobby.ts'
import type { Referee } from '../referee/referee.ts'

/** Somebody may sit down anew while they leave: then their tables are looked through once more. */
const ROUNDS = 5

/**
 * Forgets somebody for good: games that go on are resigned, tables that wait are taken back or their
 * seat there is free again, and what was played keeps a pseudonym. Returns the sessions that ended.
 */
export async function leaveForGood(referee: Referee, account: string): Promise<string[]> {
  const { store, now, random } = referee.deps
  const pseudonym = `player-${random(3).toString('hex')}`
  let ended: string[] | null = null
  for (let round = 1; ended === null; round++) {
    for (const table of await tablesToLeave(store.read, account)) {
      await leaveTable(referee, account, table)
    }
    ended = await store.write(async (sql) => {
      if (!(await holdAccount(sql, account))) return []
      if (round < ROUNDS && (await tablesToLeave(sql, account)).length > 0) return null
      const sessions = await sessionsOf(sql, account)
      await deleteAccount(sql, account, pseudonym, now())
      return sessions.map(({ hash }) => hash)
    })
  }
  for (const table of await everyTableOf(store.read, account)) {
    await referee.renew(table)
    referee.hint(table, true)
  }
  return ended
}

/** Takes somebody from a table, which may begin or end in this moment. */
async function leaveTable(referee: Referee, account: string, { id, status, host }: TableRow) {
  const leave = host === account ? withdraw : standUp
  if (status === 'open' && (await leave(referee, account, id)).ok) return
  await resign(referee, account, id)
}

/** Gives a game up, also for a partner: nobody is left to play on. */
async function resign({ tables, quit }: Referee, account: string, table: string): Promise<void> {
  let told: ServerMessage | null = null
  do {
    const live = await tables.load(table)
    if (!live?.table || live.ending) return
    told = await quit(account, table)
  } while (told.told === 'stale')
}

/** Everything that is kept about somebody, for themselves: what others said is theirs. */
export async function exportOf({ read }: Engine, account: Account): Promise<object> {
  const { id, name, language, made, settings } = account
  const rows = (text: string) => read.all(text, [id])
  return {
    account: { id, name, language, made, settings: JSON.parse(settings) as unknown },
    devices: (await sessionsOf(read, id)).map(({ label, made, seen }) => ({ label, made, seen })),
    passkeys: (await passkeysOf(read, id)).map(({ label, made }) => ({ label, made })),
    channels: (await channelsOf(read, id)).map(({ kind, address, made }) => ({
      kind,
      address,
      made,
    })),
    games: await rows(
      'SELECT table_id, seat, name, sat FROM seats WHERE account = $1 ORDER BY sat',
    ),
    messages: await rows(
      `SELECT id AS table_id, message FROM tables WHERE host = $1 AND message <> '' ORDER BY made`,
    ),
    chat: await rows('SELECT table_id, text, time FROM chat WHERE account = $1 ORDER BY time'),
    notes: await rows('SELECT table_id, text, time FROM notes WHERE account = $1 ORDER BY time'),
    blocked: await rows('SELECT other, time FROM blocks WHERE account = $1 ORDER BY time'),
    friends: await rows('SELECT other, time FROM friends WHERE account = $1 ORDER BY time'),
    reports: await rows('SELECT other, text, time FROM reports WHERE account = $1 ORDER BY time'),
  }
}
