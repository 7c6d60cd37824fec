import { readFileSync } from 'node:fs'
import { may1940 } from '@estafette/maps'
import { bareClasses, themeFaults } from '@estafette/maps/check'
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
