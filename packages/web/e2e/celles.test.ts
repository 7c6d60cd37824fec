import { readFileSync } from 'node:fs'
import { celles } from '@estafette/celles'
import { hexAt, standardBoard, unitAt } from '@estafette/celles/screen'
import { faceAt, stateOf } from '@estafette/table'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atLength, overflow, useHouse, violations } from './harness.ts'
import { confirmation, inSlots, pointOf, savedTable, selectStack, sitDown } from './play.ts'
import { prepare, stepOf, type Prepared } from './prepare.ts'

const house = useHouse()

/** An example of the rulebook as the ledger gives it, with the die it tells of as the first one. */
function example(name: string, die = 0): Prepared {
  const path = new URL(`../../games/celles/vectors/${name}.script`, import.meta.url)
  const lines = readFileSync(path, 'utf8').split('\n')
  const position = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim())
  const text = ['estafette position 1', 'game celles', ...position, ''].join('\n')
  for (let seed = 1; ; seed++) {
    const stream = {
      seed: seed.toString(16).padStart(64, '0'),
      gameId: `celles-test${seed}`,
      contributions: ['', ''],
    }
    if (faceAt(stream, 0, 10) - 1 !== die) continue
    return prepare({ game: 'celles', position: text, seed })
  }
}

async function pointOfHex(page: Page, id: string): Promise<{ x: number; y: number }> {
  if (!(await pointOf(page, hexAt(standardBoard, id))))
    await page.getByRole('button', { name: 'Whole map' }).click()
  const at = await pointOf(page, hexAt(standardBoard, id))
  if (!at) throw new Error(`hex ${id} is out of sight`)
  return at
}

async function clickHex(page: Page, id: string): Promise<void> {
  const { x, y } = await pointOfHex(page, id)
  await page.mouse.click(x, y)
}

async function tapHex(page: Page, id: string): Promise<void> {
  const { x, y } = await pointOfHex(page, id)
  await page.touchscreen.tap(x, y)
}

const press = (page: Page, what: string): Promise<void> => page.locator(what).first().click()
const confirm = (page: Page): Promise<void> => confirmation(page).click()
const textOf = async (page: Page, what: string): Promise<string> =>
  ((await page.locator(what).first().textContent()) ?? '').replace(/\s+/g, ' ').trim()

const modifiers = (page: Page): Promise<string[]> => page.locator('.modifiers b').allTextContents()

/** What is written into a hex of the reach. */
const costAt = (page: Page, id: string): Promise<string> =>
  textOf(page, `.area.is-go[data-place="${hexAt(standardBoard, id)}"] .reach-cost`)

/** Where a unit is, in the game as it is saved. */
async function placeOf(page: Page, { id }: Prepared, unit: string): Promise<string> {
  const state = stateOf(await savedTable(page, id))
  return celles.facts(state as never)[unit] ?? ''
}

atLength('TV-R1 movement: every hex has its cost, the path its parts', async () => {
  const game = example('tvr1')
  const page = await sitDown(house, game, { touch: true })
  await clickHex(page, '2315')
  expect(await costAt(page, '2214')).toBe('2½')
  expect(await costAt(page, '2213')).toBe('5½')
  await tapHex(page, '2213') // a finger looks first
  await page.locator('.path-panel tr').first().waitFor()
  const rows = await page.locator('.path-panel tr').allTextContents()
  expect(rows[0]).toMatch(/2214.*main road.*\+2 motorized unit in the way.*8\.2.*2½/)
  expect(rows[1]).toMatch(/2213.*rough.*5½/)
  expect(await textOf(page, '.decision [role="status"]')).toMatch(/2213, 5½ of 9 MP, 3½ MP left, /)
  await confirm(page)
  await expect.poll(() => placeOf(page, game, 'Lehr-recon')).toBe('2213')
  // A light attack on Rochefort: -2 and -2, by night +1.
  await clickHex(page, '2113')
  await press(page, '[data-part="attack-0"]')
  await expect.poll(() => modifiers(page)).toEqual(['−2', '−2', '+1'])
  expect(await page.locator('[data-part="attack-1"]').isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])
})

atLength('TV-R2 infiltration: the chance is shown, the die decides', async () => {
  for (const { name, die, ends } of [
    { name: 'tvr2', die: 2, ends: '3307' },
    { name: 'tvr2b', die: 1, ends: '3308' },
  ]) {
    const game = example(name, die)
    const page = await sitDown(house, game)
    await clickHex(page, '3309')
    // The way through 3308: 1 + 2 and 1 + 2, and a roll that 2 or more passes by night.
    expect(await costAt(page, '3307')).toBe('6')
    const mark = page.locator(
      `.area.is-go[data-place="${hexAt(standardBoard, '3307')}"] .reach-chance`,
    )
    expect(await mark.textContent()).toBe('80%')
    await clickHex(page, '3307')
    await expect
      .poll(() => textOf(page, '.path-roll'))
      .toMatch(/\+3 on the die.*80% gets through.*20% stays/)
    expect(await textOf(page, '[data-part="confirm"]')).toMatch(/Infiltrate, 80%/)
    await confirm(page)
    await expect.poll(() => placeOf(page, game, '116Pz-bayer')).toMatch(ends)
    expect(await page.locator('.roll-note .die').first().getAttribute('aria-label')).toBe(
      String(die),
    )
    if (name === 'tvr2') {
      await expect.poll(() => textOf(page, '.decision-note')).toMatch(/3 MP/)
      continue
    }
    // Three steps in 3308: one has to go.
    expect(await textOf(page, '.decision [role="status"]')).toMatch(/3308 is overstacked/)
    await clickHex(page, '3308')
    await press(page, `.dock [data-unit="${unitAt(standardBoard, '116Pz-recon')}"]`)
    await expect.poll(() => placeOf(page, game, '116Pz-recon')).toMatch('destroyed')
  }
})

test('TV-R3 combat: odds, modifiers and results before the die, then losses and advance', async () => {
  const game = example('tvr3', 9)
  const page = await sitDown(house, game)
  await clickHex(page, '2214')
  await clickHex(page, '2114') // what can be taken back is done at once
  await expect.poll(() => placeOf(page, game, 'Lehr-902')).toMatch('2114')
  await clickHex(page, '2113')
  await expect.poll(() => textOf(page, '.fight-panel .odds b')).toBe('1–1')
  await press(page, `[data-part="helper"][data-unit="${unitAt(standardBoard, 'Lehr-recon')}"]`)
  await expect.poll(() => textOf(page, '.fight-panel .odds b')).toBe('2–1')
  expect(await textOf(page, '.fight-panel .odds small')).toBe('−1 on the die')
  // The unit behind the Lhomme would bring a modifier.
  const river = `[data-part="helper"][data-unit="${unitAt(standardBoard, '2Pz-coch')}"] small`
  expect(await textOf(page, river)).toMatch(/3–1, −1/)
  // Every result with its dice adds up to all of them.
  const shares = await page.locator('.results .result-bar b').allTextContents()
  expect(shares.map(Number).reduce((sum, share) => sum + share, 0)).toBe(100)
  expect(await textOf(page, '.results tbody tr:last-child')).toMatch(/9.*—.*RD.*−1 step/)
  await confirm(page)
  await expect.poll(() => textOf(page, '.decision [role="status"]')).toMatch(/retreats from 2113/)
  // All around is German ground: whatever it takes, it dies.
  const fates = await page.locator('[data-group="to"] .tile-value').allTextContents()
  expect(fates).toEqual(['is eliminated', 'is eliminated'])
  await clickHex(page, '2012')
  await expect.poll(() => placeOf(page, game, '84Inf-3-335')).toMatch('destroyed')
  await clickHex(page, '2213')
  await expect.poll(() => placeOf(page, game, 'Lehr-recon')).toMatch('2113')
  await expect.poll(() => textOf(page, '.decision-note')).toMatch(/2½ MP left/)
})

atLength('TV-R4 a heavy attack on two hexes with two helpers', async () => {
  const game = example('tvr4', 3)
  const page = await sitDown(house, game)
  await clickHex(page, '3208')
  await clickHex(page, '3108')
  await press(page, '[data-part="attack-2"]')
  for (const unit of ['116Pz-60', '116Pz-156']) {
    await press(
      page,
      `[data-part="helper"][data-unit="${unitAt(standardBoard, unit)}"][aria-pressed="false"]`,
    )
    await page
      .locator(`[data-unit="${unitAt(standardBoard, unit)}"][aria-pressed="true"]`)
      .waitFor()
  }
  expect(await textOf(page, '.decision-note')).toBe('28 to 14: column 2–1, die 0')
  expect(await textOf(page, '.fight-panel')).toMatch(/2–1.*0 on the die/)
  expect(await modifiers(page)).toEqual(['+1', '−1'])
  await confirm(page)
  await expect.poll(() => placeOf(page, game, '116Pz-bayer')).toMatch(/3208.*used/)
  expect(await textOf(page, '.roll-note footer')).toBe('No effect')
})

test('TV-R5 retreat: the hexes that are open, and the forced way on', async () => {
  const game = example('tvr5', 5)
  const page = await sitDown(house, game)
  await clickHex(page, '1704')
  await clickHex(page, '1604')
  await press(page, `[data-part="helper"][data-unit="${unitAt(standardBoard, '2Arm-a2')}"]`)
  await confirm(page)
  await expect.poll(() => textOf(page, '.decision [role="status"]')).toMatch(/retreats from 1604/)
  const open = await page
    .locator('.fate')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-place'))))
  expect(open).toEqual([hexAt(standardBoard, '1504'), hexAt(standardBoard, '1505')])
  const ways = page.locator('[data-group="to"] .tile')
  const places = async (all: Locator) => (await all.allTextContents()).map((way) => way.slice(0, 4))
  expect(await places(ways)).toEqual(['1504', '1505', '1603', '1605'])
  expect(await places(ways.and(page.locator('[aria-disabled="true"]')))).toEqual(['1603', '1605'])
  await clickHex(page, '1504')
  await expect.poll(() => placeOf(page, game, 'Lehr-901')).toMatch('1506')
})

atLength('TV-31 a battalion of the 84th takes the trucks and has 12 MP by day', async () => {
  const game = example('tv31')
  const page = await sitDown(house, game)
  await press(page, '[data-part="trucks"]')
  await inSlots(page, 'button').filter({ hasText: 'Take the trucks' }).click()
  await expect.poll(() => textOf(page, '.decision-note')).toMatch(/12 MP left/)
})

const middleGame = prepare({
  game: 'celles',
  seed: 3,
  player: 'greedy',
  until: (state, count) => count >= 120 && stepOf(state, 'celles') === 'active',
})

atLength('every panel is accessible and in both languages, on a desk and on a phone', async () => {
  for (const how of [
    { language: 'en', theme: 'dark' },
    { language: 'fr', theme: 'contrast' },
    { language: 'fr', size: [390, 844], touch: true },
  ] as const) {
    const settings = JSON.stringify({ speed: 'off', ...('theme' in how && { theme: how.theme }) })
    const storage = { ...middleGame.storage, 'estafette.settings': settings }
    const page = await house.open(middleGame.path, { ...how, storage })
    await selectStack(page)
    if ('size' in how) await page.locator('.sheet-handle').tap()
    for (const tab of [0, 1, 2]) {
      await page.getByRole('tab').nth(tab).click()
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  }
})

test('supply and zones of control are laid over the map on demand', async () => {
  const page = await house.open(middleGame.path, { storage: middleGame.storage })
  await page.getByRole('button', { name: 'Layers' }).click()
  expect(await page.locator('.overlays path').count()).toBe(0)
  // By letter too, one on top of the other, and the key names them.
  await page.locator('.map-view').focus()
  for (const letter of 'zn') await page.keyboard.press(letter)
  await page.keyboard.press('k')
  await expect
    .poll(() => page.locator('.legend .is-overlay').allTextContents())
    .toEqual(['German ZOC', 'Reach of the Germans'])
  expect(await page.locator('.overlays .reach-of.side-charcoal path').count()).toBe(1)
  expect(await page.locator('.overlays .zoc.side-charcoal path').count()).toBe(2)
  await page.keyboard.press('Escape') // the key gives the keyboard back to the map
  await expect.poll(() => page.locator('.legend').count()).toBe(0)
  for (const letter of 'zn') await page.keyboard.press(letter)
  await expect.poll(() => page.locator('.overlays path').count()).toBe(0)
  await page.getByRole('button', { name: 'Layers' }).click() // Escape closed them, too
  await page.getByLabel('German supply').check()
  await page.getByLabel('Allied ZOC').check()
  expect(await page.locator('.supply-fill, .zoc-fill').count()).toBe(2)
  expect((await page.locator('.supply-fill').getAttribute('d'))?.length).toBeGreaterThan(1000)
})
