import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  atLength,
  overflow,
  pressThrough,
  ready,
  violations,
  violationsInAllLooks,
} from './harness.ts'
import {
  askBack,
  choose,
  CUT_OFF,
  desk,
  link,
  phone,
  picture,
  piles,
  saved,
  sitDown,
  standings,
  still,
} from './online.ts'
import { readSum, settled, slot } from './play.ts'
import { useHosted } from './server.ts'

const house = useHosted()

/**
 * Lets whoever has to decide choose, so many times in all; returns how often each did. One of them
 * passes, or both would and end the turn.
 */
async function playOn(pages: readonly Page[], times: number): Promise<number[]> {
  const counts = pages.map(() => 0)
  for (let looks = 0; looks < 200 && counts.reduce((sum, one) => sum + one) < times; looks++) {
    for (const [at, page] of pages.entries()) {
      await readSum(page)
      if ((await page.locator('.choices [data-choice]').count()) === 0) continue
      if (!(await choose(page, at === 0 ? 'last' : 'first'))) continue
      await saved(page)
      counts[at]!++
    }
    await pages[0]!.waitForTimeout(50)
  }
  return counts
}

test('two people play some turns, one in French on a phone, one in English at a desk', async () => {
  const anne = await house.guest('Anne', desk)
  const bruno = await house.guest('Bruno', phone)
  const table = await house.seat(anne, bruno)
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  await expect.poll(() => anne.locator('.player').count()).toBe(2)
  await expect.poll(() => anne.locator('.player-here[data-here]').count()).toBe(2)
  await picture(anne, 'online-desk-begin')
  await picture(bruno, 'online-phone-begin')
  expect(Math.min(...(await playOn([anne, bruno], 6)))).toBeGreaterThan(0)
  await expect.poll(async () => (await piles(anne)) === (await piles(bruno))).toBe(true)
  expect(await overflow(anne)).toBe(0)
  expect(await overflow(bruno)).toBe(0)
  await picture(anne, 'online-desk')
  await picture(bruno, 'online-phone')
})

/** What stands in the strip over the map: the players, and what is cut or lies over another. */
function stripOf(page: Page): Promise<{ players: string[]; faults: string[] }> {
  return page.locator('[data-part="strip"]').evaluate((strip) => {
    const parts = [...strip.children].filter((one) => one.checkVisibility())
    const players = [...strip.querySelectorAll<HTMLElement>('.strip-player')]
    const cut = players
      .flatMap((one) => [one, ...one.querySelectorAll<HTMLElement>('b, span')])
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ innerText }) => `${innerText} is cut`)
    const over = parts.slice(1).flatMap((one, at) => {
      const isOver = parts[at]!.getBoundingClientRect().right > one.getBoundingClientRect().left + 1
      return isOver ? [`${parts[at]!.className} lies over ${one.className}`] : []
    })
    const isWide = strip.scrollWidth > strip.clientWidth
    return {
      players: players.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')),
      faults: [...cut, ...over, ...(isWide ? ['the strip is wider than its place'] : [])],
    }
  })
}

/** Asks for a pause, by the menu of the table. */
async function askPause(page: Page): Promise<void> {
  const named = (name: string) => page.getByRole('button', { name }).locator('visible=true').first()
  await named('At this table').click()
  await named('Ask for a pause').click()
}

test('the strip of a phone has both names whole and the clocks, and in a pause that there is one', async () => {
  const anne = await house.guest('Anouk', desk)
  const bruno = await house.guest('Bertrand', phone)
  const table = await house.seat(anne, bruno, {
    pace: { kind: 'live', minutes: 90, seconds: 10 },
    options: { bid: 'on' },
  })
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  const watcher = await house.guest('Wim', desk)
  await sitDown(house, watcher, table)
  await bruno.locator('[data-part="strip"] [data-part="watchers"]').waitFor()
  const look = async (players: readonly RegExp[]): Promise<void> => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await bruno.setViewportSize({ width, height })
      await settled(bruno)
      const strip = await stripOf(bruno)
      expect(strip.faults).toEqual([])
      expect(strip.players).toEqual(players.map((one) => expect.stringMatching(one)))
    }
  }
  await look([/^Anouk 1:\d\d:\d\d$/, /^vous 1:\d\d:\d\d$/])
  // Who asks in their own turn is told so, and can think better of it.
  const own = anne.locator('[data-part="requests"]')
  await askPause(anne)
  await bruno.locator('[data-part="asked"]').waitFor()
  await own.getByRole('button', { name: 'Withdraw' }).click()
  await own.waitFor({ state: 'detached' })
  await bruno.locator('[data-part="asked"]').waitFor({ state: 'detached' })
  await choose(anne, 'first')
  await expect.poll(() => anne.locator('[data-part="own-seal"]').innerText()).toMatch(/^Sealed: /)
  // Nobody has a side yet, so that this line begins with the time.
  await expect.poll(() => anne.locator('.decision-when').innerText()).toMatch(/^For /)
  await settled(anne)
  // The card of who waits is about the other, by name, and its slots can be pressed.
  const card = await anne.locator('[data-part="waiting"]').innerText()
  expect(card).toContain('Bertrand')
  expect(card.replaceAll('your turn', '')).not.toMatch(/\byour?\b/i)
  expect(await slot(anne, 'a').getAttribute('aria-disabled')).toBe('false')
  await slot(anne, 'c').click()
  await anne.locator('[data-part="own-request"]').waitFor()
  await bruno.locator('[data-part="asked"]').waitFor()
  await slot(bruno, 'a').tap()
  await bruno.locator('[data-part="strip"] [data-part="paused"]').waitFor()
  await look([/^Anouk$/, /^vous$/])
  expect(await violations(bruno)).toEqual([])
})

test('people talk, and phrases that stand ready are read in one’s own language', async () => {
  const anne = await house.guest('Claire', desk)
  const bruno = await house.guest('Denis', phone)
  const table = await house.seat(anne, bruno)
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  await anne.getByRole('tab', { name: 'Chat' }).click()
  await anne.getByRole('button', { name: 'Take your time' }).click()
  await anne.getByLabel('Write a line').fill('The bridge is yours.')
  await anne.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => anne.locator('.chat-line').count()).toBe(2)
  await picture(anne, 'online-chat-desk')
  const open = bruno.locator('[data-part="open-chat"]')
  await expect.poll(() => open.innerText()).toBe('2')
  await open.click()
  await expect.poll(() => bruno.locator('.chat-lines').innerText()).toContain('Prenez votre temps')
  expect(await bruno.locator('.chat-lines').innerText()).toContain('The bridge is yours.')
  await expect.poll(() => open.innerText()).toBe('')
  await picture(bruno, 'online-chat-phone')
})

/** Has somebody choose, always the first or the last of the list, until another page shows something. */
async function playUntil(page: Page, which: 'first' | 'last', sign: Locator): Promise<void> {
  const choices = page.locator('.choices [data-choice]')
  for (let acts = 0; acts < 30 && (await sign.count()) === 0; acts++) {
    await readSum(page)
    if ((await choices.count()) > 0 && (await choose(page, which))) await saved(page)
    else await page.waitForTimeout(100)
  }
  await sign.first().waitFor({ state: 'attached' })
}

test('what somebody far away does is drawn step by step for who waits, and what they ask comes first', async () => {
  const anne = await house.guest('Ines', desk)
  const storage = { 'estafette.settings': JSON.stringify({ list: true, enemyPace: 'step' }) }
  const bruno = await house.guest('Jean', { ...desk, storage })
  const table = await house.seat(anne, bruno)
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  // The first step is drawn as it comes, beside the card of who waits.
  await playUntil(anne, 'first', bruno.locator('.trail.is-now'))
  await bruno.locator('[data-part="steps"] .step-tile').first().waitFor()
  await bruno.locator('[data-part="waiting"]').waitFor()
  await picture(bruno, 'online-followed')
  const room = (): Promise<number> =>
    bruno.locator('.table-panel .tabbed').evaluate((one) => one.getBoundingClientRect().height)
  expect(await room()).toBeGreaterThanOrEqual(160)
  // At this pace the end of their turn waits for a press; a question does not wait for that.
  const enemy = bruno.locator('[data-part="enemy"]')
  await playUntil(anne, 'last', enemy)
  await picture(bruno, 'online-enemy')
  await askBack(anne)
  await bruno.locator('[data-part="asked"]').waitFor()
  expect(await enemy.count()).toBe(0)
  await settled(bruno)
  await picture(bruno, 'online-asked-urgent')
  await slot(bruno, 'c').click()
  await enemy.waitFor()
  expect(await room()).toBeGreaterThanOrEqual(160)
  expect(await violations(bruno)).toEqual([])
  // Past the steps the table is as it stands.
  await slot(bruno, 'a').click()
  await enemy.waitFor({ state: 'detached' })
  await readSum(bruno)
  await expect.poll(async () => (await piles(anne)) === (await piles(bruno))).toBe(true)
})

test('a take-back is refused, and another one granted', async () => {
  const anne = await house.guest('Erna', desk)
  const bruno = await house.guest('Franz', phone)
  const table = await house.seat(anne, bruno)
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  await playOn([anne, bruno], 3)
  const number = async (): Promise<number> => (await standings(anne, table))[1]
  const before = await number()
  await askBack(anne)
  await expect.poll(() => anne.locator('[data-part="asking"]').count()).toBe(1)
  await bruno.locator('[data-part="asked"]').waitFor()
  await picture(bruno, 'online-asked-phone')
  await picture(anne, 'online-asking-desk')
  await settled(bruno)
  await slot(bruno, 'c').click()
  await expect.poll(() => anne.locator('[data-part="asking"]').count()).toBe(0)
  expect(await number()).toBe(before)
  await askBack(anne)
  await bruno.locator('[data-part="asked"]').waitFor()
  await settled(bruno)
  await slot(bruno, 'a').click()
  await expect.poll(() => anne.locator('.choices [data-choice]').count()).toBeGreaterThan(0)
  await expect.poll(number).toBeLessThan(before)
})

test('a command that is cut off, and a server that falls, lose nothing', async () => {
  const anne = await house.guest('Gerda', desk)
  const bruno = await house.guest('Henri', phone)
  const table = await house.seat(anne, bruno)
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  const [first, other] =
    (await anne.locator('.choices [data-choice]').count()) > 0 ? [anne, bruno] : [bruno, anne]
  await first.context().setOffline(true)
  await choose(first, 'last')
  await house.kill()
  await expect.poll(() => link(first).innerText()).toMatch(/Offline, 1|Hors ligne, 1/)
  await picture(first, 'online-offline')
  await first.context().setOffline(false)
  await house.restart()
  await link(first).click()
  await saved(first)
  await saved(other)
  const steps = (page: Page): Promise<number> => page.locator('.log-entry').count()
  await expect.poll(async () => (await steps(first)) === (await steps(other))).toBe(true)
  await first.reload()
  await ready(first)
  await saved(first)
  expect(await steps(first)).toBe(await steps(other))
  house.forgive(CUT_OFF)
})

test('choices that were not sent survive a reload of the page', async () => {
  const anne = await house.guest('Ida', desk)
  const bruno = await house.guest('Jules', desk)
  const table = await house.seat(anne, bruno)
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  const first = (await anne.locator('.choices [data-choice]').count()) > 0 ? anne : bruno
  const [version] = await standings(first, table)
  // The server is there for pages, and deaf for games.
  await first.route('**/api/**', (route) => route.abort())
  await first.evaluate(() => {
    globalThis.WebSocket = class extends EventTarget {
      readyState = 0
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new Event('close')))
      }
      send() {}
      close() {}
    } as unknown as typeof WebSocket
  })
  await house.kill()
  await house.restart()
  await expect.poll(() => link(first).innerText()).toMatch(/Reconn|Conn/)
  await choose(first, 'last')
  await expect.poll(() => link(first).innerText()).toContain('1 unsent')
  first.on('dialog', (dialog) => void dialog.accept())
  await first.unroute('**/api/**')
  await first.reload()
  await ready(first)
  await saved(first)
  expect((await standings(first, table))[0]).toBe(version! + 1)
  house.forgive(CUT_OFF)
})

test('somebody watches the public view, with nothing to press', async () => {
  const anne = await house.guest('Karl', desk)
  const bruno = await house.guest('Lucie', phone)
  const table = await house.seat(anne, bruno)
  const watcher = await house.guest('Marc', { ...desk, language: 'fr' })
  await sitDown(house, anne, table)
  await sitDown(house, watcher, table)
  expect(await watcher.locator('[data-part="watching"]').innerText()).toContain('Vous regardez')
  expect(await watcher.locator('.slots').count()).toBe(0)
  // The row under the map says what it is for while there is nothing to act with.
  const hint = watcher
    .locator('.dock')
    .evaluate((dock) => getComputedStyle(dock, '::before').content)
  expect(await hint).toContain('Choisissez un lieu sur la carte')
  await watcher.locator('.map-view .pile').first().click()
  await watcher.locator('.dock-unit').first().waitFor()
  await expect
    .poll(() => anne.locator('.players [data-part="watchers"]').innerText())
    .toContain('1')
  await picture(watcher, 'online-watch')
  const title = watcher.locator('[data-part="watch"] h2')
  expect(await title.innerText()).toContain('Karl')
  await choose(anne, 'last')
  await saved(anne)
  await expect.poll(() => title.innerText()).toContain('Lucie')
})

test('two people play over plain HTTPS without a socket', async () => {
  const plain = { ...still, 'estafette.way': 'plain' }
  const anne = await house.guest('Nora', { ...desk, storage: plain })
  const bruno = await house.guest('Otto', { ...phone, storage: plain })
  const sockets: string[] = []
  for (const page of [anne, bruno]) page.on('websocket', (socket) => sockets.push(socket.url()))
  const table = await house.seat(anne, bruno)
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  expect(Math.min(...(await playOn([anne, bruno], 6)))).toBeGreaterThan(0)
  expect(sockets).toEqual([])
})

test('a game that is given up is over for both, and says so', async () => {
  const anne = await house.guest('Paula', desk)
  const bruno = await house.guest('Quentin', phone)
  const table = await house.seat(anne, bruno, { pace: { kind: 'live', minutes: 60, seconds: 15 } })
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  await picture(anne, 'online-clock-desk')
  await picture(bruno, 'online-clock-phone')
  await anne.getByRole('button', { name: 'At this table' }).locator('visible=true').first().click()
  await anne.getByRole('button', { name: 'Resign…' }).locator('visible=true').first().click()
  await pressThrough(anne, anne.locator('[data-part="resign"]'))
  await anne.locator('[data-part="ended"]').waitFor()
  await bruno.locator('[data-part="ended"]').waitFor()
  expect(await bruno.locator('[data-part="ended"]').innerText()).toContain('Paula a abandonné')
  await picture(bruno, 'online-ended-phone')
})

/** Turns a page out of sight, or back into it. */
function hide(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

/** Presses an entry of the menu of a table. */
async function atThisTable(page: Page, entry: RegExp): Promise<void> {
  const press = (name: RegExp) =>
    page.getByRole('button', { name }).locator('visible=true').first().click()
  await press(/^(?:At this table|À cette table)$/)
  await press(entry)
}

atLength(
  'whoever looks away or asks for a pause is seen to, and the clocks stand for both',
  async () => {
    const anne = await house.guest('Wilma', desk)
    const bruno = await house.guest('Xaver', phone)
    const table = await house.seat(anne, bruno, {
      pace: { kind: 'live', minutes: 60, seconds: 15 },
    })
    await sitDown(house, anne, table)
    await sitDown(house, bruno, table)
    const presence = (page: Page, seat: number): Promise<string> =>
      page.locator(`.player[data-seat="${seat}"] .player-here`).first().innerText()
    await expect.poll(() => presence(anne, 1)).toMatch(/^here/)
    await hide(bruno, true)
    await expect.poll(() => presence(anne, 1)).toMatch(/^away for a moment/)
    await hide(anne, true)
    await expect.poll(() => presence(bruno, 0)).toMatch(/^absent un instant/)
    for (const page of [anne, bruno]) await hide(page, false)
    await expect.poll(() => presence(anne, 1)).toMatch(/^here/)
    await expect.poll(() => presence(bruno, 0)).toMatch(/^présent/)

    const paused = (page: Page): Promise<number> => page.locator('.player-clock.is-paused').count()
    expect(await paused(anne)).toBe(0)
    await atThisTable(bruno, /^Demander une pause$/)
    await anne.locator('[data-part="asked"]').waitFor()
    await settled(anne)
    await slot(anne, 'a').click()
    for (const page of [anne, bruno]) await expect.poll(() => paused(page)).toBeGreaterThan(0)
    const acting = (await anne.locator('.choices [data-choice]').count()) > 0 ? anne : bruno
    await choose(acting, 'last')
    await saved(acting)
    for (const page of [anne, bruno]) await expect.poll(() => paused(page)).toBe(0)

    await bruno.goto(`${house.address}/help`)
    await expect.poll(() => presence(anne, 1)).toMatch(/^not here/)
  },
)

atLength(
  'whoever is reported and blocked at the table is not told, is read no more, and plays on',
  async () => {
    const anne = await house.guest('Yolande', desk)
    const bruno = await house.guest('Zacharie', { ...desk, language: 'fr' })
    const table = await house.seat(anne, bruno)
    await sitDown(house, anne, table)
    await sitDown(house, bruno, table)
    await atThisTable(anne, /^Block or report…$/)
    await anne.getByLabel('What happened').fill('He shouts.')
    await anne.locator('[data-part="report"]').click()
    await expect.poll(() => anne.locator('.notices').innerText()).toContain('Your report was sent')
    expect(await house.reports()).toContain(`Yolande about Zacharie at table ${table}: He shouts.`)

    const lines = (page: Page): Promise<string> => page.locator('.chat-lines').innerText()
    const say = async (text: string): Promise<void> => {
      await bruno.getByLabel('Écrire une ligne').fill(text)
      await bruno.getByRole('button', { name: 'Envoyer' }).click()
      await expect.poll(() => lines(bruno)).toContain(text)
    }
    await anne.getByRole('tab', { name: 'Chat' }).click()
    await bruno.getByRole('tab', { name: 'Discussion' }).click()
    await say('Premier mot')
    await expect.poll(() => lines(anne)).toContain('Premier mot')
    await anne.locator('[data-part="about-person"]').click()
    await pressThrough(anne, anne.locator('[data-part="block"]'))
    await expect.poll(() => anne.locator('.notices').innerText()).toContain('Zacharie is blocked')
    await say('Second mot')
    expect(await bruno.locator('.notices').innerText()).toBe('')

    const [first, other] =
      (await anne.locator('.choices [data-choice]').count()) > 0 ? [anne, bruno] : [bruno, anne]
    const [version] = await standings(other, table)
    await choose(first, 'last')
    await saved(first)
    await expect.poll(async () => (await standings(other, table))[0]).toBeGreaterThan(version!)
    expect(await lines(anne)).not.toContain('Second mot')
  },
)

test('whoever is not invited is told nothing', async () => {
  const anne = await house.guest('Rita', desk)
  const bruno = await house.guest('Serge', desk)
  const table = await house.seat(anne, bruno, { watchable: false })
  const stranger = await house.guest('Tom', desk)
  await stranger.goto(`${house.address}/t/${table}`)
  await expect.poll(() => stranger.locator('h1').innerText()).toBe('No such table')
})

atLength('the table is in order for everybody, in all looks and sizes', async () => {
  const anne = await house.guest('Ute', desk)
  const bruno = await house.guest('Victor', { ...desk, size: [820, 1180] })
  const table = await house.seat(anne, bruno, {
    pace: { kind: 'post', days: 3, bank: 5, weekends: true },
  })
  await sitDown(house, anne, table)
  await sitDown(house, bruno, table)
  await anne.getByRole('tab', { name: 'Chat' }).click()
  await anne.getByRole('button', { name: 'Take your time' }).click()
  await expect.poll(() => anne.locator('.chat-line').count()).toBe(1)
  expect(await violationsInAllLooks(anne)).toEqual([])
  await picture(bruno, 'online-tablet')
  expect(await violations(bruno)).toEqual([])
  expect(await overflow(bruno)).toBe(0)
})
