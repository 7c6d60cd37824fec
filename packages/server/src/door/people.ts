import { failure, success, type Result } from '@estafette/kernel'
import type { Newcomer } from '@estafette/protocol'
import {
  accountOf,
  addAccount,
  addSession,
  isNameTaken,
  sessionOf,
  touchSession,
  type Account,
  type Engine,
  type Sql,
} from '@estafette/store'
import { hashed, type Dependencies } from '../referee/dependencies.ts'
import { nameKey, shownName } from './names.ts'

/** Somebody who is known on a device. */
export interface Known {
  readonly account: Account
  readonly session: string // its hash
}

const HOUR = 60 * 60 * 1000
const LONGEST_LABEL = 80

/** Lets a newcomer in as a guest: an account, and the secret that the device keeps. */
export async function welcome(
  deps: Dependencies,
  { name, language }: Newcomer,
  device: string,
): Promise<Result<{ readonly secret: string; readonly account: Account }>> {
  const shown = shownName(name)
  if (shown === null) return failure('name')
  const id = deps.random(12).toString('hex')
  const secret = deps.random(32).toString('base64url')
  const now = deps.now()
  const account = {
    id,
    name: shown,
    nameKey: nameKey(shown),
    language,
    settings: '{}',
    made: now,
  }
  const label = device.slice(0, LONGEST_LABEL)
  return unlessTaken(deps.store, account.nameKey, async (sql) => {
    if (await isNameTaken(sql, account.nameKey)) return failure('name-taken')
    await addAccount(sql, account)
    await addSession(sql, { hash: hashed(secret), account: id, label, made: now, seen: now })
    return success({ secret, account: { ...account, deleted: null } })
  })
}

/** Writes a name down; of two who want one that looks the same, in the same moment, one gets it. */
export async function unlessTaken<T>(
  store: Engine,
  key: string,
  unit: (sql: Sql) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await store.write(unit)
  } catch (error) {
    if (await isNameTaken(store.read, key)) return failure('name-taken')
    throw error
  }
}

/** Who a secret belongs to; null where it is nobody's, or no longer. */
export async function recognize(deps: Dependencies, secret: string | null): Promise<Known | null> {
  if (secret === null) return null
  const { store } = deps
  const hash = hashed(secret)
  const now = deps.now()
  const session = await sessionOf(store.read, hash, now)
  const account = session && (await accountOf(store.read, session.account))
  if (!session || !account || account.deleted !== null) return null
  if (now - session.seen > HOUR) await store.write((sql) => touchSession(sql, hash, now))
  return { account, session: hash }
}
