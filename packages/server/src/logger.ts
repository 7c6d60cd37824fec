import type { IncomingMessage, ServerResponse } from 'node:http'

/** What is known of a request when it was answered. */
export interface Answered {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}

/** A part of a path that is an id, a token or a hash. */
const NAMELESS = /^[\w%=-]{16,}$/

/** A path for a log: without its query, and without what leads to somebody or lets somebody in. */
export function plainPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path
    .split('/')
    .map((part) => (NAMELESS.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200)
}

/** Notes a request when it is answered, or was left. */
export function noteRequest(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  note: (answered: Answered) => void,
): void {
  const start = performance.now()
  const path = plainPath(url)
  response.once('close', () => {
    const ms = Math.round((performance.now() - start) * 10) / 10
    note({ method, path, status: response.statusCode, ms })
  })
}

/** A line of a log, for programs that read it. */
export function logLine(what: object): string {
  return JSON.stringify({ time: new Date().toISOString(), ...what })
}
