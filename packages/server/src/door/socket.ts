import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { HEARTBEAT, LARGEST_CALL, PROTOCOL, type ServerMessage } from '@estafette/protocol'
import { WebSocketServer, type WebSocket } from 'ws'
import type { PersonId } from '../referee/person.ts'
import type { Referee } from '../referee/referee.ts'
import type { RateBuckets } from './rate-limit.ts'
import { COMES_BACK, connect, MOST_BUFFERED } from './connection.ts'
import { secretIn } from './cookie.ts'
import { isOwnSocket, type Home } from './origin.ts'
import type { Pages } from './pages.ts'
import { recognize } from './people.ts'
import { refuse } from './refuse.ts'
import type { Strain } from './strain.ts'
import { textFrame } from './frame.ts'

/** The sockets of a server. */
export interface Sockets {
  /** Takes a connection over, or ends it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Takes no more, and lets those go that do not answer. */
  close(): void
}

export interface SocketRules {
  readonly referee: Referee
  readonly home: Home
  readonly buckets: RateBuckets // of what one person sends
  readonly crowds: RateBuckets // of what comes from one address
  readonly pages: Pages
  readonly senderOf: (request: IncomingMessage) => string
  readonly beat?: number // milliseconds between two signs of life
  readonly strain?: Pick<Strain, 'late'> | undefined
}

const MOST_WAITING = 200 // messages of a page that are not answered yet
const POLICY = 1008
const GOING_AWAY = 1001

/** Sockets at one path. */
export function makeSockets(rules: SocketRules): Sockets {
  const { referee, home, buckets, crowds, pages, senderOf, strain, beat = HEARTBEAT } = rules
  const { deps } = referee
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_CALL,
    perMessageDeflate: false,
    clientTracking: true,
  })

  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const header = (name: string): string | undefined => {
      const value = request.headers[name]
      return Array.isArray(value) ? value[0] : value
    }
    if (!isOwnSocket(home, header)) return refuse(socket, '403 Forbidden')
    const address = senderOf(request)
    if (crowds.take(address, deps.now()) > 0) return refuse(socket, '429 Too Many Requests')
    const secret = secretIn(home, header('cookie'))
    const known = await recognize(deps, secret)
    const session = known?.session ?? null
    let page: WebSocket | undefined
    const end = (why: 'session' | 'stopping'): void => {
      if (why === 'stopping') page?.send(STOPPING)
      page?.close(why === 'session' ? POLICY : GOING_AWAY)
    }
    const leave = pages.enter({ session, person: known?.account.id ?? null, address, end })
    if (!leave) return refuse(socket, '429 Too Many Requests')
    socket.once('close', leave) // also where it never becomes a socket
    server.handleUpgrade(request, socket, head, (made) => {
      page = made
      const key = session ?? `address ${address}`
      const crowd = { key: address, buckets: crowds }
      serve({ page, socket }, known?.account.id ?? null, key, secret, crowd)
    })
  }

  const serve = (
    { page, socket }: { readonly page: WebSocket; readonly socket: Duplex },
    person: PersonId,
    key: string,
    secret: string | null,
    crowd: { readonly key: string; readonly buckets: RateBuckets },
  ): void => {
    const send = (told: ServerMessage): void => {
      if (page.readyState !== page.OPEN) return
      if (page.bufferedAmount > MOST_BUFFERED) return page.terminate()
      socket.write(frameOf(told))
    }
    const connection = connect({ referee, person, key, buckets, crowd, strain, send })
    let isAlive = true
    let waiting = 0
    let before: Promise<void> = Promise.resolve()
    // A session that was ended at another process ends here as well, also for who only listens.
    const check = async (): Promise<void> => {
      if (person !== null && !(await recognize(deps, secret))) page.close(POLICY)
    }
    page.on('message', (data, isBinary) => {
      isAlive = true
      if (isBinary) return page.close(POLICY)
      if (++waiting > MOST_WAITING) return page.close(POLICY)
      // One after another: a page's commands are done in the order in which it sent them.
      before = before
        .then(() => connection.receive(String(data)))
        .catch((error: unknown) => deps.trouble('a socket failed', error))
        .finally(() => waiting--)
    })
    page.on('pong', () => (isAlive = true))
    page.on('error', () => page.terminate())
    const beating = setInterval(() => {
      if (!isAlive) return page.terminate()
      isAlive = false
      page.ping()
      check().catch((error: unknown) => deps.trouble('a session could not be read', error))
    }, beat)
    page.once('close', () => {
      clearInterval(beating)
      connection.end()
    })
  }

  return {
    upgrade(request, socket, head) {
      accept(request, socket, head).catch((error: unknown) => {
        deps.trouble('a socket could not be opened', error)
        socket.destroy()
      })
    },
    close() {
      server.close()
      setTimeout(() => {
        for (const page of server.clients) page.terminate() // gone without a word
      }, COMES_BACK).unref()
    },
  }
}

const framed = new WeakMap<ServerMessage, Buffer>()

/** A message as it travels; what is told to many is written once. */
function frameOf(told: ServerMessage): Buffer {
  const known = framed.get(told)
  if (known !== undefined) return known
  const frame = textFrame(JSON.stringify(told))
  framed.set(told, frame)
  return frame
}

const STOPPING = JSON.stringify({
  v: PROTOCOL,
  told: 'stopping',
  after: COMES_BACK,
} satisfies ServerMessage)
