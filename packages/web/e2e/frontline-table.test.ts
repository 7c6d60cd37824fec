import { mkdirSync } from 'node:fs'
import { frontline } from '@estafette/frontline'
import { forceNow } from '@estafette/frontline/plans'
import { STEP, type FrontlineState } from '@estafette/frontline/screen'
import { verbOf, type State } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneFor } from '../../../scripts/lanes.ts'
import { planWords } from '../src/games/frontline/plan/plan-words.ts'
import { LONG, overflow, ready, useHouse, type How } from './harness.ts'
import { confirmation, inSlots, savedTable, sitDown } from './play.ts'
import { prepare, type Preparation, type Prepared } from './prepare.ts'

const house = useHouse()

const front = (s: State): FrontlineState => s as FrontlineState

const all: readonly (readonly [name: string, how: How])[] = [
  ['desk', { size: [1366, 768] }],
  ['phone', { size: [390, 844], language: 'fr', touch: true }],
  ['low', { size: [844, 390], touch: true, theme: 'dark' }],
  ['small', { size: [320, 640], language: 'fr', touch: true, theme: 'contrast' }],
]

const windows = LONG ? all : all.slice(0, 2)

/** Leaves a picture of the window where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder === undefined || !LONG) return // quick runs do not paint
  mkdirSync(folder, { recursive: true })
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${folder}/${name}.png` })
}

/** A game up to a moment, in which a side answers to the page. */
const moment = (how: Preparation): Prepared =>
  prepare({ game: frontline.id, player: 'greedy', ...how })

const duHoc = { setup: { scenario: 's06' } } as const

/** Whether whoever decides can do something by a verb. */
function can(s: State, ...verbs: readonly string[]): boolean {
  const state = front(s)
  const count = frontline.choices(state, frontline.toAct(state), state.legal)
  return state.legal
    .subarray(0, count)
    .some((choice) => verbs.includes(frontline.verbs[verbOf(choice)]!.name))
}

const underFire = moment({
  ...duHoc,
  until: (s) => front(s).step === STEP.cover && front(s).fp > 12 && can(s, 'cover', 'shovel'),
})
const attacked = moment({
  ...duHoc,
  seed: 2,
  until: (s) => front(s).step === STEP.react && front(s).fp > 12 && can(s, 'counter'),
})

/** Sits down where somebody is awaited: a table of two hides everything before that. */
async function sit(game: Prepared, how?: How): Promise<Page> {
  const page = await sitDown(house, game, how)
  const curtain = page.locator('.hand-over button')
  if (await curtain.isVisible()) await curtain.click()
  return page
}

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

test.each(oneFor('answers', windows))(
  'answers and covers stand by what they cost, %s',
  async (name, how) => {
    for (const [which, game] of [
      ['cover', underFire],
      ['answer', attacked],
    ] as const) {
      const page = await sit(game, how)
      await page.locator('.decision [data-part="nothing"]').waitFor()
      await picture(page, `${which}-${name}`)
      const [nothing, ...rated] = (await figures(page)).toReversed()
      expect(rated.length).toBeGreaterThan(0)
      expect(nothing).toBeLessThanOrEqual(0)
      expect(rated).toEqual(rated.toSorted((one, other) => one - other))
      expect(await overflow(page)).toBe(0)
      await page.close()
    }
  },
)

/** Names of the ground that are seen and run over their cards. */
function cutNames(page: Page): Promise<readonly string[]> {
  return page.locator('.frc-known li').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const name = card.querySelector('em')!
      const isSeen = name.checkVisibility({ opacityProperty: true })
      const isCut = name.getBoundingClientRect().right > card.getBoundingClientRect().right
      return isSeen && isCut ? [name.textContent] : []
    }),
  )
}

const sealing = moment({
  setup: { scenario: 'battle', options: { size: '31' } },
  seats: ['human', 'greedy'],
})

test.each(oneFor('reveal', windows))(
  'secret forces are opened face to face, %s',
  async (name, how) => {
    const page = await sitDown(house, sealing, how)
    await ready(page)
    await page.locator('[data-ready]').first().click()
    await inSlots(page, '[data-slot="a"]').click()
    await confirmation(page).click()
    await page.locator('[data-part="reveal"]').waitFor({ timeout: 60_000 })
    await picture(page, `reveal-${name}`)
    const s = front(stateOf(await savedTable(page, sealing.id)))
    for (const seat of [0, 1]) {
      const shown = await page
        .locator(`[data-part="faced"] [data-side="${seat}"] [data-man]`)
        .evaluateAll((men) => men.map((one) => Number((one as HTMLElement).dataset['man'])))
      expect(shown).toEqual(forceNow(s, seat))
      expect(shown.length).toBeGreaterThan(0)
    }
    expect(await overflow(page)).toBe(0)
    expect(await cutNames(page)).toEqual([])
    await inSlots(page, '[data-slot="a"]').click()
    await page.locator('.frc-boxes').waitFor()
    await picture(page, `form-${name}`)
    expect(await page.locator('[data-part="faced-forces"] [data-man]').count()).toBeGreaterThan(3)
    expect(await overflow(page)).toBe(0)
  },
)

const drafting = moment({
  setup: { scenario: 'battle', options: { size: '31', draft: 'on' } },
  until: (s) => front(s).step === STEP.draft && forceNow(front(s), 0).length > 2,
})

test.each(oneFor('draft', windows))(
  'FRL-OPT-5 a draft shows who has taken which card, %s',
  async (name, how) => {
    const page = await sit(drafting, how)
    await page.locator('[data-part="faced-forces"]').waitFor()
    await picture(page, `draft-${name}`)
    const s = front(stateOf(drafting.table))
    for (const seat of [0, 1]) {
      const shown = await page
        .locator(`[data-side="${seat}"] [data-man]`)
        .evaluateAll((men) => men.map((one) => Number((one as HTMLElement).dataset['man'])))
      expect(shown).toEqual(forceNow(s, seat))
    }
    expect(await overflow(page)).toBe(0)
  },
)

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

const toMove = moment({
  ...duHoc,
  until: (s) => front(s).turn >= 1 && front(s).step === STEP.action,
})

/** What is cut on the field: the longest price on every card that has one, names of ground, of sections. */
function cutOnField(longest: string): string[] {
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect()
  const faults: string[] = []
  for (const pill of document.querySelectorAll<HTMLElement>('.frl-pill')) {
    pill.textContent = longest
    const card = pill.closest('.frl-ground')!
    const [own, all, name] = [pill, card, card.querySelector('.frl-ground-name b')!].map(boxOf)
    const isCut =
      pill.scrollWidth > pill.clientWidth ||
      own!.right > all!.right + 1 ||
      own!.left < all!.left - 1
    if (isCut) faults.push(`${longest} is cut`)
    if (own!.bottom > name!.top + 1) faults.push(`${longest} lies over the name of its card`)
  }
  for (const name of document.querySelectorAll<HTMLElement>(
    '.frl-line .frl-ground-name b, .frl-tray-head b',
  )) {
    const clip = name.closest('.frl-ground, .frl-tray-head')!
    const isCut = name.scrollWidth > name.clientWidth || boxOf(name).right > boxOf(clip).right + 1
    if (isCut) faults.push(`${name.textContent} is cut`)
  }
  return faults
}

test.each(oneFor('prices', windows))(
  'no price or name on the field is cut, %s',
  async (name, how) => {
    const page = await sit(toMove, how)
    await page.locator('.frl-tray.can-act > .frl-tray-press').first().click()
    await page.locator('.frl-pill').first().waitFor()
    const { steps, draws, pays } = planWords(how.language ?? 'en')
    const faults = await page.evaluate(cutOnField, [steps(2), draws(2), pays].join(', '))
    await picture(page, `move-${name}`)
    expect(faults).toEqual([])
  },
)

test.each(all)('whose losses the bar tells is said, %s', async (_name, how) => {
  const page = await sit(toMove, how)
  const said = await page.locator('.frl-status [data-part^="losses-"] > small').evaluateAll((all) =>
    all.map((one) =>
      [...one.children]
        .filter((word) => word.getBoundingClientRect().width > 1)
        .map((word) => word.textContent)
        .join(),
    ),
  )
  expect(said).toHaveLength(2)
  expect(new Set(said).size).toBe(2)
  for (const one of said) expect(one).toMatch(/\p{L}{3}/u)
  expect(await overflow(page)).toBe(0)
})

test('what comes to lie under a mouse that rests is not laid open over the field', async () => {
  const page = await sitDown(house, underFire)
  await page.locator('.hand-over button').waitFor()
  const at = await page.locator('.hand-over button').boundingBox()
  const [x, y] = [at!.x + at!.width / 2, at!.y + at!.height / 2]
  await page.mouse.click(x, y)
  const under = page.locator('[data-soldier]').first()
  await under.waitFor()
  // Whoever stands there now; the field is laid so that somebody does.
  const stands = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.closest('[data-soldier]') !== null,
    [x, y],
  )
  expect(stands).toBe(true)
  await page.waitForTimeout(800)
  expect(await page.locator('.frl-looked').count()).toBe(0)
  await page.mouse.move(x + 2, y + 1)
  await page.locator('.frl-looked').waitFor()
})
