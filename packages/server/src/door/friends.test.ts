import { once } from 'node:events'
import {
  lobby,
  people,
  readBody,
  type Lobby,
  type MetPerson,
  type WaitingTables,
} from '@estafette/protocol'
import { takeDue } from '@estafette/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { CONTRIBUTION, everyGame } from '../../test/house.ts'
import { openVisit, type Visit } from '../../test/visit.ts'

let visit: Visit
beforeAll(async () => {
  visit = await openVisit({ rate: { burst: 1000, perSecond: 100 } })
})
afterAll(() => visit.close())

async function read<T>(path: string, cookie: string): Promise<T> {
  const response = await fetch(`${visit.address}${path}`, { headers: { cookie } })
  return (await response.json()) as T
}

async function lobbyBy(cookie: string): Promise<Lobby> {
  const told = readBody(lobby, await read('/api/lobby', cookie))
  if (!told.ok) throw new Error(told.reason)
  return told.value
}

async function metBy(cookie: string): Promise<readonly MetPerson[]> {
  const told = readBody(people, await read('/api/people', cookie))
  if (!told.ok) throw new Error(told.reason)
  return told.value.met
}

const idBy = async (cookie: string): Promise<string> =>
  (await read<{ id: string }>('/api/me', cookie)).id

/** What is answered, with its status: all that whoever asks can see. */
async function answered(path: string, body: object, cookie: string): Promise<string> {
  const response = await visit.post(path, body, cookie)
  return `${response.status} ${await response.text()}`
}

const befriend = (cookie: string, person: string, on = true): Promise<string> =>
  answered('/api/friend', { whom: { by: 'person', person }, on }, cookie)

const OK = '200 {}'

async function layOut(cookie: string): Promise<string> {
  const scenario = everyGame[0]!.scenarios[0]
  const terms = { game: 'toy', scenario, options: {}, seat: 0, pace: { kind: 'none' } }
  const more = { watchable: false, listed: false, contribution: CONTRIBUTION }
  const response = await visit.post('/api/table', { ...terms, ...more }, cookie)
  return ((await response.json()) as { table: string }).table
}

/** Two who have played with each other, and the table of the first that waits for somebody. */
async function metAndOpen() {
  const [, ann, ben] = await visit.tableOfTwo()
  const [annId, benId] = [await idBy(ann), await idBy(ben)]
  return { ann, ben, annId, benId, table: await layOut(ann) }
}

describe('friends', () => {
  test('are people one has played with, marked by either for themselves', async () => {
    const [table, ann, ben] = await visit.tableOfTwo()
    const benId = await idBy(ben)
    expect(await metBy(ann)).toEqual([
      { person: benId, name: expect.any(String), games: 0, friend: false },
    ])
    const whom = { by: 'seat', table, seat: 1 }
    expect(await answered('/api/friend', { whom, on: true }, ann)).toBe(OK)
    expect(await metBy(ann)).toMatchObject([{ person: benId, friend: true }])
    expect(await metBy(ben)).toMatchObject([{ friend: false }])
    expect(await befriend(ann, benId, false)).toBe(OK)
    expect(await metBy(ann)).toMatchObject([{ friend: false }])
    expect(await metBy('')).toEqual([])
  })

  test('see each other’s presence where both have marked the other', async () => {
    const { ann, ben, annId, benId } = await metAndOpen()
    const socket = new WebSocket(visit.address.replace('http', 'ws') + '/api/socket', {
      headers: { cookie: ben, origin: visit.address },
    })
    await once(socket, 'open')
    await befriend(ann, benId)
    expect((await metBy(ann))[0]).not.toHaveProperty('here')
    await befriend(ben, annId)
    expect((await metBy(ann))[0]).toMatchObject({ here: true })
    expect((await metBy(ben))[0]).not.toHaveProperty('here')
    socket.close()
    await expect.poll(async () => (await metBy(ann))[0]).not.toHaveProperty('here')
  })
})

describe('an invitation by name', () => {
  test('is in the lobby and among what waits, and its seat is taken without a link', async () => {
    const { ann, ben, benId, table } = await metAndOpen()
    expect(await answered('/api/ask', { table, seat: 1, person: benId }, ann)).toBe(OK)
    expect((await lobbyBy(ben)).invited).toMatchObject([{ table, invitedTo: 1, host: false }])
    const waiting = await read<WaitingTables>('/api/waiting', ben)
    expect(waiting!.invited).toMatchObject([{ table }])
    const [own] = (await lobbyBy(ann)).mine.filter((one) => one.table === table)
    expect(own!.seats[1]).toMatchObject({ taken: false, invited: expect.any(String) })
    const inviting = await answered('/api/invitation', { table, invitation: null }, ben)
    expect(inviting).toContain('"state":"free"')
    const sitting = { table, invitation: null, contribution: CONTRIBUTION }
    expect(await answered('/api/sit', sitting, await visit.guest())).toContain('no-invitation')
    expect(await answered('/api/sit', sitting, ben)).toBe('200 {"seat":1}')
    expect((await lobbyBy(ben)).invited).toEqual([])
  })

  test('can be declined, and the host hears of it', async () => {
    const { ann, ben, benId, table } = await metAndOpen()
    await answered('/api/ask', { table, seat: 1, person: benId }, ann)
    expect(await answered('/api/decline', { table }, ben)).toBe(OK)
    expect((await lobbyBy(ben)).invited).toEqual([])
    const [own] = (await lobbyBy(ann)).mine.filter((one) => one.table === table)
    expect(own!.seats[1]).toMatchObject({ declined: true })
    const sitting = { table, invitation: null, contribution: CONTRIBUTION }
    expect(await answered('/api/sit', sitting, ben)).toContain('no-invitation')
    expect(await answered('/api/decline', { table }, ann)).toContain('404')
  })

  test('goes to a free seat of one’s own table alone, and a few in an hour', async () => {
    const { ann, ben, annId, benId, table } = await metAndOpen()
    const ask = (cookie: string, seat: number, person: string): Promise<string> =>
      answered('/api/ask', { table, seat, person }, cookie)
    expect(await ask(ann, 0, benId)).toContain('taken')
    expect(await ask(ann, 7, benId)).toContain('taken')
    expect(await ask(ben, 1, annId)).toContain('unknown')
    expect(await ask(ann, 1, annId)).toContain('unknown')
    const answers: string[] = []
    for (let count = 0; count < 25; count++) answers.push(await ask(ann, 1, benId))
    expect(answers.at(-1)).toContain('429')
  })
})

describe('what nobody may know', () => {
  test('whether an account exists that one has not played with', async () => {
    const { ann, table } = await metAndOpen()
    const stranger = await idBy(await visit.guest())
    const [known, none] = [stranger, 'ab'.repeat(12)]
    expect(await befriend(ann, known)).toBe(await befriend(ann, none))
    const asks = [known, none].map((person) =>
      answered('/api/ask', { table, seat: 1, person }, ann),
    )
    const [one, other] = await Promise.all(asks)
    expect(one).toBe(other)
    expect(one).toContain('404')
  })

  /** All that Ann is told who invites Ben, who may have blocked her. */
  async function heardBy(isBlocked: boolean) {
    const { ann, ben, annId, benId, table } = await metAndOpen()
    await befriend(ben, annId)
    if (isBlocked) {
      await visit.post('/api/block', { whom: { by: 'person', person: annId }, on: true }, ben)
    } else await befriend(ben, annId, false)
    const heard = [
      await befriend(ann, benId),
      JSON.stringify(await metBy(ann)),
      await answered('/api/ask', { table, seat: 1, person: benId }, ann),
      JSON.stringify((await lobbyBy(ann)).mine.filter((one) => one.table === table)),
    ].join('\n')
    const [{ name = '' } = {}] = await metBy(ann)
    const own = (await read<{ name: string }>('/api/me', ann)).name
    const known = [table, benId, annId, name, own]
    const blank = (text: string): string =>
      known
        .reduce((left, one, at) => left.replaceAll(one, `<${at}>`), text)
        .replaceAll(/"(made|changed|commitment)":("\w+"|\d+)/g, '"$1":0')
    return { heard: blank(heard), ben, table }
  }

  test('whether they are blocked: the same is done and answered, and the other sees nothing', async () => {
    const [open, blocked] = [await heardBy(false), await heardBy(true)]
    expect(blocked.heard).toBe(open.heard)
    expect((await lobbyBy(open.ben)).invited).toHaveLength(1)
    expect((await lobbyBy(blocked.ben)).invited).toEqual([])
    const waiting = await read<WaitingTables>('/api/waiting', blocked.ben)
    expect(waiting!.invited).toEqual([])
  })

  test('whoever blocks a friend has one friend less, and the other sees no change', async () => {
    const { ann, ben, annId, benId } = await metAndOpen()
    await befriend(ann, benId)
    await befriend(ben, annId)
    await visit.post('/api/block', { whom: { by: 'person', person: annId }, on: true }, ben)
    expect(await metBy(ann)).toMatchObject([{ person: benId, friend: true }])
    expect(await metBy(ben)).toEqual([])
    await visit.post('/api/block', { whom: { by: 'person', person: annId }, on: false }, ben)
    expect(await metBy(ben)).toMatchObject([{ person: annId, friend: false }])
  })
})

test('a notice of an invitation is laid out once, and waits for whoever is asked', async () => {
  const { ann, ben, benId, table } = await metAndOpen()
  await answered('/api/ask', { table, seat: 1, person: benId }, ann)
  await answered('/api/ask', { table, seat: 1, person: benId }, ann)
  const { store } = visit.house
  const far = Date.now() + 3_600_000
  const due = await store.write((sql) => takeDue(sql, far, far, 1000))
  expect(due.filter((one) => one.table === table)).toMatchObject([
    { account: benId, kind: 'invited' },
  ])
  await answered('/api/decline', { table }, ben)
  const left = await store.write((sql) => takeDue(sql, far + 1, far, 1000))
  expect(left.filter((one) => one.table === table)).toEqual([])
})
