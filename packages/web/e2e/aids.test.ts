import type { State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { oneFor } from '../../../scripts/lanes.ts'
import { atLength, useHouse, violations } from './harness.ts'
import { chooseAttacker, confirmation, myTurn, savedTable } from './play.ts'
import { canAssault, prepare, stepOf } from './prepare.ts'

const house = useHouse()
const impulse = prepare({ seed: 5, until: (state) => stepOf(state) === 'impulse' })

const isDeclaring = (state: State) => stepOf(state, 'met') === 'declare'
const declaring = { game: 'met', seed: 66, until: isDeclaring }
const firing = {
  game: 'frontline',
  seed: 3,
  player: 'greedy',
  seats: ['human', 'greedy'],
  until: (state: State, count: number) =>
    count >= 40 &&
    stepOf(state, 'frontline') === 'action' &&
    gameById('frontline')!.toAct(state) === 0,
}

atLength(
  'the cell of the assault that is aimed at is lit, and any other can be calculated',
  async () => {
    const game = prepare({ seed: 12, player: 'greedy', until: canAssault })
    const page = await house.open(game.path, { storage: game.storage })
    await page.getByRole('tab', { name: 'Tables' }).click()
    const calculator = page.locator('[data-part="calculator"]')
    const first = page.locator('.aids > :first-child')
    await expect.poll(() => first.getAttribute('data-aid')).toBe('costs')
    const lit = page.locator('.aid-odds td.is-lit')
    expect(await lit.count()).toBe(0)
    await myTurn(page)
    const targets = await chooseAttacker(page)
    await targets.first().click()
    await confirmation(page).waitFor()
    const success = calculator.locator('td').first()
    const attack = calculator.locator('input[name="attack"]')
    const defence = calculator.locator('input[name="defence"]')
    const difference = async () =>
      Number(await attack.inputValue()) - Number(await defence.inputValue())
    await expect.poll(difference).not.toBe(0)
    expect(Math.abs(await difference())).toBeLessThanOrEqual(8) // as far as the table goes
    await expect.poll(() => lit.count()).toBe(1)
    expect(await first.getAttribute('data-aid')).toBe('odds')
    expect(await page.locator('.aid-odds th.is-lit').count()).toBe(2) // its row and its column
    expect(await success.textContent()).toBe(await lit.textContent())
    const before = await success.textContent()
    await attack.fill('30')
    await defence.fill('8')
    await expect.poll(() => success.textContent()).not.toBe(before)
    expect(await success.textContent()).toBe('100.0%')
    expect(await violations(page)).toEqual([])
    const { entries } = await savedTable(page, game.id)
    expect(entries.length).toBe(game.table.entries.length)
  },
)

test('a formation is lit on the map from the order of battle', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await page.getByRole('tab', { name: 'Units' }).click()
  const show = page.locator('[data-part="show-group"]').first()
  await show.click()
  await expect.poll(() => page.locator('.shown-places .shown-line').count()).toBeGreaterThan(0)
  expect(await show.getAttribute('aria-pressed')).toBe('true')
  await show.click()
  await expect.poll(() => page.locator('.shown-places path').count()).toBe(0)
})

atLength('a hex says what its ground costs and takes off an attack', async () => {
  const game = prepare({ game: 'celles', seed: 7, player: 'greedy', moves: 40 })
  const page = await house.open(game.path, { storage: game.storage })
  await myTurn(page)
  await page.locator('.pile').first().hover()
  await page.locator('.look-terrain').waitFor()
  expect(await page.locator('.look-terrain').textContent()).toMatch(
    /^(clear|rough|woods|town).* · Motorized [\d½]+, On foot [\d½]+/,
  )
})

const fights = [
  ['met', declaring, 'main', 'en', [1366, 768]],
  ['frontline', firing, 'answer', 'en', [1366, 768]],
  ['met', declaring, 'main', 'fr', [390, 844]],
] as const

test.each(oneFor('calculator', fights))(
  'any fight of %s is calculated by keyboard, and nothing comes of it (%#)',
  async (_id, preparation, key, language, size) => {
    const game = prepare(preparation)
    const page = await house.open(game.path, { storage: game.storage, size, language })
    await myTurn(page)
    if (size[0] < 600) await page.locator('.table-side > .sheet-handle').click()
    await page.getByRole('tab').nth(2).click()
    const calculator = page.locator('[data-part="calculator"]')
    const folded = page.locator('details.aid:has([data-part="calculator"]) > summary')
    if ((await folded.count()) > 0) await folded.press('Enter')
    const field = calculator.locator(`input[name="${key}"]`)
    await field.scrollIntoViewIfNeeded()
    const before = await calculator.locator('table').textContent()
    await field.focus()
    await page.keyboard.press('ArrowUp')
    for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowUp')
    await expect.poll(() => calculator.locator('table').textContent()).not.toBe(before)
    await calculator.locator('select').first().press('ArrowDown')
    expect(await calculator.evaluate((part) => part.scrollWidth <= part.clientWidth + 1)).toBe(true)
    expect(await violations(page)).toEqual([])
    const { entries } = await savedTable(page, game.id)
    expect(entries.length).toBe(game.table.entries.length)
  },
)
