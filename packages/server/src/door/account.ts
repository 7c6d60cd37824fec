import { failure, success } from '@estafette/kernel'
import { leaving, newcomer, newPasskey, signedIn, usedCode, type Me } from '@estafette/protocol'
import {
  accountOf,
  blockedBy,
  endPasskey,
  endSession,
  endSessions,
  isNameTaken,
  passkeysOf,
  renameAccount,
  sessionsOf,
  type Account,
} from '@estafette/store'
import type { Context, Hono } from 'hono'
import { noticesOf } from '../notices/settings.ts'
import { cookieFor, noCookie } from './cookie.ts'
import type { RouteContext } from './route-context.ts'
import { exportOf, leaveForGood } from './leaving.ts'
import { nameKey, shownName } from './names.ts'
import { askForPasskey, keepPasskey, offerPasskey, ownerOf, type Site } from './passkeys.ts'
import { unlessTaken, welcome } from './people.ts'
import { busy, fromKnown, ofKnown, withBody, type Env } from './reply.ts'
import { makeCode, openSession, ownerOfCode } from './sessions.ts'

/** Coming in and going, by whichever way, and everything about oneself. */
export function addAccountRoutes(app: Hono<Env>, hall: RouteContext): void {
  const { referee, home, pages, arrivals, guesses, courier } = hall
  const { world } = referee
  const { store } = world

  /** Lets somebody in on the device that asks. */
  const letIn = async (c: Context<Env>, { id, name }: Account): Promise<object> => {
    const device = c.req.header('user-agent') ?? ''
    const { secret, ended } = await openSession(world, id, device, c.get('known')?.session ?? null)
    for (const session of ended) pages.endSession(session)
    c.header('Set-Cookie', cookieFor(home, secret))
    return { id, name }
  }

  app.post(
    '/api/guest',
    withBody(
      newcomer,
      async ({ c, body }) => {
        // A page that does not know yet who it is must not make somebody lose their name.
        const known = c.get('known')?.account
        if (known) return success({ id: known.id, name: known.name })
        const after = arrivals.take(c.get('address'), world.now())
        if (after > 0) return busy(c, after)
        const welcomed = await welcome(world, body, c.req.header('user-agent') ?? '')
        if (!welcomed.ok) return welcomed
        const { secret, account } = welcomed.value
        c.header('Set-Cookie', cookieFor(home, secret))
        return success({ id: account.id, name: account.name })
      },
      { name: 'name' },
    ),
  )

  app.get('/api/me', async (c) => {
    const known = c.get('known')
    if (!known) return c.json(null)
    const { account } = known
    const { id, name } = account
    const sessions = await sessionsOf(store.read, id)
    const blocked = await Promise.all(
      (await blockedBy(store.read, id)).map((person) => accountOf(store.read, person)),
    )
    return c.json({
      id,
      name,
      language: account.language === 'fr' ? 'fr' : 'en',
      devices: sessions.map(({ hash, label, made, seen }) => ({
        device: hash,
        label,
        made,
        seen,
        here: hash === known.session,
      })),
      passkeys: (await passkeysOf(store.read, id)).map(({ id: passkey, label, made }) => ({
        passkey,
        label,
        made,
      })),
      notices: noticesOf(account),
      channels: await courier.channelsOf(id),
      blocked: blocked.flatMap((one) => (one ? { person: one.id, name: one.name } : [])),
    } satisfies Me)
  })

  app.post(
    '/api/me',
    fromKnown(
      newcomer,
      async ({ known, body }) => {
        const { account } = known
        const name = shownName(body.name)
        if (name === null) return failure('name')
        const changed = { name, nameKey: nameKey(name), language: body.language }
        return unlessTaken(store, changed.nameKey, async (sql) => {
          const isNew = changed.nameKey !== account.nameKey
          if (isNew && (await isNameTaken(sql, changed.nameKey))) return failure('name-taken')
          await renameAccount(sql, account.id, changed)
          return success({ id: account.id, name })
        })
      },
      { name: 'name' },
    ),
  )

  app.delete(
    '/api/me',
    ofKnown(async ({ c, known }) => {
      for (const session of await leaveForGood(referee, known.account.id)) pages.endSession(session)
      c.header('Set-Cookie', noCookie(home))
      return success({})
    }),
  )

  app.get(
    '/api/me/export',
    ofKnown(async ({ known }) => success(await exportOf(store, known.account))),
  )

  app.post(
    '/api/passkey/new',
    ofKnown(async ({ c, known }) =>
      success(await offerPasskey(world, siteOf(hall, c), known.account)),
    ),
  )

  app.post(
    '/api/passkey',
    fromKnown(newPasskey, async ({ c, known, body }) => {
      const kept = await keepPasskey(world, siteOf(hall, c), known.account, body)
      if (!kept.ok) return kept
      await letIn(c, known.account) // whoever had the old cookie by stealth does not keep the account
      const { id: passkey, label, made } = kept.value
      return success({ passkey, label, made })
    }),
  )

  app.delete(
    '/api/passkey/:passkey',
    ofKnown(async ({ c, known }) => {
      const passkey = c.req.param('passkey') ?? ''
      const isEnded = await store.write((sql) => endPasskey(sql, known.account.id, passkey))
      return isEnded ? success({}) : failure('unknown')
    }),
  )

  app.post('/api/enter/new', async (c) => c.json(await askForPasskey(world, siteOf(hall, c))))

  app.post(
    '/api/enter',
    withBody(signedIn, async ({ c, body }) => {
      const after = guesses.take(c.get('address'), world.now())
      if (after > 0) return busy(c, after)
      const owner = await ownerOf(world, siteOf(hall, c), body)
      const account = owner === null ? null : await accountOf(store.read, owner)
      if (!account || account.deleted !== null) return failure('no-passkey')
      return success(await letIn(c, account))
    }),
  )

  app.post(
    '/api/code',
    ofKnown(async ({ known }) => success(await makeCode(world, known.account.id))),
  )

  app.post(
    '/api/code/use',
    withBody(
      usedCode,
      async ({ c, body }) => {
        const after = guesses.take(c.get('address'), world.now())
        if (after > 0) return busy(c, after)
        const account = await ownerOfCode(world, body.code)
        return account ? success(await letIn(c, account)) : failure('no-code')
      },
      { code: 'no-code' },
    ),
  )

  app.delete(
    '/api/session/:device',
    ofKnown(async ({ c, known }) => {
      const device = c.req.param('device') ?? ''
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

/** The site that passkeys are made for: as the world sees it, or else as the page does. */
function siteOf({ home }: RouteContext, c: Context<Env>): Site {
  const origin = home.origin ?? c.req.header('origin') ?? `http://${c.req.header('host') ?? ''}`
  return { origin, host: new URL(origin).hostname }
}
