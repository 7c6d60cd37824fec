import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrasBoard } from './board.ts'
import { LAYER_GROUPS, LAYERS } from './layers.ts'
import { zoneNameScale } from './zone-names.ts'

const css = ['../../map/map.css', 'map.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('')
const { defs, names, identifiers } = arrasBoard.drawing
const markup = defs + arrasBoard.ground + names + identifiers + arrasBoard.front({})

function propertiesOf(selector: string): string[] {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!)
}

test('every class of the drawing is styled', () => {
  const layers = new Set<string>([
    ...LAYERS.flatMap(({ name, group }) => [`m-${name}`, `m-in-${group}`]),
    'm-names',
    'm-identifiers',
    'm-front',
    'm-at-start',
  ])
  const used = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list!.split(' '))
  const bare = [...new Set(used)].filter((name) => !layers.has(name) && !css.includes(`.${name}`))
  expect(bare).toEqual([])
})

test('every colour in use is set in the light theme, and no theme sets one that is not', () => {
  const light = propertiesOf('.arras-map')
  const used = [...css.matchAll(/var\((--m-[\w-]+)/g)].map(([, name]) => name!)
  expect([...new Set(used)].filter((name) => !light.includes(name))).toEqual([])
  for (const theme of ['dark', 'contrast']) {
    const own = propertiesOf(`[data-theme='${theme}'] .arras-map`)
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((name) => !light.includes(name))).toEqual([])
  }
  expect(light.filter((name) => !used.includes(name))).toEqual([])
})

test('each group of layers can be switched off', () => {
  for (const group of LAYER_GROUPS) expect(css).toContain(`.no-${group} .m-in-${group}`)
})

test('names of zones grow no further than their boxes allow', () => {
  expect(css).toContain(`min(var(--map-label, 1), ${zoneNameScale})`)
})
