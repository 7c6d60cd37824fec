import { expect, test } from 'vitest'
import { ready, useHouse } from './harness.ts'
import { myTurn } from './play.ts'
import { prepare } from './prepare.ts'

const house = useHouse()

test('the language changes in one click without a reload', async () => {
  const page = await house.open('/')
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  await page.getByRole('button', { name: 'FR Français' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('La carte est dépliée. À vous.')
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  await expect.poll(() => page.title()).toBe('Wargames sur carte · Estafette')
  await page.reload()
  await ready(page)
  expect(await page.locator('h1').textContent()).toBe('La carte est dépliée. À vous.')
})

test('the language is that of the browser until one is chosen', async () => {
  const page = await house.open('/help', { language: 'fr' })
  expect(await page.locator('h1').textContent()).toBe('Aide et clavier')
})

test('the theme follows the system until one is chosen', async () => {
  const page = await house.open('/help')
  const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme')
  expect(await theme()).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' })
  await expect.poll(theme).toBe('contrast')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Light' }).click()
  await expect.poll(theme).toBe('light')
})

test('going somewhere moves the focus to the heading, and back works', async () => {
  const page = await house.open('/')
  await page.getByRole('link', { name: 'The boards' }).first().click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('About the boards')
  expect(new URL(page.url()).pathname).toBe('/boards')
  expect(await page.title()).toBe('About the boards · Estafette')
  await page.goBack()
  await expect.poll(() => page.locator('h1').textContent()).toBe('The map is out. Your move.')
})

test('the keyboard reaches the content, the menu and its places', async () => {
  const page = await house.open('/help')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Play')
  await page.keyboard.press('Escape')
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false')
})

test('a button without a word explains itself to a pointer that rests, until Escape', async () => {
  const page = await house.open('/help')
  await page.getByRole('button', { name: 'Menu' }).hover()
  await page.getByRole('tooltip').waitFor()
  expect(await page.getByRole('tooltip').textContent()).toBe('Menu')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
})

test('the page and the server forbid the same things', async () => {
  const page = await house.open('/help')
  const meta = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content')
  const header = house.site.get('/index.html') && (await page.request.get(house.address)).headers()
  const sent = header?.['content-security-policy']?.split('; ') ?? []
  expect(sent.filter((part) => !part.startsWith('frame-ancestors'))).toEqual(meta?.split('; '))
})

test('what cannot be fetched is missed aloud, once, and fetched when asked again', async () => {
  const game = prepare({ seed: 7 })
  const page = await house.open(game.path, { storage: game.storage })
  await myTurn(page)
  await page.route('**/assets/**', (route) => route.abort())
  await page.keyboard.press('?')
  const notice = page.locator('.notices .notice.is-bad')
  await notice.waitFor()
  await page.keyboard.press('r')
  await page.waitForTimeout(300)
  expect(await notice.allTextContents()).toEqual([
    expect.stringContaining('Part of Estafette failed to load'),
  ])
  await page.unroute('**/assets/**')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await ready(page)
  await myTurn(page)
  await page.keyboard.press('?')
  await page.locator('.side-sheet').waitFor()
  expect(await notice.count()).toBe(0)
  house.forgive(/ERR_FAILED/)
})
