import { mkdirSync } from 'node:fs'
import { frontline } from '@estafette/frontline'
import { forceNow } from '@estafette/frontline/plans'
import { NONE, STEP, type FrontlineState } from '@estafette/frontline/screen'
import type { State } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflow, ready, useHouse, type How } from './harness.ts'
import { savedTable, sitDown } from './play.ts'
import { prepare, type Preparation, type Prepared } from './prepare.ts'

const house = useHouse()

const front = (s: State): FrontlineState => s as FrontlineState

const windows: readonly (readonly [name: string, how: How])[] = [
  ['desk', { size: [1366, 768] }],
  ['phone', { size: [390, 844], language: 'fr', touch: true }],
  ['low', { size: [844, 390], touch: true, theme: 'dark' }],
  ['small', { size: [320, 640], language: 'fr', touch: true, theme: 'contrast' }],
]

/** Leaves a picture of the window where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${folder}/${name}.png` })
}

/** A game up to a moment, in which a side answers to the page. */
const moment = (how: Preparation): Prepared =>
  prepare({ game: frontline.id, player: 'greedy', ...how })

const duHoc = { setup: { scenario: 's06' } } as const

const underFire = moment({
  ...duHoc,
  until: (s) => front(s).step === STEP.cover && front(s).fp > 12 && front(s).sufferer !== NONE,
})
const attacked = moment({
  ...duHoc,
  seed: 2,
  until: (s) => front(s).step === STEP.react && front(s).attacker !== NONE && front(s).fp > 12,
})

/** The figures of the options that are rated, from the first to the last. */
function figures(page: Page): Promise<readonly number[]> {
  return page
    .locator('.decision .tiles')
    .first()
    .evaluate((group) =>
      [...group.querySelectorAll('.tile:not([data-part="together"]) .tile-value')].map((value) =>
        Number(value.textContent.replace('−', '-').replace(',', '.')),
      ),
    )
}

test.each(windows)('answers and covers stand by what they cost, %s', async (name, how) => {
  for (const [which, game] of [
    ['cover', underFire],
    ['answer', attacked],
  ] as const) {
    const page = await sitDown(house, game, how)
    await page.locator('.decision [data-part="nothing"]').waitFor()
    await picture(page, `${which}-${name}`)
    const [nothing, ...rated] = (await figures(page)).toReversed()
    expect(rated.length, which).toBeGreaterThan(0)
    expect(nothing, which).toBeLessThanOrEqual(0)
    expect(rated, which).toEqual(rated.toSorted((one, other) => one - other))
    expect(await overflow(page)).toBe(0)
    await page.close()
  }
})

const sealing = moment({
  setup: { scenario: 'battle', options: { size: '31' } },
  seats: ['human', 'greedy'],
})

test.each(windows)('secret forces are opened face to face, %s', async (name, how) => {
  const page = await sitDown(house, sealing, how)
  await ready(page)
  await page.locator('[data-ready]').first().click()
  await page.locator('[data-slot="a"]').click()
  await page.locator('[data-slot="a"][data-part="confirm"], [data-slot="a"]').first().click()
  await page.locator('[data-part="reveal"]').waitFor({ timeout: 60_000 })
  await picture(page, `reveal-${name}`)
  const s = front(stateOf(await savedTable(page, sealing.id)))
  for (const seat of [0, 1]) {
    const shown = await page
      .locator(`[data-part="faced"] [data-side="${seat}"] [data-man]`)
      .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset['man'])))
    expect(shown).toEqual(forceNow(s, seat))
    expect(shown.length).toBeGreaterThan(0)
  }
  expect(await overflow(page)).toBe(0)
  await page.locator('[data-slot="a"]').click()
  await page.locator('.frc-boxes').waitFor()
  await picture(page, `form-${name}`)
  expect(await page.locator('[data-part="faced-forces"] [data-man]').count()).toBeGreaterThan(3)
  expect(await overflow(page)).toBe(0)
})

const drafting = moment({
  setup: { scenario: 'battle', options: { size: '31', draft: 'on' } },
  until: (s) => front(s).step === STEP.draft && forceNow(front(s), 0).length > 2,
})

test.each(windows)('FRL-OPT-5 a draft shows who has taken which card, %s', async (name, how) => {
  const page = await sitDown(house, drafting, how)
  await page.locator('[data-part="faced-forces"]').waitFor()
  await picture(page, `draft-${name}`)
  const s = front(stateOf(drafting.table))
  for (const seat of [0, 1]) {
    const shown = await page
      .locator(`[data-side="${seat}"] [data-man]`)
      .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset['man'])))
    expect(shown).toEqual(forceNow(s, seat))
  }
  expect(await overflow(page)).toBe(0)
})

const started = moment({
  ...duHoc,
  seats: ['human', 'greedy'],
  until: (s) => front(s).turn >= 1 && front(s).step === STEP.rally && front(s).decider === 0,
})

test('nobody to rally, and the turn begins with what can be done', async () => {
  const page = await sitDown(house, started)
  await expect
    .poll(async () => front(stateOf(await savedTable(page, started.id))).step)
    .not.toBe(STEP.rally)
  await picture(page, 'turn-begins')
})
