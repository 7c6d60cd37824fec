import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksOf, pngDataUri, readPng } from './png.mjs'

const images = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), fc.nat(200))
  .chain(([width, height, most]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      pixels: fc.uint8Array({ minLength: width * height, maxLength: width * height, max: most }),
      palette: fc.constant(
        Array.from({ length: most + 1 }, (_, n) => [n, 255 - n, (7 * n) % 256, n] as const),
      ),
    }),
  )

test('an image comes out of its PNG pixel by pixel', () => {
  fc.assert(
    fc.property(images, (image) => {
      expect(readPng(pngDataUri(image))).toEqual(image)
    }),
    { numRuns: 20 },
  )
})

test('a PNG is as the format has it: signature, header, rows behind their filter, sums', () => {
  const image = {
    width: 3,
    height: 2,
    pixels: Uint8Array.of(0, 1, 1, 1, 0, 0),
    palette: [
      [1, 2, 3, 0],
      [4, 5, 6, 255],
    ] as const,
  }
  const uri = pngDataUri(image)
  const chunks = chunksOf(uri)
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
  expect([...chunks.get('IHDR')!]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 1, 3, 0, 0, 0])
  expect([...chunks.get('PLTE')!]).toEqual([1, 2, 3, 4, 5, 6])
  expect([...chunks.get('tRNS')!]).toEqual([0, 255])
  expect([...inflateSync(chunks.get('IDAT')!)]).toEqual([0, 0b01100000, 0, 0b10000000])
  // The last part is the same in every PNG, its sum included.
  const bytes = Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64')
  expect(bytes.toString('hex', 0, 8)).toBe('89504e470d0a1a0a')
  expect(bytes.toString('hex', bytes.length - 12)).toBe('0000000049454e44ae426082')
})
