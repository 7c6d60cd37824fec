import { failure, SPECTATOR, success, type Result, type Viewer } from '@estafette/kernel'
import {
  asking,
  befriending,
  blocking,
  ownTable,
  reporting,
  type People,
  type Whom,
} from '@estafette/protocol'
import {
  accountOf,
  befriend,
  block,
  haveMet,
  metBy,
  report,
  seatsOf,
  speakerOf,
  tableOf,
  unblock,
  unfriend,
} from '@estafette/store'
import type { Hono } from 'hono'
import { decline, invitePerson } from '../referee/lobby.ts'
import { roomOf } from '../referee/talk.ts'
import { busy, fromKnown, type Env } from './reply.ts'
import type { RouteContext } from './route-context.ts'

/** People one has played with that are told of at a time. */
const MOST_MET = 250

/** Friends and invitations by name, and having nothing to do with somebody. */
export function addPeopleRoutes(app: Hono<Env>, { referee, pages, asks }: RouteContext): void {
  const { deps } = referee
  const { store } = deps

  app.post(
    '/api/ask',
    fromKnown(asking, async ({ c, known, body }) => {
      const after = asks.take(known.account.id, deps.now())
      if (after > 0) return busy(c, after)
      return invitePerson(referee, known.account.id, body)
    }),
  )
  app.post(
    '/api/decline',
    fromKnown(ownTable, ({ known, body }) => decline(referee, known.account.id, body.table)),
  )
  app.get('/api/people', async (c) => {
    const known = c.get('known')
    if (!known) return c.json({ met: [] } satisfies People)
    const met = await metBy(store.read, known.account.id, MOST_MET)
    return c.json({
      met: met.map(({ account, name, games, isFriend, isMutual }) => ({
        person: account,
        name,
        games,
        friend: isFriend,
        ...(isMutual && pages.isHere(account) && { here: true }),
      })),
    } satisfies People)
  })

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
    '/api/friend',
    fromKnown(befriending, async ({ known, body }) => {
      const { id } = known.account
      const { whom } = body
      const other = whom.by === 'person' ? success(whom.person) : await personBy(id, whom)
      // Who has not played with them learns nothing, also whether there is such an account.
      if (!other.ok || !(await haveMet(store.read, id, other.value))) return failure('unknown')
      const isKept = await store.write((sql) =>
        body.on
          ? befriend(sql, id, other.value, deps.now())
          : unfriend(sql, id, other.value).then(() => true),
      )
      return isKept ? success({}) : failure('too-many-friends')
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
}
