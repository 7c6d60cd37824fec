import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { BoardFile } from '../board-file.ts'
import { makeBoardFile } from './make-board.ts'

const stored = readFileSync(new URL('../data/board.json', import.meta.url), 'utf8')
const { defs, layers, names, identifiers } = JSON.parse(stored) as BoardFile
const markup = [defs, ...Object.values(layers), names, identifiers].join('')

test('the stored board is what is drawn from the data, to the byte (node scripts/draw-maps.mjs)', () => {
  // Not toBe: a report of the difference would be as long as the board.
  expect(makeBoardFile() === stored).toBe(true)
})

test('the board with its relief stays below 90 KiB compressed', () => {
  expect(gzipSync(stored).length).toBeLessThan(90 * 1024)
})

test('the drawing has few elements and no filters, so that it pans at full speed', () => {
  expect(markup.match(/<[a-z]/g)!.length).toBeLessThan(1500)
  expect(markup).not.toMatch(/filter|mix-blend|mask/)
})

test('the drawing holds no colour and no style: the theme decides', () => {
  const withoutImages = markup.replaceAll(/href="data:[^"]*"/g, '')
  expect(withoutImages).not.toMatch(/#[\da-f]{3,8}"|style=|rgb|stroke="|opacity/i)
})

test('everything that is used is defined, once', () => {
  const ids = [...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...markup.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
})

test('no number in the drawing is broken', () => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity|e-\d/)
})
