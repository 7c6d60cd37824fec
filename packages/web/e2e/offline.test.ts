import { expect, test } from 'vitest'
import { atLength, ready, useHouse } from './harness.ts'

const house = useHouse()

test('once loaded, everything is there without a network', async () => {
  const page = await house.open('/', { offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await page.reload()
  await ready(page)
  expect(await page.locator('h1').textContent()).toBe('The map is out. Your move.')
  await page.goto(`${house.address}/rules/arras/ARR-6.2c`)
  await ready(page)
  expect(await page.locator('.rule').count()).toBeGreaterThan(200)
  await page.goto(`${house.address}/new/arras`)
  await ready(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/table\/arras-/)
})

atLength('a new version waits until it is asked for', async () => {
  const page = await house.open('/', { offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await ready(page)
  const worker = house.site.get('/sw.js')!
  const body = Buffer.from(worker.body.toString().replace(/estafette-/, 'estafette-x'))
  house.site.set('/sw.js', { ...worker, body, packed: {}, etag: '"new"' })
  try {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    await page.getByText('A new version of Estafette is ready.').waitFor()
    await page.evaluate(() => Object.assign(globalThis, { old: true }))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.evaluate(() => 'old' in globalThis)).toBe(false)
    await ready(page)
    expect(await page.getByText('A new version of Estafette is ready.').count()).toBe(0)
  } finally {
    house.site.set('/sw.js', worker)
  }
})
