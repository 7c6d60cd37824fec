import { expect, test } from 'vitest'
import { openVisit } from '../test/visit.ts'
import { makeMetrics } from './metrics.ts'

const TOKEN = 'a token of some length'

test('figures are told to whoever knows the token, and to nobody else', async () => {
  const metrics = makeMetrics(TOKEN)
  metrics.gauge('tables_playing', async () => 3)
  const visit = await openVisit({}, {}, () => ({ metrics }))
  const ask = (authorization?: string) =>
    fetch(`${visit.address}/metrics`, { headers: authorization ? { authorization } : {} })
  await visit.guest()
  for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, TOKEN]) {
    expect((await ask(wrong)).status).toBe(404)
  }
  const text = await (await ask(`Bearer ${TOKEN}`)).text()
  expect(text).toMatch(/^estafette_tables_playing 3$/m)
  expect(text).toMatch(/^estafette_requests_total\{status="200"\} 1$/m)
  expect(text).toMatch(/^estafette_requests_total\{status="404"\} 4$/m)
  expect(text).toMatch(/^estafette_event_loop_delay_p99_ms [\d.]+$/m)
  await visit.close()
  metrics.close()
})

test('without a token there are none', async () => {
  const visit = await openVisit()
  expect((await fetch(`${visit.address}/metrics`)).status).toBe(404)
  await visit.close()
})
