import {
  readTold,
  type Call,
  type Ending,
  type Newcomer,
  type NewTable,
  type Pace,
  type Sitting,
  type Told,
} from '@estafette/protocol'

/**
 * Why a server gave no answer that can be used: there is none behind these pages, it cannot be
 * reached, it does not know who asks, it asks to wait, it says no, or it is in trouble itself.
 */
export const troubles = ['absent', 'offline', 'nobody', 'busy', 'refused', 'broken'] as const
export type Trouble = (typeof troubles)[number]

/** What came of asking a server; `reason` is a key of the words where it said no. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly trouble: Trouble
      readonly reason: string
      readonly after: number // milliseconds to wait before asking again
    }

/** A browser in which somebody is known. */
export interface Device {
  readonly device: string
  readonly label: string
  readonly made: number
  readonly seen: number
  readonly here: boolean // the one that asks
}

/** Who the server takes this browser for. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly devices: readonly Device[]
}

/** A table as lists show it. */
export interface Listed {
  readonly table: string
  readonly game: string
  readonly scenario: string
  readonly status: 'open' | 'playing' | 'over' | 'aside'
  readonly waiting: number // seats to act, as a bit mask
  readonly made: number
  readonly changed: number
  readonly pace: Pace
  readonly ending: Ending | null
}

/** What the lobby lists. */
export interface Lobby {
  readonly mine: readonly Listed[]
  readonly open: readonly Listed[]
  readonly watchable: readonly Listed[]
}

/** A table that was laid out, and the secrets that lead to its free seats. */
export interface LaidOut {
  readonly table: string
  readonly invitations: readonly { readonly seat: number; readonly secret: string }[]
}

/** The part of the browser that is used here. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Asks who this browser is taken for; null for nobody yet. */
export function askMe(fetch?: Fetch): Promise<Reply<Me | null>> {
  return ask('GET', '/api/me', undefined, fetch)
}

/** Comes in as a guest. The browser gets a cookie that no script can read. */
export function enter(newcomer: Newcomer): Promise<Reply<{ id: string; name: string }>> {
  return ask('POST', '/api/guest', newcomer)
}

/** Ends the session of a device, or of this one. */
export function endDevice(device: string): Promise<Reply<object>> {
  return ask('DELETE', `/api/session/${encodeURIComponent(device)}`, {})
}

/** Asks what is played, offered and shown. */
export function askLobby(): Promise<Reply<Lobby>> {
  return ask('GET', '/api/lobby')
}

/** Lays out a table. */
export function layOut(table: NewTable): Promise<Reply<LaidOut>> {
  return ask('POST', '/api/table', table)
}

/** Takes a seat. */
export function sit(sitting: Sitting): Promise<Reply<{ seat: number }>> {
  return ask('POST', '/api/sit', sitting)
}

/** Sends one call of the protocol over plain HTTPS. What comes back is read as on the socket. */
export async function send(call: Call, fetch?: Fetch): Promise<Reply<Told>> {
  const reply = await ask<unknown>('POST', '/api/call', call, fetch)
  if (!reply.ok) return reply
  const read = readTold(JSON.stringify(reply.value))
  return read.ok ? read : failed('broken', read.reason)
}

/** Thirty-two bytes of this browser's own making, for the dice. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Asks a server something. Never throws: whatever goes wrong is part of the reply. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  fetch: Fetch = globalThis.fetch.bind(globalThis),
): Promise<Reply<T>> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch {
    return failed('offline', 'offline')
  }
  const told = await jsonOf(response)
  // Pages that are merely hosted answer with a page, or with a plain line that nothing is there.
  if (told === undefined) return failed(response.status < 500 ? 'absent' : 'broken', 'no-answer')
  if (response.ok) return { ok: true, value: told as T }
  return failed(troubleOf(response.status), reasonIn(told), afterIn(told))
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!/^application\/json\b/.test(response.headers.get('Content-Type') ?? '')) return undefined
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function troubleOf(status: number): Trouble {
  if (status === 401) return 'nobody'
  if (status === 429) return 'busy'
  return status < 500 ? 'refused' : 'broken'
}

function reasonIn(told: unknown): string {
  const reason = told && typeof told === 'object' && 'reason' in told ? told.reason : ''
  return typeof reason === 'string' ? reason : ''
}

function afterIn(told: unknown): number {
  const after = told && typeof told === 'object' && 'after' in told ? told.after : 0
  return typeof after === 'number' ? after : 0
}

function failed(trouble: Trouble, reason: string, after = 0): Reply<never> {
  return { ok: false, trouble, reason, after }
}
