import type { Standing } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { askedOfMe } from './requests.ts'

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
