import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'

/** @typedef {import('@estafette/maps').IndexedImage} IndexedImage */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const URI = 'data:image/png;base64,'

/**
 * A PNG of an image of palette indices as a data URI, packed in each of several ways: the shortest
 * is kept, since pages carry it.
 * @param {IndexedImage} image
 */
export function pngDataUri(image) {
  const { width, height, palette } = image
  const ways = depthsFor(palette.length).flatMap((depth) => {
    const lines = linesOf(image, depth)
    return filterings.flatMap((filtering) => {
      const rows = Buffer.concat(lines.map((line, y) => filtering(line, lines[y - 1])))
      return strategies.map((strategy) => ({
        depth,
        data: deflateSync(rows, { level: 9, strategy }),
      }))
    })
  })
  const { depth, data } = ways.reduce((best, way) =>
    way.data.length < best.data.length ? way : best,
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 3, 0, 0, 0], 8) // so many bits, a palette
  const bytes = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', data),
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
  const depth = part('IHDR').readUInt8(8)
  const rows = inflateSync(part('IDAT'))
  const size = Math.ceil((width * depth) / 8) + 1
  const pixels = new Uint8Array(width * height)
  let before = new Uint8Array(size - 1)
  for (let y = 0; y < height; y++) {
    const line = unfiltered(rows.subarray(y * size, (y + 1) * size), before)
    for (let x = 0; x < width; x++) {
      const shift = 8 - depth - ((x * depth) % 8)
      pixels[y * width + x] = ((line[(x * depth) >> 3] ?? 0) >> shift) & (2 ** depth - 1)
    }
    before = line
  }
  const colours = part('PLTE')
  return {
    width,
    height,
    pixels,
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

const strategies = [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED, constants.Z_HUFFMAN_ONLY]

/** What each filter of the format takes a byte to be, from those to the left, above and across. */
const guesses = [
  () => 0,
  (/** @type {number} */ left) => left,
  (/** @type {number} */ _, /** @type {number} */ up) => up,
  (/** @type {number} */ left, /** @type {number} */ up) => (left + up) >> 1,
  nearest,
]

/** Rows filtered all alike, or each by the filter that leaves the least. */
const filterings = [
  ...guesses.map(
    (_, filter) => (/** @type {Uint8Array} */ line, /** @type {Uint8Array | undefined} */ above) =>
      filtered(filter, line, above),
  ),
  (/** @type {Uint8Array} */ line, /** @type {Uint8Array | undefined} */ above) =>
    guesses
      .map((_, filter) => filtered(filter, line, above))
      .reduce((best, row) => (restOf(row) < restOf(best) ? row : best)),
]

/**
 * The bits a pixel may have where there are so many colours: as few as do, and a byte.
 * @param {number} colours
 */
function depthsFor(colours) {
  const fewest = [1, 2, 4, 8].find((bits) => colours <= 2 ** bits) ?? 8
  return fewest === 8 ? [8] : [fewest, 8]
}

/**
 * The rows of an image with so many bits for each pixel.
 * @param {IndexedImage} image
 * @param {number} depth
 */
function linesOf({ width, height, pixels }, depth) {
  return Array.from({ length: height }, (_, y) => {
    const line = new Uint8Array(Math.ceil((width * depth) / 8))
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x] ?? 0
      const at = (x * depth) >> 3
      line[at] = (line[at] ?? 0) | (pixel << (8 - depth - ((x * depth) % 8)))
    }
    return line
  })
}

/**
 * A row behind the number of its filter: what differs from the guess.
 * @param {number} filter
 * @param {Uint8Array} line
 * @param {Uint8Array} [above]
 */
function filtered(filter, line, above) {
  const guess = guesses[filter] ?? nearest
  const at = (/** @type {Uint8Array | undefined} */ row, /** @type {number} */ x) => row?.[x] ?? 0
  return Uint8Array.of(
    filter,
    ...line.map((byte, x) => byte - guess(at(line, x - 1), at(above, x), at(above, x - 1))),
  )
}

/**
 * A row as it was before its filter.
 * @param {Uint8Array} row
 * @param {Uint8Array} above
 */
function unfiltered([filter = 0, ...rest], above) {
  const guess = guesses[filter] ?? nearest
  const line = new Uint8Array(rest.length)
  rest.forEach((byte, x) => {
    line[x] = byte + guess(line[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0)
  })
  return line
}

/**
 * How much a filter leaves.
 * @param {Uint8Array} row
 */
function restOf(row) {
  return row.subarray(1).reduce((sum, byte) => sum + Math.min(byte, 256 - byte), 0)
}

/**
 * The one of three that is nearest to left and up less across, as the format has it (Paeth).
 * @param {number} left
 * @param {number} up
 * @param {number} across
 */
function nearest(left, up, across) {
  const [a, b, c] = [
    Math.abs(up - across),
    Math.abs(left - across),
    Math.abs(left + up - 2 * across),
  ]
  if (a <= b && a <= c) return left
  return b <= c ? up : across
}
