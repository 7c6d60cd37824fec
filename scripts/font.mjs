// Reads outlines out of a WOFF file with TrueType curves: as much of the format as
// draw-figures.mjs needs, which is less than any library that reads fonts would bring along.
import { inflateSync } from 'node:zlib'

/** @typedef {{ x: number, y: number, on: boolean }} Point */

/**
 * @param {Buffer} file
 * @param {number} [em] units of widths and outlines to the font size
 */
export function openFont(file, em = 1000) {
  const tables = readTables(file)
  const head = table('head')
  const glyphCount = table('maxp').readUInt16BE(4)
  const scale = em / head.readUInt16BE(18)
  const longOffsets = head.readInt16BE(50) === 1
  const widthCount = table('hhea').readUInt16BE(34)

  return {
    /**
     * Width of a character.
     * @param {string} character
     */
    width(character) {
      const glyph = Math.min(glyphFor(character), widthCount - 1)
      return Math.round(table('hmtx').readUInt16BE(4 * glyph) * scale)
    },
    /**
     * Its outline from the origin, y downwards.
     * @param {string} character
     */
    path(character) {
      return drawContours(contoursOf(glyphFor(character)))
    },
  }

  /** @param {string} character */
  function glyphFor(character) {
    const glyph = glyphOf(table('cmap'), character.codePointAt(0) ?? 0)
    if (glyph === 0 || glyph >= glyphCount) throw new Error(`the font has no '${character}'`)
    return glyph
  }

  /** @param {string} name */
  function table(name) {
    const data = tables.get(name)
    if (!data) throw new Error(`the font has no table '${name}'`)
    return data
  }

  /** @param {number} glyph */
  function contoursOf(glyph) {
    const [from, to] = [glyph, glyph + 1].map((index) =>
      longOffsets
        ? table('loca').readUInt32BE(4 * index)
        : 2 * table('loca').readUInt16BE(2 * index),
    )
    return readContours(table('glyf').subarray(from, to), scale)
  }
}

/** @param {Buffer} file */
function readTables(file) {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  /** @type {Map<string, Buffer>} */
  const tables = new Map()
  for (let entry = 44; entry < 44 + 20 * file.readUInt16BE(12); entry += 20) {
    const [offset = 0, packed = 0, length = 0] = [4, 8, 12].map((at) =>
      file.readUInt32BE(entry + at),
    )
    const data = file.subarray(offset, offset + packed)
    tables.set(
      file.toString('latin1', entry, entry + 4),
      packed < length ? inflateSync(data) : data,
    )
  }
  return tables
}

/**
 * The glyph of a character, by a table of format 4.
 * @param {Buffer} cmap
 * @param {number} code
 */
function glyphOf(cmap, code) {
  for (let entry = 4; entry < 4 + 8 * cmap.readUInt16BE(2); entry += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(entry + 4))
    if (map.readUInt16BE(0) !== 4) continue
    const size = map.readUInt16BE(6) // twice the number of segments
    for (let segment = 0; segment < size; segment += 2) {
      if (map.readUInt16BE(14 + segment) < code) continue
      const first = map.readUInt16BE(16 + size + segment)
      if (first > code) return 0
      const delta = map.readUInt16BE(16 + 2 * size + segment)
      const at = 16 + 3 * size + segment
      const range = map.readUInt16BE(at)
      const glyph = range === 0 ? code : map.readUInt16BE(at + range + 2 * (code - first))
      return (glyph + delta) & 0xffff
    }
  }
  return 0
}

const ON = 1
const SHORT = { x: 2, y: 4 }
const REPEAT = 8
const SAME_OR_POSITIVE = { x: 16, y: 32 }

/**
 * @param {Buffer} glyph
 * @param {number} scale
 * @returns {Point[][]}
 */
function readContours(glyph, scale) {
  const count = glyph.readInt16BE(0)
  if (count < 0) throw new Error('composite glyphs are not read')
  const ends = Array.from({ length: count }, (_, index) => glyph.readUInt16BE(10 + 2 * index))
  const total = (ends.at(-1) ?? -1) + 1
  let at = 10 + 2 * count
  at += 2 + glyph.readUInt16BE(at)
  /** @type {number[]} */
  const flags = []
  while (flags.length < total) {
    const flag = glyph.readUInt8(at++)
    const times = flag & REPEAT ? 1 + glyph.readUInt8(at++) : 1
    for (let time = 0; time < times; time++) flags.push(flag)
  }
  const [xs, ys] = /** @type {const} */ (['x', 'y']).map((axis) => {
    let value = 0
    return flags.map((flag) => {
      const sign = flag & SAME_OR_POSITIVE[axis]
      if (flag & SHORT[axis]) value += (sign ? 1 : -1) * glyph.readUInt8(at++)
      else if (!sign) {
        value += glyph.readInt16BE(at)
        at += 2
      }
      return value
    })
  })
  const points = flags.map((flag, index) => ({
    x: Math.round((xs?.[index] ?? 0) * scale),
    y: Math.round(-(ys?.[index] ?? 0) * scale),
    on: (flag & ON) !== 0,
  }))
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  )
}

/**
 * Path data relative throughout, from the origin.
 * @param {Point[][]} contours
 */
function drawContours(contours) {
  let [x, y] = [0, 0]
  /** @param {Point} point */
  const to = (point) => `${point.x - x} ${point.y - y}`
  /** @param {Point} point */
  const go = (point) => {
    x = point.x
    y = point.y
  }
  return contours
    .map((contour) => {
      const points = withMiddles(contour)
      const start = /** @type {Point} */ (points[0])
      const parts = [`m${to(start)}`]
      go(start)
      const rest = [...points.slice(1), start]
      for (let index = 0; index < rest.length; index++) {
        const point = /** @type {Point} */ (rest[index])
        if (point.on) {
          if (index < rest.length - 1) parts.push(`l${to(point)}`)
          go(point)
        } else {
          const end = /** @type {Point} */ (rest[++index])
          parts.push(`q${to(point)} ${to(end)}`)
          go(end)
        }
      }
      return `${parts.join('')}z`
    })
    .join('')
    .replace(/ -/g, '-')
}

/**
 * Begins on the curve, and has the points in the middle that the format leaves out.
 * @param {Point[]} contour
 */
function withMiddles(contour) {
  const first = contour.findIndex(({ on }) => on)
  const turned = [...contour.slice(first), ...contour.slice(0, first)]
  return turned.flatMap((point, index) => {
    const next = /** @type {Point} */ (turned[(index + 1) % turned.length])
    const middle = {
      x: Math.round((point.x + next.x) / 2),
      y: Math.round((point.y + next.y) / 2),
      on: true,
    }
    return point.on || next.on ? [point] : [point, middle]
  })
}
