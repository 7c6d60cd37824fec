import { failure, success } from '@estafette/kernel'
import { leaving, usedCode } from '@estafette/protocol'
import { endSession, endSessions, type Account } from '@estafette/store'
import type { Context, Hono } from 'hono'
import { cookieFor, noCookie } from './cookie.ts'
import { noteGuestBefore } from './guests.ts'
import { busy, fromKnown, isId, ofKnown, withBody, type Env } from './reply.ts'
import type { RouteContext } from './route-context.ts'
import { makeCode, openSession, ownerOfCode } from './sessions.ts'

/** The devices somebody is known on: one more by a code, and none any longer. */
export function addSessionRoutes(app: Hono<Env>, context: RouteContext): void {
  const { referee, home, pages, guesses } = context
  const { deps } = referee
  const { store } = deps

  app.post(
    '/api/code',
    ofKnown(async ({ known }) => success(await makeCode(deps, known.account.id))),
  )

  app.post(
    '/api/code/use',
    withBody(
      usedCode,
      async ({ c, body }) => {
        const after = guesses.take(c.get('address'), deps.now())
        if (after > 0) return busy(c, after)
        const account = await ownerOfCode(deps, body.code)
        return account ? success(await letIn(context, c, account)) : failure('no-code')
      },
      { code: 'no-code' },
    ),
  )

  app.delete(
    '/api/session/:device',
    ofKnown(async ({ c, known }) => {
      const device = c.req.param('device') ?? ''
      if (!isId(device)) return failure('unknown')
      const isEnded = await store.write((sql) => endSession(sql, known.account.id, device))
      if (!isEnded) return failure('unknown')
      pages.endSession(device)
      if (device === known.session) c.header('Set-Cookie', noCookie(home))
      return success({})
    }),
  )

  app.post(
    '/api/leave',
    fromKnown(leaving, async ({ c, known, body }) => {
      const { id } = known.account
      const ended = await store.write(async (sql) => {
        if (body.everywhere) return endSessions(sql, id)
        await endSession(sql, id, known.session)
        return [known.session]
      })
      for (const session of ended) pages.endSession(session)
      c.header('Set-Cookie', noCookie(home))
      return success({})
    }),
  )
}

/** Lets somebody in on the device that asks. */
export async function letIn(
  { referee, home, pages }: RouteContext,
  c: Context<Env>,
  { id, name }: Account,
): Promise<object> {
  const device = c.req.header('user-agent') ?? ''
  const known = c.get('known')
  await noteGuestBefore(referee.deps, known?.account ?? null, id)
  const before = known?.session ?? null
  const { secret, ended } = await openSession(referee.deps, id, device, before)
  for (const session of ended) pages.endSession(session)
  c.header('Set-Cookie', cookieFor(home, secret))
  return { id, name }
}
