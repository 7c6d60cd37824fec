import { frontline } from '@estafette/frontline'
import { ACTION_TYPES, STEP, type FrontlineState } from '@estafette/frontline/screen'
import type { State } from '@estafette/kernel'
import { stateOf, tableFromRecord } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneFor } from '../../../scripts/lanes.ts'
import {
  atLength,
  LONG,
  overflow,
  useHouse,
  violations,
  violationsInAllLooks,
  type How,
} from './harness.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()

const sizes = [
  ['desk', [1366, 768]],
  ['tablet', [820, 1180]],
  ['phone', [390, 844]],
  ['low', [844, 390]],
  ['small', [390, 400]],
] as const

const front = (s: State): FrontlineState => s as FrontlineState

/** The Allies are about to act in their third turn, in a battle of history. */
function aboutToAct(seed = 5): Prepared {
  return prepare({
    game: frontline.id,
    setup: { scenario: 's06' },
    seed,
    player: 'greedy',
    until: (s) => front(s).turn >= 5 && front(s).step === STEP.action && front(s).decider === 0,
  })
}

/** Opens a game, and comes to the screen where somebody is awaited. */
async function sit({ path, storage }: Prepared, how: How = {}): Promise<Page> {
  const page = await house.open(path, { storage, ...how })
  await page.locator('.hand-over button').click()
  await page.locator('.frl').waitFor()
  return page
}

/** The titles of the cards on a page, by their numbers. */
async function cardsOn(page: Page): Promise<readonly number[]> {
  const cards = await page
    .locator('.frl-card')
    .evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset['card'])))
  return cards.sort((a, b) => a - b)
}

function handIn({ hands }: FrontlineState, seat: number): readonly number[] {
  return Array.from({ length: ACTION_TYPES }, (_, card) => card).flatMap((card) =>
    Array.from({ length: hands[seat * ACTION_TYPES + card]! }, () => card),
  )
}

test.each(oneFor('scrolling', sizes))(
  'a %s shows field, decision and slots without scrolling aside',
  async (name, size) => {
    for (const language of LONG ? (['en', 'fr'] as const) : (['fr'] as const)) {
      const page = await sit(aboutToAct(), { size, language })
      expect(await page.locator('.frl').getAttribute('data-layout')).toBe(name)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await page.locator('.frl-tray.can-act').count()).toBeGreaterThan(0)
      const slot = await page.locator('.slots [data-slot="a"]').boundingBox()
      expect(slot!.y + slot!.height).toBeLessThanOrEqual(size[1])
      expect(await violations(page)).toEqual([])
    }
  },
)

atLength('the table is without fault in every theme', async () => {
  const page = await sit(aboutToAct())
  expect(await violationsInAllLooks(page)).toEqual([])
})

test.each(oneFor('list of battles', ['en', 'fr'] as const))(
  'the list of battles stays in its column, in %s',
  async (language) => {
    const page = await house.open('/new/frontline/s06', { language })
    await page.locator('.frc-list').waitFor()
    for (const width of [1920, 1366, 1190, 1024, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const [list, column] = await page.evaluate(() => {
        const table = document.querySelector('.frc-list')!
        const edges = [table, table.parentElement!].map((box) => box.getBoundingClientRect().right)
        return [edges[0]!, Math.min(edges[1]!, innerWidth)]
      })
      expect({ width, isIn: list! <= column! + 0.5 }).toEqual({ width, isIn: true })
    }
  },
)

test.each(oneFor('fire', [sizes[0]!, sizes[2]!]))(
  'on a %s fire that is planned is told whole',
  async (_, size) => {
    const page = await sit(aboutToAct(), { size, language: 'fr' })
    await page.keyboard.press('.')
    await page.locator('.frl-tray.is-chosen').waitFor()
    await page.keyboard.press(']')
    await page.locator('.unit-row .tile-value').first().waitFor()
    const faults = await page.evaluate(() => {
      const box = (one: Element): DOMRect => one.getBoundingClientRect()
      const values = [...document.querySelectorAll('.unit-row .tile')].filter((tile) => {
        const value = tile.querySelector('.tile-value')
        return value && box(value).right > box(tile).right
      })
      const panel = document.querySelector('.frl-fire')!
      const below = [...panel.children].filter((part) => box(part).bottom > box(panel).bottom + 0.5)
      // What stands under the field: the hand, or the sheet on a phone.
      const under = [...document.querySelectorAll('.frl-dock, .table-side')].map(box)
      const edge = Math.min(...under.map(({ top }) => top).filter((top) => top > box(panel).top))
      return { values: values.length, below: below.length, isCut: box(panel).bottom > edge + 0.5 }
    })
    expect(faults).toEqual({ values: 0, below: 0, isCut: false })
  },
)

test('fire takes three presses: section, target, A', async () => {
  const game = aboutToAct()
  const page = await sit(game)
  await page.locator('.frl-tray.can-act .frl-token').first().click()
  await page.locator('.frl-tray.is-target .frl-token').first().click()
  await page.locator('.frl-arrow.is-fire').waitFor()
  await page.waitForTimeout(400) // A hears nothing just after it has changed
  await page.locator('.slots [data-slot="a"]').click()
  await expect.poll(() => choicesIn(page, game)).toBeGreaterThan(game.table.entries.length + 3)
})

test('fire takes three keys: . ] Enter', async () => {
  const game = aboutToAct()
  const page = await sit(game)
  await page.keyboard.press('.')
  await page.locator('.frl-tray.is-chosen').waitFor()
  await page.keyboard.press(']')
  await page.locator('.frl-arrow.is-fire').waitFor()
  await page.waitForTimeout(400)
  await page.keyboard.press('Enter')
  await expect.poll(() => choicesIn(page, game)).toBeGreaterThan(game.table.entries.length + 3)
})

test('nothing moves under the pointer while fire is planned', async () => {
  const page = await sit(aboutToAct())
  const where = () =>
    page.locator('.frl-token, .frl-ground').evaluateAll((all) =>
      all.map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return `${Math.round(left)} ${Math.round(top)}`
      }),
    )
  const before = await where()
  await page.locator('.frl-tray.can-act .frl-token').first().click()
  expect(await where()).toEqual(before)
  await page.locator('.frl-tray.is-target .frl-token').first().click()
  await page.locator('.frl-arrow.is-fire').waitFor()
  expect(await where()).toEqual(before)
})

atLength(
  'on a phone every section of a crowded lane can be come to, and the last aimed at',
  async () => {
    const game = aboutToAct()
    const page = await sit(game, { size: [390, 844], touch: true })
    await page.locator('.frl-strip button').nth(7).tap() // five sections stand in card 8
    const lane = page.locator('.frl-lane.is-above')
    await lane.locator('.frl-tray').nth(4).waitFor()
    const right = await lane.evaluate((one) => {
      one.scrollTo({ left: one.scrollWidth })
      return [...one.querySelectorAll('.frl-tray')].at(-1)!.getBoundingClientRect().right
    })
    expect(right).toBeLessThanOrEqual(390)
    await page.keyboard.press('.')
    await page.locator('.frl-tray.is-chosen').waitFor()
    await page.keyboard.press('[')
    const aimed = lane.locator('.frl-tray.is-aimed')
    await aimed.waitFor()
    const { x, width } = (await aimed.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  },
)

test('between two people nobody’s hand is on the page, and then only that of who looks', async () => {
  const game = aboutToAct()
  const page = await house.open(game.path, { storage: game.storage })
  await page.locator('.hand-over button').waitFor()
  expect(await page.locator('.frl-card, [data-card], .frl').count()).toBe(0)
  await page.locator('.hand-over button').click()
  await page.locator('.frl-card').first().waitFor()
  const s = front(stateOf(game.table))
  await expect.poll(() => cardsOn(page)).toEqual(handIn(s, 0))
  await expect.poll(() => page.locator('.frl-backs .frl-back').count()).toBe(s.handSize[1])
})

test('a soldier is shown in full where the mouse rests, and by I', async () => {
  const page = await sit(aboutToAct())
  await page.locator('.frl-lane.is-below .frl-token').first().hover()
  await page.locator('.frl-looked .frl-soldier').waitFor()
  await page.mouse.move(2, 2)
  await page.locator('.frl-looked').waitFor({ state: 'detached' })
  await page.locator('.frl-use').first().focus()
  await page.keyboard.press('i')
  await page.locator('.frl-looked .frl-action').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.frl-looked').waitFor({ state: 'detached' })
})

/** How many choices the game has as the browser keeps it: a declaration is a row of them. */
async function choicesIn(page: Page, { id }: Prepared): Promise<number> {
  const record = await page.evaluate((id) => localStorage.getItem(`estafette.record.${id}`), id)
  const read = tableFromRecord(
    (name) => (name === frontline.id ? (frontline as never) : undefined),
    record ?? '',
  )
  if (!read.ok) throw new Error(read.reason)
  return read.value.entries.length
}
