import { expect, test } from 'vitest'
import { useHouse } from './harness.ts'

const house = useHouse()

test('the rules are searched as one types, in both languages', async () => {
  const page = await house.open('/rules/arras')
  expect(await page.locator('.rule').count()).toBeGreaterThan(200)
  await page.getByLabel('Search the rules').fill('mix wehrmacht')
  await expect.poll(() => page.locator('.rule').count()).toBeLessThan(5)
  expect(await page.locator('#ARR-6\\.2c mark').allTextContents()).toContain('Wehrmacht')
  await page.getByRole('button', { name: 'FR Français' }).click()
  await page.getByLabel('Chercher dans les règles').fill('fraiches')
  await expect.poll(() => page.locator('.rule mark').first().textContent()).toMatch(/Fraîches/i)
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect.poll(() => page.locator('.rule').count()).toBeGreaterThan(200)
})

test('nothing found says so', async () => {
  const page = await house.open('/rules/arras')
  await page.getByLabel('Search the rules').fill('zeppelin')
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('No rule found')
})

test('a link to a rule shows it, lit and in the middle', async () => {
  const page = await house.open('/rules/arras/ARR-6.2c')
  const rule = page.locator('#ARR-6\\.2c')
  await expect.poll(() => rule.getAttribute('class')).toContain('is-target')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ARR-6.2c')
  const box = await rule.boundingBox()
  expect(box?.y).toBeGreaterThan(100)
  expect(box?.y).toBeLessThan(700)
  expect(await rule.textContent()).toContain('Rulebook 6.2')
})

test('a rule that does not exist is said not to', async () => {
  const page = await house.open('/rules/arras/ARR-99')
  expect(await page.locator('.notice').first().textContent()).toContain('ARR-99')
})

test('a chapter is reached from the list', async () => {
  const page = await house.open('/rules/arras')
  await page.locator('.rules-chapters').getByText('The Advantage').click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('advantage')
})
