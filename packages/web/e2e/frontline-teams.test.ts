import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { isLong } from '../../../scripts/lanes.ts'
import { useHouse } from './harness.ts'

const house = useHouse()

const sides = ['Allies', 'Axis', 'Allies', 'Axis']
const nth = ['first', 'second', 'third', 'fourth']

/** Begins an own battle of several people at this screen. */
async function begin(page: Page, players: number): Promise<void> {
  if (players === 3) await page.getByRole('radio', { name: /^Three: one for the Allies/ }).check()
  const seats = page.locator('.frc-seats select')
  await expect.poll(() => seats.count()).toBe(players)
  for (let seat = 0; seat < players; seat++) await seats.nth(seat).selectOption('human')
  await page.locator('[data-part="play"]').click()
  await page.waitForURL(/\/table\/frontline-/)
}

/** Whoever the curtain names comes to the screen; their seat. */
async function arrive(page: Page): Promise<number> {
  const curtain = page.locator('.hand-over')
  await curtain.waitFor()
  const text = (await curtain.locator('h1').textContent()) ?? ''
  const seat = nth.findIndex((word) => text.includes(`the ${word} player`))
  await curtain.getByRole('button').click()
  await page.locator('.slots:not([data-deaf])').waitFor()
  const reveal = page.locator('[data-part="reveal"]')
  if ((await reveal.count()) > 0) {
    await slot(page, 'a').click()
    await reveal.waitFor({ state: 'detached' })
  }
  return Math.max(0, seat) // who is alone on a side is called by it
}

const slot = (page: Page, name: string) =>
  page.locator(`.slots:not([data-deaf]) [data-slot="${name}"]`)

const cardsOf = (page: Page, selector: string, name: string): Promise<readonly number[]> =>
  page
    .locator(selector)
    .evaluateAll((all, key) => all.map((one) => Number(one.getAttribute(key))), name)

/** Presses slot A, and once more where that is for good. */
async function agree(page: Page): Promise<void> {
  await slot(page, 'a').click()
  await page.waitForTimeout(50) // deaf, until what it asks stands
  await page.locator('.hand-over, .slots:not([data-deaf])').first().waitFor()
  const isAsked = /for good/.test((await page.locator('[data-slot="a"]').allTextContents()).join())
  if (isAsked) await slot(page, 'a').click()
}

/** Seals a ready list, and says which cards were shown as taken. */
async function seal(page: Page): Promise<readonly number[]> {
  await page.locator('.frc-ready button').last().click()
  const pressed = await cardsOf(page, '.frc-card[aria-pressed="true"]', 'data-card')
  expect(pressed.length).toBeGreaterThan(0)
  await slot(page, 'a').click()
  await page.getByRole('heading', { name: /^Seal th/ }).waitFor()
  await slot(page, 'a').click()
  return pressed
}

test.each(isLong ? [4, 3] : [4])(
  'own battle of %i at one screen: each is called by number and gets the cards they pressed',
  async (players) => {
    const page = await house.open('/new/frontline/teams')
    await begin(page, players)
    const forces = new Map<number, readonly number[]>()
    for (let count = 0; count < players; count++) {
      const seat = await arrive(page)
      expect(await page.locator('.decision-when').textContent()).toContain(
        players === 4 ? sides[seat]! : '',
      )
      forces.set(seat, await seal(page))
    }
    expect([...forces.keys()].toSorted()).toEqual(Array.from({ length: players }, (_, at) => at))
    const formed = new Set<number>()
    while (formed.size < players) {
      const seat = await arrive(page)
      const men = await cardsOf(page, `[data-seat="${seat}"] [data-man]`, 'data-man')
      expect(men.toSorted((a, b) => a - b)).toEqual(forces.get(seat))
      formed.add(seat)
      await agree(page)
      if (!isLong) return
    }
    for (let count = 0; count < players; count++) {
      await arrive(page)
      await page.getByRole('heading', { name: 'Hand out equipment' }).waitFor()
      await agree(page)
    }
    // The first turn: everything is declined until the other side has the word.
    const turn = page.locator('[data-part="turn"] .chip')
    await page.locator('.hand-over, [data-part="turn"] .chip').first().waitFor()
    if (await page.locator('.hand-over').isVisible()) await arrive(page)
    await expect.poll(() => turn.count()).toBe(1)
    const first = await turn.textContent()
    for (let press = 0; press < 120; press++) {
      if (await page.locator('.hand-over').isVisible()) await arrive(page)
      if ((await turn.textContent()) !== first) break
      const decline = slot(page, 'c')
      await decline.waitFor()
      const isOpen = (await decline.getAttribute('aria-disabled')) !== 'true'
      const isRule = (await decline.getAttribute('data-part')) === 'explain'
      const isCancel = /Cancel/.test((await decline.textContent()) ?? '')
      await (isOpen && !isRule && !isCancel ? decline : slot(page, 'a')).click()
    }
    expect(await turn.textContent()).not.toBe(first)
  },
)
