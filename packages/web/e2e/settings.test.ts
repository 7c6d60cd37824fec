import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ready, useHouse, violations } from './harness.ts'

const house = useHouse()

test('settings are kept', async () => {
  const page = await house.open('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  const slow = page.getByRole('group', { name: 'Animations' }).getByLabel('Slow')
  await slow.check()
  await page.getByRole('radio', { name: 'Strong' }).check()
  await page.getByRole('switch', { name: 'Rolling dice' }).uncheck()
  await page.getByRole('switch', { name: 'Commands on' }).uncheck()
  await page.reload()
  await ready(page)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await slow.isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Strong' }).isChecked()).toBe(true)
  expect(await page.getByRole('switch', { name: 'Rolling dice' }).isChecked()).toBe(false)
  expect(await page.getByRole('switch', { name: 'Sealing a bid' }).isChecked()).toBe(true)
  expect(await page.getByRole('switch', { name: 'Commands on' }).isChecked()).toBe(false)
})

test('settings of another tab arrive', async () => {
  const page = await house.open('/settings')
  const other = await house.beside(page, '/')
  await page.getByRole('radio', { name: 'High contrast' }).check()
  await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('contrast')
})

test('settings travel as a file', async () => {
  const page = await house.open('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save settings' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain('estafette settings 1')

  const other = await house.open('/settings')
  const chooser = other.waitForEvent('filechooser')
  await other.getByRole('button', { name: 'Load settings' }).click()
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await (await chooser).setFiles(file)
  await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('a file that holds no settings changes nothing', async () => {
  const page = await house.open('/settings', { theme: 'dark' })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Load settings' }).click()
  const file = {
    name: 'cat.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"theme":1}'),
  }
  await (await chooser).setFiles(file)
  await page.getByText('cat.json is not an Estafette settings file.').waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('damaged settings in the browser are left aside', async () => {
  const page = await house.open('/', {
    storage: { 'estafette.settings': '{"theme":"purple","confirm":7,"language":' },
  })
  expect(await page.locator('h1').textContent()).toBe('The map is out. Your move.')
})

test('a command is given another key on the page of help, and the page shows it', async () => {
  const page = await house.open('/help')
  await page.locator('[data-part="other-keys"] summary').click()
  await page.locator('[data-part="other-keys"] input[name="undo"]').fill('x')
  const row = page.locator('.key-table tr', { hasText: 'Undo one step' })
  await expect.poll(() => row.locator('kbd').textContent()).toBe('X')
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect.poll(() => row.locator('kbd').textContent()).toBe('X')
})
