import type { MetPerson, People } from '@estafette/protocol'
import { signal } from '@preact/signals'
import { ask, type Reply } from './http.ts'

/** People the reader has played with, friends first; null until they were asked for. */
export const met = signal<readonly MetPerson[] | null>(null)

/** Whom the next table is laid out for, '' for whoever gets its link. */
export const invitee = signal('')

/** Asks who they are; what was known stays where nobody answers. */
export async function learnPeople(): Promise<void> {
  const reply = await ask<People>('GET', '/api/people')
  if (reply.ok) met.value = reply.value.met
}

/** Marks somebody as a friend, or no longer. */
export async function befriend(person: string, on: boolean): Promise<Reply<object>> {
  const reply = await ask<object>('POST', '/api/friend', { whom: { by: 'person', person }, on })
  await learnPeople()
  return reply
}

/** Invites somebody by name to a seat of one's own table. */
export function askPerson(table: string, seat: number, person: string): Promise<Reply<object>> {
  return ask('POST', '/api/ask', { table, seat, person })
}

/** Says no to an invitation by name. */
export function declineInvitation(table: string): Promise<Reply<object>> {
  return ask('POST', '/api/decline', { table })
}
