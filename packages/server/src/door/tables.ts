import { failure, SPECTATOR, success, type Result, type Viewer } from '@estafette/kernel'
import {
  blocking,
  computerSitting,
  invited,
  newTable,
  ownTable,
  rematch,
  reporting,
  sitting,
  type Whom,
} from '@estafette/protocol'
import { accountOf, block, report, seatsOf, speakerOf, tableOf, unblock } from '@estafette/store'
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
import { roomOf } from '../referee/talk.ts'
import { recordFor } from '../referee/views.ts'
import type { RouteContext } from './route-context.ts'
import { fail, fromKnown, withBody, type Env } from './reply.ts'

/** Lists of tables, sitting down at them, and having nothing to do with somebody. */
export function addTableRoutes(app: Hono<Env>, { referee }: RouteContext): void {
  const { deps } = referee
  const { store } = deps

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

  /** Somebody as others meet them, by their id; nobody finds themselves, or people at tables not for them. */
  const personBy = async (asker: string, whom: Whom): Promise<Result<string>> => {
    const found = await accountSeen(asker, whom)
    return found === null || found === asker ? failure('unknown') : success(found)
  }
  const accountSeen = async (asker: string, whom: Whom): Promise<string | null> => {
    if (whom.by === 'person') return accountBy(whom, SPECTATOR)
    const viewer = await referee.viewerOf(asker, whom.table)
    if (viewer !== null) return accountBy(whom, viewer)
    return (await isOffered(whom.table)) ? accountBy(whom, SPECTATOR) : null
  }
  /** Whether anyone may sit down at a table: it stands in the lobby with who laid it out. */
  const isOffered = async (table: string): Promise<boolean> => {
    const row = await tableOf(store.read, table)
    return row?.listed === true && row.status === 'open'
  }
  const accountBy = async (whom: Whom, viewer: Viewer): Promise<string | null> => {
    if (whom.by === 'seat') {
      return (await seatsOf(store.read, whom.table))[whom.seat]?.account ?? null
    }
    // Lines are known by their place in the room that the asker reads.
    if (whom.by === 'line') {
      return speakerOf(store.read, whom.table, roomOf(viewer), whom.line)
    }
    return (await accountOf(store.read, whom.person))?.id ?? null
  }

  app.post(
    '/api/block',
    fromKnown(blocking, async ({ known, body }) => {
      const other = await personBy(known.account.id, body.whom)
      if (!other.ok) return other
      await store.write((sql) =>
        body.on
          ? block(sql, known.account.id, other.value, deps.now())
          : unblock(sql, known.account.id, other.value),
      )
      return success({})
    }),
  )
  app.post(
    '/api/report',
    fromKnown(
      reporting,
      async ({ known, body }) => {
        const other = await personBy(known.account.id, body.whom)
        if (!other.ok) return other
        const id = deps.random(12).toString('hex')
        const table = body.whom.by === 'person' ? null : body.whom.table
        const { text } = body
        const time = deps.now()
        const account = known.account.id
        await store.write((sql) =>
          report(sql, { id, account, other: other.value, table, text, time }),
        )
        return success({})
      },
      { text: 'no-text' },
    ),
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
