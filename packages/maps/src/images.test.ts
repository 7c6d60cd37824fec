import { expect, test } from 'vitest'
import { imageHref, withImages } from './images.ts'

const image = { width: 1, height: 1, pixels: Uint8Array.of(0), palette: [[1, 2, 3, 4]] as const }

test('every image of the markup is packed where it stands', () => {
  const markup = `<image href="${imageHref('a')}"/><use href="#b"/>`
  expect(withImages(markup, { a: image }, ({ width }) => `packed ${width}`)).toBe(
    '<image href="packed 1"/><use href="#b"/>',
  )
})

test('an image that nobody drew is refused', () => {
  expect(() => withImages(`<image href="${imageHref('a')}"/>`, {}, () => '')).toThrow("'a'")
})
