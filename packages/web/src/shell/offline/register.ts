import { signal } from '@preact/signals'
import { say } from '../../i18n/index.ts'
import { post } from '../notice.tsx'

/** Whether the whole program is on this machine, so that it starts without a network. */
export const isOfflineReady = signal(false)

const AFTER_LOAD = 500 // milliseconds
const BETWEEN_LOOKS = 60 * 60 * 1000 // milliseconds

/** Keeps the program on this machine, and offers a new version when there is one. */
export async function goOffline(): Promise<void> {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker) return
  const hadController = serviceWorker.controller !== null
  if (!hadController) await loaded()
  let registration: ServiceWorkerRegistration | undefined
  try {
    registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return // a browser that does not allow it plays online
  }
  if (!registration) return
  const { waiting } = registration
  // Nothing is under way yet: a version that waits since the last visit may begin.
  waiting?.postMessage('take over')
  const watch = (): void => {
    const installing = registration?.installing
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && hadController) offer(installing)
    })
  }
  watch()
  registration.addEventListener('updatefound', watch)
  setInterval(() => void registration?.update().catch(() => {}), BETWEEN_LOOKS)
  await serviceWorker.ready
  isOfflineReady.value = true
}

/** The first view comes before everything that is fetched to be kept. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => setTimeout(resolve, AFTER_LOAD))
}

/** The new version waits until it is asked for. */
function offer(waiting: ServiceWorker): void {
  const run = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage('take over')
  }
  post({
    kind: 'info',
    text: () => say('update.text'),
    action: { label: () => say('update.reload'), run },
  })
}
