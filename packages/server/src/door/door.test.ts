import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fastDice } from '@estafette/kernel'
import { LARGEST_CALL, readTold, type Call, type ServerMessage } from '@estafette/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { CONTRIBUTION, everyGame, type House } from '../../test/house.ts'
import { makePage, type Page } from '../../test/page.ts'
import { openVisit, type Visit } from '../../test/visit.ts'

let visit: Visit
let house: House
let address: string
let post: Visit['post']
let guest: Visit['guest']
let tableOfTwo: Visit['tableOfTwo']
beforeAll(async () => {
  visit = await openVisit()
  ;({ house, address, post, guest, tableOfTwo } = visit)
})
afterAll(() => visit.close())

/** A socket of a page; what arrives can be waited for. */
async function socket(cookie: string, headers: Record<string, string> = { origin: address }) {
  const ws = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { cookie, ...headers },
  })
  const queue: ServerMessage[] = []
  const waiting: ((told: ServerMessage) => void)[] = []
  ws.on('message', (data) => {
    const read = readTold(String(data))
    if (!read.ok) throw new Error(read.reason)
    const next = waiting.shift()
    if (next) next(read.value)
    else queue.push(read.value)
  })
  await once(ws, 'open')
  const next = (): Promise<ServerMessage> => {
    const told = queue.shift()
    return told ? Promise.resolve(told) : new Promise((resolve) => waiting.push(resolve))
  }
  return {
    ws,
    send: (call: Call | string) => ws.send(typeof call === 'string' ? call : JSON.stringify(call)),
    /** The next message of a kind; others on the way are passed over. */
    async hear<Kind extends ServerMessage['told']>(kind: Kind) {
      for (;;) {
        const told = await next()
        if (told.told === kind) return told as Extract<ServerMessage, { told: Kind }>
      }
    },
  }
}

const take = (table: string, version: number, choice: number): Call => ({
  v: 1,
  call: 'command',
  id: randomUUID(),
  table,
  version,
  command: { do: 'take', choices: [choice] },
})

describe('over sockets', () => {
  test('two play, each told what the other does, and one who looks on hears of both', async () => {
    const [table, one, other] = await tableOfTwo()
    const sockets = [await socket(one), await socket(other), await socket('')]
    const pages: Page[] = []
    for (const { send, hear } of sockets) {
      const page = makePage()
      send({ v: 1, call: 'open', table })
      page.hear(await hear('table'))
      pages.push(page)
    }
    const toy = everyGame[0]!
    const { below } = fastDice(3)
    for (let count = 0; count < 12; count++) {
      const seat = pages.findIndex((page) => page.choices(toy).length > 0)
      const choices = pages[seat]!.choices(toy)
      const { version } = pages[seat]!.standing!
      sockets[seat]!.send(take(table, version, choices[below(choices.length)]!))
      pages[seat]!.hear(await sockets[seat]!.hear('done'))
      for (const at of [0, 1, 2].filter((at) => at !== seat)) {
        pages[at]!.hear(await sockets[at]!.hear('steps'))
      }
      expect(new Set(pages.map(({ standing }) => standing!.version)).size).toBe(1)
    }
    for (const { ws } of sockets) ws.close()
  })

  test('what is said at the table stays there, and what is noted with whoever noted it', async () => {
    const [table, one, other] = await tableOfTwo()
    const [ann, ben, eve] = [await socket(one), await socket(other), await socket(await guest())]
    for (const { send, hear } of [ann, ben, eve]) {
      send({ v: 1, call: 'open', table })
      await hear('table')
      expect((await hear('said')).lines).toEqual([])
    }
    const id = randomUUID()
    const said = { v: 1, call: 'say', id, table, room: 'players', text: 'Hello' } as const
    ann.send(said)
    ann.send(said)
    expect((await ben.hear('said')).lines).toMatchObject([{ number: 1, text: 'Hello', seat: 0 }])
    eve.send({ ...said, id: randomUUID() })
    await eve.hear('unknown')
    eve.send({ ...said, id: randomUUID(), room: 'watchers', text: 'Psst' })
    expect((await eve.hear('said')).lines).toMatchObject([{ number: 1, text: 'Psst' }])
    ann.send({ v: 1, call: 'note', id: randomUUID(), table, text: 'secret plan' })
    await ann.hear('noted')
    const again = await socket(one)
    again.send({ v: 1, call: 'open', table })
    expect((await again.hear('said')).lines).toHaveLength(1)
    expect((await again.hear('noted')).text).toBe('secret plan')
    const talk = async (cookie: string, after: number) => {
      const path = `${address}/api/table/${table}/talk?after=${after}`
      const response = await fetch(path, { headers: { cookie } })
      return (await response.json()) as ServerMessage[]
    }
    const noted = { told: 'noted', text: 'secret plan' }
    expect(await talk(one, 0)).toMatchObject([{ told: 'said', lines: [{ number: 1 }] }, noted])
    expect(await talk(one, 1)).toMatchObject([{ told: 'said', lines: [] }, noted])
    expect(await talk('', 0)).toMatchObject([{ told: 'said', lines: [{ room: 'watchers' }] }])
    const late = await socket(other)
    late.send({ v: 1, call: 'open', table })
    expect((await late.hear('said')).lines).toHaveLength(1)
    expect((await late.hear('noted')).text).toBe('')
    late.send({ v: 1, call: 'ping' })
    await late.hear('pong')
    for (const { ws } of [ann, ben, eve, again, late]) ws.close()
  })

  test('R17 rubbish is answered, and what is too large or binary ends the connection', async () => {
    const { ws, send, hear } = await socket('')
    send('{')
    expect((await hear('bad')).reason).toBe('no JSON')
    send('{"v":2}')
    expect((await hear('bad')).reason).toBe('version 1 is spoken here')
    const large = await socket('')
    large.send('x'.repeat(LARGEST_CALL + 1))
    expect((await once(large.ws, 'close'))[0]).toBe(1009)
    ws.send(Buffer.from([1, 2, 3]))
    expect((await once(ws, 'close'))[0]).toBe(1008)
  })

  test('T24 whoever sends too much at once is asked to wait, and others are served', async () => {
    const [loud, calm] = [await socket(await guest()), await socket(await guest())]
    for (let count = 0; count < 80; count++) loud.send({ v: 1, call: 'ping' })
    const { after } = await loud.hear('busy')
    expect(after).toBeGreaterThan(0)
    calm.send({ v: 1, call: 'ping' })
    await calm.hear('pong')
    loud.ws.close()
    calm.ws.close()
  })

  test.each([
    ['a foreign origin', { origin: 'https://example.org' }],
    ['no origin', {}],
    ['the origin null', { origin: 'null' }],
    ['an origin that only begins like ours', { origin: 'http://127.0.0.1.example.org' }],
  ])('T19 %s opens no socket', async (_, headers) => {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers })
    const [error] = (await once(ws, 'error')) as [Error]
    expect(error.message).toContain('403')
  })

  test('T19 a session that is ended takes its sockets along', async () => {
    const cookie = await guest()
    const { ws } = await socket(cookie)
    const me = (await (await fetch(`${address}/api/me`, { headers: { cookie } })).json()) as {
      devices: { device: string; here: boolean }[]
    }
    expect(me.devices).toMatchObject([{ here: true }])
    const closed = once(ws, 'close')
    const ended = await fetch(`${address}/api/session/${me.devices[0]!.device}`, {
      method: 'DELETE',
      headers: { cookie, origin: address, 'content-type': 'application/json' },
    })
    expect(ended.status).toBe(200)
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await closed)[0]).toBe(1008)
    const after = await fetch(`${address}/api/me`, { headers: { cookie } })
    expect(await after.json()).toBeNull()
  })
})

describe('over plain requests', () => {
  const call = async (cookie: string, message: Call): Promise<ServerMessage> => {
    const read = readTold(await (await post('/api/call', message, cookie)).text())
    if (!read.ok) throw new Error(read.reason)
    return read.value
  }

  test('two play without a socket, one of them told by an event stream', async () => {
    const [table, one, other] = await tableOfTwo()
    const toy = everyGame[0]!
    const pages = [makePage(), makePage()]
    const cookies = [one, other]
    for (const [at, page] of pages.entries()) {
      page.hear(await call(cookies[at]!, { v: 1, call: 'open', table }))
    }
    const stop = new AbortController()
    const events = await fetch(`${address}/api/table/${table}/events?version=1`, {
      headers: { cookie: other },
      signal: stop.signal,
    })
    expect(events.headers.get('content-type')).toContain('text/event-stream')
    let streamed = ''
    const reading = (async () => {
      for await (const chunk of events.body!) streamed += Buffer.from(chunk).toString()
    })().catch(() => {})
    for (let count = 0; count < 6; count++) {
      for (const [at, page] of pages.entries()) {
        const { version } = page.standing!
        page.hear(await call(cookies[at]!, { v: 1, call: 'open', table, version }))
        const [choice] = page.choices(toy)
        if (choice === undefined) continue
        page.hear(await call(cookies[at]!, take(table, page.standing!.version, choice)))
      }
    }
    const { version } = pages[1]!.standing!
    expect(version).toBeGreaterThan(6)
    const told = (): ServerMessage[] =>
      [...streamed.matchAll(/^data: (.*)$/gm)].flatMap(([, text]) => {
        const read = readTold(text!)
        return read.ok ? [read.value] : []
      })
    const steps = (): number[] =>
      told().flatMap((one) => (one.told === 'steps' ? one.steps.map((step) => step.version) : []))
    await expect.poll(() => steps().at(-1)).toBe(version)
    expect(steps()).toEqual(Array.from({ length: version - 1 }, (_, at) => at + 2))
    stop.abort()
    await reading
  })

  test.each([
    ['another site', { origin: 'https://example.org' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', { origin: 'null' }],
  ])('T18 a request of %s changes nothing', async (_, headers) => {
    const body = { name: 'Mallory', language: 'en' }
    expect((await post('/api/guest', body, '', headers)).status).toBe(403)
  })

  test('T18 a form cannot speak to it', async () => {
    const form = { 'content-type': 'text/plain' }
    const response = await post('/api/guest', '{"name":"Mallory","language":"en"}', '', form)
    expect(response.status).toBe(415)
    expect((await fetch(`${address}/api/guest`)).status).toBe(404)
  })

  test('T15 the cookie is for the server alone', async () => {
    const response = await post('/api/guest', { name: 'Zoé', language: 'fr' })
    const header = response.headers.get('set-cookie')!
    expect(header).toMatch(
      /^estafette=[\w-]{43}; Max-Age=34560000; HttpOnly; SameSite=Lax; Path=\/$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each([
    ['a name that looks like one that is taken', { name: 'Z0E', language: 'en' }, 422],
    ['a name of two alphabets', { name: 'Pаul', language: 'en' }, 422],
    ['a name without a letter', { name: '—', language: 'en' }, 422],
    ['no name', { language: 'en' }, 400],
    ['a key too many', { name: 'Max', language: 'en', admin: true }, 400],
    ['no JSON', '{', 400],
    ['too much', { name: 'x'.repeat(LARGEST_CALL), language: 'en' }, 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await post('/api/guest', body)).status).toBe(status)
  })

  test('T14 an invitation seats one person, not the one who sent it, and only at its table', async () => {
    const [host, friend, thief] = [await guest(), await guest(), await guest()]
    const terms = {
      game: 'toy',
      scenario: everyGame[0]!.scenarios[0]!,
      options: {},
      seat: null,
      pace: { kind: 'none' },
      watchable: false,
      listed: false,
      contribution: CONTRIBUTION,
    }
    const laid = (await (await post('/api/table', terms, host)).json()) as {
      table: string
      invitations: { secret: string }[]
    }
    const { table } = laid
    const invitation = laid.invitations[0]!.secret
    const sit = async (cookie: string, more = {}) => {
      const body = { table, invitation, contribution: CONTRIBUTION, ...more }
      return (await post('/api/sit', body, cookie)).json()
    }
    expect(Buffer.from(invitation, 'base64url')).toHaveLength(32)
    expect(await sit('')).toEqual({ reason: 'nobody' })
    expect(await sit(host)).toEqual({ reason: 'own-table' })
    expect(await sit(thief, { invitation: null })).toEqual({ reason: 'no-invitation' })
    expect(await sit(thief, { table: 'other' })).toEqual({ reason: 'no-invitation' })
    expect(await sit(friend)).toMatchObject({ seat: expect.any(Number) })
    expect(await sit(thief)).toEqual({ reason: 'no-invitation' })
  })

  test('T17 the list of tables shows no secret', async () => {
    const [table, one] = await tableOfTwo()
    const lobby = await (await fetch(`${address}/api/lobby`, { headers: { cookie: one } })).text()
    const [row] = await house.store.read.all('SELECT seed FROM tables WHERE id = $1', [table])
    expect(lobby).toContain(table)
    expect(lobby).not.toContain(String(row!['seed']))
  })

  test('it says whether it is well', async () => {
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok development')
    expect(await (await fetch(`${address}/readyz`)).text()).toBe('ok')
  })
})
