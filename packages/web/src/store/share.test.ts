import { expect, test, vi } from 'vitest'
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
  // Some browsers unpack all of a piece at once, a thousand times as much as it was.
  let unpacked = 0
  class Eager extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      super({
        transform(piece, controller) {
          unpacked += piece.length * 1000
          controller.enqueue(new Uint8Array(piece.length * 1000).fill(65))
        },
      })
    }
  }
  vi.stubGlobal('DecompressionStream', Eager)
  const read = await readFragment(`#r=${'A'.repeat(400_000)}`)
  vi.unstubAllGlobals()
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining('too much') })
  expect(unpacked).toBeLessThan(4_000_000)
})
