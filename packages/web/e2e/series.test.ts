import { listedBattles } from '@estafette/blitzkrieg/series'
import { expect, test } from 'vitest'
import { atLength, overflow, useHouse, violations, violationsInAllLooks } from './harness.ts'

const house = useHouse()

const PHONE = { size: [390, 844], touch: true } as const

test('the page of the series shows one of its battles, and leads to its table', async () => {
  const page = await house.open('/')
  await page.getByRole('link', { name: 'See the battles' }).click()
  await page.waitForURL(/\/new\/blitzkrieg$/)
  await page.locator('.series').waitFor()
  const places = page.locator('.series-pick')
  expect(await places.allTextContents()).toEqual(listedBattles.map(({ place }) => place))
  const details = page.locator('.series-details')
  expect(await details.locator('h2').textContent()).toBe('Stonne')
  await places.nth(4).focus()
  await page.keyboard.press('ArrowUp') // as the cards lie: three in a row
  await page.keyboard.press('Enter')
  expect(await details.locator('h2').textContent()).toBe(listedBattles[1]!.place)
  await page.getByRole('button', { name: 'Sedan', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe('/new/blitzkrieg/unleashed')
  expect(await details.textContent()).toContain('38 German, 59 French units')
  await expect
    .poll(() => page.locator('.series-card g.series-map').count())
    .toBe(listedBattles.length)
  if (listedBattles.length <= 6)
    // two rows of cards fit on a desk
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await details.getByRole('link', { name: 'Play Sedan' }).click()
  await page.waitForURL(/\/new\/unleashed$/)
  await expect
    .poll(() => page.locator('.seat-title').allTextContents())
    .toEqual(['Germans', 'French'])
})

atLength('on a phone the details are a sheet, which closes and gives the focus back', async () => {
  const page = await house.open('/new/blitzkrieg', { ...PHONE, language: 'fr' })
  expect(await overflow(page)).toBe(0)
  const card = page.locator('.series-pick').nth(1)
  await card.tap()
  const sheet = page.getByRole('dialog')
  expect(await sheet.locator('h2').textContent()).toBe(listedBattles[1]!.place)
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Fermer' }).tap()
  await expect.poll(() => sheet.count()).toBe(0)
  expect(await card.evaluate((one) => one === document.activeElement)).toBe(true)
})

atLength('nothing of the series is lost in any look or size', async () => {
  const page = await house.open('/new/blitzkrieg/challenged')
  expect(await violationsInAllLooks(page)).toEqual([])
  for (const width of [320, 390, 700, 900, 901, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(`${width} ${await overflow(page)}`).toBe(`${width} 0`)
  }
})
