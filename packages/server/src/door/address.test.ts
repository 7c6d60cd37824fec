import { describe, expect, test } from 'vitest'
import { addressesBehind, areProxies } from './address.ts'

describe('who asks', () => {
  test.each([
    ['whoever sent it, where no proxy is known', [], '192.0.2.7', undefined, '192.0.2.7'],
    ['not who they say they are', [], '192.0.2.7', '198.51.100.1', '192.0.2.7'],
    ['what our proxy says', ['127.0.0.1'], '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['in the other notation', ['127.0.0.1'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the last foreign one', ['10.0.0.0/8'], '10.1.1.1', '1.1.1.1, 9.9.9.9, 10.0.0.3', '9.9.9.9'],
    ['our proxy, where it says nothing', ['10.0.0.0/8'], '10.1.1.1', undefined, '10.1.1.1'],
    ['our proxy, where it says rubbish', ['10.0.0.0/8'], '10.1.1.1', 'unknown', '10.1.1.1'],
    ['without a port', ['::1'], '::1', '198.51.100.1:4711', '198.51.100.1'],
    ['a whole network of version 6', [], '2001:DB8:0:1:a:b:c:d', undefined, '2001:db8:0:1::/64'],
    ['however it is written', ['::1'], '::1', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ])('T24 is %s', (_, proxies, sender, forwarded, address) => {
    expect(addressesBehind(proxies)(sender, forwarded)).toBe(address)
  })
})

test.each([
  [['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'], true],
  [['proxy.example.org'], false],
  [['10.0.0.0/33'], false],
  [['10.0.0.0/8/8'], false],
  [[''], false],
])('%j: proxies, %s', (proxies, are) => {
  expect(areProxies(proxies)).toBe(are)
})
