import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atLength, useHouse } from './harness.ts'
import { myTurn, pointOf, savedTable, selectStack, sitDown } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()
const impulse = prepare({ seed: 5, until: (state) => stepOf(state) === 'impulse' })

/** How wide a place is on the screen, in pixels. */
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('.hits [data-place="0"]')!.getBoundingClientRect().width,
  )

atLength(
  'wheel, keys and buttons zoom between 30 and 300 per cent, and one key shows it all',
  async () => {
    const page = await house.open(impulse.path, { storage: impulse.storage })
    await myTurn(page)
    await page.locator('.map-view').focus()
    const first = await widthOf(page)
    await page.keyboard.press('+')
    await expect.poll(() => widthOf(page)).toBeGreaterThan(first * 1.1)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => widthOf(page)).toBeLessThan(first * 1.05)
    for (let i = 0; i < 30; i++) await page.keyboard.press('+')
    await expect.poll(() => widthOf(page)).toBeGreaterThan(first * 1.5)
    const most = await widthOf(page)
    await page.keyboard.press('+')
    await expect.poll(() => widthOf(page)).toBeCloseTo(most, 0)
    for (let i = 0; i < 40; i++) await page.keyboard.press('-')
    await expect.poll(() => widthOf(page)).toBeLessThan(most / 3)
    const least = await widthOf(page)
    await page.mouse.move(500, 400)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => widthOf(page)).toBeGreaterThan(least * 1.1)
    await page.keyboard.press('0')
    const isWhole = () =>
      page.evaluate(() => {
        const map = document.querySelector('.map-view')!.getBoundingClientRect()
        return [...document.querySelectorAll('.hits [data-place]')].every((place) => {
          const box = place.getBoundingClientRect()
          return box.left >= map.left - 1 && box.right <= map.right + 1
        })
      })
    await expect.poll(isWhole).toBe(true)
  },
)

test('counters are hidden while a key is held, and marks alone by their layer', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  const world = page.locator('.map-world')
  await page.locator('.map-view').focus()
  await page.keyboard.down('h')
  await expect.poll(() => world.getAttribute('class')).toContain('no-counters')
  await page.keyboard.up('h')
  await expect.poll(() => world.getAttribute('class')).not.toContain('no-counters')
  await page.getByRole('button', { name: 'Layers' }).click()
  await page.getByLabel('Marks').uncheck()
  await expect.poll(() => world.getAttribute('class')).toContain('no-overlays')
  expect(await world.getAttribute('class')).not.toContain('no-counters')
})

atLength('what can act out of sight has a mark at the edge, and a press shows it', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await page.locator('.map-view').focus()
  for (let i = 0; i < 30; i++) await page.keyboard.press('+')
  const marks = page.locator('.edge-marks button')
  await expect.poll(() => marks.count()).toBeGreaterThan(0)
  const before = await page.locator('.map-world').getAttribute('style')
  await marks.first().click()
  await expect.poll(() => page.locator('.map-world').getAttribute('style')).not.toBe(before)
})

test('the focus stays where one works: in the list after a choice from it, never on nothing', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await page.locator('.choices').getByRole('button', { name: 'Activate' }).first().focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await savedTable(page, impulse.id)).entries.length)
    .toBeGreaterThan(impulse.table.entries.length)
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body ? '' : (activeElement?.className ?? '')
    })
  await expect.poll(focused).not.toBe('')
  await selectStack(page)
  await expect.poll(focused).toContain('map-view')
})

test('a tap on the map is no click on whatever has come under the finger since', async () => {
  const game = prepare({ seed: 3 })
  const page = await sitDown(house, game, { size: [390, 844], touch: true })
  await page.evaluate(() => {
    const clicked: string[] = []
    Object.assign(globalThis, { clicked })
    document.addEventListener('click', ({ target }) => clicked.push(String(target)), true)
  })
  const { able } = await myTurn(page)
  const points = await Promise.all(able.map((place) => pointOf(page, place)))
  const { x, y } = points.find((point) => point !== null)!
  await page.touchscreen.tap(x, y)
  await page.locator('.area.is-selected').waitFor()
  await page.waitForTimeout(400)
  expect(
    await page.evaluate(() => (globalThis as unknown as { clicked: string[] }).clicked),
  ).toEqual([])
})
