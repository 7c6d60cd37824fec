import { expect, test } from 'vitest'
import { cascadeLayers, layerOf } from '../build/layers.ts'

/** A sheet as the bundler gets it. */
function layered(path: string, css: string): string {
  const { transform } = cascadeLayers('/src')
  if (typeof transform !== 'function') throw new Error('the plugin transforms by a function')
  return String(transform.call({} as never, css, `/src/${path}`))
}

test('a sheet lies in the layer of its folder', () => {
  const layers = ['style/bar.css', 'dice/dice.css', 'learn/learn.css', 'games/toy/a.css'].map(
    layerOf,
  )
  expect(layers).toEqual(['style', 'parts', 'table', 'games'])
  expect(layered('pages/help/help.css', 'p {}')).toMatch(/^@layer style, .*;\n@layer pages \{\np/)
})

test('what a sheet imports lies in its layer, and the order is said before', () => {
  const css = layered('style/index.css', "@import './a.css';")
  expect(css).toMatch(/^@layer [\w, ]+;\n@import '\.\/a\.css' layer\(style\);$/)
})
