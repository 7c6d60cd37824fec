import { readFileSync } from 'node:fs'
import { winterArdennes } from '@estafette/maps'
import { bareClasses, themeColours, themeFaults } from '@estafette/maps/check'
import { contrast, over } from '@estafette/maps/colours'
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

const colours = themeColours(css, 'celles-map', 'contrast')
const grounds = ['snow', 'rough', 'wood', 'town']

test.each([
  ['label', [...grounds, 'halo', 'zone']],
  ['number', grounds],
  ['water-label', [...grounds, 'halo']],
  ['turn-ink', ['turn', 'day', 'strip']],
  ['day-ink', ['day', 'strip']],
  ['night-ink', ['night']],
  ['chip-us-ink', ['chip-us']],
  ['chip-ink', ['chip-british', 'chip-german']],
])('in high contrast the text %s is readable on %j', (text, on) => {
  for (const ground of on)
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['river-bank', [...grounds, 'river', 'river-deep']],
  ['main-edge', [...grounds, 'main']],
  ['main', ['snow', 'secondary']],
  ['secondary-edge', [...grounds, 'secondary']],
  ['hachure', grounds],
  ['brow', grounds],
  ['fir', ['wood', 'snow']],
  ['town-edge', ['snow', 'town']],
  ['block', ['town', 'court']],
  ['house', grounds],
  ['rear-allied', grounds],
  ['rear-german', grounds],
  ['frame', ['sheet', 'zone', 'arrow']],
  ['coin-edge', ['coin', 'snow']],
])('in high contrast the line %s shows on %j', (line, on) => {
  for (const ground of on)
    expect(contrast(colours[line]!, colours[ground]!)).toBeGreaterThanOrEqual(3)
})

test('in high contrast the grid shows on every ground', () => {
  for (const ground of grounds.map((one) => colours[one]!)) {
    const line = over(colours['grid']!, Number(colours['grid-strength']), ground)
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
  }
})
