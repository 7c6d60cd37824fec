import { makeChoice } from '@estafette/kernel'
import type { Standing } from '@estafette/protocol'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { askedOfMe, sealedBy } from './requests.ts'

const about = { offers: [{ what: 'draw', seat: 0, agreed: [2] }], ending: null }
const seenBy = (viewer: number): Standing => ({ ...about, viewer }) as unknown as Standing

test.each([
  ['whoever asks is not asked', 0, null],
  ['who has not answered is asked', 1, 'draw'],
  ['who has agreed is not asked again while others are', 2, null],
  ['who looks on is not asked', -1, null],
])('%s', (_, viewer, what) => {
  expect(askedOfMe(seenBy(viewer))?.what ?? null).toBe(what)
})

test('who has sealed something sees what it was, until it is opened or they chose otherwise', () => {
  const game = gameById('arras')!
  const verb = (name: string): number => game.verbs.findIndex((one) => one.name === name)
  const [bid, other] = [makeChoice(verb('bid'), 10), makeChoice(verb('pass'), 0)]
  const after = (...log: readonly (readonly [seat: number, choice: number | null])[]): Standing =>
    ({
      viewer: 0,
      log: log.map(([seat, choice], number) => ({ seat, choice, number })),
    }) as unknown as Standing
  expect(sealedBy(game, after([-1, null], [0, bid]))?.choice).toBe(bid)
  expect(sealedBy(game, after([-1, null], [0, bid], [1, null]))?.choice).toBe(bid)
  expect(sealedBy(game, after([-1, null], [0, bid], [1, bid]))).toBeNull()
  expect(sealedBy(game, after([-1, null], [0, other]))).toBeNull()
  expect(sealedBy(game, after([-1, null], [1, null]))).toBeNull()
})
