import { usualNotices } from '@estafette/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { me } from '../../online/who.ts'
import { changeNotices } from './change-notices.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  me.value = undefined
})

test('two switches in a row both hold', async () => {
  let kept: unknown = usualNotices
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/notices') kept = JSON.parse(String(body))
    const told = path === '/api/me' ? { id: '1', name: 'Anne', passkeys: [], notices: kept } : {}
    return new Response(JSON.stringify(told), { headers: { 'Content-Type': 'application/json' } })
  })
  me.value = { notices: usualNotices } as never
  await Promise.all([changeNotices({ turn: false }), changeNotices({ seat: false })])
  expect(kept).toEqual({ ...usualNotices, turn: false, seat: false })
})
