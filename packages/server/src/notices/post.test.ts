import { expect, test } from 'vitest'
import { isCallable, isPublic, makePost } from './post.ts'

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
  const post = makePost(false, resolve)
  const parcel = { url: 'https://rebound.example.org/', headers: {}, body: '' }
  await expect(post(parcel)).rejects.toThrow('an address that is not called')
})
