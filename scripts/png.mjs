import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** @typedef {import('@estafette/maps').IndexedImage} IndexedImage */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const URI = 'data:image/png;base64,'

/**
 * A PNG of an image of palette indices as a data URI.
 * @param {IndexedImage} image
 */
export function pngDataUri(image) {
  const { width, height, palette } = image
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8) // eight bits, a palette
  const bytes = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(filtered(image), { level: 9 })),
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
  const bytes = Buffer.from(uri.slice(URI.length), 'base64')
  /** @type {Map<string, Buffer>} */
  const chunks = new Map()
  for (let at = SIGNATURE.length; at < bytes.length;) {
    const size = bytes.readUInt32BE(at)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + size))
    at += size + 12
  }
  const part = (/** @type {string} */ name) => chunks.get(name) ?? Buffer.alloc(0)
  const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)]
  const rows = inflateSync(part('IDAT'))
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const kind = rows[y * (width + 1)] ?? 0
      const value = rows[y * (width + 1) + 1 + x] ?? 0
      pixels[y * width + x] = value + foretold(pixels, width, x, y, kind)
    }
  const alpha = part('tRNS')
  const colours = part('PLTE')
  return {
    width,
    height,
    pixels,
    palette: Array.from(alpha, (a, i) => {
      const [r = 0, g = 0, b = 0] = colours.subarray(i * 3, i * 3 + 3)
      return /** @type {const} */ ([r, g, b, a])
    }),
  }
}

/**
 * Each row as its difference from what its neighbours foretell, whichever of the five ways is best.
 * @param {IndexedImage} image
 */
function filtered({ width, height, pixels }) {
  const out = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    let best = Infinity
    for (let kind = 0; kind <= 4; kind++) {
      const row = new Uint8Array(width)
      for (let x = 0; x < width; x++)
        row[x] = (pixels[y * width + x] ?? 0) - foretold(pixels, width, x, y, kind)
      const cost = row.reduce((sum, value) => sum + Math.min(value, 256 - value), 0)
      if (cost >= best) continue
      best = cost
      out[y * (width + 1)] = kind
      out.set(row, y * (width + 1) + 1)
    }
  }
  return out
}

/**
 * What the pixels to the left and above say about one: nothing, left, above, their mean, Paeth.
 * @param {Uint8Array} pixels
 * @param {number} width
 * @param {number} x
 * @param {number} y
 * @param {number} kind
 */
function foretold(pixels, width, x, y, kind) {
  const left = x > 0 ? (pixels[y * width + x - 1] ?? 0) : 0
  const up = y > 0 ? (pixels[(y - 1) * width + x] ?? 0) : 0
  const corner = x > 0 && y > 0 ? (pixels[(y - 1) * width + x - 1] ?? 0) : 0
  if (kind === 0) return 0
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  const guess = left + up - corner
  const [l, u, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return l <= u && l <= c ? left : u <= c ? up : corner
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
