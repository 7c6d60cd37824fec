import { LARGEST_CALL, PROTOCOL, readCall, type ServerMessage } from '@estafette/protocol'
import { Unavailable } from '@estafette/store'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { securityHeaders } from '../headers.ts'
import { addAccountRoutes } from './account.ts'
import type { RateBuckets } from './rate-limit.ts'
import { costAhead, costOf } from '../referee/costs.ts'
import { answerCall, earlier } from './calls.ts'
import { COMES_BACK } from './connection.ts'
import { secretIn } from './cookie.ts'
import type { RouteContext } from './route-context.ts'
import { isOwnPage } from './origin.ts'
import { addPasskeyRoutes } from './passkey-routes.ts'
import { addPeopleRoutes } from './people-routes.ts'
import { recognize } from './people.ts'
import { makeReadiness } from './readiness.ts'
import { away, busy, fail, isId, type Env } from './reply.ts'
import { addSessionRoutes } from './session-routes.ts'
import { isTooLate, isTooLateFor, later, type Strain } from './strain.ts'
import { makeServed } from './served.ts'
import { openStream } from './stream.ts'
import { addTableRoutes } from './tables.ts'
import { addMailLinks, addNoticeRoutes } from './notice-routes.ts'
import { buildName } from '../version.ts'

/** What is needed to answer requests. */
export interface Answering extends RouteContext {
  readonly buckets: RateBuckets // of what one person sends
  readonly crowds: RateBuckets // of what comes from one address
  readonly addressOf: (request: Request) => string
  readonly strain?: Pick<Strain, 'late'> | undefined // how late everything is
  readonly beat?: number // milliseconds between two signs of life of an event stream
}

/** Answers everything under /api. */
export function makeApp(answering: Answering): Hono<Env> {
  const { referee, home, buckets, crowds, pages, addressOf, strain, beat, metrics } = answering
  const { deps } = referee
  const { store } = deps
  const app = new Hono<Env>()
  const isReady = makeReadiness(store, deps.now)
  const served = makeServed(deps)

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    await next()
    metrics?.count('requests', { status: String(c.res.status) })
  })
  app.use(bodyLimit({ maxSize: LARGEST_CALL, onError: (c) => fail(c, 413, 'too-large') }))
  addMailLinks(app, answering)
  app.use('/api/*', async (c, next) => {
    const header = (name: string): string | undefined => c.req.header(name)
    const isSafe = c.req.method === 'GET'
    if (!isSafe && !isOwnPage(home, header)) return fail(c, 403, 'foreign')
    if (!isSafe && !/^application\/json\b/.test(header('content-type') ?? '')) {
      return fail(c, 415, 'no-json')
    }
    if (isTooLateFor(isSafe, strain)) return away(c, null, later())
    const address = addressOf(c.req.raw)
    const crowded = crowds.take(address, deps.now())
    if (crowded > 0) return busy(c, crowded)
    const secret = secretIn(home, header('cookie'))
    const known = await recognize(deps, secret)
    const after = buckets.take(known?.session ?? `address ${address}`, deps.now())
    if (after > 0) return busy(c, after)
    c.set('known', known)
    c.set('secret', secret)
    c.set('address', address)
    c.set('spend', (cost) => {
      crowds.spend(address, deps.now(), cost)
      buckets.spend(known?.session ?? `address ${address}`, deps.now(), cost)
    })
    return next()
  })

  app.get('/healthz', (c) => c.text(`ok ${buildName}`))
  app.get('/metrics', async (c) => {
    const told = metrics && (await metrics.text(c.req.header('authorization')))
    return told ? c.text(told) : fail(c, 404, 'unknown') // nobody else learns that there are any
  })
  app.get('/readyz', async (c) => {
    return (await isReady()) ? c.text('ok') : c.text('not ready', 503)
  })

  app.use('/api/table/:id/*', async (c, next) =>
    isId(c.req.param('id')) ? next() : fail(c, 404, 'unknown'),
  )

  addAccountRoutes(app, answering)
  addPasskeyRoutes(app, answering)
  addSessionRoutes(app, answering)
  addTableRoutes(app, answering)
  addPeopleRoutes(app, answering)
  addNoticeRoutes(app, answering)

  app.post('/api/call', async (c) => {
    const read = readCall(await c.req.text())
    if (!read.ok) {
      return c.json({ v: PROTOCOL, told: 'bad', reason: read.reason } satisfies ServerMessage, 400)
    }
    const call = read.value
    if (isTooLate(call, strain)) return away(c, 'id' in call ? call.id : null, later())
    try {
      c.get('spend')(costAhead(call))
      const told = await answerCall(referee, c.get('known')?.account.id ?? null, call)
      c.get('spend')(costOf(told))
      return c.json(told)
    } catch (error) {
      // As on a socket: whether it was kept is not known, and the page sends it again.
      deps.trouble('a call failed', error)
      return away(c, 'id' in call ? call.id : null)
    }
  })

  app.get('/api/games', async (c) => c.json(await served()))

  app.get('/api/table/:id/talk', async (c) => {
    const after = Number(c.req.query('after')) || 0
    return c.json(
      await earlier(referee, c.get('known')?.account.id ?? null, c.req.param('id'), after),
    )
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
    deps.trouble('a request failed', error)
    if (error instanceof Unavailable) return away(c)
    return fail(c, 500, 'trouble')
  })
  return app
}
