import { places, type Sql } from './sql.ts'

/** Something that a browser has to sign before long, and what for. Only its hash is kept. */
export interface Challenge {
  readonly hash: string
  readonly kind: string // what may be done with it
  readonly account: string | null // whose it is; null where that is to be found out
  readonly expires: number
}

/** Keeps a challenge until it is used or has run out. */
export async function addChallenge(sql: Sql, challenge: Challenge): Promise<void> {
  const { hash, kind, account, expires } = challenge
  await sql.run(`INSERT INTO challenges (hash, kind, account, expires) VALUES (${places(4)})`, [
    hash,
    kind,
    account,
    expires,
  ])
}

/** Uses a challenge up, whatever comes of it; null where there is none of this kind any more. */
export async function useChallenge(
  sql: Sql,
  hash: string,
  kind: string,
  now: number,
): Promise<{ readonly account: string | null } | null> {
  const [row] = await sql.all(
    'DELETE FROM challenges WHERE hash = $1 AND kind = $2 RETURNING account, expires',
    [hash, kind],
  )
  if (!row || Number(row['expires']) <= now) return null
  return { account: row['account'] === null ? null : String(row['account']) }
}
