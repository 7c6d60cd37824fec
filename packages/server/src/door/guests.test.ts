import { me, readBody, type Me } from '@estafette/protocol'
import { accountOf, addPasskey, isBlocked, seatsOf } from '@estafette/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisit, type Visit } from '../../test/visit.ts'

let visit: Visit
beforeAll(async () => {
  visit = await openVisit({ rate: { burst: 1000, perSecond: 100 } })
})
afterAll(() => visit.close())

async function meBy(cookie: string): Promise<Me> {
  const response = await fetch(`${visit.address}/api/me`, { headers: { cookie } })
  const read = readBody(me, await response.json())
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

const join = async (cookie: string, yes: boolean): Promise<number> =>
  (await visit.post('/api/guest/join', { yes }, cookie)).status

/** Somebody signs in by a code where a guest plays; the cookie they have there from then on. */
async function signedIn(owner: string, guest: string): Promise<string> {
  const made = await visit.post('/api/code', {}, owner)
  const { code } = (await made.json()) as { code: string }
  const used = await visit.post('/api/code/use', { code }, guest)
  expect(used.status).toBe(200)
  return used.headers.get('set-cookie')!.split(';')[0]!
}

/** A guest who plays with somebody, and the owner of an account signed in on the guest's device. */
async function guestAndOwner() {
  const [table, guest, other] = await visit.tableOfTwo()
  const owner = await visit.guest()
  const [guestMe, ownerMe] = [await meBy(guest), await meBy(owner)]
  const cookie = await signedIn(owner, guest)
  return { table, guest, other, guestMe, ownerMe, cookie }
}

test('whoever signs in where a guest has played is asked once, by the names of the games', async () => {
  const { guestMe, other, cookie, ownerMe } = await guestAndOwner()
  const asked = await meBy(cookie)
  const { name } = await meBy(other)
  expect(asked).toMatchObject({ id: ownerMe.id })
  expect(asked.guest).toEqual({ name: guestMe.name, games: [{ game: 'toy', other: name }] })
  expect(await join(cookie, false)).toBe(200)
  expect(await meBy(cookie)).not.toHaveProperty('guest')
  expect(await join(cookie, true)).toBe(404)
})

test('the games are played on under the account, and there is no such guest any more', async () => {
  const { table, guestMe, ownerMe, cookie } = await guestAndOwner()
  const { store, referee } = visit.house
  await referee.tables.load(table)
  expect(await join(cookie, true)).toBe(200)
  const [seat] = await seatsOf(store.read, table)
  expect(seat).toMatchObject({ account: ownerMe.id, name: ownerMe.name })
  expect(await referee.viewerOf(ownerMe.id, table)).toBe(0)
  expect(await referee.viewerOf(guestMe.id, table)).toBe(-1)
  expect((await referee.tables.load(table))!.ending).toBeNull()
  expect((await accountOf(store.read, guestMe.id))!.deleted).not.toBeNull()
  expect(await meBy(cookie)).not.toHaveProperty('guest')
})

test('who blocked the guest has blocked the account', async () => {
  const { guestMe, ownerMe, other, cookie } = await guestAndOwner()
  const { id } = await meBy(other)
  await visit.post('/api/block', { whom: { by: 'person', person: guestMe.id }, on: true }, other)
  expect(await isBlocked(visit.house.store.read, id, ownerMe.id)).toBe(false)
  await join(cookie, true)
  expect(await isBlocked(visit.house.store.read, id, ownerMe.id)).toBe(true)
})

test('nobody is asked about a guest without games, about somebody with a passkey, or about themselves', async () => {
  const owner = await visit.guest()
  const idle = await signedIn(owner, await visit.guest())
  expect(await meBy(idle)).not.toHaveProperty('guest')
  const [, kept] = await visit.tableOfTwo()
  const { id } = await meBy(kept)
  const passkey = { id: `key-${id}`, account: id, publicKey: 'k', counter: 0, label: '', made: 1 }
  await visit.house.store.write((sql) => addPasskey(sql, passkey))
  expect(await meBy(await signedIn(owner, kept))).not.toHaveProperty('guest')
  const [, alone] = await visit.tableOfTwo()
  expect(await meBy(await signedIn(alone, alone))).not.toHaveProperty('guest')
})

test('where both sit at one table the guest gives it up, and the account keeps its seat', async () => {
  const [table, guest, other] = await visit.tableOfTwo()
  const ownerMe = await meBy(other)
  const cookie = await signedIn(other, guest)
  expect(await join(cookie, true)).toBe(200)
  const seats = await seatsOf(visit.house.store.read, table)
  expect(seats[1]).toMatchObject({ account: ownerMe.id })
  expect(seats[0]!.account).not.toBe(ownerMe.id)
  expect((await visit.house.referee.tables.load(table))!.ending).toMatchObject({ how: 'resigned' })
})
