import { readFileSync } from 'node:fs'
import { unitsSource } from '@estafette/arras/screen'
import { standardBoard as cellesBoard } from '@estafette/celles/screen'
import { expect, test } from 'vitest'
import { counterName } from '../packages/web/src/games/arras/panels/formations.ts'
import {
  BADGES,
  counterName as cellesName,
} from '../packages/web/src/games/celles/panels/formations.ts'
import { drawFigures, FIGURES_FILE } from './draw-figures.mjs'
import { drawSymbols, SYMBOLS_FILE } from './draw-symbols.mjs'
import { openFont } from './font.mjs'

test('the symbols of the counters are what draw-symbols.mjs draws', () => {
  expect(readFileSync(SYMBOLS_FILE, 'utf8')).toBe(drawSymbols())
})

test('the figures of the counters are what draw-figures.mjs draws', () => {
  expect(readFileSync(FIGURES_FILE, 'utf8')).toBe(drawFigures())
})

/** The width of a text in Barlow Condensed of a weight, in units of a counter. */
function widthIn(weight: 600 | 700): (text: string, size: number) => number {
  const cut = `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`
  const font = openFont(readFileSync(new URL(`../node_modules/${cut}`, import.meta.url)))
  return (text, size) => (Array.from(text, font.width).reduce((a, b) => a + b) * size) / 1000
}

test('the names of the units of Arras fit on their counters', () => {
  const width = widthIn(600)
  for (const { name } of unitsSource.units) expect(width(counterName(name), 9.6)).toBeLessThan(50)
})

test('the names of the units and formations of Celles fit on their counters', () => {
  const width = widthIn(600)
  for (const { name } of cellesBoard.source.units.units)
    expect(width(cellesName(name), 9.6)).toBeLessThan(54)
  const bold = widthIn(700)
  for (const { name } of Object.values(BADGES)) expect(bold(name, 8.6)).toBeLessThan(26)
})
