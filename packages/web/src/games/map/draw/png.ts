import { big, zlib } from './zlib.ts'

/** An image of palette indices, row by row. */
export interface IndexedImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly palette: readonly (readonly [red: number, green: number, blue: number, alpha: number])[]
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]

/**
 * A PNG of a smooth image as a data URI. The bytes come from this file alone, so the drawn map does
 * not change with the compression library of the machine that draws it.
 */
export function pngDataUri(image: IndexedImage): string {
  const { width, height, palette } = image
  const header = [...big(width), ...big(height), 8, 3, 0, 0, 0]
  const bytes = [
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk(
      'PLTE',
      palette.flatMap(([r, g, b]) => [r, g, b]),
    ),
    ...chunk(
      'tRNS',
      palette.map(([, , , alpha]) => alpha),
    ),
    ...chunk('IDAT', zlib(filtered(image))),
    ...chunk('IEND', []),
  ]
  return `data:image/png;base64,${base64(bytes)}`
}

/** Each row as its difference from what its neighbours foretell, whichever of four ways is best. */
function filtered({ width, height, pixels }: IndexedImage): Uint8Array {
  const out = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    let best = Infinity
    for (let kind = 1; kind <= 4; kind++) {
      const row = new Uint8Array(width)
      let cost = 0
      for (let x = 0; x < width; x++) {
        const left = x > 0 ? pixels[y * width + x - 1]! : 0
        const up = y > 0 ? pixels[(y - 1) * width + x]! : 0
        const corner = x > 0 && y > 0 ? pixels[(y - 1) * width + x - 1]! : 0
        const foretold = [left, up, (left + up) >> 1, paeth(left, up, corner)][kind - 1]!
        row[x] = pixels[y * width + x]! - foretold
        cost += Math.min(row[x]!, 256 - row[x]!)
      }
      if (cost >= best) continue
      best = cost
      out[y * (width + 1)] = kind
      out.set(row, y * (width + 1) + 1)
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [l, u, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return l <= u && l <= c ? left : u <= c ? up : corner
}

function chunk(name: string, data: readonly number[]): number[] {
  const body = [...name].map((letter) => letter.codePointAt(0)!).concat(data)
  return [...big(data.length), ...body, ...big(crc(body))]
}

function crc(bytes: readonly number[]): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum
}

function base64(bytes: readonly number[]): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  let out = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = [bytes[i]!, bytes[i + 1], bytes[i + 2]]
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    out += letters[word >> 18]! + letters[(word >> 12) & 63]!
    out +=
      (b === undefined ? '=' : letters[(word >> 6) & 63]!) +
      (c === undefined ? '=' : letters[word & 63]!)
  }
  return out
}
