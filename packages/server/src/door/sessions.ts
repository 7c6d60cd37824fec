import {
  accountOf,
  addCode,
  addSession,
  dropSession,
  endSession,
  handChannels,
  sessionsOf,
  useCode,
  type Account,
} from '@estafette/store'
import { hashed, type Dependencies } from '../referee/dependencies.ts'

const MINUTE = 60_000
const LONGEST_LABEL = 80
const MOST_SESSIONS = 30

/** A code for a further device holds for so long. */
export const CODE_HOLDS = 10 * MINUTE

/** Letters and digits that are not taken for others; five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 10

/**
 * Knows somebody on a device from now on, by a secret that is new; the one the device had before,
 * whoever's it was, ends. Of too many devices the one used longest ago is forgotten.
 */
export async function openSession(
  { store, random, now }: Dependencies,
  account: string,
  device: string,
  before: string | null,
): Promise<{ readonly secret: string; readonly ended: readonly string[] }> {
  const secret = random(32).toString('base64url')
  const time = now()
  const label = device.slice(0, LONGEST_LABEL)
  const ended = await store.write(async (sql) => {
    const others = (await sessionsOf(sql, account)).filter(({ hash }) => hash !== before)
    const old = others.slice(MOST_SESSIONS - 1)
    for (const { hash } of old) await endSession(sql, account, hash)
    const hash = hashed(secret)
    await addSession(sql, { hash, account, label, made: time, seen: time })
    if (before !== null) {
      await handChannels(sql, account, before, hash)
      await dropSession(sql, before)
    }
    return old.map(({ hash }) => hash)
  })
  return { secret, ended: before === null ? ended : [...ended, before] }
}

/** Makes a code that lets one further device in. */
export async function makeCode(
  { store, random, now }: Dependencies,
  account: string,
): Promise<{ readonly code: string; readonly expires: number }> {
  const code = [...random(CODE_LENGTH)].map((byte) => alphabet[byte & 31]).join('')
  const expires = now() + CODE_HOLDS
  await store.write((sql) => addCode(sql, { hash: hashed(code), account, expires }))
  return { code, expires }
}

/** Whose code this is; it works once. */
export async function ownerOfCode(
  { store, now }: Dependencies,
  code: string,
): Promise<Account | null> {
  const owner = await store.write((sql) => useCode(sql, hashed(code), now()))
  const account = owner === null ? null : await accountOf(store.read, owner)
  return account && account.deleted === null ? account : null
}
