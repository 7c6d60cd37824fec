import {
  readTold,
  type Call,
  type Entered,
  type Invited,
  type Inviting,
  type Listed,
  type LaidOut,
  type Level,
  type Lobby,
  type Me,
  type Newcomer,
  type NewTable,
  type Rematched,
  type Seated,
  type SeatTaking,
  type ServerMessage,
  type WaitingTables,
  type Whom,
} from '@estafette/protocol'

import { keepPledge } from './pledge.ts'
import { noteTime } from './server-time.ts'

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

/** The part of the browser that is used here. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Asks who this browser is taken for; null for nobody yet. */
export function askMe(fetch?: Fetch): Promise<Reply<Me | null>> {
  return ask('GET', '/api/me', undefined, fetch)
}

/** Comes in as a guest. The browser gets a cookie that no script can read. */
export function enter(newcomer: Newcomer): Promise<Reply<Entered>> {
  return ask('POST', '/api/guest', newcomer)
}

/** Asks what is played, offered and shown. */
export function askLobby(): Promise<Reply<Lobby>> {
  return ask('GET', '/api/lobby')
}

/** Asks which tables wait for whoever is known here; null for nobody. */
export function askWaiting(): Promise<Reply<WaitingTables>> {
  return ask('GET', '/api/waiting')
}

/** Lays out a table. */
export async function layOut(table: NewTable): Promise<Reply<LaidOut>> {
  const reply = await ask<LaidOut>('POST', '/api/table', table)
  if (reply.ok) keepPledge(reply.value.table, { own: table.contribution })
  return reply
}

/** Asks what an invitation is to; that does not use it up. */
export async function askInvitation(invited: Invited): Promise<Reply<Inviting>> {
  const reply = await ask<Inviting>('POST', '/api/invitation', invited)
  if (reply.ok && reply.value.state === 'free') keepSeal(reply.value.table)
  return reply
}

/** Keeps the seal of the dice of a table as it is shown before one sits down there. */
export function keepSeal({ table, commitment }: Pick<Listed, 'table' | 'commitment'>): void {
  keepPledge(table, { commitment })
}

/** Takes a seat. */
export async function sit(sitting: SeatTaking): Promise<Reply<Seated>> {
  const reply = await ask<Seated>('POST', '/api/sit', sitting)
  if (reply.ok) keepPledge(sitting.table, { own: sitting.contribution })
  return reply
}

/** Asks for new links to the free seats of one's own table; the old ones end. */
export function inviteAnew(table: string): Promise<Reply<LaidOut>> {
  return ask('POST', '/api/invite', { table })
}

/** Takes back one's own table while a seat is free. */
export function withdrawTable(table: string): Promise<Reply<object>> {
  return ask('POST', '/api/withdraw', { table })
}

/** Has a computer take a free seat of one's own table. */
export function seatComputer(table: string, seat: number, level: Level): Promise<Reply<object>> {
  return ask('POST', '/api/computer', { table, seat, level })
}

/** Plays once more with sides swapped; whoever asks second sits down. */
export function askRematch(table: string): Promise<Reply<Rematched>> {
  return ask('POST', '/api/rematch', { table, contribution: contribution() })
}

/** Hears no more of somebody. */
export function blockPerson(whom: Whom): Promise<Reply<object>> {
  return ask('POST', '/api/block', { whom, on: true })
}

/** Tells whoever runs the server about somebody. */
export function reportPerson(whom: Whom, text: string): Promise<Reply<object>> {
  return ask('POST', '/api/report', { whom, text })
}

/** The record of a game as far as this person may know it. */
export async function askRecord(table: string): Promise<Reply<string>> {
  const response = await reach('GET', `/api/table/${encodeURIComponent(table)}/record`)
  if (!response) return failed('offline', 'offline')
  if (response.ok && isOf(response, 'text/plain')) return { ok: true, value: await response.text() }
  return failure(response, await jsonOf(response))
}

/** Sends one call of the protocol over plain HTTPS. What comes back is read as on the socket. */
export async function send(call: Call, fetch?: Fetch): Promise<Reply<ServerMessage>> {
  const reply = await ask<unknown>('POST', '/api/call', call, fetch)
  if (!reply.ok) return reply
  const read = readTold(JSON.stringify(reply.value))
  return read.ok ? read : failed('broken', read.reason)
}

/** What was said at a table since a line, with one's own notes, where no stream tells it. */
export async function askTalk(
  table: string,
  after: number,
): Promise<Reply<readonly ServerMessage[]>> {
  const path = `/api/table/${encodeURIComponent(table)}/talk?after=${after}`
  const reply = await ask<unknown>('GET', path)
  if (!reply.ok) return reply
  if (!Array.isArray(reply.value)) return failed('broken', 'no-answer')
  const read = reply.value.map((one: unknown) => readTold(JSON.stringify(one)))
  return { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) }
}

/** Thirty-two bytes of this browser's own making, for the dice. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Asks a server something. Never throws: whatever goes wrong is part of the reply. */
export async function ask<T>(
  method: Method,
  path: string,
  body?: object,
  fetch?: Fetch,
): Promise<Reply<T>> {
  const response = await reach(method, path, body, fetch)
  if (!response) return failed('offline', 'offline')
  const told = await jsonOf(response)
  return response.ok && told !== undefined
    ? { ok: true, value: told as T }
    : failure(response, told)
}

type Method = 'GET' | 'POST' | 'DELETE'

/** Null where the network fails. */
async function reach(
  method: Method,
  path: string,
  body?: object,
  fetch: Fetch = globalThis.fetch.bind(globalThis),
): Promise<Response | null> {
  // What changes something says that it is JSON even where there is nothing to say.
  const sent = method === 'GET' ? undefined : (body ?? {})
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(sent && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      }),
    })
    noteTime(response.headers.get('Date'))
    return response
  } catch {
    return null
  }
}

function isOf(response: Response, type: string): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith(type)
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!isOf(response, 'application/json')) return undefined
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Pages that are merely hosted answer with a page, or with a plain line that nothing is there. */
function failure({ status, headers }: Response, told: unknown): Reply<never> {
  if (told === undefined) return failed(status < 500 ? 'absent' : 'broken', 'no-answer')
  // A message names ten minutes at most; its header names the whole wait.
  const after = Math.max(afterIn(told), 1000 * (Number(headers.get('Retry-After')) || 0))
  return failed(troubleOf(status), reasonIn(told), after)
}

function troubleOf(status: number): Trouble {
  if (status === 401) return 'nobody'
  if (status === 429 || status === 503) return 'busy'
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
