import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { causeOf, isCallable, isPublic, makePost } from './post.ts'

test.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['100.100.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('T27 %s is the world’s: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})

test.each([
  ['https://hooks.example.org/x', true],
  ['http://hooks.example.org/x', false],
  ['https://user:pass@hooks.example.org/', false],
  ['https://hooks.example.org:8443/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('T27 %s may be called: %s', (url, expected) => {
  expect(isCallable(url, false)).toBe(expected)
})

test('T27 a name that leads into one’s own network is not called, wherever else it leads', async () => {
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.5', family: 4 },
  ]
  const post = makePost(false, { resolve })
  const parcel = { url: 'https://rebound.example.org/', headers: {}, body: '' }
  await expect(post(parcel)).rejects.toThrow('an address that is not called')
})

describe('T27 somebody who means ill', () => {
  const held: { close(): unknown }[] = []
  afterEach(() => held.splice(0).forEach((one) => one.close()))

  /** Something that takes connections and answers as it likes; how it is called. */
  async function hostile(answer: (socket: Socket) => void) {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => answer(socket))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    held.push(server)
    const { port } = server.address() as AddressInfo
    const plainly = (url: URL, options: object) =>
      request(new URL(String(url).replace(/^https/, 'http')), options)
    const post = makePost(true, { ask: plainly as never, patience: 150 })
    return () => post({ url: `https://127.0.0.1:${port}/`, headers: {}, body: '{}' })
  }

  /** Writes again and again until nobody takes it any more. */
  const trickle = (socket: Socket, text: string): void => {
    const timer = setInterval(() => socket.write(text), 5)
    socket.once('close', () => clearInterval(timer))
  }

  test('and never comes to the end of its headers is not waited for', async () => {
    const call = await hostile((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      trickle(socket, 'x: y\r\n')
    })
    await expect(call()).rejects.toThrow('no answer in time')
  })

  test('and answers without an end is not listened to', async () => {
    let isLeft = false
    const call = await hostile((socket) => {
      socket.once('close', () => (isLeft = true))
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      trickle(socket, '1\r\nx\r\n')
    })
    expect(await call()).toBe(200)
    await expect.poll(() => isLeft, { interval: 5 }).toBe(true)
  })

  test('and whose name is never found is not waited for either', async () => {
    const resolve = () => new Promise<never>(() => {})
    const post = makePost(true, { resolve, patience: 20 })
    const sent = post({ url: 'https://slow.example.org/', headers: {}, body: '' })
    await expect(sent).rejects.toThrow('no answer in time')
  })
})

test('the cause of a failure holds nothing that somebody sent', async () => {
  const rejected = 'all recipients were rejected: 550 <anne@example.org>'
  const refused = Object.assign(new Error(rejected), { code: 'EENVELOPE', responseCode: 550 })
  expect(causeOf(refused)).toBe('EENVELOPE 550')
  expect(causeOf(Object.assign(new Error('x'), { code: 'anne@example.org' }))).toBe(
    'no known cause',
  )
  expect(causeOf('anne')).toBe('no known cause')
  const post = makePost(false)
  const sent = post({ url: 'https://10.0.0.1/anne', headers: {}, body: '' })
  expect(await sent.catch(causeOf)).toBe('an address that is not called')
})
