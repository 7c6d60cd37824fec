import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pngDataUri } from './png.ts'
import { zlib } from './zlib.ts'

test('packed bytes unpack to themselves', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 3000 })
  const runs = fc
    .array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 700 })), { minLength: 1, maxLength: 12 })
    .map((list) =>
      Uint8Array.from(list.flatMap(([value, length]) => Array.from({ length }, () => value))),
    )
  fc.assert(
    fc.property(fc.oneof(bytes, runs), (data) => {
      expect([...inflateSync(Uint8Array.from(zlib(data)))]).toEqual([...data])
    }),
    { numRuns: 60 },
  )
})

test('an image is a PNG of its size whose rows carry their filter', () => {
  const [width, height] = [7, 5]
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => i % 4)
  const palette = [0, 1, 2, 3].map((n) => [n, n, n, 255] as const)
  const uri = pngDataUri({ width, height, pixels, palette })
  const bytes = Buffer.from(uri.replace('data:image/png;base64,', ''), 'base64')
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height])
  const start = bytes.indexOf('IDAT')
  const data = bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4))
  const rows = inflateSync(data)
  expect(rows.length).toBe((width + 1) * height)
  const filters = Array.from({ length: height }, (_, y) => rows[y * (width + 1)])
  expect(filters.every((filter) => filter! >= 1 && filter! <= 4)).toBe(true)
})
