import { games } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../scripts/lanes.ts'
import { useHouse } from './harness.ts'
import { myTurn, savedTable, settled, slot } from './play.ts'
import { prepare, stepOf } from './prepare.ts'

const house = useHouse()
const impulse = prepare({ seed: 5, until: (state) => stepOf(state) === 'impulse' })

/** Notes whatever live regions say from now on; the answer gives it, and forgets it. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const regions = '[aria-live], [role="status"], [role="alert"]'
    new MutationObserver((changes) => {
      const spoken = new Set(
        changes.flatMap(({ target }) => {
          const at = target instanceof Element ? target : target.parentElement
          return at?.closest(regions) ?? []
        }),
      )
      for (const { textContent } of spoken) if (textContent) heard.push(textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () =>
    page.evaluate(() => {
      const { heard } = globalThis as unknown as { heard: string[] }
      return heard.splice(0).join(' | ')
    })
}

/** What has the focus, by its classes and its slot. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement
    if (!(now instanceof HTMLElement) || now === document.body) return ''
    return `${now.className} ${now.dataset['slot'] ?? ''}`
  })

const entries = async (page: Page): Promise<number> =>
  (await savedTable(page, impulse.id)).entries.length

test('the end question is asked aloud, and going to another stack closes it', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await expect.poll(() => focused(page)).toContain('map-view')
  const before = await entries(page)
  const heard = await listen(page)
  await page.keyboard.press('E')
  const question = page.locator('[data-group="open"]')
  await question.waitFor()
  await expect.poll(() => focused(page)).toMatch(/slot-a/)
  expect(await heard()).toMatch(/Still possible before you end this.*Activate .*Enter: End anyway/)
  await page.keyboard.press('.')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toContain('map-view')
  await expect.poll(heard).toMatch(/units\. .*Enter chooses \d+ units/)
  await settled(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.decision h2').textContent()).toMatch(/^Where to from/)
  await expect.poll(heard).toMatch(/Where to from .*places? in reach/)
  expect(await entries(page)).toBe(before)
})

test('what it costs is heard before it is meant, what cannot be undone before it is done', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  const heard = await listen(page)
  const fights = page.locator('.area.is-attack')
  for (let stacks = 0; stacks < 8 && (await fights.count()) === 0; stacks++) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('.')
    await page.keyboard.press('Enter')
    await page.locator('.area.is-selected').first().waitFor()
    await settled(page)
  }
  await heard()
  await page.keyboard.press(']')
  await expect.poll(heard).toMatch(/Assault on .*% success/)
  const before = await entries(page)
  await page.keyboard.press('Enter')
  await expect.poll(heard).toMatch(/Assault on .* \d.*% success.*no undo.*Enter: Declare assault/)
  expect(await entries(page)).toBe(before)
  for (const _ of 'ab') {
    await page.keyboard.press('i')
    await expect.poll(heard).toMatch(/units?: /) // each time, with every unit
  }
})

test('an undo is heard as one', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await page.locator('.choices').getByRole('button', { name: 'Activate' }).first().click()
  await expect.poll(() => entries(page)).toBeGreaterThan(impulse.table.entries.length)
  const heard = await listen(page)
  await page.keyboard.press('u')
  await expect.poll(heard).toMatch(/Undone[:.]/)
})

test('Enter after Pass was pressed by mouse does not cancel it', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await slot(page, 'c').click()
  await expect.poll(() => focused(page)).toMatch(/slot-a/)
})

test('Escape closes the layers and nothing else, and a press beside them does too', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await page.keyboard.press('.')
  await page.keyboard.press('Enter')
  const chosen = page.locator('.area.is-selected').first()
  await chosen.waitFor()
  const layers = page.locator('.layer-list')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.locator('.decision-head').click(),
  ]) {
    await page.getByRole('button', { name: 'Layers' }).click()
    await layers.waitFor()
    await close()
    await layers.waitFor({ state: 'detached' })
    expect(await chosen.count()).toBe(1)
  }
})

test('whoever is asked whether to give up has the keyboard on what plays on', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  await page.getByRole('button', { name: 'End the game early' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  expect(await focused(page)).not.toContain('is-danger')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await page.locator('.decision[data-over]').count()).toBe(0)
  await expect.poll(() => focused(page)).not.toBe('')
})

test('help gives the keyboard back to what it was on, and Escape opens no rules', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await myTurn(page)
  const tab = page.getByRole('tab', { name: 'Units' })
  await tab.focus()
  await page.keyboard.press('?')
  const sheet = page.locator('[data-part="sheet"]')
  await sheet.locator('h2').first().waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => tab.evaluate((one) => one === document.activeElement)).toBe(true)
  await settled(page)
  await page.keyboard.press('Escape')
  expect(await sheet.count()).toBe(0)
})

test('at four times the size the page stays where the decision is', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage, size: [320, 256] })
  await myTurn(page)
  const top = (): Promise<number> => page.evaluate(() => scrollY)
  expect(await top()).toBe(0)
  const tile = page.locator('.decision .tile').first()
  await tile.scrollIntoViewIfNeeded()
  await tile.focus()
  const before = await top()
  await page.keyboard.press('Enter')
  await page.locator('.area.is-selected').first().waitFor({ state: 'attached' })
  await settled(page)
  expect(Math.abs((await top()) - before)).toBeLessThan(120)
  // What scrolls under the slots is not read through them.
  const ground = await page
    .locator('.slots')
    .evaluate((slots) => getComputedStyle(slots).backgroundColor)
  expect(ground).not.toMatch(/, 0\)$/)
})

test('in forced colours the turn, the tab and the chosen option differ from their like', async () => {
  const page = await house.open(impulse.path, { storage: impulse.storage })
  await page.emulateMedia({ forcedColors: 'active' })
  await myTurn(page)
  const grounds = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  for (const [now, others] of [
    ['.turn-track [aria-current]', '.turn-track li:not([aria-current])'],
    ['.tabs [aria-selected="true"]', '.tabs [aria-selected="false"]'],
  ] as const) {
    const [ground] = await grounds(now)
    expect(await grounds(others)).not.toContain(ground)
  }
  // And what is said of them can be read.
  const unread = await page
    .locator('[aria-current], [aria-selected="true"], [aria-pressed="true"]')
    .evaluateAll((all) =>
      all
        .flatMap((one) => [one, ...one.querySelectorAll<Element>(':not(svg, svg *)')])
        .filter((one) => [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .filter(
          (one) => one.checkVisibility() && getComputedStyle(one).forcedColorAdjust === 'none',
        )
        .filter((one) => {
          const current = one.closest('[aria-current], [aria-selected], [aria-pressed]')!
          const probe = document.createElement('i')
          probe.style.color = 'HighlightText'
          current.append(probe)
          const { color } = getComputedStyle(probe)
          probe.remove()
          return getComputedStyle(one).color !== color
        })
        .map((one) => one.textContent),
    )
  expect(unread).toEqual([])
})

describe.each(gamesOfTheDay(games).map(({ id }) => id))('%s', (id) => {
  test('a new table has the keyboard on itself, and says what is asked', async () => {
    const game = prepare({ game: id, seed: 2, seats: ['human', 'human'] })
    const page = await house.open(game.path, { storage: game.storage })
    const isReady = page.locator('.hand-over button')
    await page.locator('.hand-over, .decision').first().waitFor()
    if ((await isReady.count()) > 0) await isReady.first().click()
    await myTurn(page)
    await expect.poll(() => focused(page)).toMatch(/map-view|field-top/)
    const said = await page.locator('[data-part="card-spoken"]').textContent()
    expect(said).not.toBe('')
    expect(await page.locator('[data-part="happened-spoken"]').textContent()).toBe('')
  })
})
