import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Metrics } from '../metrics.ts'
import type { Courier } from '../notices/courier.ts'
import { silent } from '../notices/silent.ts'
import { invitedTo, previewOf, withPreview } from '../preview/preview.ts'
import type { Referee } from '../referee/referee.ts'
import { addressesBehind, type Proxies } from './address.ts'
import { makeApp } from './app.ts'
import { makeBuckets, type Rate } from './rate-limit.ts'
import type { Home } from './origin.ts'
import { makePages } from './pages.ts'
import { refuse } from './refuse.ts'
import { makeSockets } from './socket.ts'
import type { Strain } from './strain.ts'

/** What a server hands on to the games: requests under /api, and sockets. */
export interface FrontDoor {
  /** Whether a request is for the games. */
  isFor(url: string): boolean
  answer(request: IncomingMessage, response: ServerResponse): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** A page of the site with what a link to it shows where it is pasted; null where it shows nothing. */
  preview(request: IncomingMessage, page: string): Promise<string | null>
  close(): void
}

/** How much is let in, and whose word is believed about who comes. */
export interface Limits {
  readonly rate: Rate // of what one person may send
  readonly guests: number // from one address in an hour
  readonly connections: number // from one address at a time
  readonly proxies: Proxies
  readonly beat?: number // milliseconds between two signs of life of a page
  readonly strain?: Strain // how late everything is
}

/** What a door has beside the games. */
export interface Services {
  readonly courier?: Courier
  readonly metrics?: Metrics | null
}

const SOCKET = '/api/socket'
const HOUR = 3600 // seconds
const DAY = 24 * HOUR

/** Codes and passkeys that may be tried from one address in an hour. */
const GUESSES = 30

/** Invitations by name that one person may send in an hour. */
const ASKS = 20

/** Mails that may ask for a confirmation in a day: at one mailbox, and ten times that by one address. */
const MAILS = 3

/** People behind one address who may send as much as one of them may, all at once. */
const HOUSEHOLD = 10

/** Whether a request is for the games, and not for a page of the site. */
export function isForGames(url: string): boolean {
  return /^\/(?:(?:api|mail)\/|(?:api|healthz|readyz|metrics)(?:$|\?))/.test(url)
}

/** The door to a referee. */
export function makeDoor(
  referee: Referee,
  home: Home,
  limits: Limits,
  { courier = silent, metrics = null }: Services = {},
): FrontDoor {
  const { burst, perSecond } = limits.rate
  const buckets = makeBuckets(limits.rate) // one for both ways, or a page would have two
  const crowds = makeBuckets({ burst: burst * HOUSEHOLD, perSecond: perSecond * HOUSEHOLD })
  const arrivals = makeBuckets({ burst: limits.guests, perSecond: limits.guests / HOUR })
  const beat = limits.beat === undefined ? {} : { beat: limits.beat }
  const { strain } = limits
  const pages = makePages(limits.connections)
  const addressOf = addressesBehind(limits.proxies)
  const senderOf = ({ socket, headers }: IncomingMessage): string =>
    addressOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''))
  const sockets = makeSockets({ referee, home, buckets, crowds, pages, senderOf, strain, ...beat })
  const addresses = new WeakMap<Request, string>()
  const app = makeApp({
    referee,
    home,
    buckets,
    crowds,
    arrivals,
    guesses: makeBuckets({ burst: GUESSES, perSecond: GUESSES / HOUR }),
    asks: makeBuckets({ burst: ASKS, perSecond: ASKS / HOUR }),
    mails: {
      to: makeBuckets({ burst: MAILS, perSecond: MAILS / DAY }),
      from: makeBuckets({ burst: MAILS * HOUSEHOLD, perSecond: (MAILS * HOUSEHOLD) / DAY }),
    },
    courier,
    metrics,
    pages,
    strain,
    ...beat,
    addressOf: (request) => addresses.get(request) ?? '',
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    addresses.set(request, senderOf(incoming))
    return app.fetch(request)
  })
  return {
    isFor: isForGames,
    answer: (request, response) => void listener(request, response),
    upgrade(request, socket, head) {
      // A connection that breaks now is nobody else's to notice, and would end the process.
      socket.on('error', () => socket.destroy())
      if (request.url?.split('?', 1)[0] === SOCKET) return sockets.upgrade(request, socket, head)
      refuse(socket, '404 Not Found')
    },
    async preview(request, page) {
      const table = invitedTo(request.url ?? '')
      if (table === null || crowds.take(senderOf(request), referee.deps.now()) > 0) return null
      const found = await previewOf(referee.deps, table)
      const origin = home.origin ?? `http://${request.headers.host ?? ''}`
      return found && withPreview(page, found, origin)
    },
    close() {
      strain?.close()
      pages.stop()
      sockets.close()
    },
  }
}
