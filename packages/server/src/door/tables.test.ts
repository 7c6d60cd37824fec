import {
  invitationPath,
  inviting,
  lobby,
  readBody,
  type Inviting,
  type LaidOut,
  type Lobby,
  type ServerMessage,
} from '@estafette/protocol'
import { blockedBy } from '@estafette/store'
import { readRecord } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRIBUTION, everyGame } from '../../test/house.ts'
import { openVisit, type Visit } from '../../test/visit.ts'
import { earlier } from './calls.ts'
import { followLobby } from './lobby.ts'

let visit: Visit
beforeAll(async () => {
  visit = await openVisit()
})
afterAll(() => visit.close())

const terms = {
  game: 'toy',
  scenario: everyGame[0]!.scenarios[0]!,
  options: {},
  seat: 0,
  pace: { kind: 'live', minutes: 10, seconds: 5 },
  watchable: true,
  listed: false,
  contribution: CONTRIBUTION,
}

async function layOut(cookie: string, more = {}): Promise<LaidOut> {
  const response = await visit.post('/api/table', { ...terms, ...more }, cookie)
  expect(response.status).toBe(200)
  return (await response.json()) as LaidOut
}

async function lobbyBy(cookie: string): Promise<Lobby> {
  const response = await fetch(`${visit.address}/api/lobby`, { headers: { cookie } })
  const read = readBody(lobby, await response.json())
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

async function ask(path: string, body: object, cookie: string): Promise<Record<string, unknown>> {
  return (await (await visit.post(path, body, cookie)).json()) as Record<string, unknown>
}

async function invitationBy(cookie: string, body: object): Promise<Inviting> {
  const read = readBody(inviting, await ask('/api/invitation', body, cookie))
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

const sitAt = (table: string, invitation: string | null, cookie: string) =>
  ask('/api/sit', { table, invitation, contribution: CONTRIBUTION }, cookie)

async function idBy(cookie: string): Promise<string> {
  const response = await fetch(`${visit.address}/api/me`, { headers: { cookie } })
  return ((await response.json()) as { id: string }).id
}

async function resign(table: string, cookie: string): Promise<void> {
  const { version } = (await visit.house.referee.tables.load(table))!
  const id = crypto.randomUUID()
  const command = { do: 'resign' }
  const told = await ask(
    '/api/call',
    { v: 1, call: 'command', id, table, version, command },
    cookie,
  )
  expect(told['told']).toBe('done')
}

describe('lists of tables', () => {
  test('those that wait for the reader come first, the finished apart, the open ones for others', async () => {
    const [first, one, other] = await visit.tableOfTwo()
    const { table: second } = await layOut(one, { listed: true })
    const mine = (await lobbyBy(one)).mine
    const awaited = mine.map(({ seats, own }) => seats[own]!.acting)
    expect(new Set(mine.map(({ table }) => table))).toEqual(new Set([first, second]))
    expect([...awaited].sort().reverse()).toEqual(awaited)
    expect((await lobbyBy(other)).open.map(({ table }) => table)).toContain(second)
    expect((await lobbyBy(one)).open.map(({ table }) => table)).not.toContain(second)
    expect((await lobbyBy('')).watchable.map(({ table }) => table)).toContain(first)
    await resign(first, one)
    const after = await lobbyBy(one)
    expect(after.finished).toMatchObject([{ table: first, ending: { how: 'resigned' } }])
    expect(after.mine.map(({ table }) => table)).toEqual([second])
  })

  test('a row says who sits where, on which side, and how the clock stands', async () => {
    const [ann, ben] = [await visit.guest(), await visit.guest()]
    const arras = everyGame.find(({ id }) => id === 'arras')!
    const { table, invitations } = await layOut(ann, {
      game: 'arras',
      scenario: arras.scenarios[0],
    })
    expect((await lobbyBy(ann)).mine[0]).toMatchObject({ host: true, clock: null, own: 0 })
    await sitAt(table, invitations[0]!.secret, ben)
    const [row] = (await lobbyBy(ben)).mine
    expect(row).toMatchObject({ table, host: false, own: 1, clock: { left: [600_000, 600_000] } })
    expect(row!.seats.every(({ taken, name }) => taken && name !== '')).toBe(true)
    expect(new Set(row!.seats.map(({ side }) => side)).size).toBe(2)
  })
})

test('a page that shows lists hears of changes that concern it, once for many', async () => {
  const [table, one, other] = await visit.tableOfTwo()
  const { referee } = visit.house
  const counts = [0, 0]
  const [player, stranger] = [await idBy(one), await idBy(await visit.guest())]
  const leave = [player, stranger].map((person, at) =>
    followLobby(referee, person, () => counts[at]!++, 500),
  )
  const pass = () => new Promise((resolve) => setTimeout(resolve, 900))
  const say = async (what: string) => {
    const { version } = (await referee.tables.load(table))!
    const command = { do: 'offer', what }
    const id = crypto.randomUUID()
    await ask('/api/call', { v: 1, call: 'command', id, table, version, command }, other)
  }
  await say('draw')
  await say('draw')
  await pass()
  expect(counts).toEqual([1, 0])
  await resign(table, one)
  await pass()
  expect(counts).toEqual([2, 1])
  leave.forEach((end) => end())
  await layOut(one, { listed: true })
  await pass()
  expect(counts).toEqual([2, 1])
})

describe('an invitation', () => {
  test('says who invites to what, also to somebody unknown, and is not used up by that', async () => {
    const host = await visit.guest()
    const { table, invitations } = await layOut(host)
    const [{ secret, seat } = { secret: '', seat: -1 }] = invitations
    const asked = { table, invitation: secret }
    for (let count = 0; count < 2; count++) {
      const free = await invitationBy('', asked)
      expect(free).toMatchObject({ state: 'free', seat, host: expect.stringMatching(/^guest/) })
    }
    expect(await invitationBy(host, asked)).toMatchObject({ state: 'own' })
    const friend = await visit.guest()
    await sitAt(table, secret, friend)
    expect(await invitationBy(friend, asked)).toMatchObject({ state: 'own' })
    expect(await invitationBy('', asked)).toMatchObject({ state: 'taken' })
    expect(invitationPath(table, secret)).toBe(`/invite/${table}#${secret}`)
  })

  test('shows the seal of the dice before anybody answers it, and so do the lists', async () => {
    const host = await visit.guest()
    const { table, invitations } = await layOut(host, { listed: true })
    const [{ secret } = { secret: '' }] = invitations
    const shown = await invitationBy('', { table, invitation: secret })
    const friend = await visit.guest()
    const listed = (await lobbyBy(friend)).open.find((one) => one.table === table)
    await sitAt(table, secret, friend)
    const { commitment } = (await visit.house.referee.tables.load(table))!.table!
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(shown).toMatchObject({ state: 'free', table: { commitment } })
    expect(listed).toMatchObject({ commitment })
  })

  test('T14 without its secret a table that is not listed is as good as none', async () => {
    const { table } = await layOut(await visit.guest(), { watchable: false })
    const wrong = { table, invitation: 'A'.repeat(43) }
    expect(await invitationBy('', { table, invitation: null })).toEqual({ state: 'gone' })
    expect(await invitationBy('', wrong)).toEqual({ state: 'gone' })
    expect(await invitationBy('', { ...wrong, table: 'none' })).toEqual({ state: 'gone' })
  })

  test('T14 is made anew by its host alone, and the old one ends', async () => {
    const [host, thief, friend] = [await visit.guest(), await visit.guest(), await visit.guest()]
    const { table, invitations } = await layOut(host)
    expect(await ask('/api/invite', { table }, thief)).toEqual({ reason: 'unknown' })
    const anew = (await ask('/api/invite', { table }, host)) as unknown as LaidOut
    expect(await sitAt(table, invitations[0]!.secret, friend)).toEqual({ reason: 'no-invitation' })
    expect(await sitAt(table, anew.invitations[0]!.secret, friend)).toEqual({ seat: 1 })
    expect(await ask('/api/invite', { table }, host)).toEqual({ reason: 'not-open' })
  })

  test('ends with its table when the host takes that back', async () => {
    const [host, friend] = [await visit.guest(), await visit.guest()]
    const { table, invitations } = await layOut(host)
    const [{ secret } = { secret: '' }] = invitations
    expect(await ask('/api/withdraw', { table }, friend)).toEqual({ reason: 'unknown' })
    expect(await ask('/api/withdraw', { table }, host)).toEqual({})
    expect(await invitationBy(friend, { table, invitation: secret })).toEqual({ state: 'gone' })
    expect(await sitAt(table, secret, friend)).toEqual({ reason: 'no-invitation' })
    const [begun, one] = await visit.tableOfTwo()
    expect(await ask('/api/withdraw', { table: begun }, one)).toEqual({ reason: 'not-open' })
  })
})

describe('a rematch', () => {
  const again = (table: string, cookie: string) =>
    ask('/api/rematch', { table, contribution: CONTRIBUTION }, cookie)

  test('is laid out by whoever asks first, with sides swapped, and begins with the second', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    expect(await again(table, one)).toEqual({ reason: 'not-over' })
    await resign(table, one)
    expect(await again(table, await visit.guest())).toEqual({ reason: 'unknown' })
    const first = await again(table, one)
    expect(first).toMatchObject({ seat: 1 })
    expect(await again(table, one)).toEqual(first)
    const opened = await ask('/api/call', { v: 1, call: 'open', table }, other)
    expect(opened).toMatchObject({ standing: { next: first['table'] } })
    expect(await sitAt(String(first['table']), null, await visit.guest())).toEqual({
      reason: 'no-invitation',
    })
    expect(await again(table, other)).toEqual({ table: first['table'], seat: 0 })
    expect((await lobbyBy(one)).mine).toMatchObject([{ table: first['table'], status: 'playing' }])
  })

  test('may be played with somebody else, whom its host invites', async () => {
    const [table, one] = await visit.tableOfTwo()
    await resign(table, one)
    const next = String((await again(table, one))['table'])
    const { invitations } = (await ask('/api/invite', { table: next }, one)) as unknown as LaidOut
    const friend = await visit.guest()
    expect(await sitAt(next, null, friend)).toEqual({ reason: 'no-invitation' })
    expect(await sitAt(next, invitations[0]!.secret, friend)).toEqual({ seat: 0 })
  })

  test('is one, although both ask in the same moment', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    await resign(table, one)
    const answers = await Promise.all([again(table, one), again(table, other)])
    expect(new Set(answers.map((answer) => answer['table'])).size).toBe(1)
    expect(answers.map((answer) => answer['seat'])).toEqual([1, 0])
  })
})

describe('T30 somebody who is blocked', () => {
  test('neither sees the other’s open tables nor sits down at them, until they are let in again', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    const whom = { by: 'seat', table, seat: 1 }
    expect(await ask('/api/block', { whom, on: true }, await visit.guest())).toEqual({})
    expect(await ask('/api/block', { whom, on: true }, other)).toEqual({ reason: 'unknown' })
    expect(await ask('/api/block', { whom, on: true }, one)).toEqual({})
    const { table: mine } = await layOut(one, { listed: true })
    const { table: theirs } = await layOut(other, { listed: true })
    expect(await sitAt(mine, null, other)).toEqual({ reason: 'blocked' })
    expect(await sitAt(theirs, null, one)).toEqual({ reason: 'blocked' })
    const offered = async (cookie: string) =>
      (await lobbyBy(cookie)).open
        .map((row) => row.table)
        .filter((id) => [mine, theirs].includes(id))
    expect([await offered(one), await offered(other)]).toEqual([[], []])
    await ask('/api/block', { whom, on: false }, one)
    expect(await sitAt(mine, null, other)).toEqual({ seat: 1 })
  })

  test('has no invitation for whoever blocked them, and their games are not shown to them', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    const { table: next, invitations } = await layOut(other)
    const asked = { table: next, invitation: invitations[0]!.secret }
    expect(await invitationBy(one, asked)).toMatchObject({ state: 'free' })
    const { table: watched, invitations: seats } = await layOut(other, { watchable: true })
    await sitAt(watched, seats[0]!.secret, await visit.guest())
    const shown = async () => (await lobbyBy(one)).watchable.map((row) => row.table)
    expect(await shown()).toContain(watched)
    await ask('/api/block', { whom: { by: 'seat', table, seat: 1 }, on: true }, one)
    expect(await invitationBy(one, asked)).toEqual({ state: 'gone' })
    expect(await shown()).not.toContain(watched)
  })

  test('is found by their table in the lobby, also where nobody may watch', async () => {
    const [one, other] = [await visit.guest(), await visit.guest()]
    const { table } = await layOut(other, { listed: true, watchable: false })
    const { table: secret } = await layOut(other, { watchable: false })
    const block = (id: string) =>
      ask('/api/block', { whom: { by: 'seat', table: id, seat: 0 }, on: true }, one)
    expect(await block(secret)).toEqual({ reason: 'unknown' })
    expect(await block(table)).toEqual({})
  })

  test('is not heard by whoever blocked them, neither now nor later', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    const { referee } = visit.house
    const [deaf, open] = await Promise.all([one, other].map(idBy))
    const heard: ServerMessage[][] = [[], []]
    await referee.join(deaf!, table, (told) => heard[0]!.push(told))
    await referee.join(open!, table, (told) => heard[1]!.push(told))
    await ask('/api/block', { whom: { by: 'seat', table, seat: 1 }, on: true }, one)
    const say = { v: 1, call: 'say', table, room: 'players', text: 'Psst' }
    await ask('/api/call', { ...say, id: crypto.randomUUID() }, other)
    expect(heard.map((all) => all.some(({ told }) => told === 'said'))).toEqual([false, true])
    const later = async (person: string) => JSON.stringify(await earlier(referee, person, table))
    expect(await later(deaf!)).not.toContain('Psst')
    expect(await later(open!)).toContain('Psst')
  })

  test('T7 a line has its place in its room, and says nothing of the other', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    const [eve, fay] = [await visit.guest(), await visit.guest()]
    const say = async (cookie: string, room: string, text: string, id = crypto.randomUUID()) => {
      const told = await ask('/api/call', { v: 1, call: 'say', id, table, room, text }, cookie)
      return (told['lines'] as { number: number }[])[0]!.number
    }
    const { referee } = visit.house
    const heard: ServerMessage[] = []
    await referee.join(null, table, (told) => heard.push(told))
    for (const text of ['a', 'b', 'c']) await say(one, 'players', text)
    const id = crypto.randomUUID()
    expect(await say(eve, 'watchers', 'x', id)).toBe(1)
    expect(await say(other, 'players', 'd')).toBe(4)
    expect(await say(eve, 'watchers', 'y')).toBe(2)
    expect(await say(eve, 'watchers', 'x', id)).toBe(1)
    const numbersIn = (all: readonly ServerMessage[]) =>
      all.flatMap((told) => (told.told === 'said' ? told.lines.map(({ number }) => number) : []))
    expect(numbersIn(heard)).toEqual([1, 2])
    expect(numbersIn(await earlier(referee, null, table))).toEqual([1, 2])
    expect(numbersIn(await earlier(referee, await idBy(one), table))).toEqual([1, 2, 3, 4])
    const exported = await fetch(`${visit.address}/api/me/export`, { headers: { cookie: eve } })
    expect(Object.keys(((await exported.json()) as { chat: object[] }).chat[0]!)).not.toContain(
      'number',
    )
    const block = (line: number, cookie: string) =>
      ask('/api/block', { whom: { by: 'line', table, line }, on: true }, cookie)
    expect(await block(4, eve)).toEqual({ reason: 'unknown' }) // a line of the players
    expect(await block(1, fay)).toEqual({})
    const blocked = await blockedBy(visit.house.store.read, await idBy(fay))
    expect(blocked).toEqual([await idBy(eve)])
    expect(await block(4, one)).toEqual({})
    expect(await blockedBy(visit.house.store.read, await idBy(one))).toEqual([await idBy(other)])
  })

  test('can be reported, with the table it is about', async () => {
    const [table, one] = await visit.tableOfTwo()
    const whom = { by: 'seat', table, seat: 1 }
    expect(await ask('/api/report', { whom, text: 'Rude' }, one)).toEqual({})
    const rows = await visit.house.store.read.all('SELECT * FROM reports WHERE table_id = $1', [
      table,
    ])
    expect(rows).toMatchObject([{ text: 'Rude' }])
    const hidden = { by: 'seat', table: 'none', seat: 0 }
    expect(await ask('/api/report', { whom: hidden, text: 'x' }, one)).toEqual({
      reason: 'unknown',
    })
  })
})

describe('a record', () => {
  const recordBy = async (table: string, cookie: string) => {
    const path = `${visit.address}/api/table/${table}/record`
    const response = await fetch(path, { headers: { cookie } })
    return { status: response.status, text: await response.text() }
  }

  test('R20 has no seed while the game goes on, and with it every die is right after it', async () => {
    const [table, one, other] = await visit.tableOfTwo('toy', false)
    const { seed } = (await visit.house.referee.tables.load(table))!.row
    expect((await recordBy(table, one)).text).not.toContain(seed)
    expect((await recordBy(table, await visit.guest())).status).toBe(404)
    await resign(table, one)
    const { text } = await recordBy(table, other)
    expect(text).toContain(seed)
    expect(text).toMatch(/^program \S/m)
    const lookup = (id: string) => everyGame.find((game) => game.id === id)
    expect(readRecord(lookup, text)).toMatchObject({ ok: true, value: { doubts: [] } })
  })
})
