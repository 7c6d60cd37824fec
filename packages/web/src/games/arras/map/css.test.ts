import { readFileSync } from 'node:fs'
import { may1940 } from '@estafette/maps'
import { bareClasses, themeColours, themeFaults } from '@estafette/maps/check'
import { contrast, over } from '@estafette/maps/colours'
import { expect, test } from 'vitest'
import { arrasPrint } from './print.ts'
import { LAYER_GROUPS } from './layers.ts'

const css = ['../../map/map.css', 'themes.css', 'map.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('')
const { defs, names, identifiers } = arrasPrint.drawing
const markup = defs + arrasPrint.ground + names + identifiers + arrasPrint.front({})

test('every class of the drawing is styled', () => {
  const layers = new Set<string>([
    ...may1940.layers.flatMap(({ name, group }) => [`m-${name}`, `m-in-${group}`]),
    'm-names',
    'm-identifiers',
    'm-front',
    'm-at-start',
  ])
  const bare = bareClasses(markup, css).filter((name) => !layers.has(name))
  expect(bare).toEqual([])
})

test('every colour in use is set in the light theme, and no theme sets one that is not', () => {
  expect(themeFaults(css, 'arras-map')).toEqual([])
})

test('each group of layers can be switched off', () => {
  for (const group of LAYER_GROUPS) expect(css).toContain(`.no-${group} .m-in-${group}`)
})

test('names of zones grow no further than their boxes allow', () => {
  expect(css).toContain(`min(var(--map-label, 1), ${may1940.far.zones})`)
})

const colours = themeColours(css, 'arras-map', 'contrast')

test.each([
  ['label', ['ground', 'halo', 'town', 'zone', 'main']],
  ['water-label', ['ground', 'halo']],
  ['wood-label', ['ground', 'halo']],
  ['id-edge', ['id-blue', 'id-black']],
  ['tab-ink', ['tab']],
])('in high contrast the text %s is readable on %j', (text, grounds) => {
  for (const ground of grounds)
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['boundary', ['ground', 'town', 'main', 'river']],
  ['river-bank', ['ground', 'town', 'river']],
  ['main-edge', ['ground', 'town', 'main']],
  ['minor-edge', ['ground', 'town', 'minor']],
  ['rail', ['ground', 'town', 'main']],
  ['hachure', ['ground']],
  ['wood', ['ground', 'crown']],
  ['town-edge', ['ground', 'town']],
  ['block', ['town', 'street']],
  ['house', ['ground']],
  ['frame', ['sheet', 'zone', 'arrow']],
  ['id-ring', ['ground', 'id-edge']],
])('in high contrast the line %s shows on %j', (line, grounds) => {
  for (const ground of grounds)
    expect(contrast(colours[line]!, colours[ground]!)).toBeGreaterThanOrEqual(3)
})

test.each(['front-allied', 'front-german'])(
  'in high contrast the %s shows on the ground',
  (line) => {
    const { ground } = colours
    const seen = over(colours[line]!, Number(colours[`${line}-strength`]), ground!)
    expect(contrast(seen, ground!)).toBeGreaterThanOrEqual(3)
  },
)
