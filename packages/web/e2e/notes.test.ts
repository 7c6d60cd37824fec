import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atLength, useHouse, violations } from './harness.ts'
import { myTurn, savedTable, selectStack } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()
const impulse = prepare({ seed: 5, until: (state) => stepOf(state) === 'impulse' })

/** What stands under the text, which has the tab to itself. */
const openMore = (page: Page): Promise<void> =>
  page.locator('[data-part="more-notes"] > summary').click()

test('notes and pins stay in this browser, and are on the map again when one comes back', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await selectStack(page)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.locator('[data-part="my-notes"]').fill('Rommel comes by the north')
  await openMore(page)
  await page.locator('[data-part="pin"]').click()
  await page.locator('.notes-pins input').fill('guns here')
  await expect.poll(() => page.locator('.map-pins .map-pin-text').textContent()).toBe('guns here')
  expect(await violations(page)).toEqual([])

  await page.reload()
  await myTurn(page)
  await expect.poll(() => page.locator('.map-pins .map-pin-text').textContent()).toBe('guns here')
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect
    .poll(() => page.locator('[data-part="my-notes"]').inputValue())
    .toBe('Rommel comes by the north')
  const record = await page.evaluate(
    (id) => localStorage.getItem(`estafette.record.${id}`),
    impulse.id,
  )
  expect(record).not.toMatch(/Rommel comes|guns here/)
})

atLength('a report is a file with what was said, the position and the log', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await page.getByRole('tab', { name: 'Notes' }).click()
  await openMore(page)
  await page.locator('[data-part="complaint"]').fill('The bridge was not counted')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-part="report"]').click(),
  ])
  const text = readFileSync((await file.path())!, 'utf8')
  expect(text).toContain('The bridge was not counted')
  expect(text).toContain('estafette position 1')
  expect(text).toContain('estafette record')
})

test('a position is tried out in a copy for both sides, and the game waits as it was', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  const before = await savedTable(page, impulse.id)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await openMore(page)
  await page.locator('[data-part="try-out"]').click()
  await page.waitForURL((url) => !url.pathname.endsWith(impulse.id))
  const copy = new URL(page.url()).pathname.split('/').at(-1)!
  await myTurn(page)
  await page.locator('.choices [data-choice]').first().click()
  await expect.poll(async () => (await savedTable(page, copy)).entries.length).toBeGreaterThan(0)

  await page.locator('[data-part="back-to-game"]').click()
  await page.waitForURL((url) => url.pathname.endsWith(impulse.id))
  expect((await savedTable(page, impulse.id)).entries.length).toBe(before.entries.length)
  const left = await page.evaluate(
    (id) => Object.keys(localStorage).filter((key) => key.includes(id)),
    copy,
  )
  expect(left).toEqual([])
})
