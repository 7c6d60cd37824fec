import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { HEARTBEAT, LARGEST_CALL, PROTOCOL, type Told } from '@estafette/protocol'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Person, Referee } from '../referee/referee.ts'
import type { Buckets } from './bucket.ts'
import { connect } from './connection.ts'
import { secretIn } from './cookie.ts'
import { isOwnSocket, type Home } from './origin.ts'
import { recognize } from './people.ts'

/** The sockets of a server. */
export interface Sockets {
  /** Takes a connection over, or ends it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends the sockets of a session. */
  endSession(session: string): void
  /** Tells every page that the server stops, and ends them. */
  close(): void
}

export interface SocketRules {
  readonly referee: Referee
  readonly home: Home
  readonly buckets: Buckets
}

const MOST_PER_PERSON = 10
const MOST_BUFFERED = 1024 * 1024 // a page that does not read is let go
const MOST_WAITING = 200 // messages of a page that are not answered yet
const RECHECK = 30_000
const POLICY = 1008
const GOING_AWAY = 1001
const COMES_BACK = 2000

/** Sockets at one path. */
export function makeSockets({ referee, home, buckets }: SocketRules): Sockets {
  const { world } = referee
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_CALL,
    perMessageDeflate: false,
    clientTracking: true,
  })
  const bySession = new Map<string, Set<WebSocket>>()

  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const header = (name: string): string | undefined => {
      const value = request.headers[name]
      return Array.isArray(value) ? value[0] : value
    }
    if (!isOwnSocket(home, header)) return refuse(socket, '403 Forbidden')
    const secret = secretIn(home, header('cookie'))
    const known = await recognize(world, secret)
    const key = known?.session ?? `address ${request.socket.remoteAddress ?? ''}`
    const own = bySession.get(key) ?? new Set()
    if (own.size >= MOST_PER_PERSON) return refuse(socket, '429 Too Many Requests')
    server.handleUpgrade(request, socket, head, (page) => {
      bySession.set(key, own.add(page))
      page.once('close', () => {
        own.delete(page)
        if (own.size === 0) bySession.delete(key)
      })
      serve(page, known?.account.id ?? null, key, secret)
    })
  }

  const serve = (page: WebSocket, person: Person, key: string, secret: string | null): void => {
    const send = (told: Told): void => {
      if (page.readyState !== page.OPEN) return
      if (page.bufferedAmount > MOST_BUFFERED) return page.terminate()
      page.send(JSON.stringify(told))
    }
    const connection = connect({ referee, person, key, buckets, send })
    let checked = world.now()
    let isAlive = true
    let waiting = 0
    let before: Promise<void> = Promise.resolve()
    const receive = async (text: string): Promise<void> => {
      // A session that was ended elsewhere ends here as well.
      if (person !== null && world.now() - checked > RECHECK) {
        if (!(await recognize(world, secret))) return page.close(POLICY)
        checked = world.now()
      }
      await connection.receive(text)
    }
    page.on('message', (data, isBinary) => {
      isAlive = true
      if (isBinary) return page.close(POLICY)
      if (++waiting > MOST_WAITING) return page.close(POLICY)
      // One after another: a page's commands are done in the order in which it sent them.
      before = before
        .then(() => receive(String(data)))
        .catch((error: unknown) => world.trouble('a socket failed', error))
        .finally(() => waiting--)
    })
    page.on('pong', () => (isAlive = true))
    page.on('error', () => page.terminate())
    const beat = setInterval(() => {
      if (!isAlive) return page.terminate()
      isAlive = false
      page.ping()
    }, HEARTBEAT)
    page.once('close', () => {
      clearInterval(beat)
      connection.end()
    })
  }

  return {
    upgrade(request, socket, head) {
      accept(request, socket, head).catch((error: unknown) => {
        world.trouble('a socket could not be opened', error)
        socket.destroy()
      })
    },
    endSession(session) {
      for (const page of bySession.get(session) ?? []) page.close(POLICY)
    },
    close() {
      const told = JSON.stringify({ v: PROTOCOL, told: 'stopping', after: COMES_BACK })
      for (const page of server.clients) {
        page.send(told)
        page.close(GOING_AWAY)
      }
      server.close()
      setTimeout(() => {
        for (const page of server.clients) page.terminate() // gone without a word
      }, COMES_BACK).unref()
    },
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
