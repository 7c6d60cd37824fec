import { gameById } from '@estafette/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneFor } from '../../../scripts/lanes.ts'
import { taught } from '../src/games/index.ts'
import { atLength, LONG, useHouse, violations, violationsInAllLooks } from './harness.ts'
import { prepare, stepOf, type Prepared } from './prepare.ts'

const house = useHouse()

const sizes: readonly (readonly [width: number, height: number])[] = [
  [320, 640],
  [360, 740],
  [390, 844],
  [700, 1000],
  [820, 1180],
  [844, 390],
  [1100, 800],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [683, 384], // 1366 × 768 with text of 200 %
  [640, 360], // 1280 × 720 likewise
  [195, 422], // 390 × 844 likewise
]

const games: Readonly<Record<string, () => Prepared>> = {
  arras: () =>
    prepare({
      seed: 12,
      player: 'greedy',
      until: (s, count) => count >= 60 && stepOf(s) === 'impulse',
    }),
  celles: () =>
    prepare({
      game: 'celles',
      seed: 7,
      player: 'greedy',
      until: (s) =>
        (s as unknown as { turn: number }).turn >= 3 && stepOf(s, 'celles') === 'active',
    }),
  unleashed: () =>
    prepare({
      game: 'unleashed',
      seed: 7,
      player: 'greedy',
      until: (s) =>
        (s as unknown as { turn: number }).turn >= 2 && stepOf(s, 'unleashed') === 'move',
    }),
  frontline: () =>
    prepare({
      game: 'frontline',
      seed: 7,
      setup: { scenario: 's06' },
      player: 'greedy',
      seats: ['human', 'greedy'],
      until: (s) =>
        (s as unknown as { turn: number }).turn >= 3 &&
        stepOf(s, 'frontline') === 'action' &&
        gameById('frontline')!.toAct(s) === 0,
    }),
}

/** What of the bar covers something else of it, is cut off, or lies outside the window. */
function faultsOfBar(): string[] {
  const bar = document.querySelector('.bar.is-table')!
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden'
  }
  const nameOf = (element: Element): string =>
    `${element.className.toString().split(' ')[0] || element.tagName} "${(element.textContent ?? '').trim().slice(0, 24)}"`
  const things = [
    ...bar.querySelectorAll(
      '.bar-home, .bar-menu .icon-button, .bar-game, .bar-game h1, .bar-date, ' +
        '.bar-clock, .turn-track, .turn-track li, .victory-strip, .victory-words, ' +
        '.victory-scale, .fact, .chip, .bar-tools .icon-button, .bar-language, .bar-phases a',
    ),
  ].filter((element) => isSeen(element) && !element.closest('.menu-panel'))
  const faults: string[] = []
  const box = bar.getBoundingClientRect()
  for (const thing of things) {
    const at = thing.getBoundingClientRect()
    const isOutside =
      at.left < -0.5 ||
      at.right > innerWidth + 0.5 ||
      at.top < box.top - 0.5 ||
      at.bottom > box.bottom + 0.5
    if (isOutside) faults.push(`outside: ${nameOf(thing)}`)
    const isCut = thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth > 0
    if (
      isCut &&
      thing.matches('.bar-game, .victory-strip, .fact, .chip, .turn-track, .bar-language')
    )
      faults.push(`cut off: ${nameOf(thing)} ${thing.scrollWidth} in ${thing.clientWidth}`)
  }
  for (const one of things) {
    for (const other of things) {
      if (one === other || one.contains(other) || other.contains(one)) continue
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 0.5 && down > 0.5) faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`)
    }
  }
  if (bar.scrollWidth > innerWidth) faults.push('the bar is too wide')
  return faults
}

/** Waits until what the size changed has been drawn. */
async function atSize(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return page.evaluate(faultsOfBar)
}

for (const [name, make] of Object.entries(games)) {
  for (const language of ['en', 'fr'] as const) {
    const lane = name === 'unleashed' && language === 'fr' ? test : atLength // the longest words
    lane(`the bar of ${name} in ${language} overlaps nowhere and cuts nothing off`, async () => {
      const game = make()
      const page = await house.open(game.path, { language, storage: game.storage })
      const found: string[] = []
      // Neighbours among the sizes differ by little: every third says most of it.
      for (const [width, height] of LONG ? sizes : sizes.filter((_, at) => at % 3 === 0)) {
        for (const fault of await atSize(page, width, height)) {
          found.push(`${width} × ${height}: ${fault}`)
        }
      }
      expect(found).toEqual([])
    })
  }
}

test.each(oneFor('bar of a lesson', taught))(
  'the bar of the lesson of %s overlaps nowhere on a phone',
  async (id) => {
    const page = await house.open(`/learn/${id}`, { size: [390, 844] })
    await page.locator('.coach').waitFor()
    const found: string[] = []
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      found.push(...(await atSize(page, width, height)).map((fault) => `${width}: ${fault}`))
    }
    expect(found).toEqual([])
  },
)

/** What is written on the scale of victory for those who see it. Runs in the page. */
function writtenOnScale(): string {
  const words = [...document.querySelectorAll('.victory-words > *')]
  const isSeen = (word: Element): boolean => word.getBoundingClientRect().width > 2
  return words.flatMap((word) => (isSeen(word) ? (word.textContent ?? '') : [])).join(' ')
}

for (const language of ['en', 'fr'] as const) {
  test(`the bar of Celles says in ${language} how many points win, on desks of both sizes`, async () => {
    const game = games['celles']!()
    const page = await house.open(game.path, { language, storage: game.storage })
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      expect(await atSize(page, width, height)).toEqual([])
      const goal = language === 'en' ? /German VP \d+ 20 win/ : /PV allemands \d+ gagné à 20/
      expect(await page.evaluate(writtenOnScale)).toMatch(goal)
    }
  })
}

/** Middles of lit places that the map does not show. Runs in the page. */
function outOfSight(): string[] {
  const view = document.querySelector('.map-view')!.getBoundingClientRect()
  return [...document.querySelectorAll('.shown-places .shown-line')].flatMap((line) => {
    const { left, top, width, height } = line.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isIn = x > view.left && x < view.right && y > view.top && y < view.bottom
    return isIn ? [] : [`${Math.round(x)} ${Math.round(y)}`]
  })
}

test('the present phase is marked wherever there is room beside the map, and named', async () => {
  const page = await house.open(games['arras']!().path, { storage: games['arras']!().storage })
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const named = page.locator('.phases [aria-current="step"] a').filter({ visible: true })
    await expect.poll(() => named.allTextContents()).toEqual(['Combat'])
    if (width < 1100) continue // there the bar has its name, or nothing has room for it
    expect(await page.locator('.decision-when').first().textContent()).toMatch(/combat/i)
  }
})

const sudden = prepare({ seed: 3, settings: { language: 'en' } })

test('sudden death is announced over the map and aloud, and the places that help are lit', async () => {
  const game = sudden
  const page = await house.open(game.path, { storage: game.storage })
  const alarm = page.locator('[data-part="alarm"]')
  expect(await alarm.textContent()).toMatch(/Sudden death\..*15:00 ends the Germans win/)
  const spoken = page.locator('[data-part="alarm-spoken"]')
  expect(await spoken.getAttribute('aria-live')).toBe('assertive')
  expect(await spoken.textContent()).toContain('Sudden death.')
  const lit = (): Promise<number> => page.locator('.shown-places .shown-line').count()
  expect(await lit()).toBe(0)
  await alarm.getByRole('button').click()
  await expect.poll(lit).toBeGreaterThan(3)
  await expect.poll(() => page.evaluate(outOfSight)).toEqual([])
  await alarm.getByRole('button').click()
  await expect.poll(lit).toBe(0)
  await page.locator('[data-part="vp"]').click()
  const panel = page.locator('[data-part="victory"]')
  expect(await panel.locator('li.is-alarming').textContent()).toContain('Less than 1 Allied VP')
  expect(await violations(page)).toEqual([])
})

atLength('axe has nothing against the ways the game can end, in every look', async () => {
  const page = await house.open(sudden.path, { storage: sudden.storage })
  await page.locator('[data-part="vp"]').click()
  await page.locator('[data-part="victory"]').waitFor()
  expect(await violationsInAllLooks(page)).toEqual([])
})

atLength('a replay and the guided game announce sudden death as the table does', async () => {
  const game = prepare({ seed: 3, settings: { language: 'en' } })
  const replay = await house.open(`/replay/${game.id}`, { storage: game.storage })
  const alarm = replay.locator('[data-part="alarm"]')
  expect(await alarm.textContent()).toMatch(/Sudden death\./)
  expect(await violations(replay)).toEqual([])
  const lesson = await house.open('/learn/arras')
  expect(await lesson.locator('[data-part="alarm"]').textContent()).toMatch(/Sudden death\./)
})

test('the tab says by its icon too whose turn it is, once a computer has played', async () => {
  const against = prepare({ seed: 3, seats: ['human', 'random'] })
  const page = await house.open(against.path, { storage: against.storage })
  const icon = (): Promise<string | null> =>
    page.locator('link[rel="icon"]').first().getAttribute('href')
  await expect.poll(() => page.title()).toMatch(/Your turn/)
  await expect.poll(icon).toContain('mark-turn')
  await page.goto(`${house.address}/`)
  await expect.poll(icon).not.toContain('mark-turn')
})
