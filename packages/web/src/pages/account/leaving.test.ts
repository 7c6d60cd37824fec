import { afterEach, expect, test, vi } from 'vitest'
import { renew } from '../../online/push.ts'
import { leaveBy } from './leaving.tsx'

/** A browser that gets notices, and a server that is told what it asks. */
function browser(ending: () => Promise<boolean>) {
  const asked: string[] = []
  const made = { endpoint: 'https://push.example/1', getKey: () => null, unsubscribe: ending }
  const worker = { pushManager: { getSubscription: async () => made } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${/example/.test(String(body)) ? 'endpoint' : ''}`.trim())
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['here', 'POST /api/leave'],
  ['everywhere', 'POST /api/leave'],
  ['for good', 'DELETE /api/me'],
] as const)('who leaves %s takes the notices to this browser away first', async (way, last) => {
  const ending = vi.fn(async () => true)
  const asked = browser(ending)
  expect(await leaveBy(way)).toMatchObject({ ok: true })
  expect(ending).toHaveBeenCalledOnce()
  expect(asked).toEqual(['POST /api/push/end endpoint', last])
})

test('a browser that does not let its notices go keeps nobody', async () => {
  const asked = browser(async () => {
    throw new Error('no push service')
  })
  expect(await leaveBy('here')).toMatchObject({ ok: true })
  expect(asked).toEqual(['POST /api/leave'])
})

test('a browser without a worker has nothing to take away', async () => {
  const asked = browser(async () => true)
  vi.stubGlobal('navigator', {})
  expect(await leaveBy('here')).toMatchObject({ ok: true })
  expect(asked).toEqual(['POST /api/leave'])
})

test('a subscription that stands is told to the server again', async () => {
  const asked = browser(async () => true)
  await renew()
  expect(asked).toEqual(['POST /api/push endpoint'])
})
