import { games } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOfTheDay, oneFor } from '../../../scripts/lanes.ts'
import { atLength, overflow, ready, useHouse, violations } from './harness.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()
const STEPS = 20
const MOST_BLANK = 48
const SLOW = 1000 // milliseconds until a game of any length can be looked at

const finished = new Map<string, Prepared>()

/** A game that was played to its end, once for all tests. */
function over(game: string): Prepared {
  const known = finished.get(game) ?? prepare({ game, seed: 11, until: () => false })
  finished.set(game, known)
  return known
}

async function openReplay(page: Page): Promise<void> {
  await ready(page)
  await page.locator('[data-part="moments"]').waitFor()
}

const atNow = async (page: Page): Promise<number> =>
  Number(await page.locator('.replay-timeline').getAttribute('data-at'))

const boxOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    })

/** Rows of the column that nothing is drawn on, in pixels, where it is the highest of them. */
function blankInColumn(): number {
  const side = document.querySelector('.table-side')!.getBoundingClientRect()
  const leaves = [...document.querySelectorAll('.table-side *')]
    .filter((it) => it.childElementCount === 0 || it.matches('svg, button'))
    .map((it) => it.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((a, b) => a.top - b.top)
  let [bottom, most] = [side.top, 0]
  for (const { top, bottom: end } of leaves) {
    if (top > side.bottom) break
    most = Math.max(most, top - bottom)
    bottom = Math.max(bottom, end)
  }
  return Math.round(Math.max(most, side.bottom - bottom))
}

/** Sections of a field in the window whose middle something else lies over. Runs in the page. */
function coveredSections(): number {
  return [...document.querySelectorAll('.frl-tray')].filter((tray) => {
    const { left, top, width, height } = tray.getBoundingClientRect()
    const middle = left + width / 2
    if (middle < 0 || middle > innerWidth) return false // it is scrolled to
    return !tray.contains(document.elementFromPoint(middle, top + height / 2))
  }).length
}

test.each(oneFor('replay', gamesOfTheDay(games)).map(({ id }) => id))(
  'the replay of %s fills its page, and nothing of it moves from step to step',
  async (id) => {
    const game = over(id)
    const page = await house.open(`/replay/${game.id}`, { storage: game.storage })
    await page.setViewportSize({ width: 1366, height: 768 })
    await openReplay(page)
    const { length } = game.table.entries
    expect(await violations(page)).toEqual([])
    expect((await boxOf(page, '.table-map'))[3]).toBeGreaterThanOrEqual(430)
    expect((await boxOf(page, '.timeline-plot'))[3]).toBeGreaterThanOrEqual(84)
    const steps = Number(
      (await page.locator('.replay-timeline').getAttribute('data-steps'))?.replace(/\D/g, ''),
    )
    expect(steps).toBeLessThan(length / 2)
    expect(await page.locator('.moment').count()).toBeLessThanOrEqual(6)
    const parts = ['.table-map', '.replay-timeline', '.replay-now', '.replay-panel', '.replay-acts']
    const before = await Promise.all(parts.map((part) => boxOf(page, part)))
    for (let step = 0; step < STEPS; step++) {
      await page.keyboard.press('ArrowRight')
      expect(await Promise.all(parts.map((part) => boxOf(page, part)))).toEqual(before)
      const blank = await page.evaluate(blankInColumn)
      expect(blank).toBeLessThanOrEqual(MOST_BLANK)
    }
    // By keys to the fights and the moments, and by the slider anywhere.
    const now = await atNow(page)
    await page.keyboard.press('j')
    expect(await atNow(page)).toBeGreaterThan(now)
    await page.keyboard.press('Home')
    const numbers = await page.locator('.moment-choice').allTextContents()
    await page.keyboard.press('q')
    expect(await atNow(page)).toBe(Number(numbers[0]!.replace(/\D/g, '')))
    const plot = page.locator('.timeline-plot')
    const [left = 0, top = 0, width = 0] = await boxOf(page, '.timeline-plot')
    await page.mouse.move(left + width * 0.3, top + 40)
    await page.mouse.down()
    await page.mouse.move(left + width * 0.6, top + 44, { steps: 4 })
    await page.mouse.up()
    expect(Math.abs((await atNow(page)) / length - 0.6)).toBeLessThan(0.1)
    expect(await plot.getAttribute('aria-valuetext')).toMatch(/^Step \d/)
    expect(await page.evaluate(coveredSections)).toBe(0)
    await page.getByRole('button', { name: 'As a table' }).click()
    await page.locator('.replay-table').waitFor()
    expect(await page.locator('.replay-table tbody tr').count()).toBeGreaterThan(numbers.length)
    await page.keyboard.press('Escape')
    // In the eyes of one of them, and back in everybody's.
    await page.locator('.viewing-strip button').nth(1).click()
    expect(await page.locator('.viewing-strip [aria-pressed="true"]').count()).toBe(1)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBe(0)
    const [, footTop = 0, , footHeight = 0] = await boxOf(page, '.replay-acts')
    expect(footTop + footHeight).toBeLessThanOrEqual(845)
  },
)

test('a link to a moment carries the game to another browser, and opens there', async () => {
  const { id } = oneFor('link', gamesOfTheDay(games))[0]!
  const game = over(id)
  const page = await house.open(`/replay/${game.id}/40`, { storage: game.storage })
  await openReplay(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link to here' }).click()
  const link = await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/replay\/shared\/40#r=/)
    .then(() => page.evaluate(() => navigator.clipboard.readText()))
  const { pathname, hash } = new URL(link)
  const other = await house.open(`${pathname}${hash}`)
  await openReplay(other)
  expect(await atNow(other)).toBe(40)
})

atLength(
  'the longest game can be looked at within a second, and is worked out meanwhile',
  async () => {
    const long = games
      .filter(({ series }) => series)
      .map(({ id }) => over(id))
      .toSorted((a, b) => b.table.entries.length - a.table.entries.length)[0]!
    const short = prepare({ game: long.table.game.id, seed: 12, moves: 40 })
    const storage = { ...short.storage, ...long.storage }
    const page = await house.open(`/replay/${long.id}`, { storage })
    /** Milliseconds until it can be looked at, at best: what else the machine does is not its fault. */
    const opened = async ({ id }: Prepared): Promise<number> => {
      let best = Infinity
      for (let time = 0; time < 3; time++) {
        await page.goto(`${house.address}/`)
        const begun = performance.now()
        await page.goto(`${house.address}/replay/${id}`)
        await page.locator('.map-view .map-world').waitFor()
        await page.locator('.timeline-plot').waitFor()
        best = Math.min(best, performance.now() - begun)
      }
      return best
    }
    const least = await opened(short)
    const took = await opened(long)
    console.log(
      `${long.table.entries.length} choices: ${Math.round(took)} ms, 40: ${Math.round(least)}`,
    )
    expect(took).toBeLessThan(Math.max(SLOW, 1.5 * least)) // on a machine that is busy both are late
    await page.keyboard.press('ArrowRight')
    expect(await atNow(page)).toBeGreaterThan(0)
    await openReplay(page)
  },
)

test('notes in a record are read beside it, and lead to their choices', async () => {
  const { id } = oneFor('notes', gamesOfTheDay(games))[0]!
  const game = over(id)
  const key = `estafette.record.${game.id}`
  const noted = game.storage[key]!.replace(/^(9 .*?\S)( +=)/m, '$1 ; here it began$2')
  const page = await house.open(`/replay/${game.id}`, {
    storage: { ...game.storage, [key]: noted },
  })
  await openReplay(page)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('button', { name: 'here it began' }).click()
  expect(await atNow(page)).toBe(9)
})
