import { readFileSync } from 'node:fs'
import type { State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { makeRecord, stateAt, stateOf } from '@estafette/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { makeFragment } from '../src/store/share.ts'
import { atLength, LONG, ready, useHouse } from './harness.ts'
import {
  confirmation,
  inSlots,
  look,
  myTurn,
  openTurns,
  pointOf,
  savedTable,
  selectStack,
  settled,
  slot,
} from './play.ts'
import { listing, prepare, stepOf } from './prepare.ts'

const house = useHouse()
const arras = gameById('arras')!

/** Presses a place of the map with the mouse. */
async function point(page: Page, place: number): Promise<void> {
  const at = await pointOf(page, place)
  expect(at, `place ${place} is in sight`).not.toBeNull()
  await page.mouse.click(at!.x, at!.y)
}

const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('.choices').getByRole('button', { name }).first().click()

const prompt = (page: Page): Promise<string | null> =>
  page.locator('.decision [role="status"]').textContent()

const undoButton = (page: Page) => page.locator('[data-part="undo"]')

const entries = async (page: Page, id: string): Promise<number> =>
  (await savedTable(page, id)).entries.length

/** Everything a page says, shows or hides: its whole document, and what its fields hold. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')]
    const values = fields.map((field) => (field as HTMLInputElement).value)
    return `${document.title}\n${document.documentElement.outerHTML}\n${values.join('\n')}`
  })

/** Shows a tab of the panel, and waits for what is in it: some of it is fetched when first shown. */
async function showTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
  await page.locator('.tab-panel > *').first().waitFor()
  if (name === 'Tables')
    await page.locator('[data-part="calculator"]').waitFor({ state: 'attached' }) // also folded
}

/** Bids for the first of two at one screen; returns every page that the second sees before bidding. */
async function pagesAfterBid(bid: number): Promise<string[]> {
  const game = prepare({ seed: 14, setup: { options: { bid: 'on' } } })
  const page = await house.open(game.path, { storage: game.storage })
  const between = page.locator('.hand-over')
  expect(await between.locator('h1').textContent()).toBe('Hand the screen to player 1.')
  expect(await page.locator('.map-view, .decision, .choices').count()).toBe(0)
  await between.getByRole('button').click()
  await myTurn(page)
  await choose(page, new RegExp(`\\b${bid}\\b`))
  await confirmation(page).click()
  expect(await between.locator('h1').textContent()).toBe('Hand the screen to player 2.')
  expect(await page.locator('.map-view, .decision, .choices').count()).toBe(0)
  const pages = [await everything(page)]
  await between.getByRole('button').click()
  await myTurn(page)
  await page.locator('.card-number').first().waitFor() // its code is fetched when a number is asked for
  for (const tab of LONG ? ['Units', 'Log', 'Tables', 'Log'] : ['Units', 'Log']) {
    await showTab(page, tab)
    await page.locator('.map-view').hover({ position: { x: 5, y: 5 } })
    pages.push(await everything(page))
  }
  expect((await page.evaluate(look)).listed).toHaveLength(24)
  expect(await undoButton(page).getAttribute('data-tip')).toBe('That choice was final.')
  pages.push(...(await pagesOfReplay(page, game.id)))
  const saved = await expectKept(page, ['Save to a file', 'Copy a link'])
  await choose(page, /\b9\b/)
  await confirmation(page).click()
  await page.locator('[data-part="reveal"]').waitFor()
  await settled(page)
  await slot(page, 'a').click() // to the table
  await page.getByRole('tab', { name: 'Log' }).click()
  await openTurns(page)
  for (const folded of await page.locator('.log [data-part="lines"]').all()) await folded.click()
  expect(await page.locator('.log').textContent()).toMatch(new RegExp(`${bid}.*9`, 's'))
  expect(saved).toEqual([])
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  expect(readFileSync(await (await waiting).path(), 'utf8')).toContain(`bid ${bid}`)
  return pages
}

/** These buttons do nothing but say why; returns the files that leave the page all the same. */
async function expectKept(page: Page, names: readonly string[]): Promise<string[]> {
  const files: string[] = []
  page.on('download', (download) => files.push(download.url()))
  for (const name of names) {
    const button = page.getByRole('button', { name })
    expect(await button.getAttribute('data-tip')).toMatch(/hidden information/)
    await button.click({ force: true })
    const notice = page.locator('.notices .notice').last()
    expect(await notice.textContent()).toMatch(/hidden information/)
    await notice.getByRole('button', { name: 'Dismiss' }).click()
  }
  const off = [...files]
  page.removeAllListeners('download')
  return off
}

/** The replay of the game in a tab of its own, which carries nothing away either. */
async function pagesOfReplay(page: Page, id: string): Promise<string[]> {
  const other = await house.beside(page, `/replay/${id}`)
  const pages: string[] = []
  for (const tab of LONG ? ['Log', 'Units', 'Tables'] : ['Log']) {
    await showTab(other, tab)
    pages.push(await everything(other))
  }
  expect(
    await expectKept(other, [
      'Save to a file',
      'Share this position',
      'Play on from here',
      'Link to here',
    ]),
  ).toEqual([])
  expect(new URL(other.url()).pathname).toBe(`/replay/${id}`)
  await other.close()
  return pages
}

test('two at one screen bid in secret: a screen between them, and the bid is nowhere', async () => {
  // Whatever the first bids, the second sees the same pages to the last letter.
  expect(await pagesAfterBid(17)).toEqual(await pagesAfterBid(4))
})

test('undo goes back step by step; a roll is heard once, and its button says why not', async () => {
  const game = prepare({ seed: 3 })
  const page = await house.open(game.path, { storage: game.storage })
  const undo = undoButton(page)
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  expect(await undo.getAttribute('data-tip')).toBe('There is nothing to undo.')
  const first = await myTurn(page)
  await point(page, await selectStack(page))
  await expect.poll(() => entries(page, game.id)).toBeGreaterThan(0)
  expect(await undo.getAttribute('aria-disabled')).toBe('false')
  await slot(page, 'b').click()
  await expect.poll(() => entries(page, game.id)).toBe(0)
  expect((await page.evaluate(look)).listed).toEqual(first.listed)

  // An assault is rolled for: nothing before it comes back.
  const fight = prepare({
    seed: 3,
    until: (state) => stepOf(state) === 'support' && arras.toAct(state) === 0,
  })
  const other = await house.open(fight.path, { storage: fight.storage })
  await choose(other, /no combat support|without support|no support/i)
  const roll = other.locator('.slots [data-part="confirm"]')
  await settled(other)
  if (await roll.count()) await roll.click()
  const rolled = async () => (await savedTable(other, fight.id)).entries.at(-1)?.faces.length ?? 0
  for (let i = 0; i < 12 && (await rolled()) === 0; i++) {
    const { acts, listed } = await myTurn(other)
    await other
      .locator(`[data-choice="${acts.at(-1) ?? listed[0]}"]`)
      .first()
      .click()
    await settled(other)
    if (await roll.count()) await roll.click()
  }
  expect(await rolled()).toBeGreaterThan(0)
  // What the dice showed is said by the log, and not by their note as well.
  const note = other.locator('[data-part="roll"]')
  await note.locator('.roll-total').first().waitFor()
  const totals = await note.locator('.roll-total').allTextContents()
  const spoken = other.locator('[data-part="happened-spoken"]')
  for (const total of totals) expect(await spoken.textContent()).toContain(total)
  const live = '[aria-live], [role="status"], [role="alert"]'
  expect(await note.locator(live).count()).toBe(0)
  const held = undoButton(other)
  expect(await held.getAttribute('aria-disabled')).toBe('true')
  expect(await held.getAttribute('data-tip')).toContain('Dice have been rolled')
  const count = await entries(other, fight.id)
  await held.click({ force: true })
  await other.locator('.map-view').press('u')
  expect(await entries(other, fight.id)).toBe(count)
  await other.mouse.move(5, 300)
  await held.hover()
  await other.getByRole('tooltip').waitFor()
  expect(await other.getByRole('tooltip').textContent()).toContain('Dice have been rolled')
})

describe('files, links and replays', () => {
  test('a game is saved to a file and loaded from it', async () => {
    const game = prepare({ seed: 21, moves: 60 })
    const page = await house.open(game.path, { storage: game.storage })
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save to a file' }).click()
    const file = await (await waiting).path()
    const text = readFileSync(file, 'utf8')
    const [, program] = /^program (.*\S) +#/m.exec(text)!
    expect(text).toBe(makeRecord(game.table, undefined, program))

    const other = await house.open('/', { storage: listing })
    const chooser = other.waitForEvent('filechooser')
    await other.getByRole('button', { name: 'Load a record' }).click()
    await (await chooser).setFiles(file)
    await other.waitForURL(/\/table\/arras-/)
    await ready(other)
    expect(await prompt(other)).toBe(await prompt(page))
    const { listed } = await myTurn(other)
    expect(listed).toEqual((await myTurn(page)).listed)
  })

  test('a link carries the position to another browser', async () => {
    const game = prepare({ seed: 22, moves: 45 })
    const page = await house.open(game.path, { storage: game.storage })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('Link copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('/replay/shared#p=')
    // Where nothing may be copied, as on a page without encryption, the link is shown.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await expect.poll(() => page.locator('.notice-detail').textContent()).toBe(link)

    const other = await house.open(link.slice(house.address.length), { storage: listing })
    const counters = (where: Page) =>
      where
        .locator('.pile')
        .evaluateAll((all) => all.map((pile) => pile.getAttribute('data-place')).join())
    expect(await counters(other)).toBe(await counters(page))
    await other.getByRole('button', { name: 'Play on from here' }).click()
    await other.waitForURL(/\/table\/arras-/)
    expect((await myTurn(other)).listed).toEqual((await myTurn(page)).listed)
  })

  test('a replay goes by arrows, Home, End, speed and jumps; one plays on from it', async () => {
    const game = prepare({ seed: 23, moves: 200 })
    const page = await house.open(`/replay/${game.id}`, { storage: game.storage })
    const at = async (): Promise<number> =>
      Number(await page.locator('.replay-timeline').getAttribute('data-at'))
    const length = game.table.entries.length
    expect(await at()).toBe(0)
    expect(await page.locator('.viewing').textContent()).toContain('not the game itself')
    const controls = page.locator('.replay-controls')
    await controls.getByRole('button', { name: 'One step back' }).focus()
    await page.keyboard.press('ArrowRight')
    const one = await at()
    expect(one).toBeGreaterThan(0)
    await page.keyboard.press('ArrowRight')
    expect(await at()).toBeGreaterThan(one)
    await page.keyboard.press('ArrowLeft')
    expect(await at()).toBe(one)
    await page.keyboard.press('End')
    expect(await at()).toBe(length)
    await page.keyboard.press('Home')
    expect(await at()).toBe(0)

    await controls.getByRole('button', { name: '4×' }).click()
    await controls.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(at).toBeGreaterThan(one)
    await controls.getByRole('button', { name: 'Pause' }).click()

    const fight = page.locator('.goal.is-fight').first()
    const moment = Number(await fight.locator('small').textContent())
    await fight.click()
    expect(await at()).toBe(moment)
    // Nothing can be done in a replay.
    expect(await page.locator('[data-choice]').count()).toBe(0)

    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForURL(/\/table\/arras-/)
    await ready(page)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const begun = await savedTable(page, id)
    expect(arras.write(stateOf(begun))).toBe(arras.write(stateAt(game.table, moment)))
    expect(await entries(page, game.id)).toBe(length)
  })
})

test('the language changes in mid-selection without losing it, and the log follows', async () => {
  const until = (state: State, count: number) => count >= 30 && stepOf(state) === 'impulse'
  const game = prepare({ seed: 3, until })
  const page = await house.open(game.path, { storage: game.storage })
  await page.getByRole('tab', { name: 'Log' }).click()
  await openTurns(page)
  await selectStack(page)
  await page.locator('[data-group="move"] .tile').first().click()
  await page.locator('.path').waitFor()
  await page.locator('.dock-unit[aria-pressed="true"]').first().waitFor()
  const shapes = () =>
    page
      .locator('.area, .path, .pill, .dock-unit[aria-pressed="true"]')
      .evaluateAll((all) => all.map((it) => `${it.getAttribute('class')} ${it.dataset['place']}`))
  const [before, english] = [await shapes(), await page.locator('.log').textContent()]
  await page.getByRole('button', { name: 'FR Français' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
  await expect.poll(shapes).toEqual(before)
  await expect.poll(() => page.locator('.log').textContent()).not.toBe(english)
  const french = await page.locator('.log').textContent()
  expect(french).not.toContain('[')
  expect(await page.locator('.log-entry').count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect.poll(() => page.locator('.log').textContent()).toBe(english)
  await confirmation(page).click()
  await expect.poll(() => entries(page, game.id)).toBeGreaterThan(game.table.entries.length)
})

test('a table reloads without a network, and the computer plays on', async () => {
  const game = prepare({ seed: 31, seats: ['human', 'greedy'] })
  const page = await house.open(game.path, { storage: game.storage, offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await myTurn(page)
  await page.context().setOffline(true)
  await page.reload()
  await ready(page)
  await myTurn(page)
  const count = await entries(page, game.id)
  await inSlots(page, 'button').filter({ hasText: 'Pass' }).click()
  await confirmation(page).click()
  await expect.poll(() => entries(page, game.id)).toBeGreaterThan(count + 1)
})

describe('bad input', () => {
  const trouble = (page: Page) => page.locator('main .notice')

  test('a game that is not there, and one that is damaged, are said to be so', async () => {
    const page = await house.open('/table/arras-nowhere')
    expect(await trouble(page).textContent()).toContain('no such game')
    const game = prepare({ seed: 41, moves: 10 })
    const key = `estafette.record.${game.id}`
    const broken = game.storage[key]!.replace(/^7 .*$/m, '7 german fly 3')
    const storage = { ...game.storage, [key]: broken }
    for (const path of [game.path, `/replay/${game.id}`]) {
      const other = await house.open(path, { storage })
      expect(await trouble(other).textContent()).toMatch(/cannot be read.*line \d+/s)
      expect(await other.evaluate((key) => localStorage.getItem(key), key)).toBe(broken)
    }
    const french = await house.open(game.path, { storage, language: 'fr' })
    await expect
      .poll(() => trouble(french).textContent())
      .toMatch(/illisible\u00A0: ligne \d+\u00A0: aucun choix «\u202Ffly 3\u202F»/)
  })

  atLength('a link to a position that does not exist is refused', async () => {
    const text = arras.write(stateOf(prepare({ seed: 1 }).table))
    const good = await makeFragment({ kind: 'position', text })
    const nonsense = await makeFragment({ kind: 'position', text: 'game arras\nturn 99\n' })
    const unknown = await makeFragment({ kind: 'position', text: 'game stratego\n' })
    const bomb = await makeFragment({ kind: 'record', text: 'x'.repeat(3_000_000) })
    const links = ['', '#p=', '#p=%%%', good.slice(0, -9), nonsense, unknown, bomb, '#z=abc']
    for (const link of links) {
      const page = await house.open(`/replay/shared${link}`)
      expect(await trouble(page).textContent()).toMatch(/cannot be read/)
      expect(await page.getByRole('link', { name: 'Home page' }).count()).toBe(1)
      await page.context().close()
    }
  })

  test('a browser that is full says so once, and the game goes on and can be saved', async () => {
    const game = prepare({ seed: 3 })
    const page = await house.open(game.path, { storage: game.storage })
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    const pass = inSlots(page, 'button').filter({ hasText: 'Pass' })
    for (let i = 0; i < 2; i++) {
      const before = await prompt(page)
      await choose(page, /^Activate/)
      await expect.poll(() => prompt(page)).not.toBe(before)
      await slot(page, 'b').click()
      await expect.poll(() => prompt(page)).toBe(before)
    }
    await choose(page, /^Activate/)
    await page.getByText('storage is full').first().waitFor()
    expect(await pass.count()).toBe(0)
    expect(await page.locator('.notices .notice').count()).toBe(1)
    // What was kept before is still there, and the file has all of it.
    expect(await entries(page, game.id)).toBe(0)
    const waiting = page.waitForEvent('download')
    await page.locator('.notices').getByRole('button', { name: 'Save to a file' }).click()
    const file = readFileSync(await (await waiting).path(), 'utf8')
    expect(file).toMatch(/^1 allied activate/m)
  })

  atLength('a second tab on the same game is told, and nothing is lost', async () => {
    const game = prepare({ seed: 3 })
    const page = await house.open(game.path, { storage: game.storage })
    await myTurn(page)
    await page.waitForTimeout(400) // until it holds the game
    const other = await house.beside(page, game.path)
    await other.getByText('open in another tab').waitFor()
    await choose(page, /^Activate/)
    await expect.poll(() => entries(page, game.id)).toBe(1)
    // Whatever is tried in the other tab, what was played stays.
    const line = other.locator('.choices button').last()
    if (await line.count()) await line.click({ timeout: 1000 }).catch(() => {})
    await other.waitForTimeout(300)
    expect(await entries(page, game.id)).toBe(1)
    expect((await savedTable(page, game.id)).entries[0]!.seat).toBe(0)
    // The other tab takes over where this one stands, and this one is told.
    await other.getByRole('button', { name: 'Play here' }).click()
    await expect.poll(async () => (await other.evaluate(look)).prompt).toBe(await prompt(page))
    await page.getByText('open in another tab').waitFor()
    await slot(other, 'b').click()
    await expect.poll(() => entries(page, game.id)).toBe(0)
  })
})
