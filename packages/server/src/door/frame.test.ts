import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'

const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000]
const texts = lengths.map((length) => 'aé'.repeat(length).slice(0, length)) // some of two bytes

let server: WebSocketServer
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (page, { socket }) => {
    for (const text of texts) {
      socket.write(textFrame(text))
      page.send('between') // of the library: both write to the same socket, in order
    }
  })
  await once(server, 'listening')
})
afterAll(() => server.close())

test('messages of all lengths are read as they were written, in their order', async () => {
  const { port } = server.address() as AddressInfo
  const page = new WebSocket(`ws://127.0.0.1:${port}`)
  const read: string[] = []
  await new Promise<void>((resolve, reject) => {
    page.on('message', (data, isBinary) => {
      read.push(isBinary ? 'not a text' : String(data))
      if (read.length === 2 * texts.length) resolve()
    })
    page.on('error', reject)
  })
  page.terminate()
  expect(read).toEqual(texts.flatMap((text) => [text, 'between']))
})
