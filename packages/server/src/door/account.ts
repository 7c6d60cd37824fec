import { failure, success } from '@estafette/kernel'
import { endedHoliday, guestJoining, newcomer, newHoliday, type Me } from '@estafette/protocol'
import {
  accountOf,
  blockedBy,
  isNameTaken,
  passkeysOf,
  renameAccount,
  sessionsOf,
} from '@estafette/store'
import type { Hono } from 'hono'
import { languageOf, noticesOf } from '../notices/settings.ts'
import { addHoliday, endHoliday } from '../referee/holidays.ts'
import { holidaysOf } from '../referee/kept-holidays.ts'
import { cookieFor, noCookie } from './cookie.ts'
import { answerGuest, guestFor, joinGuest } from './guests.ts'
import { exportOf, leaveForGood } from './leaving.ts'
import { nameKey, shownName } from './names.ts'
import { unlessTaken, welcome } from './people.ts'
import { busy, fromKnown, ofKnown, withBody, type Env } from './reply.ts'
import type { RouteContext } from './route-context.ts'

/** Coming for the first time, leaving for good, and everything about oneself in between. */
export function addAccountRoutes(app: Hono<Env>, context: RouteContext): void {
  const { referee, home, pages, arrivals, asks, courier } = context
  const { deps } = referee
  const { store } = deps

  app.post(
    '/api/guest',
    withBody(
      newcomer,
      async ({ c, body }) => {
        // A page that does not know yet who it is must not make somebody lose their name.
        const known = c.get('known')?.account
        if (known) return success({ id: known.id, name: known.name })
        const after = arrivals.take(c.get('address'), deps.now())
        if (after > 0) return busy(c, after)
        const welcomed = await welcome(deps, body, c.req.header('user-agent') ?? '')
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
    const guest = await guestFor(deps, id)
    return c.json({
      id,
      name,
      language: languageOf(account),
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
      holidays: [...holidaysOf(account)],
      ...(guest && { guest }),
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

  app.post(
    '/api/holidays',
    fromKnown(newHoliday, async ({ c, known, body }) => {
      const after = asks.take(`holidays ${known.account.id}`, deps.now())
      return after > 0 ? busy(c, after) : addHoliday(referee, known.account.id, body)
    }),
  )
  app.post(
    '/api/holidays/end',
    fromKnown(endedHoliday, ({ known, body }) => endHoliday(referee, known.account.id, body.from)),
  )

  app.post(
    '/api/guest/join',
    fromKnown(guestJoining, async ({ known, body }) => {
      const { id } = known.account
      if (!body.yes) return answerGuest(referee, id, false)
      const joined = await joinGuest(referee, id)
      if (!joined.ok) return joined
      for (const session of joined.value) pages.endSession(session)
      return success({})
    }),
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
}
