import type { Subscription } from '@estafette/protocol'
import { packed, unpacked } from './bytes.ts'
import { ask, type Reply } from './http.ts'

/** How notices to this browser stand: not possible here, forbidden by the person, off, or on. */
export type PushState = 'impossible' | 'forbidden' | 'off' | 'on'

/** How notices to this browser stand now. */
export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !navigator.serviceWorker) return 'impossible'
  if (Notification.permission === 'denied') return 'forbidden'
  if (!(await navigator.serviceWorker.getRegistration())) return 'impossible'
  return (await subscriptionHere()) ? 'on' : 'off'
}

/** Has notices sent to this browser; asks the person whether it may. `key` is the server's. */
export async function subscribe(key: string): Promise<Reply<object> | PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'forbidden'
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return 'impossible'
  try {
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: unpacked(key),
    })
    return await tellServer(made)
  } catch {
    return 'impossible' // a browser without a push service
  }
}

/**
 * Tells the server again of a subscription that this browser has: whoever is known here now gets
 * the notices, and a server that has lost it hears of it.
 */
export async function renew(): Promise<void> {
  const made = await subscriptionHere()
  if (made) await tellServer(made)
}

/** Has no more notices sent to this browser. */
export async function unsubscribe(): Promise<Reply<object>> {
  const made = await subscriptionHere()
  if (!made) return { ok: true, value: {} }
  const { endpoint } = made
  await made.unsubscribe()
  return ask('POST', '/api/push/end', { endpoint })
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

function tellServer(made: PushSubscription): Promise<Reply<object>> {
  return ask('POST', '/api/push', bodyOf(made))
}

function bodyOf(made: PushSubscription): Subscription {
  const key = (name: PushEncryptionKeyName): string => packed(made.getKey(name) ?? new Uint8Array())
  return {
    endpoint: made.endpoint,
    expirationTime: made.expirationTime,
    keys: { p256dh: key('p256dh'), auth: key('auth') },
  }
}
