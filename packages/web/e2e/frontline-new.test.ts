import { readFileSync } from 'node:fs'
import { gameById } from '@estafette/registry'
import { tableFromRecord } from '@estafette/table'
import { expect, test } from 'vitest'
import { atLength, overflow, pressThrough, useHouse } from './harness.ts'
import { savedSeats } from './coach.ts'
import { storageOf } from './prepare.ts'

const house = useHouse()

/** The record of the one game that the browser keeps. */
const record = (): string =>
  Object.entries(localStorage).find(([key]) => key.startsWith('estafette.record.'))?.[1] ?? ''

test('the Automat is an opponent like any other: it plays the side that is not taken', async () => {
  const page = await house.open('/new/frontline/s06')
  const details = page.locator('.frc-stays')
  await details.getByRole('radio', { name: 'Axis' }).check()
  await details.getByLabel('Opponent').selectOption('automat')
  await details.locator('[data-part="play"]').click()
  await page.waitForURL(/\/table\/frontline-/)
  await page.locator('.field-top').waitFor()
  expect(await page.evaluate(record)).toMatch(/^option automat allies\s/m)
  expect(await savedSeats(page)).toEqual([['greedy', 'human']])
})

test('a campaign is not begun again before somebody has said so twice', async () => {
  const note = { seats: ['human', 'greedy'], games: ['frontline-a'], fought: [] }
  const kept = {
    ...note,
    fought: [{ winner: 0, lost: [4, 20], total: [31, 31], dead: [], proven: [] }],
  }
  const page = await house.open('/new/frontline/airborne', {
    storage: { 'estafette.campaign.airborne': JSON.stringify(kept) },
  })
  const fought = page.locator('.frc-road .is-past')
  await expect.poll(() => fought.count()).toBe(1)
  await page.getByRole('button', { name: 'Begin again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  expect(await fought.count()).toBe(1)
  await page.getByRole('button', { name: 'Begin again' }).click()
  await pressThrough(page, page.getByRole('dialog').locator('[data-part="forget"]'))
  await expect.poll(() => fought.count()).toBe(0)
})

/** The first battle of a campaign, fought to its end and not looked at since. */
function firstOfCampaign() {
  const url = new URL('../../games/frontline/golden/omaha.record', import.meta.url)
  const read = tableFromRecord(gameById, readFileSync(url, 'utf8'))
  if (!read.ok) throw new Error(read.reason)
  const seats = ['human', 'greedy']
  const kept = { seats, games: ['frontline-omaha'], fought: [] }
  return {
    ...storageOf('frontline-omaha', read.value, seats),
    'estafette.campaign.beach-to-breakout': JSON.stringify(kept),
  }
}

test('FRL-CAMP-2 the result of a battle of a campaign leads on to the next battle', async () => {
  const page = await house.open('/after/frontline-omaha', { storage: firstOfCampaign() })
  const campaign = page.locator('[data-part="campaign"]')
  await campaign.getByRole('heading', { name: 'Beach to Breakout, battle 1 of 6' }).waitFor()
  expect(await campaign.textContent()).toMatch(/Campaign points: Allies \d, Axis \d\./)
  expect(await page.getByRole('button', { name: 'Same again' }).count()).toBe(0)
  await page.locator('.after-picture [data-soldier]').first().waitFor()
  expect(await overflow(page)).toBe(0)
  await campaign.getByRole('link', { name: 'On to Pointe du Hoc' }).click()
  await page.waitForURL(/\/new\/frontline\/beach-to-breakout/)
  await expect.poll(() => page.locator('.frc-road .is-past').count()).toBe(1)
})

atLength(
  'on a phone details lie over the list when they are asked for, and only then',
  async () => {
    const page = await house.open('/new/frontline/airborne', { size: [390, 844], touch: true })
    await page.locator('[data-campaign="tommies"]').tap()
    await page.locator('[data-way="history"]').tap()
    await page.locator('.frc-choosing.is-history').waitFor()
    expect(await page.locator('.frc-sheet').count()).toBe(0)
  },
)
