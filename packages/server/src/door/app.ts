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
import { securityHeaders } from '../headers.ts'
import { layOut, sit } from '../referee/lobby.ts'
import type { Referee } from '../referee/referee.ts'
import type { Buckets } from './bucket.ts'
import { answerCall } from './calls.ts'
import { COMES_BACK } from './connection.ts'
import { cookieFor, noCookie, secretIn } from './cookie.ts'
import { isOwnPage, type Home } from './origin.ts'
import type { Pages } from './pages.ts'
import { recognize, welcome, type Known } from './people.ts'
import { openStream } from './stream.ts'

/** What is needed to answer requests. */
export interface Answering {
  readonly referee: Referee
  readonly home: Home
  readonly buckets: Buckets // of what one person sends
  readonly crowds: Buckets // of what comes from one address
  readonly arrivals: Buckets // of guests from one address
  readonly pages: Pages
  readonly addressOf: (request: Request) => string
  readonly beat?: number // milliseconds between two signs of life of an event stream
}

type Env = { Variables: { known: Known | null; secret: string | null; address: string } }

const LISTED = 100
const LONGEST_WAIT = 600_000 // that a message can name

/** Answers everything under /api. */
export function makeApp(answering: Answering): Hono<Env> {
  const { referee, home, buckets, crowds, arrivals, pages, addressOf, beat } = answering
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
    const address = addressOf(c.req.raw)
    const crowded = crowds.take(address, world.now())
    if (crowded > 0) return busy(c, crowded)
    const secret = secretIn(home, header('cookie'))
    const known = await recognize(world, secret)
    const after = buckets.take(known?.session ?? `address ${address}`, world.now())
    if (after > 0) return busy(c, after)
    c.set('known', known)
    c.set('secret', secret)
    c.set('address', address)
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
    const after = arrivals.take(c.get('address'), world.now())
    if (after > 0) return busy(c, after)
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
    pages.endSession(device)
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
    const asked = Number(c.req.query('version'))
    const version = Number.isInteger(asked) && asked > 0 ? { version: asked } : {}
    const who = { known: c.get('known'), secret: c.get('secret'), address: c.get('address') }
    const stream = openStream(
      { referee, pages, ...who, ...(beat !== undefined && { beat }) },
      { table: c.req.param('id'), ...version },
    )
    if (!stream) return busy(c, COMES_BACK)
    const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
    return c.body(stream, 200, headers) // a proxy would gather what is to arrive at once
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

/** Asks whoever sends too much to come back later. */
function busy(c: Context, after: number): Response {
  const told: Told = { v: PROTOCOL, told: 'busy', id: null, after: Math.min(after, LONGEST_WAIT) }
  return c.json(told, 429, { 'Retry-After': String(Math.ceil(after / 1000)) })
}

type Status = 400 | 401 | 403 | 404 | 413 | 415 | 422 | 500

function fail(c: Context, status: Status, reason: string): Response {
  return c.json({ reason }, status)
}
