import { expect, test } from 'vitest'
import { overflow, useHouse, violations } from './harness.ts'

const house = useHouse()

test.each(['/lobby', '/host', '/invite/4f1c', '/account', '/fair/4f1c', '/t/4f1c'])(
  '%s says that there is no server, and offers a game at one screen',
  async (path) => {
    const page = await house.open(path, { size: [390, 844] })
    await expect
      .poll(() => page.locator('main').innerText())
      .toMatch(/No play over the network here[^]*Play at one screen/)
    expect(await overflow(page)).toBe(0)
    if (path === '/lobby') expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Play at one screen' }).click()
    await page.waitForURL(/\/new$/)
    house.forgive(/Failed to load resource|WebSocket connection/)
  },
)

test('an address that no table can have is said to be none, without asking anybody', async () => {
  const page = await house.open('/t/4f1c)')
  await expect.poll(() => page.locator('h1').innerText()).toBe('No such table')
})
