import { pushedFrom } from './pushed.ts'

/** Put in by the build: what the program is made of, and a name for exactly that. */
declare const __VERSION__: string
declare const __FILES__: readonly string[]

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const PREFIX = 'estafette-'
const CACHE = PREFIX + __VERSION__
const KEPT_CACHES = 2 // this version, and the one that other tabs may still be running
const PATIENCE = 4000 // milliseconds for a slow network before the page comes from the cache

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (isHashed(pathname) || __FILES__.includes(pathname)) event.respondWith(asset(request))
  else if (pathname.startsWith('/battles/')) event.respondWith(picture(request))
})

worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

/** Shows what a server has to tell; without a sound where its page is being looked at. */
async function show(data: PushMessageData | null): Promise<void> {
  const pushed = pushedFrom(jsonOf(data))
  if (!pushed) return
  const { title, text, path, tag } = pushed
  const pages = await worker.clients.matchAll({ type: 'window' })
  const isSeen = pages.some((page) => page.focused && new URL(page.url).pathname === path)
  // A browser wants something to be shown for every push: it may stand for a moment.
  await worker.registration.showNotification(title, {
    body: text,
    tag,
    data: path,
    icon: '/icons/mark-192.png',
    silent: isSeen,
  })
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

/** Goes to the page a notice is about: one that is open there, or a new one. */
async function lead(path: unknown): Promise<void> {
  const to = new URL(typeof path === 'string' ? path : '/lobby', worker.location.origin)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === to.pathname)
  if (there) return void (await there.focus())
  await worker.clients.openWindow(to.href)
}

/** Whether a name changes with its content. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/')
}

/** Fetches the whole program; what an older version has in common with it is taken from there. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    __FILES__.map(async (path) => {
      const known = isHashed(path) ? await caches.match(path) : undefined
      if (known) return cache.put(path, known)
      const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' })
      if (!response.ok) throw new Error(`${response.status} ${path}`)
      return cache.put(path, response)
    }),
  )
}

async function activate(): Promise<void> {
  const ours = (await caches.keys()).filter((key) => key.startsWith(PREFIX))
  const old = ours.filter((key) => key !== CACHE).slice(0, Math.max(0, ours.length - KEPT_CACHES))
  await Promise.all(old.map((key) => caches.delete(key)))
  await worker.clients.claim()
}

/** The page from the network, so that it is the newest; from the cache where that fails. */
async function page(request: Request): Promise<Response> {
  const cached = (await (await caches.open(CACHE)).match('/index.html')) ?? Response.error()
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    return response.ok ? response : cached
  } catch {
    return cached
  }
}

/** Everything else from the cache; what is new there comes from the network. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const known = (await cache.match(request.url)) ?? (await caches.match(request.url))
  return known ?? fetch(request)
}

/** A picture of a battle, kept once it was seen; without a network what it stands for does without. */
async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request.url)
  if (known) return known
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request.url, response.clone())
    return response
  } catch {
    return new Response(null, { status: 204 })
  }
}
