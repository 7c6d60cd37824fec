import { PROTOCOL, type ServerMessage } from '@estafette/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainWay } from './plain.ts'

const TABLE = '4f1c'
const pong = { v: PROTOCOL, told: 'pong' }
const line = (number: number) => ({
  v: PROTOCOL,
  told: 'said',
  table: TABLE,
  id: null,
  lines: [{ number, room: 'players', name: 'Anne', seat: 0, text: 'Bonjour', time: 0 }],
})

/** A stream that says what a test hands to it. */
class HandStream extends EventTarget {
  static last: HandStream
  isClosed = false
  constructor() {
    super()
    HandStream.last = this
  }
  say(told: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(told) }))
  }
  close(): void {
    this.isClosed = true
  }
}

/** A page on plain requests, at a table, with the server in the hands of the test. */
async function onPlainRequests() {
  const asked: string[] = []
  const heard: ServerMessage[] = []
  const lost = vi.fn()
  let talk: object[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const body = path.includes('/talk') ? talk : pong
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const opened = new Promise<void>((resolve) => {
    const way = plainWay({
      opened: () => {
        way.open(TABLE, () => 5)
        resolve()
      },
      told: (told) => heard.push(told),
      lost,
    })
  })
  await opened
  asked.length = 0
  return { asked, heard, lost, stream: HandStream.last, say: (more: object[]) => (talk = more) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', HandStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stream that has spoken and falls silent is lost, and not while it shows that it lives', async () => {
  const { stream, lost } = await onPlainRequests()
  for (let at = 0; at < 6; at++) {
    stream.say(pong)
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(lost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(26_000)
  expect(lost).toHaveBeenCalledOnce()
  expect(stream.isClosed).toBe(true)
})

test('where a stream never speaks the table and the talk are asked for, each line once', async () => {
  const { asked, heard, stream, lost, say } = await onPlainRequests()
  say([line(3)])
  await vi.advanceTimersByTimeAsync(8001)
  expect(stream.isClosed).toBe(true)
  expect(asked).toEqual(['/api/call', `/api/table/${TABLE}/talk?after=0`])
  expect(heard.at(-1)).toMatchObject({ told: 'said', lines: [{ number: 3 }] })
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked.at(-1)).toBe(`/api/table/${TABLE}/talk?after=3`)
  expect(lost).not.toHaveBeenCalled()
})
