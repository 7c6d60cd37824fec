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
