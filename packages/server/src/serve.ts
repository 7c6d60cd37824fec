import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from './answer.ts'
import type { FrontDoor } from './door/door.ts'
import { securityHeaders } from './headers.ts'
import { noteRequest, type Answered } from './logger.ts'
import type { Site } from './site.ts'

/** A server that is listening, and how to end it. */
export interface Serving {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves a site, and games where there is a door to them, with more headers in every answer, and
 * notes every request where somebody wants to know; port 0 takes any free one. Rejects when the port
 * cannot be had.
 */
export function serve(
  site: Site,
  port: number,
  host?: string,
  door?: FrontDoor,
  more: Readonly<Record<string, string>> = {},
  note?: (answered: Answered) => void,
): Promise<Serving> {
  const server = createServer((request, response) => {
    if (note) noteRequest(request, response, note)
    for (const [name, value] of Object.entries(more)) response.setHeader(name, value)
    if (door?.isFor(request.url ?? '')) return door.answer(request, response)
    const plain = (): void => {
      const { status, headers, body } = answer(site, {
        method: request.method ?? '',
        url: request.url ?? '',
        acceptEncoding: request.headers['accept-encoding'],
        ifNoneMatch: request.headers['if-none-match'],
      })
      request.resume()
      response.writeHead(status, headers).end(body)
    }
    const page = site.get('/index.html')
    if (!door || !page || request.method !== 'GET' || !isInvitation(request.url)) return plain()
    void previewed(door, request, page.body.toString()).then((told) => {
      if (told === null) return plain()
      request.resume()
      const headers = { ...securityHeaders, 'Content-Type': page.type, 'Cache-Control': 'no-store' }
      return response.writeHead(200, headers).end(told)
    })
  })
  if (door) server.on('upgrade', (request, socket, head) => door.upgrade(request, socket, head))
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port } = server.address() as AddressInfo
      resolve({
        port,
        close() {
          door?.close()
          return closed(server)
        },
      })
    })
  })
}

/** A page with what its link shows elsewhere; one that cannot say it is still the page. */
async function previewed(
  door: FrontDoor,
  request: IncomingMessage,
  page: string,
): Promise<string | null> {
  try {
    return await door.preview(request, page)
  } catch {
    return null
  }
}

/** Whether a page is that of an invitation, whose link is pasted where others see it. */
function isInvitation(url = ''): boolean {
  return url.startsWith('/invite/')
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
