import { readFileSync } from 'node:fs'
import { winterArdennes } from '@estafette/maps'
import { bareClasses, themeFaults } from '@estafette/maps/check'
import { expect, test } from 'vitest'
import { drawing, ground } from './print.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const markup = drawing.defs + ground + drawing.names
const css = ['../../map/map.css', 'themes.css', 'map.css', 'margin.css'].map(read).join('')

test('every class of the drawing is styled', () => {
  const plain = new Set(
    winterArdennes.layers.flatMap(({ name, group }) => [`m-${name}`, `m-in-${group}`]),
  )
  const bare = bareClasses(markup, css).filter((name) => !plain.has(name))
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
