import { expect, test } from 'vitest'
import { useHouse, violations } from './harness.ts'
import { myTurn, savedTable } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()
const impulse = prepare({ seed: 5, until: (state) => stepOf(state) === 'impulse' })

test('orders are typed, undone and done again by keyboard, and the focus comes back', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  const entries = async () => (await savedTable(page, impulse.id)).entries.length
  const before = await entries()
  await page.locator('.map-view').focus()
  await page.keyboard.press('/')
  const field = page.locator('[data-part="typed"]')
  await field.waitFor()
  await page.keyboard.type('activate')
  await page.locator('.typed-entries li').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(entries).toBe(before + 1)
  await field.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-view')
  await page.keyboard.press('u')
  await expect.poll(entries).toBe(before)
  await page.keyboard.press('y')
  await expect.poll(entries).toBe(before + 1)
  // The log is the list of what can be taken back.
  await page.locator('[data-part="lines"]').last().click()
  await page.locator('[data-part="undo-here"]').last().click()
  await expect.poll(entries).toBe(before)
  await page.locator('[data-part="redo"]').click()
  await expect.poll(entries).toBe(before + 1)

  await page.keyboard.press('/')
  await page.locator('[data-part="typed-list"]').selectOption('near')
  await expect.poll(() => page.locator('.typed-entries li').count()).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  expect(await entries()).toBe(before + 1)
})
