import type { Result } from '@estafette/kernel'
import {
  PROTOCOL,
  readBody,
  type MessageFault,
  type RefusalCode,
  type ServerMessage,
} from '@estafette/protocol'
import type { Context, Handler } from 'hono'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Known } from './people.ts'

/** What is known of a request before it is answered. */
export type Env = {
  Variables: {
    known: Known | null
    secret: string | null
    address: string
    spend: (cost: number) => void // what the answer cost beyond one
  }
}

type Status = 400 | 401 | 403 | 404 | 413 | 415 | 422 | 500

const LONGEST_WAIT = 600_000 // that a message can name

/** Whether a part of a path can be the id of anything: of a table, a device, a passkey or a mail. */
export function isId(part: string | undefined): boolean {
  return /^[\w.=-]{1,400}$/.test(part ?? '')
}

/** Says no, and why in one word. */
export function fail(c: Context, status: Status, reason: string): Response {
  return c.json({ reason }, status)
}

/** Asks whoever sends too much to come back later. */
export function busy(c: Context, after: number): Response {
  const told: ServerMessage = {
    v: PROTOCOL,
    told: 'busy',
    id: null,
    after: Math.min(after, LONGEST_WAIT),
  }
  return c.json(told, 429, { 'Retry-After': String(Math.ceil(after / 1000)) })
}

/** Milliseconds after which a page tries again when games cannot be kept. */
export const AWAY = 1000

/** Asks whoever sends something to send it again: the games cannot be reached, or much is asked. */
export function away(c: Context, id: string | null = null, after = AWAY): Response {
  const told: ServerMessage = { v: PROTOCOL, told: 'busy', id, after }
  return c.json(told, 503, { 'Retry-After': String(Math.ceil(after / 1000)) })
}

/** The body of a request, whatever it is; undefined where it is no JSON. */
export async function jsonOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json<unknown>()
  } catch {
    return undefined
  }
}

/** What came of a request: told to the page, or why not; or an answer that is made already. */
type Outcome = Result<object | null> | Response

/** A request that is answered. */
interface Asked<Body> {
  readonly c: Context<Env>
  readonly known: Known
  readonly body: Body
}

/** What a body holds that people type, and what is said where it is not as agreed. */
export type Typed = Readonly<Record<string, RefusalCode>>

/** Answers a request with a body as agreed, whoever asks. */
export function withBody<Schema extends GenericSchema>(
  schema: Schema,
  answer: (asked: Omit<Asked<InferOutput<Schema>>, 'known'>) => Promise<Outcome>,
  typed: Typed = {},
): Handler<Env> {
  return async (c) => {
    const body = readBody(schema, await jsonOf(c))
    if (!body.ok) return fail(c, 400, typingErrorIn(typed, body.fault) ?? body.reason)
    return replied(c, await answer({ c, body: body.value }))
  }
}

/** Answers such a request of somebody who is known. */
export function fromKnown<Schema extends GenericSchema>(
  schema: Schema,
  answer: (asked: Asked<InferOutput<Schema>>) => Promise<Outcome>,
  typed: Typed = {},
): Handler<Env> {
  return async (c, next) => {
    const known = c.get('known')
    if (!known) return fail(c, 401, 'nobody')
    return withBody(schema, ({ body }) => answer({ c, known, body }), typed)(c, next)
  }
}

/** Answers a request of somebody who is known that needs no body. */
export function ofKnown(answer: (asked: Asked<null>) => Promise<Outcome>): Handler<Env> {
  return async (c) => {
    const known = c.get('known')
    if (!known) return fail(c, 401, 'nobody')
    return replied(c, await answer({ c, known, body: null }))
  }
}

/** Why what somebody typed cannot be taken; null where a page is at fault. */
function typingErrorIn(typed: Typed, fault: MessageFault | undefined): RefusalCode | null {
  if (!fault || !Object.hasOwn(typed, fault.at)) return null
  return fault.isTooLong ? 'too-long' : typed[fault.at]!
}

function replied(c: Context, outcome: Outcome): Response {
  if (outcome instanceof Response) return outcome
  if (outcome.ok) return c.json(outcome.value)
  return fail(c, outcome.reason === 'unknown' ? 404 : 422, outcome.reason)
}
