import { expect, test } from 'vitest'
import { packed, unpacked } from './bytes.ts'

test.each([0, 1, 2, 3, 32, 65, 300])('%d bytes come back as they were', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + 251) % 256)
  expect(packed(bytes)).toMatch(/^[\w-]*$/)
  expect(packed(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
  expect([...unpacked(packed(bytes))]).toEqual([...bytes])
})
