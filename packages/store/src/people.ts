import { places, type Row, type Sql } from './sql.ts'

/** Somebody who plays: a guest until a passkey keeps the account for other devices. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly nameKey: string // how the name looks, for comparing
  readonly language: string
  readonly settings: string // JSON
  readonly made: number
  readonly deleted: number | null
}

/** A device on which somebody is known. Its secret is not kept, only the hash of it. */
export interface SignIn {
  readonly hash: string
  readonly account: string
  readonly label: string // what the device calls itself
  readonly made: number
  readonly seen: number
}

/** A credential of a device or a password manager. */
export interface StoredPasskey {
  readonly id: string
  readonly account: string
  readonly publicKey: string
  readonly counter: number
  readonly label: string
  readonly made: number
}

const DAY = 24 * 60 * 60 * 1000

/** A session ends after so long in all, and after so long without being used. */
export const LONGEST_SESSION = 30 * DAY
export const LONGEST_IDLE = 14 * DAY

/** A guest has nothing else to come back with: theirs ends only when it is not used for so long. */
export const LONGEST_GUEST = 90 * DAY

/** The condition that a session has ended, with three parameters from this one on. */
export function isPastLife(from: number): string {
  return `(CASE WHEN EXISTS (SELECT 1 FROM passkeys WHERE passkeys.account = sessions.account)
    THEN made <= $${from} OR seen <= $${from + 1} ELSE seen <= $${from + 2} END)`
}

/** Those parameters. */
export function lifeAt(now: number): number[] {
  return [now - LONGEST_SESSION, now - LONGEST_IDLE, now - LONGEST_GUEST]
}

/** Adds somebody. */
export async function addAccount(sql: Sql, account: Omit<Account, 'deleted'>): Promise<void> {
  const { id, name, nameKey, language, settings, made } = account
  await sql.run(
    `INSERT INTO accounts (id, name, name_key, language, settings, made) VALUES (${places(6)})`,
    [id, name, nameKey, language, settings, made],
  )
}

/** The account of this id, also of somebody who left. */
export async function accountOf(sql: Sql, id: string): Promise<Account | null> {
  const [row] = await sql.all('SELECT * FROM accounts WHERE id = $1', [id])
  return row ? accountFrom(row) : null
}

/**
 * The account of somebody who has not left; others who change it, or count what they have, wait until
 * this unit is kept.
 */
export async function holdAccount(sql: Sql, id: string): Promise<Account | null> {
  const [row] = await sql.all(
    'UPDATE accounts SET language = language WHERE id = $1 AND deleted IS NULL RETURNING *',
    [id],
  )
  return row ? accountFrom(row) : null
}

/** What others may know of somebody whom they could play. */
export interface Reputation {
  readonly language: string
  readonly games: number // that they have finished
}

/** What may be known of several people, by account. */
export async function reputationsOf(
  sql: Sql,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, Reputation>> {
  if (accounts.length === 0) return new Map()
  const rows = await sql.all(
    `SELECT accounts.id, accounts.language, (
       SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
       WHERE seats.account = accounts.id AND tables.status = 'over'
     ) AS games
     FROM accounts WHERE accounts.deleted IS NULL AND accounts.id IN (${places(accounts.length)})`,
    accounts,
  )
  return new Map(
    rows.map(({ id, language, games }) => [
      String(id),
      { language: String(language), games: Number(games) },
    ]),
  )
}

/** Whether a name looks like that of somebody else who is kept. */
export async function isNameTaken(sql: Sql, nameKey: string): Promise<boolean> {
  const rows = await sql.all(
    'SELECT 1 AS found FROM accounts WHERE name_key = $1 AND deleted IS NULL LIMIT 1',
    [nameKey],
  )
  return rows.length > 0
}

/** Calls somebody otherwise, unless they have left in the meantime. */
export async function renameAccount(
  sql: Sql,
  id: string,
  { name, nameKey, language }: Pick<Account, 'name' | 'nameKey' | 'language'>,
): Promise<void> {
  await sql.run(
    `UPDATE accounts SET name = $2, name_key = $3, language = $4
     WHERE id = $1 AND deleted IS NULL`,
    [id, name, nameKey, language],
  )
}

/** Writes down what somebody set, unless they have left in the meantime. */
export async function keepSettings(sql: Sql, id: string, settings: string): Promise<void> {
  await sql.run('UPDATE accounts SET settings = $2 WHERE id = $1 AND deleted IS NULL', [
    id,
    settings,
  ])
}

/** Forgets somebody: games keep the pseudonym, and nothing leads back to the person. */
export async function deleteAccount(
  sql: Sql,
  id: string,
  pseudonym: string,
  now: number,
): Promise<void> {
  for (const name of [
    'sessions',
    'passkeys',
    'codes',
    'challenges',
    'channels',
    'notes',
    'notices',
    'seekers',
    'asked',
  ]) {
    await sql.run(`DELETE FROM ${name} WHERE account = $1`, [id])
  }
  await sql.run('DELETE FROM blocks WHERE account = $1 OR other = $1', [id])
  await sql.run('DELETE FROM friends WHERE account = $1 OR other = $1', [id])
  await sql.run('DELETE FROM guests WHERE account = $1 OR owner = $1', [id])
  await sql.run('UPDATE seats SET name = $2 WHERE account = $1', [id, pseudonym])
  await sql.run(`UPDATE chat SET name = $2, text = '' WHERE account = $1`, [id, pseudonym])
  await sql.run(`UPDATE tables SET message = '' WHERE host = $1`, [id])
  await sql.run(
    `UPDATE accounts SET name = $2, name_key = '', settings = '{}', deleted = $3 WHERE id = $1`,
    [id, pseudonym, now],
  )
}

/** Knows a device from now on. */
export async function addSession(sql: Sql, session: SignIn): Promise<void> {
  const { hash, account, label, made, seen } = session
  await sql.run(`INSERT INTO sessions (hash, account, label, made, seen) VALUES (${places(5)})`, [
    hash,
    account,
    label,
    made,
    seen,
  ])
}

/** The session of a secret, by its hash; null where it is none, or has ended. */
export async function sessionOf(sql: Sql, hash: string, now: number): Promise<SignIn | null> {
  const [row] = await sql.all(`SELECT * FROM sessions WHERE hash = $1 AND NOT ${isPastLife(2)}`, [
    hash,
    ...lifeAt(now),
  ])
  return row ? sessionFrom(row) : null
}

/** The devices on which somebody is known, the one used last first. */
export async function sessionsOf(sql: Sql, account: string): Promise<SignIn[]> {
  const rows = await sql.all('SELECT * FROM sessions WHERE account = $1 ORDER BY seen DESC, hash', [
    account,
  ])
  return rows.map(sessionFrom)
}

/** Notes that a device was used. */
export async function touchSession(sql: Sql, hash: string, now: number): Promise<void> {
  await sql.run('UPDATE sessions SET seen = $2 WHERE hash = $1', [hash, now])
}

/** Ends one session of somebody, and of nobody else. */
export async function endSession(sql: Sql, account: string, hash: string): Promise<boolean> {
  const rows = await sql.all(
    'DELETE FROM sessions WHERE hash = $1 AND account = $2 RETURNING hash',
    [hash, account],
  )
  return rows.length > 0
}

/** Ends the session of a device, whoever is known there. */
export async function dropSession(sql: Sql, hash: string): Promise<void> {
  await sql.run('DELETE FROM sessions WHERE hash = $1', [hash])
}

/** Ends every session of somebody; their hashes. */
export async function endSessions(sql: Sql, account: string): Promise<string[]> {
  const rows = await sql.all('DELETE FROM sessions WHERE account = $1 RETURNING hash', [account])
  return rows.map(({ hash }) => String(hash))
}

/** Keeps the hash of a code that lets one further device in. */
export async function addCode(
  sql: Sql,
  code: { readonly hash: string; readonly account: string; readonly expires: number },
): Promise<void> {
  await sql.run(`INSERT INTO codes (hash, account, expires) VALUES (${places(3)})`, [
    code.hash,
    code.account,
    code.expires,
  ])
}

/** Whose code this is; it works once. */
export async function useCode(sql: Sql, hash: string, now: number): Promise<string | null> {
  const [row] = await sql.all('DELETE FROM codes WHERE hash = $1 RETURNING account, expires', [
    hash,
  ])
  return row && Number(row['expires']) > now ? String(row['account']) : null
}

/** Keeps a passkey. */
export async function addPasskey(sql: Sql, passkey: StoredPasskey): Promise<void> {
  const { id, account, publicKey, counter, label, made } = passkey
  await sql.run(
    `INSERT INTO passkeys (id, account, public_key, counter, label, made) VALUES (${places(6)})`,
    [id, account, publicKey, counter, label, made],
  )
}

/** The passkey of this id. */
export async function passkeyOf(sql: Sql, id: string): Promise<StoredPasskey | null> {
  const [row] = await sql.all('SELECT * FROM passkeys WHERE id = $1', [id])
  return row ? passkeyFrom(row) : null
}

/** The passkeys of somebody, the oldest first. */
export async function passkeysOf(sql: Sql, account: string): Promise<StoredPasskey[]> {
  const rows = await sql.all('SELECT * FROM passkeys WHERE account = $1 ORDER BY made, id', [
    account,
  ])
  return rows.map(passkeyFrom)
}

/** Counts the use of a passkey; a counter that goes back betrays a copy, and is refused. */
export async function usePasskey(sql: Sql, id: string, counter: number): Promise<boolean> {
  const rows = await sql.all(
    `UPDATE passkeys SET counter = $2
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
    [id, counter],
  )
  return rows.length > 0
}

/** Forgets a passkey of somebody, and of nobody else. */
export async function endPasskey(sql: Sql, account: string, id: string): Promise<boolean> {
  const rows = await sql.all('DELETE FROM passkeys WHERE id = $1 AND account = $2 RETURNING id', [
    id,
    account,
  ])
  return rows.length > 0
}

/** Lets somebody hear no more of somebody else, who is no friend of theirs any longer. */
export async function block(sql: Sql, account: string, other: string, now: number): Promise<void> {
  await sql.run('DELETE FROM friends WHERE account = $1 AND other = $2', [account, other])
  await sql.run(
    'INSERT INTO blocks (account, other, time) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [account, other, now],
  )
}

/** Lets them hear of the other again. */
export async function unblock(sql: Sql, account: string, other: string): Promise<void> {
  await sql.run('DELETE FROM blocks WHERE account = $1 AND other = $2', [account, other])
}

/** Those whom somebody has blocked, by their ids. */
export async function blockedBy(sql: Sql, account: string): Promise<string[]> {
  const rows = await sql.all('SELECT other FROM blocks WHERE account = $1 ORDER BY time, other', [
    account,
  ])
  return rows.map(({ other }) => String(other))
}

/** Those who want to hear nothing of somebody, by their ids. */
export async function blockersOf(sql: Sql, other: string): Promise<string[]> {
  const rows = await sql.all('SELECT account FROM blocks WHERE other = $1', [other])
  return rows.map(({ account }) => String(account))
}

/** Whether one of two people has blocked the other. */
export async function isBlocked(sql: Sql, one: string, other: string): Promise<boolean> {
  const rows = await sql.all(
    `SELECT 1 AS found FROM blocks
     WHERE (account = $1 AND other = $2) OR (account = $2 AND other = $1) LIMIT 1`,
    [one, other],
  )
  return rows.length > 0
}

/** Keeps what somebody says about somebody else, for whoever runs the server. */
export async function report(
  sql: Sql,
  { id, account, other, table, text, time }: Report,
): Promise<void> {
  await sql.run(
    `INSERT INTO reports (id, account, other, table_id, text, time) VALUES (${places(6)})`,
    [id, account, other, table, text, time],
  )
}

/** What people said about others, the newest first, with their names. */
export async function reportsOf(sql: Sql): Promise<(Omit<Report, 'account' | 'other'> & Names)[]> {
  const rows = await sql.all(
    `SELECT reports.*, teller.name AS by_name, person.name AS about_name FROM reports
     JOIN accounts AS teller ON teller.id = reports.account
     JOIN accounts AS person ON person.id = reports.other ORDER BY reports.time DESC, reports.id`,
  )
  return rows.map((row) => ({
    id: String(row['id']),
    by: String(row['by_name']),
    about: String(row['about_name']),
    table: row['table_id'] === null ? null : String(row['table_id']),
    text: String(row['text']),
    time: Number(row['time']),
  }))
}

interface Names {
  readonly by: string
  readonly about: string
}

interface Report {
  readonly id: string
  readonly account: string
  readonly other: string
  readonly table: string | null
  readonly text: string
  readonly time: number
}

function accountFrom(row: Row): Account {
  return {
    id: String(row['id']),
    name: String(row['name']),
    nameKey: String(row['name_key']),
    language: String(row['language']),
    settings: String(row['settings']),
    made: Number(row['made']),
    deleted: row['deleted'] === null ? null : Number(row['deleted']),
  }
}

function sessionFrom(row: Row): SignIn {
  return {
    hash: String(row['hash']),
    account: String(row['account']),
    label: String(row['label']),
    made: Number(row['made']),
    seen: Number(row['seen']),
  }
}

function passkeyFrom(row: Row): StoredPasskey {
  return {
    id: String(row['id']),
    account: String(row['account']),
    publicKey: String(row['public_key']),
    counter: Number(row['counter']),
    label: String(row['label']),
    made: Number(row['made']),
  }
}
