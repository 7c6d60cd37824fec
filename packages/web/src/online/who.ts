import type { Me } from '@estafette/protocol'
import { signal } from '@preact/signals'
import { keepSelf, self } from '../store/self.ts'
import { language } from '../store/settings.ts'
import { askMe, enter, type Reply } from './http.ts'
import { learnOwner } from './owner.ts'

/** Who this browser is to the server: null for nobody yet, undefined until it was asked. */
export const me = signal<Me | null | undefined>(undefined)

/** Takes over who this browser is. Nobody finds here what somebody else has kept. */
export function nowIs(known: Me | null): void {
  learnOwner(known?.id ?? null)
  const before = self.peek()
  keepSelf(
    known && {
      id: known.id,
      name: known.name,
      isGuest: known.passkeys.length === 0,
      waits: before && before.id === known.id ? before.waits : 0,
    },
  )
  me.value = known
}

/** Asks the server who this is. What was known stays while it cannot be reached. */
export async function learnMe(): Promise<Reply<Me | null>> {
  const reply = await askMe()
  if (reply.ok) nowIs(reply.value)
  return reply
}

/**
 * Sees to it that the server knows this browser: by name, where it knows nobody. Who could not be
 * told yet is asked for first: somebody who has a name here would lose it to a new guest.
 */
export async function comeIn(name: string): Promise<Reply<unknown>> {
  if (me.value === undefined) {
    const asked = await learnMe()
    if (!asked.ok) return asked
  }
  if (me.value) return { ok: true, value: me.value }
  const entered = await enter({ name: name.trim(), language: language.value })
  return entered.ok ? learnMe() : entered
}

/**
 * Does what only somebody who is known may do, and comes in by name first where nobody is. A
 * server that has forgotten this browser is believed: a name is asked for again.
 */
export async function asKnown<T>(name: string, act: () => Promise<Reply<T>>): Promise<Reply<T>> {
  const entered = await comeIn(name)
  if (!entered.ok) return entered
  const reply = await act()
  if (!reply.ok && reply.trouble === 'nobody') nowIs(null)
  return reply
}
