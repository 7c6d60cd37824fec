import { failure, success } from '@estafette/kernel'
import { newPasskey, signedIn } from '@estafette/protocol'
import { accountOf, endPasskey } from '@estafette/store'
import type { Context, Hono } from 'hono'
import { askForPasskey, keepPasskey, offerPasskey, ownerOf, type PasskeySite } from './passkeys.ts'
import { busy, fromKnown, isId, ofKnown, withBody, type Env } from './reply.ts'
import type { RouteContext } from './route-context.ts'
import { letIn } from './session-routes.ts'

/** Making passkeys, and coming in by them. */
export function addPasskeyRoutes(app: Hono<Env>, context: RouteContext): void {
  const { guesses } = context
  const { deps } = context.referee
  const { store } = deps

  app.post(
    '/api/passkey/new',
    ofKnown(async ({ c, known }) =>
      success(await offerPasskey(deps, siteOf(context, c), known.account)),
    ),
  )

  app.post(
    '/api/passkey',
    fromKnown(newPasskey, async ({ c, known, body }) => {
      const kept = await keepPasskey(deps, siteOf(context, c), known.account, body)
      if (!kept.ok) return kept
      // Whoever had the old cookie by stealth does not keep the account.
      await letIn(context, c, known.account)
      const { id: passkey, label, made } = kept.value
      return success({ passkey, label, made })
    }),
  )

  app.delete(
    '/api/passkey/:passkey',
    ofKnown(async ({ c, known }) => {
      const passkey = c.req.param('passkey') ?? ''
      if (!isId(passkey)) return failure('unknown')
      const isEnded = await store.write((sql) => endPasskey(sql, known.account.id, passkey))
      return isEnded ? success({}) : failure('unknown')
    }),
  )

  app.post('/api/enter/new', async (c) => c.json(await askForPasskey(deps, siteOf(context, c))))

  app.post(
    '/api/enter',
    withBody(signedIn, async ({ c, body }) => {
      const after = guesses.take(c.get('address'), deps.now())
      if (after > 0) return busy(c, after)
      const owner = await ownerOf(deps, siteOf(context, c), body)
      const account = owner === null ? null : await accountOf(store.read, owner)
      if (!account || account.deleted !== null) return failure('no-passkey')
      return success(await letIn(context, c, account))
    }),
  )
}

/** The site that passkeys are made for: as the world sees it, or else as the page does. */
function siteOf({ home }: RouteContext, c: Context<Env>): PasskeySite {
  const origin = home.origin ?? c.req.header('origin') ?? `http://${c.req.header('host') ?? ''}`
  return { origin, host: new URL(origin).hostname }
}
