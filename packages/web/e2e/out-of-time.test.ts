import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, phone, sitDown, told } from './online.ts'
import { slot } from './play.ts'
import { useHosted } from './server.ts'

const house = useHosted()

/** Lets an hour go by at the server and on some pages. */
async function hourLater(...pages: readonly Page[]): Promise<void> {
  house.turnClock()
  for (const page of pages) {
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 3_600_000
    })
  }
}

test('whoever waits for somebody out of time claims the game by a choice and then slot A', async () => {
  const anne = await house.guest('Anne', desk)
  const bruno = await house.guest('Bruno', phone)
  const table = await house.seat(anne, bruno, { pace: { kind: 'live', minutes: 30, seconds: 0 } })
  await Promise.all([anne, bruno].map((page) => sitDown(house, page, table)))
  const isLate = (await anne.locator('.choices [data-choice]').count()) > 0
  const [late, waiting] = isLate ? [anne, bruno] : [bruno, anne]
  const card = waiting.locator('[data-part="late"]')
  expect(await card.count()).toBe(0)
  await hourLater(anne, bruno)
  await card.waitFor()

  const [grant, claim] = await Promise.all(
    (['a', 'c'] as const).map((at) => slot(waiting, at).innerText()),
  )
  await slot(waiting, 'c').click()
  await expect.poll(() => slot(waiting, 'a').innerText()).toContain(claim)
  expect(await waiting.locator('.slots-caution').innerText()).not.toBe('')
  await slot(waiting, 'c').click()
  await expect.poll(() => slot(waiting, 'a').innerText()).toBe(grant)
  expect((await told(waiting, table)).ending).toBeNull()

  await slot(waiting, 'c').click()
  await expect.poll(() => slot(waiting, 'a').innerText()).toContain(claim)
  for (const page of [anne, bruno])
    expect(await page.locator('[data-part="ended"]').count()).toBe(0)
  expect((await told(late, table)).ending).toBeNull()
  await slot(waiting, 'a').click()
  for (const page of [anne, bruno]) await page.locator('[data-part="ended"]').waitFor()
  expect((await told(late, table)).ending).not.toBeNull()
})
