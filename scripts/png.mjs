import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** @typedef {import('@estafette/maps').IndexedImage} IndexedImage */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const URI = 'data:image/png;base64,'

/**
 * A PNG of an image of palette indices as a data URI.
 * @param {IndexedImage} image
 */
export function pngDataUri({ width, height, pixels, palette }) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8) // eight bits, a palette
  const rows = Buffer.alloc((width + 1) * height) // each behind a zero: not filtered
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const bytes = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `${URI}${bytes.toString('base64')}`
}

/**
 * The image in a data URI that was made above. What a picture shows is compared, not how it was
 * packed: that is the compression library's business.
 * @param {string} uri
 * @returns {IndexedImage}
 */
export function readPng(uri) {
  const chunks = chunksOf(uri)
  const part = (/** @type {string} */ name) => chunks.get(name) ?? Buffer.alloc(0)
  const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)]
  const rows = inflateSync(part('IDAT'))
  const colours = part('PLTE')
  return {
    width,
    height,
    pixels: Uint8Array.from(rows.filter((_, i) => i % (width + 1) !== 0)),
    palette: Array.from(part('tRNS'), (alpha, i) => {
      const [r = 0, g = 0, b = 0] = colours.subarray(i * 3, i * 3 + 3)
      return /** @type {const} */ ([r, g, b, alpha])
    }),
  }
}

/**
 * The parts of a PNG by name.
 * @param {string} uri
 */
export function chunksOf(uri) {
  const bytes = Buffer.from(uri.slice(URI.length), 'base64')
  /** @type {Map<string, Buffer>} */
  const chunks = new Map()
  for (let at = SIGNATURE.length; at < bytes.length;) {
    const size = bytes.readUInt32BE(at)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + size))
    at += size + 12
  }
  return chunks
}

/**
 * @param {string} name
 * @param {Uint8Array} data
 */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  out.set(body, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
