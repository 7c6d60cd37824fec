import {
  LARGEST_CALL,
  newcomer,
  newTable,
  PROTOCOL,
  readBody,
  readCall,
  sitting,
  type Told,
} from '@estafette/protocol'
import { endSession, openTables, sessionsOf, tablesOf, watchableTables } from '@estafette/store'
import type { TableRow } from '@estafette/store'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamSSE } from 'hono/streaming'
import { securityHeaders } from '../headers.ts'
import { layOut, sit } from '../referee/lobby.ts'
import type { Referee } from '../referee/referee.ts'
import type { Buckets } from './bucket.ts'
import { answerCall, earlier } from './calls.ts'
import { cookieFor, noCookie, secretIn } from './cookie.ts'
import { isOwnPage, type Home } from './origin.ts'
import { recognize, welcome, type Known } from './people.ts'

/** What is needed to answer requests. */
export interface Answering {
  readonly referee: Referee
  readonly home: Home
  readonly buckets: Buckets
  readonly addressOf: (request: Request) => string
  readonly ended: (session: string) => void // a session was ended: its sockets end, too
}

type Env = { Variables: { known: Known | null; key: string } }

const LISTED = 100

/** Answers everything under /api. */
export function makeApp({ referee, home, buckets, addressOf, ended }: Answering): Hono<Env> {
  const { world } = referee
  const { store } = world
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(bodyLimit({ maxSize: LARGEST_CALL, onError: (c) => fail(c, 413, 'too-large') }))
  app.use('/api/*', async (c, next) => {
    const header = (name: string): string | undefined => c.req.header(name)
    const isSafe = c.req.method === 'GET'
    if (!isSafe && !isOwnPage(home, header)) return fail(c, 403, 'foreign')
    if (!isSafe && !/^application\/json\b/.test(header('content-type') ?? '')) {
      return fail(c, 415, 'no-json')
    }
    const known = await recognize(world, secretIn(home, header('cookie')))
    const key = known?.session ?? `address ${addressOf(c.req.raw)}`
    const after = buckets.take(key, world.now())
    if (after > 0) {
      c.header('Retry-After', String(Math.ceil(after / 1000)))
      return c.json({ v: PROTOCOL, told: 'busy', id: null, after } satisfies Told, 429)
    }
    c.set('known', known)
    c.set('key', key)
    return next()
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    await store.read.all('SELECT 1 AS one')
    return c.text('ok')
  })

  app.post('/api/guest', async (c) => {
    const body = readBody(newcomer, await jsonOf(c))
    if (!body.ok) return fail(c, 400, body.reason)
    const welcomed = await welcome(world, body.value, c.req.header('user-agent') ?? '')
    if (!welcomed.ok) return fail(c, 422, welcomed.reason)
    const { secret, account } = welcomed.value
    c.header('Set-Cookie', cookieFor(home, secret))
    return c.json({ id: account.id, name: account.name })
  })

  app.get('/api/me', async (c) => {
    const known = c.get('known')
    if (!known) return c.json(null)
    const sessions = await sessionsOf(store.read, known.account.id)
    return c.json({
      id: known.account.id,
      name: known.account.name,
      devices: sessions.map(({ hash, label, made, seen }) => ({
        device: hash,
        label,
        made,
        seen,
        here: hash === known.session,
      })),
    })
  })

  app.delete('/api/session/:device', async (c) => {
    const known = c.get('known')
    if (!known) return fail(c, 401, 'nobody')
    const device = c.req.param('device')
    const isEnded = await store.write((sql) => endSession(sql, known.account.id, device))
    if (!isEnded) return fail(c, 404, 'unknown')
    ended(device)
    if (device === known.session) c.header('Set-Cookie', noCookie(home))
    return c.json({})
  })

  app.post('/api/table', async (c) => {
    const known = c.get('known')
    if (!known) return fail(c, 401, 'nobody')
    const body = readBody(newTable, await jsonOf(c))
    if (!body.ok) return fail(c, 400, body.reason)
    const laid = await layOut(referee, known.account.id, body.value)
    return laid.ok ? c.json(laid.value) : fail(c, 422, laid.reason)
  })

  app.post('/api/sit', async (c) => {
    const known = c.get('known')
    if (!known) return fail(c, 401, 'nobody')
    const body = readBody(sitting, await jsonOf(c))
    if (!body.ok) return fail(c, 400, body.reason)
    const sat = await sit(referee, known.account.id, body.value)
    return sat.ok ? c.json(sat.value) : fail(c, 422, sat.reason)
  })

  app.get('/api/lobby', async (c) => {
    const known = c.get('known')
    const mine = known ? await tablesOf(store.read, known.account.id, LISTED) : []
    return c.json({
      mine: mine.map(shown),
      open: (await openTables(store.read, LISTED)).map(shown),
      watchable: (await watchableTables(store.read, LISTED)).map(shown),
    })
  })

  app.post('/api/call', async (c) => {
    const read = readCall(await c.req.text())
    if (!read.ok) {
      return c.json({ v: PROTOCOL, told: 'bad', reason: read.reason } satisfies Told, 400)
    }
    return c.json(await answerCall(referee, c.get('known')?.account.id ?? null, read.value))
  })

  app.get('/api/table/:id/events', (c) => {
    const person = c.get('known')?.account.id ?? null
    const table = c.req.param('id')
    const asked = Number(c.req.query('version'))
    const version = Number.isInteger(asked) && asked > 0 ? { version: asked } : {}
    return streamSSE(c, async (stream) => {
      const send = (told: Told): void => void stream.writeSSE({ data: JSON.stringify(told) })
      const leave = await referee.join(person, table, send)
      send(await referee.open(person, { table, ...version }))
      if (!leave) return
      ;(await earlier(referee, person, table)).forEach(send)
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      leave()
    })
  })

  app.notFound((c) => fail(c, 404, 'unknown'))
  app.onError((error, c) => {
    world.trouble('a request failed', error)
    return fail(c, 500, 'trouble')
  })
  return app
}

/** What anybody may read about a table in a list. */
function shown({ id, game, scenario, pace, status, waiting, ending, made, changed }: TableRow) {
  const parsed = {
    pace: JSON.parse(pace) as unknown,
    ending: ending && (JSON.parse(ending) as unknown),
  }
  return { table: id, game, scenario, status, waiting, made, changed, ...parsed }
}

async function jsonOf(c: Context<Env>): Promise<unknown> {
  try {
    return await c.req.json<unknown>()
  } catch {
    return undefined
  }
}

type Status = 400 | 401 | 403 | 404 | 413 | 415 | 422 | 500

function fail(c: Context, status: Status, reason: string): Response {
  return c.json({ reason }, status)
}
