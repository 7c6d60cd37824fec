import { awaiting, invitedTo, keepSelf, self } from '../store/self.ts'
import { askWaiting } from './http.ts'
import { followLobby } from './lobby-line.ts'
import { chosenWay } from './chosen-way.ts'
import { nowIs } from './who.ts'
import type { OpenWay } from './way.ts'

const BETWEEN_LOOKS = 60_000 // milliseconds, where nobody tells of changes
const OUT_OF_SIGHT = 15_000 // between two looks of a page that nobody sees

/** Asks which games wait for whoever is known here, and keeps their number for the bar. */
export async function lookWaiting(): Promise<void> {
  const reply = await askWaiting()
  const known = self.peek()
  if (!reply.ok || !known) return
  if (reply.value === null) return nowIs(null)
  const { tables, invited } = reply.value
  awaiting.value = tables
  invitedTo.value = invited
  if (known.waits !== tables.length) keepSelf({ ...known, waits: tables.length })
}

/** Follows which games wait, as the server tells that lists have changed; returns how to end that. */
export function followWaiting(openWay?: OpenWay): () => void {
  let last = Number.NEGATIVE_INFINITY
  let late: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(late)
    const rest = document.visibilityState === 'visible' ? 0 : last + OUT_OF_SIGHT - Date.now()
    if (rest > 0) return void (late = setTimeout(look, rest))
    last = Date.now()
    void lookWaiting()
  }
  look()
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') look()
  }, BETWEEN_LOOKS)
  const ears = { changed: look, stands: () => {} }
  const deaf = chosenWay.peek() === 'plain' ? () => {} : followLobby(ears, openWay)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  return () => {
    clearInterval(timer)
    clearTimeout(late)
    deaf()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
}
