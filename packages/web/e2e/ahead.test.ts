import { gameById, games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../scripts/lanes.ts'
import { ready, useHouse, violations } from './harness.ts'
import { myTurn, pointOf, selectStack, settled } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()
const pictures = process.env['PICTURES']
const steps: Readonly<Record<string, string>> = { arras: 'impulse', met: 'move' }
const listed = games.filter(({ id }) => steps[id] !== undefined)

test.each(sampleOf(listed, 1).map(({ id }) => id))(
  'a plan in %s is drawn by two presses, kept, drawn hollow and taken up in one press',
  async (id) => {
    const game = prepare({
      game: id,
      seed: 5,
      player: 'greedy',
      settings: { list: false },
      until: (state, count) => count > 40 && stepOf(state, id) === steps[id],
    })
    const how = { storage: game.storage, touch: pictures !== undefined, size: [1366, 768] } as const
    const page = await house.open(game.path, how)
    await myTurn(page)
    await settled(page)
    const to = await selectStack(page)
    const from = await page
      .locator('.area.is-selected[data-place], .pile:has(.ctr-mark-selected)')
      .first()
      .getAttribute('data-place')
    await page.getByRole('tab', { name: 'Notes' }).click()
    const begin = page.locator('[data-part="plan-ahead"]')
    await begin.click()
    await page.keyboard.press('Escape')
    await begin.click()
    const at = (await pointOf(page, to))!
    await page.mouse.click(at.x, at.y)
    const arrow = page.locator(`.ahead-arrows [data-from="${from}"][data-to="${to}"]`)
    await arrow.waitFor({ state: 'attached' })
    expect(await page.locator('[data-part="confirm"]').count()).toBe(0) // nothing was meant by it
    expect(await violations(page)).toEqual([])
    await page.reload()
    await ready(page)
    await myTurn(page)
    await arrow.waitFor({ state: 'attached' })
    const take = page.locator('.decision .ahead-take')
    await take.waitFor()
    if (pictures) await page.screenshot({ path: `${pictures}/ahead-${id}.png` })
    await take.click()
    await page.locator('[data-part="confirm"]').waitFor()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await page.getByRole('button', { name: /^Drop the plan/ }).click()
    await arrow.waitFor({ state: 'detached' })
  },
)

const onFields = games.filter(({ kinds }) => 'soldier' in kinds)

test.each(onFields.map(({ id }) => id))(
  'a plan on the field of %s is drawn by presses, kept, drawn hollow and taken up in one press',
  async (id) => {
    const game = prepare({
      game: id,
      seed: 5,
      setup: { scenario: 's05' },
      player: 'greedy',
      seats: ['human', 'greedy'],
      settings: { list: false, enemyPace: 'atOnce' },
      until: (state, count) =>
        count > 40 && stepOf(state, id) === 'action' && gameById(id)!.toAct(state) === 0,
    })
    const how = { storage: game.storage, touch: pictures !== undefined, size: [1366, 768] } as const
    const page = await house.open(game.path, how)
    await myTurn(page)
    await settled(page)
    await page.getByRole('tab', { name: 'Notes' }).click()
    const begin = page.locator('[data-part="plan-ahead"]')
    await begin.click()
    await page.keyboard.press('Escape')
    await begin.click()
    // By keyboard alone: to a section of one's own, then to an enemy, each pressed by Enter.
    await page.keyboard.press('.')
    await page.keyboard.press('Enter')
    const chosen = page.locator('.frl-tray.is-chosen')
    await chosen.waitFor()
    const head = await chosen.getAttribute('data-section')
    if (pictures) await page.screenshot({ path: `${pictures}/ahead-drawn-${id}.png` })
    await page.locator('.frl-ground.can-go').first().click()
    const arrow = page.locator('.frl-arrow.is-ahead')
    await arrow.waitFor({ state: 'attached' })
    expect(await page.locator('[data-part="confirm"]').count()).toBe(0) // nothing was meant by it
    await begin.click()
    await page.locator(`.frl-tray[data-section="${head}"]`).click()
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-part="ahead"] [data-checked]').count()).toBeGreaterThan(1)
    expect(await violations(page)).toEqual([])
    await page.reload()
    await ready(page)
    await myTurn(page)
    await arrow.first().waitFor({ state: 'attached' })
    const take = page.locator('.decision .ahead-take').first()
    await take.waitFor()
    if (pictures) await page.screenshot({ path: `${pictures}/ahead-${id}.png` })
    await take.click()
    await page.locator('[data-part="confirm"]').waitFor()
    await page.getByRole('tab', { name: 'Notes' }).click()
    for (let left = 2; left > 0; left--) {
      await page
        .getByRole('button', { name: /^Drop the plan/ })
        .first()
        .click()
    }
    await arrow.waitFor({ state: 'detached' })
  },
)
