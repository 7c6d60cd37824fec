import { signal } from '@preact/signals'
import type { Listed } from '@estafette/protocol'
import { browserShelf, forget, isRecord, parseJson, read, write, type Shelf } from './storage.ts'

/** Who this browser is to its server, as it was last told: enough for the bar of every page. */
export interface Self {
  readonly id: string
  readonly name: string
  readonly isGuest: boolean // without a passkey: the name lives in this browser alone
  readonly waits: number // games over the network in which they have to decide
}

const SELF = 'estafette.self'

/** Who is known here; null for nobody. Pages need no server to show it. */
export const self = signal<Self | null>(keptSelf())

/** The tables that wait for them, as the server last told; the browser keeps only their number. */
export const awaiting = signal<readonly Listed[]>([])

/** The tables to which they are invited by name, as the server last told. */
export const invitedTo = signal<readonly Listed[]>([])

/** Keeps who is known here; null forgets them. */
export function keepSelf(known: Self | null, shelf: Shelf | null = browserShelf()): void {
  if (known === null) forget(shelf, SELF)
  else write(shelf, SELF, JSON.stringify(known))
  if (known === null) awaiting.value = invitedTo.value = []
  self.value = known
}

/** Follows other tabs of this browser, in which somebody comes, goes or moves. */
export function watchSelf(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SELF) self.value = keptSelf()
  })
}

/** What is kept; what cannot be read counts as nobody. */
export function keptSelf(shelf: Shelf | null = browserShelf()): Self | null {
  const kept = parseJson(read(shelf, SELF))
  if (!isRecord(kept)) return null
  const { id, name, isGuest, waits } = kept
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof isGuest === 'boolean' &&
    typeof waits === 'number'
    ? { id, name, isGuest, waits }
    : null
}
