import { readFileSync } from 'node:fs'
import { unitsSource } from '@estafette/arras/screen'
import { expect, test } from 'vitest'
import { counterName } from '../packages/web/src/games/arras/formations.ts'
import { drawFigures, FIGURES_FILE } from './draw-figures.mjs'
import { drawSymbols, SYMBOLS_FILE } from './draw-symbols.mjs'
import { openFont } from './font.mjs'

test('the symbols of the counters are what draw-symbols.mjs draws', () => {
  expect(readFileSync(SYMBOLS_FILE, 'utf8')).toBe(drawSymbols())
})

test('the figures of the counters are what draw-figures.mjs draws', () => {
  expect(readFileSync(FIGURES_FILE, 'utf8')).toBe(drawFigures())
})

test('the names of the units of Arras fit on their counters', () => {
  const cut = '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff'
  const font = openFont(readFileSync(new URL(`../node_modules/${cut}`, import.meta.url)))
  for (const { name } of unitsSource.units) {
    const width = Array.from(counterName(name), font.width).reduce((a, b) => a + b)
    expect((width * 9.6) / 1000).toBeLessThan(50)
  }
})
