import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../scripts/lanes.ts'
import { games } from '@estafette/registry'
import { sitDown } from '../test/sitting.ts'
import { openTab, showPlaces, type StateKey, type TableState } from './screen/table-state.ts'

/** Folders whose modules keep nothing: what they remember stands at a table, in its state. */
const folders = ['table', 'screen', 'games', 'session', 'panels']

/** A variable, a signal or a collection that begins empty, at the outermost level of a module. */
const STATE =
  /^(?:export )?(?:let \w|const \w+(?:: [^=]+)? = (?:signal\b|new (?:Map|Set|WeakMap|WeakSet)\b(?:<.*>)?\(\)))/m

/** What the browser keeps of a game's campaigns: it belongs to no table, like all of `store`. */
const isStore = (file: string): boolean => file.endsWith('campaign/store.ts')

test('no module of the table, its screens and its session keeps state', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !isStore(file))
      .flatMap((file) => {
        const text = readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')
        const line = STATE.exec(text)?.[0]
        return line === undefined ? [] : [`${folder}/${file}: ${line}`]
      }),
  )
  expect(found).toEqual([])
})

/** All that a table remembers, as it can be compared. */
function remembered(page: TableState): string {
  const value = (one: unknown): unknown =>
    one instanceof Object && 'peek' in one ? (one as { peek(): unknown }).peek() : one
  return JSON.stringify(
    Object.entries(page)
      .filter(([key]) => key !== 'of')
      .map(([key, one]) => [key, value(one)]),
  )
}

test.each(gamesOfTheDay(games))('two tables of $id in one page keep apart', async (game) => {
  const key: StateKey<{ count: number }> = { begin: () => ({ count: 0 }) }
  const [{ model: one }, { model: other }] = [await sitDown(game.id), await sitDown(game.id)]
  const before = remembered(other.page)
  openTab(one.page, 'notes')
  showPlaces(one.page, [1, 2])
  one.page.isTyping.value = true
  one.page.of(key).count++
  expect(remembered(one.page)).not.toBe(before)
  expect(remembered(other.page)).toBe(before)
  expect(other.page.of(key).count).toBe(0)
  expect(one.page.of(key).count).toBe(1)
})
