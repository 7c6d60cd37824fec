import { readdirSync, readFileSync } from 'node:fs'
import {
  chalkDowns,
  openCountry,
  ridgeAndForest,
  riverValley,
  type MapDrawing,
} from '@estafette/maps'
import { bareClasses } from '@estafette/maps/check'
import { contrast } from '@estafette/maps/colours'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const sheet = read('data/sheet.css')
const css = ['../../map/map.css', 'map.css', 'markers.css'].map(read).join('') + sheet
const files = readdirSync(new URL('data/', import.meta.url)).filter((file) => file.endsWith('json'))
const maps = files.map((file) => ({
  file,
  ...(JSON.parse(read(`data/${file}`)) as MapDrawing & { readonly look: string }),
}))

/** The properties that the sheet sets for a selector, by name. */
function properties(selector: string): ReadonlyMap<string, string> {
  const found = [...sheet.matchAll(/^([^{}\n]+)\{([^{}]*)\}$/gm)].find(([, selectors]) =>
    selectors!.split(',').includes(selector),
  )
  if (!found) throw new Error(`nothing is set for ${selector}`)
  return new Map(found[2]!.split(';').map((one) => one.split(':') as [string, string]))
}

const looks = {
  meuse: riverValley,
  argonne: ridgeAndForest,
  hesbaye: openCountry,
  artois: chalkDowns,
}
const used = new Set([...sheet.matchAll(/var\((--hex-[\w-]+)\)/g)].map(([, name]) => name!))

test.each(maps)('every class of the drawing $file is styled', ({ look, defs, layers, names }) => {
  const plain = new Set([
    ...looks[look as keyof typeof looks].layers.flatMap((one) => [
      `m-${one.name}`,
      `m-in-${one.group}`,
    ]),
    // Groups, and what only the second of its kind has a rule for.
    'm-names',
    'hm-clip',
    'hm-teeth-2',
    'hm-slope-brow-2',
  ])
  const markup = defs + Object.values(layers).join('') + names
  expect(bareClasses(markup, css).filter((name) => !plain.has(name))).toEqual([])
})

describe.each(Object.keys(looks))('the look %s', (look) => {
  const own = `.blitz-map.is-${look}`
  const night = `${own}.is-night`
  const worlds = [
    own,
    night,
    `[data-theme='dark'] ${own}`,
    `[data-theme='dark'] ${night}`,
    `[data-theme='contrast'] ${own}`,
    `[data-theme='contrast'] ${night}`,
  ]

  test.each(worlds)('sets every colour in use and no other: %s', (selector) => {
    expect(new Set(properties(selector).keys())).toEqual(used)
  })

  test('by night it is dark in every theme, and names and roads stand out', () => {
    for (const selector of worlds.filter((one) => one.endsWith('.is-night'))) {
      const colours = properties(selector)
      const ground = colours.get('--hex-level-1-0')!
      expect(contrast(ground, '#000000')).toBeLessThan(4.6)
      expect(contrast(colours.get('--hex-label')!, colours.get('--hex-halo')!)).toBeGreaterThan(7)
      expect(contrast(colours.get('--hex-number')!, ground)).toBeGreaterThan(3)
    }
  })

  test('the night is the same in the light and in the dark theme', () => {
    expect(properties(`[data-theme='dark'] ${night}`)).toEqual(properties(night))
  })
})

test('each group of layers can be switched off', () => {
  for (const group of ['terrain', 'rivers', 'roads', 'names', 'grid', 'overlays'])
    expect(css).toContain(`.no-${group} .m-in-${group}`)
})
