import { once } from 'node:events'
import { connect as connectPlainly } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { CONTRIBUTION, everyGame, openHouse } from '../../test/house.ts'
import { openVisit, type Visit } from '../../test/visit.ts'
import { MOST_COMPUTERS, MOST_OPEN } from '../referee/lobby.ts'
import { cookieFor, noCookie, secretIn } from './cookie.ts'
import { makeDoor } from './door.ts'

const CONNECTIONS = 5
const BEAT = 60
let visit: Visit
beforeAll(async () => {
  visit = await openVisit({ guests: 14, connections: CONNECTIONS, beat: BEAT })
})
afterAll(() => visit.close())

/** An event stream as it comes in, from an address that our proxy names. */
async function listen(table: string, cookie: string, from = '198.51.100.1') {
  const stop = new AbortController()
  const response = await fetch(`${visit.address}/api/table/${table}/events`, {
    headers: { cookie, 'x-forwarded-for': from },
    signal: stop.signal,
  })
  let text = ''
  let isOver = false
  void (async () => {
    for await (const chunk of response.body!) text += Buffer.from(chunk).toString()
  })()
    .catch(() => {})
    .finally(() => (isOver = true))
  return { response, text: () => text, isOver: () => isOver, stop: () => stop.abort() }
}

describe('an event stream', () => {
  test('T7 T24 is kept by nobody, shows that it lives, and is gone when the page is', async () => {
    const [table, one] = await visit.tableOfTwo()
    const { audience } = visit.house.referee
    const stream = await listen(table, one)
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    await expect.poll(stream.text).toContain('"told":"table"')
    await expect.poll(stream.text).toContain('"told":"pong"')
    expect(audience.here(table)).toEqual([0])
    stream.stop()
    await expect.poll(() => audience.tables()).toEqual([])
  })

  test('leaves nobody behind who went away before the answer', async () => {
    const [table, one] = await visit.tableOfTwo()
    const { audience } = visit.house.referee
    for (let count = 0; count < 10; count++) {
      const { port } = new URL(visit.address)
      const socket = connectPlainly(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      const head = `GET /api/table/${table}/events HTTP/1.1\r\nHost: h\r\nCookie: ${one}\r\n\r\n`
      socket.write(head, () => setTimeout(() => socket.destroy(), count / 3))
      await once(socket, 'close')
    }
    await expect.poll(() => audience.tables()).toEqual([])
  })

  test('T19 ends with its session', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    const stream = await listen(table, one)
    const beside = await listen(table, other)
    await expect.poll(stream.text).toContain('"told":"table"')
    await visit.house.store.write((sql) =>
      sql.run('DELETE FROM sessions WHERE account = $1', [
        visit.house.referee.tables.peek(table)!.seats[0]!.account,
      ]),
    )
    await expect.poll(stream.isOver).toBe(true)
    expect(beside.isOver()).toBe(false)
    beside.stop()
  })

  test('T24 is refused where its address has too many, by whichever way they came', async () => {
    const [table] = await visit.tableOfTwo()
    const from = '203.0.113.5'
    const sockets = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const page = new WebSocket(`${visit.address.replace('http', 'ws')}/api/socket`, {
          headers: { origin: visit.address, 'x-forwarded-for': from },
        })
        await once(page, 'open')
        return page
      }),
    )
    const streams = []
    for (let count = 2; count < CONNECTIONS; count++) streams.push(await listen(table, '', from))
    expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200])
    const oneMore = await listen(table, '', from)
    expect(oneMore.response.status).toBe(429)
    expect(oneMore.response.headers.get('retry-after')).toBe('2')
    const elsewhere = await listen(table, '', '203.0.113.6')
    expect(elsewhere.response.status).toBe(200)
    sockets[0]!.terminate()
    const status = async (): Promise<number> => {
      const again = await listen(table, '', from)
      again.stop()
      return again.response.status
    }
    await expect.poll(status).toBe(200)
    for (const page of sockets) page.terminate()
    for (const { stop } of [...streams, elsewhere]) stop()
  })
})

test('T24 so many guests come from one address in an hour, and others from another', async () => {
  const arrive = async (name: string, from: string): Promise<number> => {
    const headers = { 'x-forwarded-for': from }
    return (await visit.post('/api/guest', { name, language: 'en' }, '', headers)).status
  }
  const names = [...'abcdefghjkmnpq'].map((letter) => `crowd ${letter}`)
  for (const name of names) expect(await arrive(name, '203.0.113.9')).toBe(200)
  expect(await arrive('crowd x', '203.0.113.9')).toBe(429)
  expect(await arrive('crowd x', '203.0.113.10')).toBe(200)
})

test('a connection that breaks before it is a socket does not end the process', async () => {
  const house = await openHouse('', { store: visit.house.store })
  const limits = { rate: { burst: 9, perSecond: 9 }, guests: 9, connections: 9, proxies: [] }
  const door = makeDoor(house.referee, { origin: null }, limits)
  for (const url of ['/api/socket', '/elsewhere']) {
    const socket = new PassThrough()
    const headers = { origin: 'http://h', host: 'h', upgrade: 'websocket' }
    door.upgrade({ url, headers, socket: {} } as never, socket, Buffer.alloc(0))
    expect(() => socket.emit('error', new Error('ECONNRESET'))).not.toThrow()
  }
})

describe('T15 the cookie behind a secure address', () => {
  const home = { origin: 'https://example.org' }
  const secret = 'x'.repeat(43)

  test('is bound to this very host, and sent over secure ways alone', () => {
    const header = cookieFor(home, secret)
    expect(header).toMatch(/^__Host-estafette=x{43}; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax;/)
    expect(header).toMatch(/; Path=\/$/)
    expect(header).not.toContain('Domain')
    expect(noCookie(home)).toMatch(/^__Host-estafette=; Max-Age=0; Secure; HttpOnly;/)
  })

  test('is found by that name and no other, which a neighbour could have set', () => {
    expect(secretIn(home, `a=b; __Host-estafette=${secret}`)).toBe(secret)
    expect(secretIn(home, `estafette=${secret}`)).toBeNull()
    expect(secretIn({ origin: null }, `estafette=${secret}`)).toBe(secret)
  })
})

test('T24 somebody has so many tables waiting for others, and no more', async () => {
  const [, one, other] = await visit.tableOfTwo()
  const terms = { game: 'toy', scenario: everyGame[0]!.scenarios[0]!, options: {}, seat: 0 }
  const more = { pace: { kind: 'none' }, watchable: true, listed: true }
  const lay = (cookie: string, change = {}) =>
    visit.post('/api/table', { ...terms, ...more, contribution: CONTRIBUTION, ...change }, cookie)
  for (let count = 0; count < MOST_OPEN; count++) expect((await lay(one)).status).toBe(200)
  const refused = await lay(one)
  expect([refused.status, await refused.json()]).toEqual([422, { reason: 'too-many-open' }])
  expect((await lay(other)).status).toBe(200)
  const reasons = [{ game: 'chess' }, { scenario: 'none' }, { seat: 7 }]
  for (const change of reasons) {
    const { reason } = (await (await lay(other, change)).json()) as { reason: string }
    expect(reason).toMatch(/^no-such-/)
  }
})

test('T24 somebody plays at so many tables with computers, and a rematch is one of them', async () => {
  const { house } = visit
  const [name, one] = ['busy with bots', await visit.guest('busy with bots')]
  const lay = (change = {}) =>
    visit.post('/api/table', { ...againstComputer, ...change }, one).then(reply)
  const laid: string[] = []
  for (let count = 0; count < MOST_COMPUTERS - 1; count++) {
    const [status, { table }] = await lay()
    expect(status).toBe(200)
    laid.push(table!)
  }
  // The last one twice in the same moment.
  const twice = await Promise.all([lay(), lay()])
  expect(twice.map(([status]) => status).sort()).toEqual([200, 422])
  expect(await lay()).toEqual([422, { reason: 'too-many-computers' }])
  expect((await lay({ computers: [] }))[0]).toBe(200)
  const { seats } = (await house.referee.tables.load(laid[0]!))!
  expect(seats[0]!.name).toBe(name)
  await house.send(seats[0]!.account!, laid[0]!, { do: 'resign' })
  const again = { table: laid[0]!, contribution: CONTRIBUTION }
  expect((await visit.post('/api/rematch', again, one)).status).toBe(200)
  await house.send(seats[0]!.account!, laid[1]!, { do: 'resign' })
  expect((await lay())[0]).toBe(200)
  const oneMore = await visit.post('/api/rematch', { ...again, table: laid[1]! }, one)
  expect(await reply(oneMore)).toEqual([422, { reason: 'too-many-computers' }])
})

const againstComputer = {
  game: 'toy',
  scenario: everyGame[0]!.scenarios[0]!,
  options: {},
  seat: 0,
  pace: { kind: 'none' },
  watchable: false,
  listed: false,
  contribution: CONTRIBUTION,
  computers: ['random'],
}

async function reply(response: Response): Promise<[number, { table?: string; reason?: string }]> {
  return [response.status, (await response.json()) as { table?: string; reason?: string }]
}
