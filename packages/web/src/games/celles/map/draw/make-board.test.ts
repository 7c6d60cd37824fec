import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bareClasses, faultsOf, themeFaults } from '../../../map/draw/check.ts'
import { LAYERS, type MapLayers } from '../layers.ts'
import { makeBoardFile } from './make-board.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const stored = read('../data/board.json')
const { defs, layers, names } = JSON.parse(stored) as MapLayers
const markup = Object.values(layers).join('') + names
const css = ['../../../map/map.css', '../themes.css', '../map.css', '../margin.css']
  .map(read)
  .join('')

test('the stored board is what is drawn from the data, to the byte (node scripts/draw-maps.mjs)', () => {
  // Not toBe: a report of the difference would be as long as the board.
  expect(makeBoardFile() === stored).toBe(true)
})

test('the board stays below 110 KiB compressed', () => {
  expect(gzipSync(stored).length).toBeLessThan(110 * 1024)
})

test('the drawing is light, without colours, and whole', () => {
  expect(faultsOf(defs, markup)).toEqual([])
})

test('every class of the drawing is styled', () => {
  const plain = new Set<string>(LAYERS.flatMap(({ name, group }) => [`m-${name}`, `m-in-${group}`]))
  const bare = bareClasses(defs + markup, css).filter((name) => !plain.has(name))
  expect(bare.filter((name) => name !== 'm-names')).toEqual([])
})

test('every colour in use is set in the light theme, and no theme sets one that is not', () => {
  // The shared style sheet serves contours, which this map has none of.
  expect(themeFaults(css, 'celles-map').filter((fault) => !fault.includes('contour'))).toEqual([])
})

test('each group of layers can be switched off', () => {
  for (const group of ['terrain', 'rivers', 'roads', 'names', 'grid', 'overlays'])
    expect(css).toContain(`.no-${group} .m-in-${group}`)
})
