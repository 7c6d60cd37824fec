import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lookAtCard } from './geometry.ts'
import { atLength, LONG, useHouse, type How } from './harness.ts'
import { myTurn, settled, slot } from './play.ts'
import { prepare, stepOf, type Prepared } from './prepare.ts'

const house = useHouse()
const quiet = { list: false }

const impulse = prepare({
  seed: 12,
  player: 'greedy',
  until: (state, count) => count >= 60 && stepOf(state) === 'impulse',
  settings: quiet,
})
const openGame = (game: Prepared, how: How = {}): Promise<Page> =>
  house.open(game.path, { storage: game.storage, ...how })

const inDock = async (page: Page): Promise<string> =>
  (await page.locator('.dock h2').textContent()) ?? ''

const PRESSES = LONG ? 10 : 2

/** Where presses of slot A lead, one after the other. */
async function stepsBy(press: (page: Page) => Promise<void>, count = PRESSES): Promise<string[]> {
  const page = await openGame(impulse)
  await myTurn(page)
  const steps: string[] = []
  for (let i = 0; i < count; i++) {
    await settled(page)
    await press(page)
    await settled(page)
    steps.push(await inDock(page))
  }
  return steps
}

test('double clicks on slot A go as many steps as clicks do', async () => {
  const clicks = await stepsBy((page) => slot(page, 'a').click())
  expect(new Set(clicks).size).toBeGreaterThan(PRESSES / 3)
  expect(await stepsBy((page) => slot(page, 'a').dblclick())).toEqual(clicks)
})

atLength.each([
  [1366, 768],
  [820, 1180],
  [390, 844],
])('the hint of a slot covers none of the slots at %d by %d', async (width, height) => {
  const page = await openGame(impulse, { size: [width, height] })
  await myTurn(page)
  await settled(page)
  const hinted = page.locator('.slots [data-slot][data-tip]')
  expect(await hinted.count()).toBeGreaterThan(0)
  for (const one of await hinted.all()) {
    await page.mouse.move(2, 2)
    await page.locator('.tooltip').waitFor({ state: 'detached' })
    await one.hover()
    await page.locator('.tooltip[data-placed]').waitFor()
    const covered = await page.evaluate(() => {
      const tip = document.querySelector('.tooltip')!.getBoundingClientRect()
      return [...document.querySelectorAll('[data-slot]')].filter((slot) => {
        const box = slot.getBoundingClientRect()
        return (
          box.left < tip.right &&
          tip.left < box.right &&
          box.top < tip.bottom &&
          tip.top < box.bottom
        )
      }).length
    })
    expect(covered).toBe(0)
  }
})

atLength('a key that is held down presses slot A once', async () => {
  const [first] = await stepsBy((page) => slot(page, 'a').click(), 1)
  for (const key of ['Enter', ' ']) {
    const page = await openGame(impulse)
    await myTurn(page)
    await settled(page)
    await slot(page, 'a').focus()
    for (let i = 0; i < 8; i++) {
      await page.keyboard.down(key)
      await page.waitForTimeout(120)
    }
    await page.keyboard.up(key)
    await settled(page)
    expect(await inDock(page)).toBe(first)
  }
})

const fights = prepare({
  seed: 12,
  player: 'greedy',
  until: (state, count) => count >= 20 && stepOf(state) === 'support',
  settings: quiet,
})

test('with text of twice the size nothing is lost in a window of 1280 pixels', async () => {
  for (const game of [impulse, fights]) {
    const page = await openGame(game, { size: [1280, 720] })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.reload()
    await myTurn(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    const { faults } = await page.evaluate(lookAtCard, { touch: false })
    expect(faults).toEqual([])
  }
})

atLength('a window of 320 pixels is one page that scrolls one way', async () => {
  for (const size of [
    [320, 256],
    [320, 470],
  ] as const) {
    for (const game of [impulse, fights]) {
      const page = await openGame(game, { size })
      await myTurn(page)
      const { faults } = await page.evaluate(lookAtCard, { touch: true, scrolls: true })
      expect(faults.map((fault) => `${size.join()}: ${fault}`)).toEqual([])
    }
  }
})
