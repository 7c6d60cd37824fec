import { hostname } from 'node:os'
import type { Pushed, Subscription } from '@estafette/protocol'
import { secretOf, type Engine } from '@estafette/store'
import type { NoticeParcel } from './post.ts'

/** What browsers know this server by: made at its first start, and kept in the database. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A push may wait so many seconds for a device that is off. */
const HOLDS = 24 * 60 * 60

/**
 * Whom a push service would turn to: the site where it has a secure address, else who sends its
 * mail. Some services refuse whatever cannot be an address of the world, so that the host's own name
 * stands in where it is one.
 */
export function subjectOf(origin: string | null, from: string | null, host = hostname()): string {
  if (origin?.startsWith('https:')) return origin
  if (from !== null) return `mailto:${from}`
  const isName =
    /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(host) &&
    !/\.(?:local|localdomain|lan|home|internal|invalid)$/i.test(host)
  return `mailto:estafette@${isName ? host : 'example.org'}`
}

const library = async () => (await import('web-push')).default

/** The keys of a server. */
export async function pushKeys(store: Engine): Promise<PushKeys> {
  const { generateVAPIDKeys } = await library()
  const kept = await secretOf(store, 'push', () => JSON.stringify(generateVAPIDKeys()))
  return JSON.parse(kept) as PushKeys
}

/** A push as it is sent: nobody but the browser can read it. */
export async function pushParcel(
  keys: PushKeys,
  { endpoint, keys: own }: Subscription,
  pushed: Pushed,
  subject: string,
): Promise<NoticeParcel> {
  const { generateRequestDetails } = await library()
  const made = generateRequestDetails({ endpoint, keys: own }, JSON.stringify(pushed), {
    vapidDetails: { subject, ...keys },
    TTL: HOLDS,
    urgency: 'normal',
  })
  const headers = made.headers as Record<string, string | number>
  return { url: made.endpoint, headers, body: made.body as Buffer }
}
