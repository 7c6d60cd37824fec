import { places, type Row, type Sql } from './sql.ts'

/** A way on which somebody is told something outside the page. */
export interface Channel {
  readonly id: string
  readonly account: string
  readonly kind: string
  readonly address: string // as the kind has it: JSON, an address, a link
  readonly token: string // the hash of what confirms and ends it by a link, '' for none
  readonly confirmed: boolean
  readonly made: number
  readonly session?: string // that it goes with: notices to a browser end when somebody leaves it
}

/**
 * Keeps a channel in the place of one with the same id, which was of the same person or led to the
 * very same address: whoever knows all of a browser's subscription is that browser. False where the
 * id is somebody else's.
 */
export async function keepChannel(sql: Sql, channel: Channel): Promise<boolean> {
  const { id, account, kind, address, token, confirmed, made, session = null } = channel
  await sql.run('DELETE FROM channels WHERE id = $1 AND (account = $2 OR address = $3)', [
    id,
    account,
    address,
  ])
  const kept = await sql.run(
    `INSERT INTO channels (id, account, kind, address, token, confirmed, made, session)
     VALUES (${places(8)}) ON CONFLICT DO NOTHING`,
    [id, account, kind, address, token, Number(confirmed), made, session],
  )
  return kept > 0
}

/** The channels of somebody, the oldest first. */
export async function channelsOf(sql: Sql, account: string): Promise<Channel[]> {
  const rows = await sql.all('SELECT * FROM channels WHERE account = $1 ORDER BY made, id', [
    account,
  ])
  return rows.map(channelFrom)
}

/** The channel that a link is about, by the hash of what the link holds. */
export async function channelBy(sql: Sql, token: string): Promise<Channel | null> {
  const [row] = await sql.all(`SELECT * FROM channels WHERE token = $1 AND token <> ''`, [token])
  return row ? channelFrom(row) : null
}

/** Notes that somebody followed the link that was sent there, which no later address inherits. */
export async function confirmChannel(sql: Sql, token: string): Promise<void> {
  await sql.run(`UPDATE channels SET confirmed = 1 WHERE token = $1 AND token <> ''`, [token])
}

/** Ends a channel of somebody, and of nobody else. */
export async function endChannel(sql: Sql, account: string, id: string): Promise<boolean> {
  const rows = await sql.all('DELETE FROM channels WHERE id = $1 AND account = $2 RETURNING id', [
    id,
    account,
  ])
  return rows.length > 0
}

/** Lets the channels of a device go with the session that follows there, if it is the same person's. */
export async function handChannels(
  sql: Sql,
  account: string,
  before: string,
  session: string,
): Promise<void> {
  await sql.run('UPDATE channels SET session = $3 WHERE account = $1 AND session = $2', [
    account,
    before,
    session,
  ])
}

/** Ends all channels of a kind that somebody has. */
export async function endChannels(sql: Sql, account: string, kind: string): Promise<void> {
  await sql.run('DELETE FROM channels WHERE account = $1 AND kind = $2', [account, kind])
}

function channelFrom(row: Row): Channel {
  return {
    id: String(row['id']),
    account: String(row['account']),
    kind: String(row['kind']),
    address: String(row['address']),
    token: String(row['token']),
    confirmed: row['confirmed'] === 1,
    made: Number(row['made']),
    ...(typeof row['session'] === 'string' && { session: row['session'] }),
  }
}
