import { failure, success, type Result } from '@estafette/kernel'
import type { FormerGuest } from '@estafette/protocol'
import {
  accountOf,
  everyTableOf,
  forgetGuest,
  guestOf,
  handOver,
  holdAccount,
  noteGuest,
  passkeysOf,
  seatsOfAll,
  tablesOf,
  type Account,
} from '@estafette/store'
import type { Dependencies } from '../referee/dependencies.ts'
import type { Referee } from '../referee/referee.ts'
import { leaveForGood } from './leaving.ts'

/** Games of a guest that a question about them names. */
const MOST_NAMED = 50

/** Notes that somebody signs in on a device where a guest is known who has played. */
export async function noteGuestBefore(
  { store, now }: Dependencies,
  before: Account | null,
  owner: string,
): Promise<void> {
  if (!before || before.id === owner) return
  if ((await passkeysOf(store.read, before.id)).length > 0) return
  if ((await everyTableOf(store.read, before.id)).length === 0) return
  await store.write((sql) => noteGuest(sql, before.id, owner, now()))
}

/** The guest whose games somebody may take over, with these games; null for none. */
export async function guestFor(
  { store }: Dependencies,
  owner: string,
): Promise<FormerGuest | null> {
  const guest = await guestOf(store.read, owner)
  const account = guest === null ? null : await accountOf(store.read, guest)
  if (!account || account.deleted !== null) return null
  const tables = [
    ...(await tablesOf(store.read, account.id, MOST_NAMED)),
    ...(await tablesOf(store.read, account.id, MOST_NAMED, true)),
  ]
  const seats = await seatsOfAll(
    store.read,
    tables.map(({ id }) => id),
  )
  const games = tables.map(({ id, game }) => {
    const others = (seats.get(id) ?? []).filter((seat) => seat.account !== account.id)
    return { game, other: others.find(({ name }) => name !== '')?.name ?? '' }
  })
  return games.length === 0 ? null : { name: account.name, games }
}

/** Takes a guest's games over, after which there is no such guest, or leaves them to the guest. */
export async function answerGuest(
  referee: Referee,
  owner: string,
  isYes: boolean,
): Promise<Result<object>> {
  const { deps } = referee
  const { store } = deps
  const guest = await guestOf(store.read, owner)
  if (guest === null) return failure('unknown')
  const tables = await store.write(async (sql) => {
    const account = await holdAccount(sql, owner)
    const isStill = account && (await guestOf(sql, owner)) === guest
    if (!isStill) return null
    await forgetGuest(sql, guest)
    return isYes ? handOver(sql, guest, account) : []
  })
  if (!tables) return failure('unknown')
  for (const table of tables) {
    await referee.renew(table)
    referee.emitter.ring(table)
    referee.hint(table, true)
  }
  return success({})
}

/** Takes over as above, and lets the guest go for good. */
export async function joinGuest(
  referee: Referee,
  owner: string,
): Promise<Result<readonly string[]>> {
  const guest = await guestOf(referee.deps.store.read, owner)
  const joined = await answerGuest(referee, owner, true)
  if (!joined.ok || guest === null) return failure('unknown')
  return success(await leaveForGood(referee, guest))
}
