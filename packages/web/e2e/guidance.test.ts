import { expect, test } from 'vitest'
import { atLength, useHouse, violations } from './harness.ts'
import { arrasScreen } from '../src/games/arras/screen.tsx'
import {
  confirmation,
  inSlots,
  look,
  myTurn,
  openTurns,
  pointOf,
  savedTable,
  selectStack,
  slot,
} from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()
const impulse = prepare({ seed: 5, until: (state) => stepOf(state) === 'impulse' })

test('before a phase ends, what is still possible is listed and leads there', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  const { able } = await myTurn(page)
  const pass = inSlots(page, 'button').filter({ hasText: 'Pass' })
  const check = page.locator('[data-group="open"]')
  const entries = async () => (await savedTable(page, impulse.id)).entries.length
  expect(await check.count()).toBe(0)

  // A second click in the same spot is no confirmation. In the page, so that it comes at once.
  const box = (await pass.boundingBox())!
  await page.evaluate(async ({ x, y, width, height }) => {
    for (let click = 0; click < 2; click++) {
      const there = document.elementFromPoint(x + width / 2, y + height / 2)
      there!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: click + 1 }))
      await new Promise(requestAnimationFrame)
    }
  }, box)
  await check.waitFor()
  expect(await entries()).toBe(0)
  expect(await violations(page)).toEqual([])
  const lines = check.getByRole('button')
  expect(await lines.filter({ hasText: 'Activate' }).count()).toBe(able.length)

  await lines.first().click()
  expect(await check.count()).toBe(0)
  expect(await page.locator('.area.is-selected').count()).toBe(1)
  expect(await page.locator('.dock h2').textContent()).not.toBe('')
  expect(await entries()).toBe(0)

  await slot(page, 'c').click()
  await pass.click()
  await confirmation(page).click()
  await expect.poll(entries).toBeGreaterThan(0)
  expect(await check.count()).toBe(0)
})

atLength('the question at the end of a phase can be switched off', async () => {
  const storage = {
    ...impulse.storage,
    'estafette.settings': JSON.stringify({ speed: 'off', list: true, confirm: { phase: false } }),
  }
  const page = await house.open(impulse.path, { storage })
  const { prompt } = await myTurn(page)
  await inSlots(page, 'button').filter({ hasText: 'Pass' }).click()
  await expect.poll(async () => (await page.evaluate(look)).prompt).not.toBe(prompt)
  expect(await page.locator('[data-group="open"]').count()).toBe(0)
})

atLength('the tab says when the computer waits, and the panel which phase it is', async () => {
  const game = prepare({ seed: 5, seats: ['human', 'greedy'] })
  const page = await house.open(game.path, { storage: game.storage })
  await myTurn(page)
  await expect.poll(() => page.title()).toMatch(/^Your turn · /)
  const phase = page.locator('.tabs-row .phases [aria-current="step"] a')
  expect(await phase.textContent()).toBe('Combat')
  expect(await page.locator('.tabs-row .phases li').count()).toBe(5)
  await phase.click()
  await page.locator('[data-part="sheet"]').getByText('4.3a').first().waitFor()
  expect(page.url()).toContain(game.path)
  // Among the tables are all of them, each a way to its rule.
  await page.getByRole('tab', { name: 'Tables' }).click()
  await page.getByText('Phases of the turn').click()
  const all = page.locator('.tab-panel .phases a')
  expect(await all.allInnerTexts()).toHaveLength(5)
  expect(await all.evaluateAll((one) => one.every((link) => link.checkVisibility()))).toBe(true)
})

test('a refusal stands where it was tried, and a name in the log rings its place', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  const goal = await selectStack(page)
  expect(goal).toBeGreaterThanOrEqual(0)
  const lit = new Set((await page.evaluate(look)).lit)
  const { places } = arrasScreen.map
  const tiles = (): Promise<number[]> =>
    page
      .locator('.decision .tile')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  let before: number[] = []
  for (let place = 0; place < places.length && !(await page.locator('.refusal').count()); place++) {
    const at = lit.has(place) ? null : await pointOf(page, place)
    if (!at) continue
    before = await tiles()
    await page.mouse.click(at.x, at.y)
    if (!(await page.locator('.refusal').count())) await selectStack(page)
  }
  const refusal = page.locator('.refusal')
  expect(await refusal.textContent()).toBe(
    (await page.locator('.decision-refusal').textContent())?.replace(/ARR-\S+/, '').trim(),
  )
  expect(await tiles()).toEqual(before) // no option moves under the pointer
  await page.keyboard.press('Escape')

  const log = prepare({ seed: 5, moves: 40 })
  const other = await house.open(log.path, { storage: log.storage })
  await other.getByRole('tab', { name: 'Log' }).click()
  await openTurns(other)
  const name = other.locator('.log .ref').last()
  expect(await other.locator('.map-focus path').count()).toBe(0)
  await name.hover()
  await expect.poll(() => other.locator('.map-focus path').count()).toBeGreaterThan(0)
  await other.locator('.decision-head').hover()
  await expect.poll(() => other.locator('.map-focus path').count()).toBe(0)
  await name.click()
  await other.locator('.dock h2').waitFor()
  await other.locator('.decision-head').hover()
  await expect.poll(() => other.locator('.map-focus path').count()).toBe(0)
})

test('every key that the help names does what it says, wherever the focus is', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  const tab = page.locator('[role="tab"][aria-selected="true"]')
  await page.keyboard.press('g')
  await expect.poll(() => tab.textContent()).toBe('Log')
  await page.keyboard.press('l')
  const isInList = () => page.evaluate(() => document.activeElement?.closest('.choices') !== null)
  await expect.poll(isInList).toBe(true)
  await page.keyboard.press('E')
  await page.locator('[data-group="open"]').waitFor()
  await slot(page, 'c').click()
  await expect.poll(() => page.locator('[data-group="open"]').count()).toBe(0)

  await page.locator('.choices').getByRole('button', { name: 'Activate' }).first().click()
  const entries = async () => (await savedTable(page, impulse.id)).entries.length
  await expect.poll(entries).toBe(1)
  await page.getByRole('tab', { name: 'Units' }).focus()
  await page.keyboard.press('u')
  await expect.poll(entries).toBe(0)

  const sheet = page.locator('[data-part="sheet"]')
  await page.keyboard.press('r')
  await expect.poll(() => sheet.getAttribute('aria-label')).toBe('Rules')
  await page.keyboard.press('?')
  await expect.poll(() => sheet.getAttribute('aria-label')).toBe('Help and keyboard')
  await page.keyboard.press('Escape')
  await expect.poll(() => sheet.count()).toBe(0)
  expect(page.url()).toContain(impulse.path)
})

atLength('a place says what counts about it', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await page.locator('.pile').first().hover()
  const note = page.locator('.look-terrain')
  await note.waitFor()
  expect(await note.textContent()).toMatch(
    /^controlled by the (Allies|Germans) · .*terrain \+\d.* · stacking \d+ of \d+$/,
  )
})

atLength('against the computer the sides are swapped in one click', async () => {
  const over = prepare({ seed: 2, until: () => false, seats: ['human', 'greedy'] })
  const page = await house.open(over.path, { storage: over.storage })
  await page.locator('.outcome').getByRole('button', { name: 'Swap sides' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith(over.id))
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const note = await page.evaluate((id) => localStorage.getItem(`estafette.note.${id}`), id)
  expect(JSON.parse(note ?? '{}')).toMatchObject({ seats: ['greedy', 'human'] })
})

atLength('the first page leads back into the guided game', async () => {
  const page = await house.open('/', { storage: { 'estafette.learn.arras': 'air' } })
  const recent = page.locator('.recent')
  expect(await recent.textContent()).toContain('Guided first game')
  await recent.getByRole('link', { name: 'Open' }).click()
  await page.locator('.coach').waitFor()
})

atLength('the first page says how far a game is, and who won one that is over', async () => {
  const game = prepare({ seed: 2, until: (_state, count) => count >= 40 })
  const page = await house.open(game.path, { storage: game.storage })
  await myTurn(page)
  await page.locator('.choices button').first().click()
  await page.locator('a.bar-home').click()
  await expect.poll(() => page.locator('.saved-list').textContent()).toMatch(/turn \d of 7/)

  const over = prepare({ seed: 2, until: () => false })
  const other = await house.open(over.path, { storage: over.storage })
  const outcome = (await other.locator('.outcome').textContent()) ?? ''
  const record = over.storage[`estafette.record.${over.id}`]!
  const chooser = other.waitForEvent('filechooser')
  await other.locator('a.bar-home').click()
  await other.getByRole('button', { name: 'Load a record' }).click()
  const buffer = Buffer.from(record)
  await (await chooser).setFiles({ name: 'over.txt', mimeType: 'text/plain', buffer })
  await other.waitForURL(/\/replay\//)
  await other.locator('a.bar-home').click()
  const winner = /^result (\w+)/m.exec(record)![1] === 'allied' ? 'Allies' : 'Germans'
  expect(outcome).not.toBe('')
  await expect.poll(() => other.locator('.saved-list').textContent()).toContain(`${winner} won`)
})
