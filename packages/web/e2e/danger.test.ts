import { frontline } from '@estafette/frontline'
import type { FrontlineState } from '@estafette/frontline/screen'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneFor, sampleOf } from '../../../scripts/lanes.ts'
import { overflow, useHouse, violations, type How } from './harness.ts'
import { settled, sitDown, slot } from './play.ts'
import { prepare, stepOf, type Prepared } from './prepare.ts'

const house = useHouse()
const pictures = process.env['PICTURES']

/** A moment to move in which armies face each other. */
const march = (game: string, step: string, seed: number): Prepared =>
  prepare({
    game,
    seed,
    player: 'greedy',
    settings: { list: false },
    until: (state, count) => count >= 60 && stepOf(state, game) === step,
  })

/** Leaves a picture of the window where somebody wants one. */
async function picture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` })
}

/** Previews moves of one stack after another until one leads into danger. */
async function intoDanger(page: Page): Promise<void> {
  const stacks = page.locator('[data-group="stacks"] .tile, [data-group="units"] .tile')
  const panel = page.locator('[data-part="danger"]')
  const goals = page.locator('[data-group="move"] .tile')
  for (let stack = 0; stack < (await stacks.count()); stack++) {
    await stacks.nth(stack).dispatchEvent('click') // a note may lie over it
    await settled(page)
    const places = await goals.count()
    for (let goal = 0; goal < places; goal++) {
      await goals.nth(goal).dispatchEvent('click')
      await settled(page)
      if (await panel.count()) return
      await slot(page, 'c').dispatchEvent('click')
      await settled(page)
    }
    await page.locator('.map-view').press('Escape')
    await settled(page)
  }
  throw new Error('no move leads into danger')
}

const sizes: readonly (readonly [name: string, how: How])[] = [
  ['desktop', { size: [1366, 768] }],
  ['phone', { size: [390, 844], touch: true, language: 'fr' }],
]

const marches = (
  [
    ['met', 'move', 5, /^\d:\d/],
    ['arras', 'impulse', 3, /^[\d.,]+\s?%$/],
    ['celles', 'active', 3, /^\d+\s?%$/],
  ] as const
).flatMap(([game, step, seed, wanted]) =>
  sizes.map(([size, how]) => ({ game, step, seed, wanted, size, how })),
)

/** One game in one of the sizes, another one the next day. */
const today = oneFor('danger', marches)
const sizeToday = sampleOf(sizes, 1)

test.each(today)('a move shows who could attack where it leads: $game, $size', async (one) => {
  const { game, step, seed, wanted, size, how } = one
  const page = await sitDown(house, march(game, step, seed), how)
  await settled(page)
  await intoDanger(page)
  await page.waitForTimeout(300)
  await picture(page, `${game}-${size}`)
  const figure = await page.locator('.decision-chance b').textContent()
  expect(figure).toMatch(wanted)
  expect(await page.locator('.danger summary > b').textContent()).toBe(figure)
  expect(await page.locator('.danger-plate text').textContent()).toBe(figure)
  expect(await page.locator('.danger-coming').count()).toBeGreaterThan(0)
  expect(await page.locator('.card-facts li').count()).toBe(3)
  expect(await page.locator('[data-group="others"] .diamonds').count()).toBeGreaterThan(1)
  const spoken = await page.locator('[data-part="card-spoken"]').textContent()
  const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ')
  expect(plain(spoken)).toContain(plain(figure).replace('+', '').split(':')[0]!)
  // A move is previewed as a move.
  expect(await page.locator('.fight-panel, .dock.is-company').count()).toBe(0)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  // The figures of the layer of dangers lie above the names of the map.
  await page.locator('.map-view').press('t')
  const tag = page.locator('.risk-tag').first()
  await tag.waitFor({ state: 'attached' })
  const isAbove = await tag.evaluate((one) => {
    const names = document.querySelector('.map-marks + .map-sheet')!
    return (names.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  expect(isAbove).toBe(true)
  await picture(page, `${game}-${size}-risks`)
})

test.each(sizeToday)('a move of Frontline shows who could answer it: %s', async (name, how) => {
  const game = prepare({
    game: 'frontline',
    seed: 3,
    player: 'greedy',
    seats: ['human', 'greedy'],
    settings: { list: false },
    until: (state, count) =>
      count >= 40 &&
      stepOf(state, 'frontline') === 'action' &&
      frontline.toAct(state as FrontlineState) === 0,
  })
  const page = await sitDown(house, game, how)
  await settled(page)
  const moves = page.locator('[data-group="sections"] [data-part="move"]')
  const panel = page.locator('[data-part="danger"]')
  for (let move = 0; move < (await moves.count()) && !(await panel.count()); move++) {
    await moves.nth(move).dispatchEvent('click')
    await settled(page)
    if (await panel.count()) break
    await slot(page, 'c').dispatchEvent('click')
    await settled(page)
  }
  await page.waitForTimeout(300)
  await picture(page, `frontline-${name}`)
  expect(await page.locator('.decision-chance b').textContent()).toMatch(/^−\d/)
  expect(await page.locator('[data-part="move-risk"] tbody tr').count()).toBeGreaterThan(0)
  expect(await page.locator('.is-threat .frl-arrow-text').count()).toBe(1)
  expect(await page.locator('.diamonds').count()).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
})
