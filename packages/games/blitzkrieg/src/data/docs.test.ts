import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { met, stalled, undone } from './battles.ts'
import type { Board } from './board.ts'
import type { Shape } from './shape.ts'
import { mapShape, scenarioShape, unitsShape } from './shapes.ts'

const pageOf = (path: string): string =>
  readFileSync(new URL(`../../../../../docs/${path}`, import.meta.url), 'utf8')

const page = pageOf('adding-a-battle.md')
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
    case 'faces':
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

/** How many villages and towns each side, and nobody, holds at the start. */
function heldAtTheStart({ source: { map, scenario } }: Board): number[] {
  const places = Object.entries(map.hexes).filter(([, { terrain }]) =>
    ['village', 'town'].includes(terrain),
  )
  const { GERMAN, ALLIED } = scenario.victory.initialControl!
  const owned = [GERMAN, ALLIED].map((held) => places.filter(([id]) => held.includes(id)).length)
  return [...owned, places.length - owned[0]! - owned[1]!]
}

test.each([
  [stalled, [11, 4, 14], 'hold eleven at the start, the Allies four, and fourteen are nobody’s'],
  [met, [3, 10, 0], 'the Allies hold ten at the start and the Germans three'],
  [undone, [0, 17, 0], 'the Allies hold all seventeen villages'],
])('docs/games/blitzkrieg.md counts the villages of $id as the data do', (board, held, words) => {
  expect(heldAtTheStart(board)).toEqual(held)
  expect(pageOf('games/blitzkrieg.md')).toContain(words)
})
