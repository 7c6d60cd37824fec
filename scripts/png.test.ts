import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pngDataUri, readPng } from './png.mjs'

test('an image comes out of its PNG pixel by pixel', () => {
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
  fc.assert(
    fc.property(images, (image) => {
      const uri = pngDataUri(image)
      expect(uri).toMatch(/^data:image\/png;base64,iVBOR/)
      expect(readPng(uri)).toEqual(image)
    }),
    { numRuns: 60 },
  )
})
