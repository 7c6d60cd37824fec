import { expect, test } from 'vitest'
import { plainPath, type Answered } from './logger.ts'
import { serve } from './serve.ts'

const SECRET = 'k3Jx_9sQ-vLw2Zr8TnYb4Hc7Fd1Mg5Pa0Eo6UiXyWq'

test.each([
  ['/', '/'],
  ['/api/table/4f1c9a0be2d7c6318f5a4b21/events?version=7', '/api/table/…/events'],
  [`/mail/confirm/${SECRET}`, '/mail/confirm/…'],
  [`/api/session/${SECRET}`, '/api/session/…'],
  [`/api/call?secret=${SECRET}#${SECRET}`, '/api/call'],
  ['/assets/index-Bx81kQ2a.js', '/assets/index-Bx81kQ2a.js'],
  [`/${'a/'.repeat(500)}`, `/${'a/'.repeat(500)}`.slice(0, 200)],
])('T7 %s is noted as %s', (url, path) => {
  expect(plainPath(url)).toBe(path)
})

test('T7 every request is noted with its answer, and with nothing that was sent', async () => {
  const noted: Answered[] = []
  const serving = await serve(new Map(), 0, '127.0.0.1', undefined, {}, (one) => noted.push(one))
  const headers = { cookie: `estafette=${SECRET}`, 'user-agent': SECRET }
  const address = `http://127.0.0.1:${serving.port}`
  await (await fetch(`${address}/mail/stop/${SECRET}?a=${SECRET}`, { headers })).text()
  await (await fetch(address, { method: 'POST', body: SECRET, headers })).text()
  await expect.poll(() => noted.length).toBe(2)
  expect(noted).toMatchObject([
    { method: 'GET', path: '/mail/stop/…', status: 404 },
    { method: 'POST', path: '/', status: 405 },
  ])
  expect(noted.every(({ ms }) => ms >= 0 && ms < 60_000)).toBe(true)
  expect(JSON.stringify(noted)).not.toContain(SECRET)
  await serving.close()
})
