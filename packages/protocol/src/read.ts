import * as v from 'valibot'
import { told, type ServerMessage } from './answers.ts'
import { call, type Call } from './calls.ts'
import { DEEPEST, LARGEST_CALL, PROTOCOL } from './limits.ts'

/** A message that could be read, or what is wrong with it. */
export type MessageReading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string; readonly fault?: MessageFault }

/** Which part of a message is not as agreed. */
export interface MessageFault {
  readonly at: string // '' for the whole of it
  readonly isTooLong: boolean
}

/** Reads what a page asks. Anything may be handed in; nothing of it is repeated in the reason. */
export function readCall(text: string): MessageReading<Call> {
  if (text.length > LARGEST_CALL) return bad('too large')
  return read(call, text)
}

/** Reads what a server tells. */
export function readTold(text: string): MessageReading<ServerMessage> {
  return read(told, text)
}

/** Reads data that was JSON already, against a schema: the body of a request. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): MessageReading<v.InferOutput<Schema>> {
  const fault = faultIn(value, 0)
  if (fault !== null) return bad(fault)
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return { ok: true, value: parsed.output }
  const [issue] = parsed.issues
  const at = v.getDotPath(issue) ?? ''
  const reason = `not as agreed: ${at || 'the whole of it'}`
  return { ok: false, reason, fault: { at, isTooLong: issue.type === 'max_length' } }
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): MessageReading<v.InferOutput<Schema>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad('no JSON')
  }
  const spoken = typeof value === 'object' && value !== null && 'v' in value ? value.v : undefined
  if (spoken !== PROTOCOL) return bad(`version ${PROTOCOL} is spoken here`)
  return readBody(schema, value)
}

function bad(reason: string): MessageReading<never> {
  return { ok: false, reason }
}

const INHERITED = ['__proto__', 'constructor', 'prototype']

/** Keys that reach into what every object inherits, and nesting that only costs time. */
function faultIn(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (depth >= DEEPEST) return 'nested too deeply'
  for (const [key, part] of Object.entries(value)) {
    if (INHERITED.includes(key)) return 'a key that no message has'
    const fault = faultIn(part, depth + 1)
    if (fault !== null) return fault
  }
  return null
}
