import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { faultsOf } from '../../../map/draw/check.ts'
import type { BoardFile } from '../board-file.ts'
import { makeBoardFile } from './make-board.ts'

const stored = readFileSync(new URL('../data/board.json', import.meta.url), 'utf8')
const { defs, layers, names, identifiers } = JSON.parse(stored) as BoardFile

test('the stored board is what is drawn from the data, to the byte (node scripts/draw-maps.mjs)', () => {
  // Not toBe: a report of the difference would be as long as the board.
  expect(makeBoardFile() === stored).toBe(true)
})

test('the board with its relief stays below 90 KiB compressed', () => {
  expect(gzipSync(stored).length).toBeLessThan(90 * 1024)
})

test('the drawing is light, without colours, and whole', () => {
  expect(faultsOf(defs, [...Object.values(layers), names, identifiers].join(''))).toEqual([])
})
