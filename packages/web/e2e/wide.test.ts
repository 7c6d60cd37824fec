import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOfTheDay, oneFor, sampleOf } from '../../../scripts/lanes.ts'
import { useHouse, violations, type How } from './harness.ts'
import { proposed } from './newcomer.ts'
import { followed, myTurn, openTurns } from './play.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()
const shelf = gamesOfTheDay(games).map(({ id }) => id)

const begun = (game: string, moves = 60): Prepared =>
  prepare({
    game,
    seed: 7,
    player: 'greedy',
    moves,
    seats: ['human', 'greedy'],
    settings: { list: false, speed: 'off', enemyPace: 'atOnce' },
  })

async function sit(game: Prepared, how: How = {}): Promise<Page> {
  const page = await house.open(game.path, { storage: game.storage, ...how })
  await myTurn(page)
  await page.locator('.map-world, .field-top').first().waitFor()
  return page
}

const sheet = (page: Page) => page.locator('[data-part="wide-view"]')
const tabs = (page: Page) => page.locator('.table-panel').getByRole('tab')
const chosen = (page: Page): Promise<string | null> =>
  page.locator('.table-panel [role="tab"][aria-selected="true"]').textContent()

/** What moves when the camera does. Runs in the page. */
const camera = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const world = document.querySelector<HTMLElement>('.map-world, .field-top')!
    return `${world.style.transform} ${JSON.stringify(world.getBoundingClientRect())}`
  })

/** By how many pixels the sheet lies over the card. Runs in the page. */
const overCard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.wide')!.getBoundingClientRect()
    const card = document.querySelector('.decision-body')!.getBoundingClientRect()
    const wide = Math.min(sheet.right, card.right) - Math.max(sheet.left, card.left)
    const high = Math.min(sheet.bottom, card.bottom) - Math.max(sheet.top, card.top)
    return wide > 0.5 && high > 0.5 ? high : 0
  })

test.each(oneFor('wide', shelf))('every tab of %s is one press from wide, and back', async (id) => {
  const page = await sit(begun(id))
  const before = await camera(page)
  const all = await tabs(page).all()
  const checked = sampleOf([...all.keys()], 1) // by axe, which goes over all of the map as well
  for (const [at, tab] of all.entries()) {
    await tab.click()
    const name = await chosen(page)
    await page.keyboard.press('e')
    await sheet(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    expect(await chosen(page)).toBe('Log')
    expect(await tabs(page).nth(at).locator('.tab-elsewhere').count()).toBe(1)
    expect(await overCard(page)).toBe(0)
    if (checked.includes(at)) expect(await violations(page)).toEqual([])
    await page.keyboard.press(at % 2 === 0 ? 'Escape' : 'e')
    await sheet(page).waitFor({ state: 'detached' })
    expect(await chosen(page)).toBe(name)
    expect(await tab.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await camera(page)).toBe(before)
  }
  const button = page.locator('[data-part="wide"]')
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  await button.click()
  await sheet(page).waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await button.click()
  await sheet(page).waitFor({ state: 'detached' })
  // A key that takes the keyboard to the map lays it open.
  await page.keyboard.press('e')
  await sheet(page).waitFor()
  await page.keyboard.press('.')
  await sheet(page).waitFor({ state: 'detached' })
})

test('units are found wide by letters and arrows, and the map goes to one that is pressed', async () => {
  const page = await sit(begun('arras'), { language: 'fr' })
  await tabs(page).filter({ hasText: 'Unités' }).click()
  await page.keyboard.press('e')
  const cells = page.locator('.oob-line')
  await cells.first().waitFor()
  const count = await cells.count()
  await cells.first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await cells.nth(1).evaluate((one) => one === document.activeElement)).toBe(true)
  const name = (await cells.nth(1).locator('b').textContent())!
  await page.keyboard.type(name)
  await expect.poll(() => cells.count()).toBeLessThan(count)
  const found = page.locator('.oob-line').filter({ hasText: name }).first()
  await found.click()
  await expect.poll(() => found.getAttribute('aria-current')).toBe('location')
  expect(await sheet(page).count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('from 1600 pixels on a wide tab can stand beside the map, on a phone it is the full sheet', async () => {
  const game = begun(shelf[0]!)
  const page = await sit(game, { size: [1920, 1080] })
  await page.keyboard.press('e')
  await sheet(page).waitFor()
  await page.locator('.wide-pin').click()
  const [map, wide, side] = await page.evaluate(() =>
    ['.table-map', '.wide', '.table-side'].map((part) => {
      const { left, right } = document.querySelector(part)!.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(map!.right).toBeLessThanOrEqual(wide!.left + 1)
  expect(wide!.right).toBeLessThanOrEqual(side!.left + 1)

  const phone = await sit(game, { size: [390, 844], touch: true })
  await phone.keyboard.press('e')
  await expect.poll(() => phone.locator('.table').getAttribute('data-sheet')).toBe('full')
  expect(await sheet(phone).count()).toBe(0)
})

test('the log stays with its last line until somebody goes up, and says how many came since', async () => {
  const page = await sit(begun('arras'))
  await tabs(page).filter({ hasText: 'Log' }).click()
  const fromEnd = (): Promise<number> =>
    page
      .locator('.tab-panel')
      .evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))
  await expect.poll(fromEnd).toBeLessThan(2)
  const chip = page.locator('[data-part="new-lines"]')
  await openTurns(page)
  await page.locator('.tab-panel').evaluate((box) => box.scrollTo(0, 0))
  const chance = fastDice(3)
  for (let press = 0; press < 12 && !(await chip.count()); press++) {
    await proposed(page, chance)
    await myTurn(page)
  }
  await chip.waitFor()
  expect(await chip.textContent()).toMatch(/^\d+ new$/)
  expect(await fromEnd()).toBeGreaterThan(24)
  // Another tab in between does not move it.
  await tabs(page).filter({ hasText: 'Units' }).click()
  await tabs(page).filter({ hasText: 'Log' }).click()
  expect(await page.locator('.tab-panel').evaluate((box) => box.scrollTop)).toBe(0)
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  await expect.poll(fromEnd).toBeLessThan(2)
})

test.each(oneFor('folds', shelf))(
  'the log of %s has a line for each turn with its sum, opened by mouse and keys, and is read wide',
  async (id) => {
    const page = await sit(begun(id, 400), { language: 'fr' })
    await tabs(page).filter({ hasText: 'Journal' }).click()
    const heads = page.locator('.log-head')
    const lines = page.locator('.log-turn ol > li')
    const folded = page.locator('.log-head[aria-expanded="false"]')
    await folded.first().waitFor()
    expect(await heads.last().getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => folded.locator('.turn-sum').first().innerText()).toMatch(/\d/)
    await followed(page) // sums make it longer, and its end stays in view
    expect(await page.locator('[data-part="new-lines"]').count()).toBe(0)
    const before = await lines.count()
    await heads.last().focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
    await page.keyboard.press('Enter')
    await expect.poll(() => lines.count()).toBe(before)
    expect(await violations(page)).toEqual([])

    await page.keyboard.press('e')
    await sheet(page).waitFor()
    const turns = sheet(page).locator('nav button')
    const rows = sheet(page).locator('tbody tr:not(.is-turn)')
    await rows.first().waitFor()
    expect(await turns.last().getAttribute('aria-current')).toBe('true')
    const now = await rows.count()
    await turns.first().click()
    await expect.poll(() => rows.count()).toBeGreaterThan(now)
    await page.keyboard.press('ArrowDown')
    expect(await turns.nth(1).getAttribute('aria-current')).toBe('true')
    await sheet(page).locator('input').fill('zzz')
    await expect.poll(() => rows.count()).toBe(0)
    expect(await turns.count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)
