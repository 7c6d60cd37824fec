import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Shape } from './shape.ts'
import { mapShape, scenarioShape, unitsShape } from './shapes.ts'

const page = readFileSync(
  new URL('../../../../../docs/adding-a-battle.md', import.meta.url),
  'utf8',
)
const named = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!))

/** Every key of a shape, and every word that a value may be. */
function wordsOf(shape: Shape): string[] {
  switch (shape.is) {
    case 'record':
      return Object.entries({ ...shape.must, ...shape.may }).flatMap(([key, of]) => [
        key,
        ...wordsOf(of),
      ])
    case 'list':
    case 'table':
      return wordsOf(shape.of)
    case 'either':
      return shape.of.flatMap(wordsOf)
    case 'one':
      return [...shape.of]
    default:
      return []
  }
}

test.each([
  ['map.json', mapShape],
  ['units.json', unitsShape],
  ['scenario.json', scenarioShape],
])('docs/adding-a-battle.md names every key and every word of %s', (_file, shape) => {
  const known = new Set(['en', 'fr', ...named])
  expect([...new Set(wordsOf(shape))].filter((word) => !known.has(word))).toEqual([])
})

test('it names no key that the files do not have', () => {
  const all = new Set([mapShape, unitsShape, scenarioShape].flatMap(wordsOf))
  const keys = [...page.matchAll(/^\| ((?:`\w+`(?: °)?(?:, )?)+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, key]) => key!),
  )
  expect(keys.length).toBeGreaterThan(80)
  expect(keys.filter((key) => !all.has(key))).toEqual([])
})
