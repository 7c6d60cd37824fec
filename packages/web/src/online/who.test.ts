import { afterEach, expect, test, vi } from 'vitest'
import type { Reply } from './http.ts'
import { asKnown, me } from './who.ts'

const known = { id: '1', name: 'Anne', passkeys: [] }

/** A server that answers by path. */
function answering(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const headers = { 'Content-Type': 'application/json' }
    return new Response(JSON.stringify(answers[path] ?? null), { headers })
  })
  return asked
}

const done = async (): Promise<Reply<string>> => ({ ok: true, value: 'done' })
const unknown = async (): Promise<Reply<string>> => ({
  ok: false,
  trouble: 'nobody',
  reason: 'nobody',
  after: 0,
})

afterEach(() => {
  vi.unstubAllGlobals()
  me.value = undefined
})

test('a newcomer comes in by name before anything is done', async () => {
  const asked = answering({ '/api/guest': known, '/api/me': known })
  me.value = null
  expect(await asKnown(' Anne ', done)).toEqual({ ok: true, value: 'done' })
  expect(asked).toEqual(['/api/guest', '/api/me'])
  expect(me.value).toMatchObject({ name: 'Anne' })
})

test('who has not been asked for yet is, and nobody comes in over a name that is kept', async () => {
  const asked = answering({ '/api/me': known })
  expect(await asKnown('Somebody else', done)).toEqual({ ok: true, value: 'done' })
  expect(asked).toEqual(['/api/me'])
  expect(me.value).toMatchObject({ name: 'Anne' })
})

test('while it cannot be told who this is, nobody comes in', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('<h1>Bad gateway</h1>', { status: 502 })
  })
  expect(await asKnown('Somebody else', done)).toMatchObject({ ok: false, trouble: 'broken' })
  expect(asked).toEqual(['/api/me'])
})

test('who is known is asked for no name', async () => {
  const asked = answering({})
  me.value = known as never
  await asKnown('', done)
  expect(asked).toEqual([])
})

test('who was forgotten by the server is a newcomer again', async () => {
  answering({})
  me.value = known as never
  expect(await asKnown('', unknown)).toMatchObject({ ok: false, trouble: 'nobody' })
  expect(me.value).toBeNull()
})
