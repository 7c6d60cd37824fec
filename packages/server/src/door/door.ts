import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Referee } from '../referee/referee.ts'
import { makeApp } from './app.ts'
import { makeBuckets, type Rate } from './bucket.ts'
import type { Home } from './origin.ts'
import { makeSockets } from './socket.ts'

/** What a server hands on to the games: requests under /api, and sockets. */
export interface Door {
  /** Whether a request is for the games. */
  isFor(url: string): boolean
  answer(request: IncomingMessage, response: ServerResponse): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

const SOCKET = '/api/socket'

/** The door to a referee. */
export function makeDoor(referee: Referee, home: Home, rate: Rate): Door {
  const buckets = makeBuckets(rate) // one for both ways, or a page would have two
  const sockets = makeSockets({ referee, home, buckets })
  const addresses = new WeakMap<Request, string>()
  const app = makeApp({
    referee,
    home,
    buckets,
    addressOf: (request) => addresses.get(request) ?? '',
    ended: (session) => sockets.endSession(session),
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    addresses.set(request, incoming.socket.remoteAddress ?? '')
    return app.fetch(request)
  })
  return {
    isFor: (url) => /^\/(?:api\/|(?:api|healthz|readyz)(?:$|\?))/.test(url),
    answer: (request, response) => void listener(request, response),
    upgrade(request, socket, head) {
      if (request.url?.split('?', 1)[0] === SOCKET) return sockets.upgrade(request, socket, head)
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    },
    close: () => sockets.close(),
  }
}
