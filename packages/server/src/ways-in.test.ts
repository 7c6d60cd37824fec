import { expect, test } from 'vitest'
import { waysIn } from './ways-in.ts'

const found = [
  { address: '127.0.0.1', family: 'IPv4', internal: true },
  { address: '192.168.1.20', family: 'IPv4', internal: false },
  { address: 'fe80::1', family: 'IPv6', internal: false },
]
const lines = (host: string | undefined, isAtHome = false, origin: string | null = null) =>
  waysIn({ host, isAtHome, origin, port: 8080 }, found)

test('whoever starts a server for themselves hears how friends get in', () => {
  expect(lines('127.0.0.1', true)).toEqual([expect.stringContaining('--host all')])
})

test('a server for the house says what friends open', () => {
  for (const host of [undefined, '0.0.0.0', '::']) {
    expect(lines(host)).toEqual([
      'Friends in the house open http://192.168.1.20:8080/; for the world: docs/hosting.md',
    ])
  }
})

test('one at an address of its own, or with one that the world sees, says nothing more', () => {
  expect(lines('127.0.0.1')).toEqual([])
  expect(lines(undefined, false, 'https://example.org')).toEqual([])
})
