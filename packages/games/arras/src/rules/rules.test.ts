import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chapters } from './index.ts'

const rules = chapters.flatMap((chapter) => chapter.rules)
const ID = /ARR-\d+(?:\.\d+)+[a-j]?2?/g

/** Rules that were ruled on and change nothing in play, and why. */
const idle: Readonly<Record<string, string>> = {
  'ARR-2.1.5a':
    'the red ring is a mark on the map; what counts are the areas of ARR-11.1a and ARR-11.2e',
  'ARR-6.2e':
    'nothing is added: the editions agree on the list, the gaps in its letters are printing',
}

describe('the page of the game', () => {
  const page = readFileSync(new URL('../../../../../docs/games/arras.md', import.meta.url), 'utf8')
  const ruled = rules.filter(({ tag }) => tag !== 'stated' && tag !== 'derived')

  test('names every ruling that changes play, in a table with its reason', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| '))
    const named = new Set(rows.flatMap((row) => row.match(ID) ?? []))
    const missing = ruled.filter(({ id }) => !named.has(id) && idle[id] === undefined)
    expect(missing.map(({ id }) => id)).toEqual([])
    expect(ruled.length).toBeGreaterThan(70)
  })

  test('names no rule that is not there, and none as idle that is no ruling', () => {
    const ids = new Set(rules.map(({ id }) => id))
    expect((page.match(ID) ?? []).filter((id) => !ids.has(id))).toEqual([])
    const rulings = new Set(ruled.map(({ id }) => id))
    expect(Object.keys(idle).filter((id) => !rulings.has(id))).toEqual([])
  })
})
