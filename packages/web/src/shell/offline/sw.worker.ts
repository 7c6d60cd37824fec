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
})

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
