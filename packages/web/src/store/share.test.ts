import { expect, test } from 'vitest'
import { makeFragment, readFragment } from './share.ts'

test('what a link carries comes out again', async () => {
  const shared = {
    kind: 'position',
    text: 'estafette position 1\ngame arras\nat 22 é œ\n',
  } as const
  const fragment = await makeFragment(shared)
  expect(fragment).toMatch(/^#p=[\w-]+$/)
  expect(await readFragment(fragment)).toEqual({ ok: true, value: shared })
})

test.each(['', '#', '#p=', '#r=%%%', '#x=abc', '#p=AAAA', '#r=aGVsbG8'])(
  'a damaged link is refused: %s',
  async (fragment) => {
    expect(await readFragment(fragment)).toMatchObject({ ok: false })
  },
)

test('a link does not unpack into more than a record can be', async () => {
  const fragment = await makeFragment({ kind: 'record', text: 'x'.repeat(3_000_000) })
  expect(await readFragment(fragment)).toMatchObject({ ok: false })
})

test('T22 a link that unpacks too far costs no memory', async () => {
  const { deflateRawSync } = await import('node:zlib')
  const packed = deflateRawSync(Buffer.alloc(200_000_000, 'x'), { level: 9 })
  const fragment = `#r=${packed.toString('base64url')}`
  packed.fill(0)
  let most = 0
  const before = process.memoryUsage()
  const used = (): number => {
    const { heapUsed, external, arrayBuffers } = process.memoryUsage()
    return (
      heapUsed + external + arrayBuffers - before.heapUsed - before.external - before.arrayBuffers
    )
  }
  const watching = setInterval(() => (most = Math.max(most, used())), 1)
  const read = await readFragment(fragment)
  most = Math.max(most, used())
  clearInterval(watching)
  expect(read).toMatchObject({ ok: false })
  expect(most).toBeLessThan(64 * 1024 * 1024)
})
