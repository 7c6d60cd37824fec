import { createECDH, randomBytes } from 'node:crypto'
import { usualNotices, type Me, type NoticeSettings } from '@estafette/protocol'
import { addNotice } from '@estafette/store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONTRIBUTION, everyGame } from '../../test/house.ts'
import { openVisit, type Visit } from '../../test/visit.ts'
import { makeCourier, type Courier } from './courier.ts'
import type { SendMail } from './means.ts'
import type { NoticeParcel } from './post.ts'

const ORIGIN = 'https://games.example.org'
const MINUTE = 60_000

let visit: Visit
let courier: Courier
let turned = 0
const posted: NoticeParcel[] = []
const mails: Parameters<SendMail>[0][] = []
const causes: string[] = []
let answers: (parcel: NoticeParcel) => number | Promise<number>
let refuses: Error | null = null // what the mail server says no with

beforeAll(async () => {
  const trouble = (what: string, why: unknown) => causes.push(`${what}: ${String(why)}`)
  visit = await openVisit({}, { now: () => Date.now() + turned, trouble }, (house) => {
    courier = makeCourier({
      deps: house.deps,
      origin: ORIGIN,
      allowsPrivate: false,
      post: async (parcel) => {
        posted.push(parcel)
        return answers(parcel)
      },
      mail: async (mail) => {
        if (refuses) throw refuses
        mails.push(mail)
      },
    })
    return { courier }
  })
})
afterAll(() => visit.close())
beforeEach(async () => {
  answers = () => 201
  refuses = null
  causes.length = 0
  turned += 24 * 60 * MINUTE
  while ((await courier.deliver()) > 0) turned += 6 * 60 * MINUTE // what other tests left
  posted.length = 0
  mails.length = 0
})

async function ask(path: string, body: object, cookie: string): Promise<unknown> {
  return (await visit.post(path, body, cookie)).json()
}

async function meBy(cookie: string): Promise<Me> {
  return (await (await fetch(`${visit.address}/api/me`, { headers: { cookie } })).json()) as Me
}

/** A table of two where the second has a hook, and the first takes choices until they are awaited. */
async function awaiting(settings: Partial<NoticeSettings> = {}): Promise<[string, string, string]> {
  const [table, one, other] = await visit.tableOfTwo()
  for (const cookie of [one, other]) {
    await ask('/api/hook', { url: 'https://hooks.example.org/x' }, cookie)
    await ask('/api/notices', { ...usualNotices, ...settings }, cookie)
  }
  return [table, one, other]
}

function subscription() {
  const keys = createECDH('prime256v1')
  return {
    endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`,
    expirationTime: null,
    keys: {
      p256dh: keys.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}

const texts = (): string[] =>
  posted.map(({ body }) => (JSON.parse(String(body)) as { text: string }).text)

describe('a notice', () => {
  test('tells in the reader’s language whose game waits, with a link and nothing hidden', async () => {
    const [table] = await awaiting()
    turned += MINUTE
    await courier.deliver()
    expect(texts().length).toBeGreaterThan(0)
    for (const text of texts()) {
      expect(text).toMatch(/^(?:À vous de jouer|Place prise) : /)
      expect(text.endsWith(`${ORIGIN}/t/${table}`)).toBe(true)
    }
    expect(await courier.deliver()).toBe(0)
  })

  test('is not sent to somebody who looked in the meantime, nor when it is no longer true', async () => {
    const [table, one, other] = await awaiting()
    for (const cookie of [one, other]) await ask('/api/call', { v: 1, call: 'open', table }, cookie)
    turned += MINUTE
    await courier.deliver()
    expect(posted).toEqual([])
  })

  test('of an invitation by name leads to it, unless there is a block, a no, or nothing to sit on', async () => {
    const told: string[][] = []
    for (const what of ['asked', 'blocked', 'declined', 'withdrawn'] as const) {
      const [, host, other] = await visit.tableOfTwo()
      await ask('/api/hook', { url: 'https://hooks.example.org/x' }, other)
      await ask('/api/notices', { ...usualNotices, turn: false, seat: false }, other)
      const scenario = everyGame[0]!.scenarios[0]
      const terms = { game: 'toy', scenario, options: {}, seat: 0, pace: { kind: 'none' } }
      const more = { watchable: false, listed: false, contribution: CONTRIBUTION }
      const laid = (await ask('/api/table', { ...terms, ...more }, host)) as { table: string }
      const { table } = laid
      const [person, asker] = [(await meBy(other)).id, (await meBy(host)).id]
      await ask('/api/ask', { table, seat: 1, person }, host)
      const whom = { by: 'person', person: asker }
      if (what === 'blocked') await ask('/api/block', { whom, on: true }, other)
      if (what === 'declined') await ask('/api/decline', { table }, other)
      if (what === 'withdrawn') await ask('/api/withdraw', { table }, host)
      turned += MINUTE
      posted.length = 0
      await courier.deliver()
      told.push(texts().map((text) => text.replace(table, 'ID')))
    }
    const [asked, ...others] = told
    expect(asked).toHaveLength(1)
    expect(asked![0]).toMatch(/vous invite/)
    expect(asked![0]!.endsWith(`${ORIGIN}/invite/ID`)).toBe(true)
    expect(others).toEqual([[], [], []])
  })

  test('that nobody wants is not sent', async () => {
    const off = { turn: false, seat: false, offer: false, over: false, rematch: false }
    await awaiting(off)
    turned += MINUTE
    await courier.deliver()
    expect(posted).toEqual([])
  })

  test('waits for the end of quiet hours', async () => {
    const hour = new Date(Date.now() + turned).getUTCHours()
    const quiet = { from: hour, to: (hour + 2) % 24, zone: 'UTC' }
    await awaiting({ quiet })
    turned += MINUTE
    await courier.deliver()
    expect(posted).toEqual([])
    turned += 3 * 60 * MINUTE
    await courier.deliver()
    expect(posted.length).toBeGreaterThan(0)
  })

  test('T27 of one table is sent ten times an hour, and then as late as that', async () => {
    const [table, one] = await awaiting({ turn: false, seat: false })
    await ask('/api/call', { v: 1, call: 'open', table }, one) // what waited until now is dropped
    const { store } = visit.house
    const { id: account } = await meBy(one)
    const change = async (version: number): Promise<number> => {
      const about = { account, table, version, kind: 'rematch' }
      const due = Date.now() + turned
      await store.write((sql) => addNotice(sql, { ...about, id: `${table}-${version}`, due }))
      posted.length = 0
      await courier.deliver()
      turned += MINUTE
      return posted.length
    }
    const counts: number[] = []
    for (let version = 0; version < 12; version++) counts.push(await change(version))
    expect(counts).toEqual([...Array.from({ length: 10 }, () => 1), 0, 0])
    turned += 46 * MINUTE
    expect(await courier.deliver()).toBe(0)
    turned += 3 * MINUTE
    posted.length = 0
    await courier.deliver()
    expect(posted).toHaveLength(1) // the one that stands for all of them
  })

  test('that fails is tried again later and later, by the channel that failed alone', async () => {
    const [, one] = await awaiting({ seat: false, over: false, rematch: false })
    const own = subscription()
    expect(await ask('/api/push', own, one)).toEqual({})
    answers = ({ url }) => (url.includes('hooks') ? 500 : 201)
    const tried: number[] = []
    for (const minutes of [1, 1, 5, 30, 120, 360, 1000]) {
      turned += minutes * MINUTE
      posted.length = 0
      await courier.deliver()
      tried.push(posted.length)
    }
    const [first = 0, ...later] = tried
    expect(first).toBeGreaterThan(0)
    expect(posted.filter(({ url }) => url === own.endpoint)).toEqual([])
    expect(later.slice(0, 5).every((count) => count > 0)).toBe(true)
    expect(later.at(-1)).toBe(0) // given up
  })

  test('T27 a channel that does not answer holds up none of the others', async () => {
    const guest = await visit.guest()
    await ask('/api/hook', { url: 'https://hooks.example.org/x' }, guest)
    await ask('/api/push', subscription(), guest)
    let reached = (): void => {}
    const push = new Promise<void>((resolve) => (reached = resolve))
    answers = async ({ url }) => {
      if (url.includes('hooks')) await push
      else reached()
      return 201
    }
    await ask('/api/notices/test', {}, guest)
    expect(posted).toHaveLength(2)
  })

  test('T27 that failed is told of without the words of whoever refused it', async () => {
    const guest = await visit.guest()
    const said = new Error('550 no such mailbox: <anne@example.org>')
    refuses = Object.assign(said, { code: 'EENVELOPE', responseCode: 550 })
    await ask('/api/mail', { address: 'anne@example.org' }, guest)
    await expect.poll(() => causes).toEqual(['email failed: EENVELOPE 550'])
  })

  test('R3 a channel that never answers delays no move', async () => {
    const [table, one] = await awaiting()
    answers = () => {
      throw new Error('nobody there')
    }
    turned += MINUTE
    await courier.deliver()
    const told = await ask('/api/call', { v: 1, call: 'open', table }, one)
    expect(told).toMatchObject({ told: 'table' })
  })
})

describe('a push', () => {
  test('is readable by the browser alone, and is signed by a key that stays the same', async () => {
    const [table, one, other] = await awaiting({})
    const own = subscription()
    for (const cookie of [one, other]) await ask('/api/push', own, cookie)
    const { key } = (await meBy(one)).channels.push
    expect(key).toBe((await meBy(await visit.guest())).channels.push.key)
    turned += MINUTE
    await courier.deliver()
    const push = posted.find(({ url }) => url === own.endpoint)
    expect(push?.headers['Authorization']).toContain(`k=${key}`)
    const token = /t=[^.]+\.([^.]+)\./.exec(String(push?.headers['Authorization']))![1]!
    const claims = JSON.parse(Buffer.from(token, 'base64url').toString()) as { sub: string }
    expect(claims.sub).toBe(ORIGIN)
    expect(String(push?.body)).not.toContain(table)
  })

  test('that a browser has ended is forgotten', async () => {
    const guest = await visit.guest()
    await ask('/api/push', subscription(), guest)
    expect((await meBy(guest)).channels.push.devices).toBe(1)
    answers = () => 410
    await ask('/api/notices/test', {}, guest)
    expect((await meBy(guest)).channels.push.devices).toBe(0)
  })

  test('T9 goes to whoever is known in the browser, and nobody takes it from them by its address', async () => {
    const [guest, other] = [await visit.guest(), await visit.guest()]
    const own = subscription()
    const devices = async () =>
      Promise.all([guest, other].map(async (one) => (await meBy(one)).channels.push.devices))
    await ask('/api/push', own, guest)
    const forged = { ...subscription(), endpoint: own.endpoint }
    expect(await ask('/api/push', forged, other)).toEqual({ reason: 'no-hook' })
    expect(await devices()).toEqual([1, 0])
    expect(await ask('/api/push', { ...own, expirationTime: 9 }, other)).toEqual({})
    expect(await devices()).toEqual([0, 1])
  })

  test.each([
    ['signs out', (guest: string) => visit.post('/api/leave', { everywhere: false }, guest)],
    [
      'signs out everywhere',
      (guest: string) => visit.post('/api/leave', { everywhere: true }, guest),
    ],
    [
      'ends this device from another',
      async (guest: string) => {
        const { devices } = await meBy(guest)
        const headers = {
          cookie: guest,
          origin: visit.address,
          'content-type': 'application/json',
        }
        const path = `/api/session/${encodeURIComponent(devices[0]!.device)}`
        return fetch(visit.address + path, { method: 'DELETE', headers })
      },
    ],
  ])('comes to a browser no more when its owner %s', async (_, leave) => {
    const guest = await visit.guest()
    const { id } = await meBy(guest)
    await ask('/api/push', subscription(), guest)
    await ask('/api/hook', { url: `https://example.org/${id}` }, guest)
    expect((await leave(guest)).status).toBe(200)
    const { push, hook } = await courier.channelsOf(id)
    expect(push.devices).toBe(0)
    expect(hook.url).not.toBe('') // goes to no device
  })

  test('goes on where the same person gets another cookie, and ends where another comes in', async () => {
    const [one, other] = [await visit.guest(), await visit.guest()]
    await ask('/api/push', subscription(), one)
    const comeIn = async (owner: string, device: string): Promise<string> => {
      const { code } = (await ask('/api/code', {}, owner)) as { code: string }
      const entered = await visit.post('/api/code/use', { code }, device)
      return entered.headers.get('set-cookie')!.split(';')[0]!
    }
    const again = await comeIn(one, one)
    const { id, channels } = await meBy(again)
    expect(channels.push.devices).toBe(1)
    await comeIn(other, again)
    expect((await courier.channelsOf(id)).push.devices).toBe(0)
  })

  test('that is told again takes no other’s place', async () => {
    const guest = await visit.guest()
    const all = Array.from({ length: 10 }, subscription)
    for (const one of [...all, all.at(-1)!]) await ask('/api/push', one, guest)
    expect((await meBy(guest)).channels.push.devices).toBe(10)
  })

  test('ends by the browser’s own wish, and not by another’s', async () => {
    const [guest, other] = [await visit.guest(), await visit.guest()]
    const own = subscription()
    await ask('/api/push', own, guest)
    await ask('/api/push/end', { endpoint: own.endpoint }, other)
    expect((await meBy(guest)).channels.push.devices).toBe(1)
    await ask('/api/push/end', { endpoint: own.endpoint }, guest)
    expect((await meBy(guest)).channels.push.devices).toBe(0)
  })
})

describe('mail', () => {
  const linkIn = (text: string): string => /\/mail\/\w+\/[\w-]+/.exec(text)![0]
  const press = (path: string) =>
    fetch(visit.address + path, { method: 'POST', headers: { 'accept-language': 'fr' } })

  test('goes nowhere before its link was pressed, which opening it does not do', async () => {
    const guest = await visit.guest()
    await ask('/api/mail', { address: 'anne@example.org' }, guest)
    const [asking] = mails.splice(0)
    expect(asking).toMatchObject({ to: 'anne@example.org', subject: 'Confirmez votre adresse' })
    await ask('/api/notices/test', {}, guest)
    const path = linkIn(asking!.text)
    expect(await (await fetch(visit.address + path)).text()).toContain('<button>')
    await ask('/api/notices/test', {}, guest)
    expect(mails).toEqual([])
    expect(await (await press(path)).text()).toContain('confirmée')
    await ask('/api/notices/test', {}, guest)
    expect(mails).toMatchObject([{ to: 'anne@example.org' }])
    expect((await meBy(guest)).channels.mail).toMatchObject({ confirmed: true, offered: true })
    expect(await (await press(linkIn(mails[0]!.stop!))).text()).toContain('plus de courriels')
    expect((await meBy(guest)).channels.mail.address).toBe('')
    expect(await (await press(path)).text()).toContain('has expired or was already used')
  })

  test('T24 asks three times a day at one mailbox, whoever wants it, and goes to others', async () => {
    const wanted = (address: string, from = '198.51.100.1') =>
      guests[turn++ % guests.length]!.then(async (guest) => {
        const own = { 'x-forwarded-for': from }
        return (await visit.post('/api/mail', { address }, guest, own)).status
      })
    let turn = 0
    const guests = [visit.guest(), visit.guest(), visit.guest(), visit.guest()]
    const written = [
      'zoe@example.org',
      'Zoe@Example.org',
      'zoe+spam@example.org',
      'zoe+x@example.org',
    ]
    const statuses = []
    for (const address of written) statuses.push(await wanted(address))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(mails).toHaveLength(3)
    expect(await wanted('')).toBe(200)
    expect(await wanted('yan@example.org')).toBe(200)
    turned += 24 * 60 * MINUTE
    expect(await wanted('zoe@example.org')).toBe(200)
    mails.length = 0
    for (let count = 0; count < 32; count++) await wanted(`m${count}@example.org`, '198.51.100.9')
    expect(mails).toHaveLength(30)
    expect(await wanted('xan@example.org')).toBe(200)
  })

  test.each([
    ['two addresses', 'a@example.org,b@example.org'],
    ['a header', 'a@example.org\nBcc: b@example.org'],
    ['none at all', 'example.org'],
    ['one with a space', 'anne @example.org'],
    ['one without a land', 'anne@example'],
  ])('T27 goes to no address like %s', async (_, address) => {
    const response = await visit.post('/api/mail', { address }, await visit.guest())
    expect([response.status, await response.json()]).toEqual([400, { reason: 'no-address' }])
  })
})

test('T27 a hook leads out into the world, and is dropped by an empty one', async () => {
  const guest = await visit.guest()
  for (const url of ['https://127.0.0.1/', 'https://[::1]/x', 'https://example.org:22/']) {
    expect(await ask('/api/hook', { url }, guest)).toEqual({ reason: 'no-hook' })
  }
  await ask('/api/hook', { url: 'https://hooks.example.org/x' }, guest)
  expect((await meBy(guest)).channels.hook.url).toBe('https://hooks.example.org/x')
  await ask('/api/hook', { url: '' }, guest)
  expect((await meBy(guest)).channels.hook.url).toBe('')
})
