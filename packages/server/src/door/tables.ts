import { success } from '@estafette/kernel'
import { computerSitting, invited, newTable, ownTable, rematch, sitting } from '@estafette/protocol'
import type { Hono } from 'hono'
import { tableCost } from '../referee/costs.ts'
import { invitationTo, lobbyFor, waitingFor } from '../referee/lists.ts'
import {
  inviteAnew,
  createTable,
  playOnceMore,
  seatComputer,
  sit,
  withdraw,
} from '../referee/lobby.ts'
import { recordFor } from '../referee/views.ts'
import type { RouteContext } from './route-context.ts'
import { fail, fromKnown, withBody, type Env } from './reply.ts'

/** Lists of tables, and sitting down at them. */
export function addTableRoutes(app: Hono<Env>, { referee }: RouteContext): void {
  app.get('/api/lobby', async (c) =>
    c.json(await lobbyFor(referee, c.get('known')?.account.id ?? null)),
  )
  app.get('/api/waiting', async (c) =>
    c.json(await waitingFor(referee, c.get('known')?.account.id ?? null)),
  )
  app.post(
    '/api/table',
    fromKnown(newTable, ({ known, body }) => createTable(referee, known.account.id, body)),
  )
  app.post(
    '/api/invitation',
    withBody(invited, async ({ c, body }) =>
      success(await invitationTo(referee, c.get('known')?.account.id ?? null, body)),
    ),
  )
  app.post(
    '/api/sit',
    fromKnown(sitting, ({ known, body }) => sit(referee, known.account.id, body)),
  )
  app.post(
    '/api/invite',
    fromKnown(ownTable, ({ known, body }) => inviteAnew(referee, known.account.id, body.table)),
  )
  app.post(
    '/api/computer',
    fromKnown(computerSitting, ({ known, body }) => seatComputer(referee, known.account.id, body)),
  )
  app.post(
    '/api/withdraw',
    fromKnown(ownTable, ({ known, body }) => withdraw(referee, known.account.id, body.table)),
  )
  app.post(
    '/api/rematch',
    fromKnown(rematch, ({ known, body }) => playOnceMore(referee, known.account.id, body)),
  )

  app.get('/api/table/:id/record', async (c) => {
    const table = c.req.param('id')
    const viewer = await referee.viewerOf(c.get('known')?.account.id ?? null, table)
    const live = viewer === null ? null : await referee.tables.load(table)
    if (viewer === null || !live?.table) return fail(c, 404, 'unknown')
    c.get('spend')(2 * tableCost(live.table.entries.length))
    return c.text(recordFor(live, viewer))
  })
}
