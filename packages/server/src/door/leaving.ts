import { randomUUID } from 'node:crypto'
import type { Told } from '@estafette/protocol'
import {
  channelsOf,
  deleteAccount,
  passkeysOf,
  sessionsOf,
  tablesOf,
  type Account,
  type Engine,
} from '@estafette/store'
import { withdraw } from '../referee/lobby.ts'
import type { Referee } from '../referee/referee.ts'

const MOST_GAMES = 10_000

/**
 * Forgets somebody for good: games that go on are resigned, tables that wait are taken back, and
 * what was played keeps a pseudonym. Returns the sessions that ended.
 */
export async function leaveForGood(referee: Referee, account: string): Promise<string[]> {
  const { world } = referee
  const { store, now, random } = world
  for (const { id, status } of await tablesOf(store.read, account, MOST_GAMES)) {
    const isBack = status === 'open' && (await withdraw(referee, account, id)).ok
    if (!isBack) await resign(referee, account, id) // it may have begun in this moment
  }
  const sessions = await sessionsOf(store.read, account)
  const pseudonym = `player-${random(3).toString('hex')}`
  await store.write((sql) => deleteAccount(sql, account, pseudonym, now()))
  return sessions.map(({ hash }) => hash)
}

/** Gives a game up, whatever others do there at the same time. */
async function resign({ desks, command }: Referee, account: string, table: string): Promise<void> {
  let told: Told | null = null
  do {
    const desk = await desks.load(table)
    if (!desk?.table || desk.ending) return
    const { version } = desk
    told = await command(account, { table, id: randomUUID(), version, command: { do: 'resign' } })
  } while (told.told === 'stale')
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
