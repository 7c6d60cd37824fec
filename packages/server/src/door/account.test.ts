import { me, readBody, usualNotices, type Me } from '@estafette/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAuthenticator } from '../../test/authenticator.ts'
import { openVisit, type Visit } from '../../test/visit.ts'

let visit: Visit
let turned = 0 // how far the test has turned the clock
beforeAll(async () => {
  visit = await openVisit({}, { now: () => Date.now() + turned })
})
afterAll(() => visit.close())

const MINUTE = 60_000

async function meBy(cookie: string): Promise<Me | null> {
  const response = await fetch(`${visit.address}/api/me`, { headers: { cookie } })
  const told: unknown = await response.json()
  if (told === null) return null
  const read = readBody(me, told)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

function cookieIn(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function reasonOf(response: Response): Promise<string> {
  return ((await response.json()) as { reason: string }).reason
}

function remove(path: string, cookie: string): Promise<Response> {
  const headers = { cookie, origin: visit.address, 'content-type': 'application/json' }
  return fetch(visit.address + path, { method: 'DELETE', headers })
}

/** A guest who has made a passkey: the device, and the cookie they have then. */
async function keeper(counts = true) {
  const guest = await visit.guest()
  const device = makeAuthenticator(counts)
  const options: unknown = await (await visit.post('/api/passkey/new', {}, guest)).json()
  const answer = device.make(options, visit.address)
  const kept = await visit.post('/api/passkey', { label: 'phone', answer }, guest)
  expect(kept.status).toBe(200)
  return { device, guest, cookie: cookieIn(kept), answer }
}

async function entering(): Promise<unknown> {
  return (await visit.post('/api/enter/new', {})).json()
}

test('who comes in where somebody is known already stays who they are', async () => {
  const cookie = await visit.guest('Solange')
  const came = await visit.post('/api/guest', { name: 'Somebody', language: 'en' }, cookie)
  expect(await came.json()).toMatchObject({ name: 'Solange' })
  expect(cookieIn(came)).toBe('')
  expect(await meBy(cookie)).toMatchObject({ name: 'Solange', devices: [{ here: true }] })
})

describe('a passkey', () => {
  test('T15 keeps a name: the device gets another cookie, and the old one is nobody’s', async () => {
    const { guest, cookie } = await keeper()
    expect(cookie).not.toBe(guest)
    expect(await meBy(guest)).toBeNull()
    expect(await meBy(cookie)).toMatchObject({ passkeys: [{ label: 'phone' }] })
  })

  test('lets its owner in on a device that knows nobody, and both are listed', async () => {
    const { device, cookie } = await keeper()
    const answer = device.sign(await entering(), visit.address)
    const entered = await visit.post('/api/enter', { answer })
    expect(entered.status).toBe(200)
    const there = await meBy(cookieIn(entered))
    expect(there?.id).toBe((await meBy(cookie))?.id)
    expect(there?.devices.map(({ here }) => here).sort()).toEqual([false, true])
  })

  test('T16 the same answer lets nobody in twice: a challenge is signed once', async () => {
    const { device } = await keeper(false)
    const answer = device.sign(await entering(), visit.address)
    expect((await visit.post('/api/enter', { answer })).status).toBe(200)
    const second = await visit.post('/api/enter', { answer })
    expect(second.status).toBe(422)
    expect(await reasonOf(second)).toBe('no-passkey')
  })

  test('T16 a challenge that has run out lets nobody in', async () => {
    const { device } = await keeper()
    const answer = device.sign(await entering(), visit.address)
    turned += 5 * MINUTE
    expect(await reasonOf(await visit.post('/api/enter', { answer }))).toBe('no-passkey')
  })

  test('T16 a challenge for coming in makes no passkey, and that of another neither', async () => {
    const [one, other] = [await visit.guest(), await visit.guest()]
    const device = makeAuthenticator()
    const options = (await (await visit.post('/api/passkey/new', {}, one)).json()) as object
    const entry = (await entering()) as { challenge: string }
    const foreign = device.make({ ...options, challenge: entry.challenge }, visit.address)
    const body = (answer: object) => ({ label: '', answer })
    expect((await visit.post('/api/passkey', body(foreign), one)).status).toBe(422)
    const own = device.make(options, visit.address)
    expect((await visit.post('/api/passkey', body(own), other)).status).toBe(422)
    expect((await visit.post('/api/passkey', body(own), one)).status).toBe(422) // used up by then
  })

  test('T16 what another site had signed lets nobody in, nor what another key has', async () => {
    const { device } = await keeper()
    const elsewhere = device.sign(await entering(), 'https://example.org')
    expect((await visit.post('/api/enter', { answer: elsewhere })).status).toBe(422)
    const { answer: made } = await keeper()
    const { id } = made as { id: string }
    const stranger = device.sign(await entering(), visit.address) as object
    const forged = await visit.post('/api/enter', { answer: { ...stranger, id, rawId: id } })
    expect(await reasonOf(forged)).toBe('no-passkey')
  })

  test('is forgotten by its owner alone', async () => {
    const { device, cookie } = await keeper()
    const passkey = (await meBy(cookie))!.passkeys[0]!.passkey
    expect((await remove(`/api/passkey/${passkey}`, await visit.guest())).status).toBe(404)
    expect((await remove(`/api/passkey/${passkey}`, cookie)).status).toBe(200)
    const answer = device.sign(await entering(), visit.address)
    expect((await visit.post('/api/enter', { answer })).status).toBe(422)
  })

  test('R17 rubbish in its place is refused', async () => {
    const guest = await visit.guest()
    for (const body of [{}, { answer: {} }, { answer: null }, { answer: { id: 'x' } }]) {
      expect((await visit.post('/api/enter', body)).status).toBe(400)
      expect((await visit.post('/api/passkey', body, guest)).status).toBe(400)
    }
  })
})

describe('a further device', () => {
  test('comes in by a code, once', async () => {
    const guest = await visit.guest()
    const told = (await (await visit.post('/api/code', {}, guest)).json()) as { code: string }
    const used = await visit.post('/api/code/use', { code: told.code })
    expect((await meBy(cookieIn(used)))?.id).toBe((await meBy(guest))?.id)
    expect(await reasonOf(await visit.post('/api/code/use', { code: told.code }))).toBe('no-code')
  })

  test('does not come in by a code that has run out', async () => {
    const guest = await visit.guest()
    const told = (await (await visit.post('/api/code', {}, guest)).json()) as { code: string }
    turned += 10 * MINUTE
    expect(await reasonOf(await visit.post('/api/code/use', { code: told.code }))).toBe('no-code')
  })

  test('that is mistyped is told as one that does not hold', async () => {
    expect(await reasonOf(await visit.post('/api/code/use', { code: 'O0' }))).toBe('no-code')
  })

  test('T17 codes cannot be tried out', async () => {
    const own = { 'x-forwarded-for': '198.51.100.7' }
    const statuses: number[] = []
    for (let count = 0; count < 32; count++) {
      const code = `AAAAAAAA${'23456789'[count % 8]}${'23456789'[count >> 3]}`
      statuses.push((await visit.post('/api/code/use', { code }, '', own)).status)
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422))
    expect(statuses.slice(30)).toEqual([429, 429])
  })

  test('goes with all others where somebody leaves everywhere', async () => {
    const guest = await visit.guest()
    const told = (await (await visit.post('/api/code', {}, guest)).json()) as { code: string }
    const other = cookieIn(await visit.post('/api/code/use', { code: told.code }))
    const left = await visit.post('/api/leave', { everywhere: true }, guest)
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0')
    expect([await meBy(guest), await meBy(other)]).toEqual([null, null])
  })

  test('stays where somebody leaves this one', async () => {
    const guest = await visit.guest()
    const told = (await (await visit.post('/api/code', {}, guest)).json()) as { code: string }
    const other = cookieIn(await visit.post('/api/code/use', { code: told.code }))
    await visit.post('/api/leave', { everywhere: false }, other)
    expect(await meBy(other)).toBeNull()
    expect(await meBy(guest)).not.toBeNull()
  })
})

describe('an account', () => {
  test('is called otherwise, but not like somebody else', async () => {
    const [one, other] = [await visit.guest('Margot'), await visit.guest('Wim')]
    const called = (name: string) => visit.post('/api/me', { name, language: 'en' }, other)
    expect(await reasonOf(await called('MARG0T'))).toBe('name-taken')
    expect(await reasonOf(await called('—'))).toBe('name')
    expect(await reasonOf(await called('  '))).toBe('name')
    expect(await reasonOf(await called('W'.repeat(41)))).toBe('too-long')
    expect((await called('WIM')).status).toBe(200)
    expect(await meBy(other)).toMatchObject({ name: 'WIM', language: 'en' })
    expect(await meBy(one)).toMatchObject({ name: 'Margot', language: 'fr' })
  })

  test('is called otherwise and told otherwise in the same moment: both are kept', async () => {
    const guest = await visit.guest('Odile')
    for (const [round, name] of ['Oda', 'Odo', 'Ode'].entries()) {
      const turn = round % 2 === 0
      const answers = await Promise.all([
        visit.post('/api/me', { name, language: 'en' }, guest),
        visit.post('/api/notices', { ...usualNotices, turn }, guest),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await meBy(guest)).toMatchObject({ name, notices: { turn } })
    }
  })

  test('T31 hands out everything about oneself, and nothing of a key', async () => {
    const { cookie } = await keeper()
    const response = await fetch(`${visit.address}/api/me/export`, { headers: { cookie } })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ passkeys: [{ label: 'phone' }], games: [] })
    expect(text).not.toMatch(/public_?key/i)
  })

  test('T31 that is given up resigns its games, and is a pseudonym in them', async () => {
    const [table, one, other] = await visit.tableOfTwo()
    const { name } = (await meBy(one))!
    expect((await remove('/api/me', one)).status).toBe(200)
    expect(await meBy(one)).toBeNull()
    const live = await visit.house.referee.tables.load(table)
    expect(live?.ending).toMatchObject({ how: 'resigned', seat: 0 })
    const open = { v: 1, call: 'open', table }
    expect(await (await visit.post('/api/call', open, other)).text()).not.toContain(name)
  })

  test.each([
    ['POST', '/api/passkey/new'],
    ['POST', '/api/code'],
    ['POST', '/api/leave'],
    ['POST', '/api/me'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/export'],
  ])('%s %s is for somebody who is known', async (method, path) => {
    const headers = { origin: visit.address, 'content-type': 'application/json' }
    const init = { method, headers, ...(method === 'POST' && { body: '{}' }) }
    expect((await fetch(visit.address + path, init)).status).toBe(401)
  })
})
