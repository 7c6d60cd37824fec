import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LaidOut } from '@estafette/protocol'
import { CONTRIBUTION } from '../../test/house.ts'
import { openVisit, type Visit } from '../../test/visit.ts'
import { invitedTo, previewOf, withPreview } from './preview.ts'

let visit: Visit
beforeAll(async () => {
  visit = await openVisit()
})
afterAll(() => visit.close())

test.each([
  ['/invite/0a1b', '0a1b'],
  ['/invite/0a1b?from=chat', '0a1b'],
  ['/invite/', null],
  ['/invite/0a1b/2', null],
  ['/invite/..%2fapi', null],
  ['/t/0a1b', null],
])('%s is about the table %s', (url, table) => {
  expect(invitedTo(url)).toBe(table)
})

test('a link says who invites to what while a seat is free, and nothing afterwards', async () => {
  const { deps } = visit.house.referee
  const [host, guest] = [await visit.guest('Anna'), await visit.guest('Bruno')]
  const response = await visit.post(
    '/api/table',
    {
      game: 'arras',
      scenario: 'historical',
      options: {},
      seat: 0,
      pace: { kind: 'live', minutes: 60, seconds: 30 },
      watchable: false,
      listed: false,
      contribution: CONTRIBUTION,
      message: 'You wanted the Panzers.',
    },
    host,
  )
  const { table, invitations } = (await response.json()) as LaidOut
  const found = await previewOf(deps, table)
  expect(found).toMatchObject({
    title: 'Anna vous invite à Arras',
    picture: '/battles/arras.webp',
    language: 'fr',
  })
  expect(found!.text).toContain('60 min')
  expect(JSON.stringify(found)).not.toContain('Panzers') // that is for whoever has the secret
  const sitting = { table, invitation: invitations[0]!.secret, contribution: CONTRIBUTION }
  expect((await visit.post('/api/sit', sitting, guest)).status).toBe(200)
  expect(await previewOf(deps, table)).toBeNull()
  expect(await previewOf(deps, 'f'.repeat(24))).toBeNull()
})

test('what people call themselves is no markup in a preview', () => {
  const preview = {
    title: `"><script>alert(1)</script>'&`,
    text: '$& $1',
    picture: '/battles/arras.webp',
    language: 'en',
  } as const
  const page = withPreview('<html><head><title>x</title></head></html>', preview, 'https://a.b')
  expect(page).not.toContain('<script>')
  expect(page).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"')
  expect(page).toContain('content="$&amp; $1"')
  expect(page).toContain('content="https://a.b/battles/arras.webp"')
})
