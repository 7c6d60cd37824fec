import { expect, test } from 'vitest'
import { ask, contribution, send, type Fetch } from './http.ts'
import { serverNow } from './server-time.ts'

/** A server that answers everything alike. */
function answering(status: number, body: string, type = 'application/json'): Fetch {
  return async () => new Response(body, { status, headers: { 'Content-Type': type } })
}

test('an answer comes through', async () => {
  const reply = await ask('GET', '/api/me', undefined, answering(200, '{"name":"Anne"}'))
  expect(reply).toEqual({ ok: true, value: { name: 'Anne' } })
})

test.each([
  ['a hosted page', 200, '<!doctype html>', 'text/html', 'absent'],
  ['a host that has nothing there', 404, 'not found', 'text/plain', 'absent'],
  ['a proxy whose server is down', 502, '<h1>Bad gateway</h1>', 'text/html', 'broken'],
  ['a server that does not know who asks', 401, '{"reason":"nobody"}', undefined, 'nobody'],
  ['a server that says no', 422, '{"reason":"taken"}', undefined, 'refused'],
  ['a server in trouble', 500, '{"reason":"trouble"}', undefined, 'broken'],
] as const)('%s is told apart', async (_, status, body, type, trouble) => {
  const reply = await ask('GET', '/api/lobby', undefined, answering(status, body, type))
  expect(reply).toMatchObject({ ok: false, trouble })
})

test('a server that asks to wait says for how long', async () => {
  const busy = '{"v":1,"told":"busy","id":null,"after":1500}'
  const reply = await ask('POST', '/api/sit', {}, answering(429, busy))
  expect(reply).toMatchObject({ ok: false, trouble: 'busy', after: 1500 })
})

test('a network that fails is a reply, not an exception', async () => {
  const reply = await ask('GET', '/api/me', undefined, () => Promise.reject(new TypeError('down')))
  expect(reply).toMatchObject({ ok: false, trouble: 'offline' })
})

test('what a server tells over HTTPS is read by the schemas', async () => {
  const call = { v: 1, call: 'ping' } as const
  const pong = await send(call, answering(200, '{"v":1,"told":"pong"}'))
  expect(pong).toEqual({ ok: true, value: { v: 1, told: 'pong' } })
  const odd = await send(call, answering(200, '{"v":1,"told":"ping"}'))
  expect(odd).toMatchObject({ ok: false, trouble: 'broken' })
})

test('a contribution is 32 bytes, and another one each time', () => {
  expect(contribution()).toMatch(/^[0-9a-f]{64}$/)
  expect(contribution()).not.toBe(contribution())
})

test('every answer says what the server’s clock shows', async () => {
  const ahead = Date.now() + 3_600_000
  const headers = { 'Content-Type': 'application/json', Date: new Date(ahead).toUTCString() }
  await ask('GET', '/api/me', undefined, async () => new Response('null', { headers }))
  expect(Math.abs(serverNow() - ahead)).toBeLessThan(5000)
})
