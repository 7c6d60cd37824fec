import { randomUUID } from 'node:crypto'
import {
  channelsOf,
  deleteAccount,
  dropTable,
  passkeysOf,
  sessionsOf,
  tablesOf,
  type Account,
  type Engine,
} from '@estafette/store'
import type { Referee } from '../referee/referee.ts'

const MOST_GAMES = 10_000

/**
 * Forgets somebody for good: games that go on are resigned, tables that wait are taken back, and
 * what was played keeps a pseudonym. Returns the sessions that ended.
 */
export async function leaveForGood(referee: Referee, account: string): Promise<string[]> {
  const { world, desks } = referee
  const { store, now, random } = world
  for (const { id, status, host } of await tablesOf(store.read, account, MOST_GAMES)) {
    if (status === 'open' && host === account) {
      await desks.inTurn(id, () => store.write((sql) => dropTable(sql, id)))
      desks.forget(id)
    }
    const desk = status === 'playing' ? await desks.load(id) : null
    if (!desk) continue
    const { version } = desk
    await referee.command(account, {
      table: id,
      id: randomUUID(),
      version,
      command: { do: 'resign' },
    })
  }
  const sessions = await sessionsOf(store.read, account)
  const pseudonym = `player-${random(3).toString('hex')}`
  await store.write((sql) => deleteAccount(sql, account, pseudonym, now()))
  return sessions.map(({ hash }) => hash)
}

/** Everything that is kept about somebody, for himself: what others said is theirs. */
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
    chat: await rows(
      'SELECT table_id, number, text, time FROM chat WHERE account = $1 ORDER BY time',
    ),
    notes: await rows('SELECT table_id, text, time FROM notes WHERE account = $1 ORDER BY time'),
    blocked: await rows('SELECT other, time FROM blocks WHERE account = $1 ORDER BY time'),
    reports: await rows('SELECT other, text, time FROM reports WHERE account = $1 ORDER BY time'),
  }
}
