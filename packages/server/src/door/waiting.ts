import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROTOCOL, type ServerMessage } from '@estafette/protocol'
import { securityHeaders } from '../headers.ts'
import { buildName } from '../version.ts'
import { isForGames, type FrontDoor } from './door.ts'
import { refuse } from './refuse.ts'
import { AWAY } from './reply.ts'

/** A door that another one is hung into later; until then it asks everybody to come back. */
export function makeWaitingDoor(): FrontDoor & { hang(door: FrontDoor): void } {
  let behind: FrontDoor | null = null
  return {
    hang: (door) => void (behind = door),
    isFor: isForGames,
    answer(request, response) {
      if (behind) behind.answer(request, response)
      else comeBack(request, response)
    },
    preview: async (request, page) => (behind ? behind.preview(request, page) : null),
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      if (behind) behind.upgrade(request, socket, head)
      else refuse(socket, '503 Service Unavailable')
    },
    close: () => behind?.close(),
  }
}

function comeBack(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  const headers = { ...securityHeaders, 'Cache-Control': 'no-store' }
  if (/^\/healthz(?:$|\?)/.test(request.url ?? '')) {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/plain' }).end(`ok ${buildName}`)
    return
  }
  const told: ServerMessage = { v: PROTOCOL, told: 'busy', id: null, after: AWAY }
  const more = { 'Content-Type': 'application/json', 'Retry-After': String(AWAY / 1000) }
  response.writeHead(503, { ...headers, ...more }).end(JSON.stringify(told))
}
