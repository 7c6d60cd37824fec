import { failure, success } from '@estafette/kernel'
import { newPasskey, signedIn } from '@estafette/protocol'
import { accountOf, endPasskey } from '@estafette/store'
import type { Context, Hono } from 'hono'
import { askForPasskey, keepPasskey, offerPasskey, ownerOf, type Site } from './passkeys.ts'
import { busy, fromKnown, ofKnown, withBody, type Env } from './reply.ts'
import type { RouteContext } from './route-context.ts'
import { letIn } from './session-routes.ts'

/** Making passkeys, and coming in by them. */
export function addPasskeyRoutes(app: Hono<Env>, hall: RouteContext): void {
  const { guesses } = hall
  const { world } = hall.referee
  const { store } = world

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
      // Whoever had the old cookie by stealth does not keep the account.
      await letIn(hall, c, known.account)
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
      return success(await letIn(hall, c, account))
    }),
  )
}

/** The site that passkeys are made for: as the world sees it, or else as the page does. */
function siteOf({ home }: RouteContext, c: Context<Env>): Site {
  const origin = home.origin ?? c.req.header('origin') ?? `http://${c.req.header('host') ?? ''}`
  return { origin, host: new URL(origin).hostname }
}
