import { games } from '@estafette/registry'
import { shelf } from '@estafette/registry/shelf'
import { stateOf } from '@estafette/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOfTheDay, oneFor, sampleOf } from '../../../scripts/lanes.ts'
import { loadScreen, taught } from '../src/games/index.ts'
import { placeOf } from '../src/i18n/places.ts'
import { namesIn } from '../test/disguise-contract.ts'
import { ready, useHouse } from './harness.ts'
import { prepare } from './prepare.ts'

const house = useHouse()

/** The language that nobody speaks. */
const qx = { 'estafette.qx': 'yes' }

const ofTheDay = gamesOfTheDay(games)

/** Places by which games are listed, and the name of the house. */
const listed = ['Estafette', ...games.map(({ id }) => placeOf(id))].flatMap(
  (name) => name.match(/\p{L}+/gu) ?? [],
)

/**
 * Texts in sight with words outside of marks, and texts that are cut off. Drawings and what says
 * its own language print names; keys and codes are as they are. Part of a text that was marked as a
 * whole is known by its accents. Runs in the page.
 */
function faultsOf(known: readonly string[]): { plain: string[]; cut: string[] } {
  const names = new Set(known)
  // Cards are drawn at their size, and a test counts their letters; the head of a hand is too low
  // for words of two lines.
  const PRINTED = '.field-top, main:has(.field-top) .dock'
  const CODE = /\b[A-Z]{2,4}(?:-[\w.]+)+|\b\w*\d[\w/.-]*|[—A-Z]+ ?\/ ?[—A-Z]+/g // rules, hexes, results
  const isOut = (element: Element): boolean =>
    element.closest('svg, script, style, kbd, code, input, body [lang], .sr-only') !== null
  const blockOf = (element: Element): Element => {
    let found = element
    while (getComputedStyle(found).display.startsWith('inline') && found.parentElement) {
      found = found.parentElement
    }
    return found
  }
  const isPlain = (bare: string): boolean => {
    const words = bare.replaceAll(CODE, '').match(/\p{L}{2,}/gu) ?? []
    return words.some((word) => !names.has(word) && !/[ÅÉÎØÛåçéîñøûý]/.test(word))
  }
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className.toString().split(' ').join('.')}`
  const plain = new Set<string>()
  const cut = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let block: Element | null = null
  let depth = 0
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.textContent ?? ''
    const element = node.parentElement!
    if (text.trim() === '' || isOut(element) || !element.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || box.bottom < 0) continue

    const here = blockOf(element)
    if (here !== block) depth = 0
    block = here
    let bare = ''
    for (const sign of text) {
      if (sign === '⟦') depth++
      else if (sign === '⟧') depth--
      else bare += depth > 0 ? ' ' : sign
    }
    if (isPlain(bare)) plain.add(`${nameOf(element)}: ${text.trim()}`)

    if (element.closest(PRINTED)) continue
    for (let over: Element | null = element; over; over = over.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(over)
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || textOverflow === 'ellipsis') break
      const edge = over.getBoundingClientRect()
      if (edge.width < 2 || edge.height < 2) break // for ears alone
      const isWide = box.right > edge.right + 2 || box.left < edge.left - 2
      const isHigh = box.bottom > edge.bottom + 4 || box.top < edge.top - 4
      const hides = /hidden|clip/
      if ((hides.test(overflowX) && isWide) || (hides.test(overflowY) && isHigh)) {
        cut.add(`${nameOf(element)} in ${nameOf(over)}: ${text.trim()}`)
      }
    }
  }
  for (const spoken of ['aria-label', 'data-tip', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`body [${spoken}]`)) {
      const text = element.getAttribute(spoken)!
      const isLanguage = element.closest('body [lang]') !== null
      if (isLanguage || !element.checkVisibility()) continue
      if (isPlain(text.replaceAll(/⟦.*⟧/g, ''))) plain.add(`${nameOf(element)} ${spoken}: ${text}`)
    }
  }
  return { plain: [...plain], cut: [...cut] }
}

async function expectTranslated(page: Page, names: readonly string[]): Promise<void> {
  expect(await page.locator('body').innerText()).toContain('⟦')
  expect(await page.evaluate(faultsOf, names)).toEqual({ plain: [], cut: [] })
}

/** The names of a game as it stands, and where the browser finds it. */
async function gameOf(id: string, moves: number) {
  const { path, storage, table } = prepare({ game: id, seed: 7, moves })
  const screen = (await loadScreen(id))!
  const names = [...listed, ...namesIn(screen, stateOf(table))]
  return { path, storage: { ...storage, ...qx }, names }
}

/** Where a battle of a series is chosen. */
const choosing = shelf.filter(({ battles }) => battles.length > 1).map(({ id }) => `/new/${id}`)

test.each(['/', '/new', '/settings', '/help', '/boards', `/rules/${ofTheDay[0]!.id}`, ...choosing])(
  '%s says nothing that nobody translates, and cuts nothing off',
  async (path) => {
    await expectTranslated(await house.open(path, { storage: qx }), listed)
  },
)

test.each(oneFor('begins', ofTheDay))('the page that begins $id does neither', async ({ id }) => {
  const { names } = await gameOf(id, 0)
  const page = await house.open(`/new/${id}`, { storage: qx })
  await expectTranslated(page, names)
})

test.each(oneFor('table', ofTheDay))(
  'a table of $id does neither, nor its panels',
  async ({ id }) => {
    const { path, storage, names } = await gameOf(id, 25)
    const page = await house.open(path, { storage })
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectTranslated(page, names)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await ready(page)
    await expectTranslated(page, names)
  },
)

test('the coach of a guided game does neither', async () => {
  const id = sampleOf(taught, 1)[0]!
  const { names } = await gameOf(id, 0)
  const page = await house.open(`/learn/${id}`, { storage: qx })
  await page.locator('.coach-text').waitFor()
  await expectTranslated(page, names)
})

test('what is told of a game that is over does neither', async () => {
  const { id } = ofTheDay[0]!
  const { storage, names } = await gameOf(id, Infinity)
  const page = await house.open(`/after/${id}-test7`, { storage })
  await page.locator('[data-part="story"]').waitFor()
  await expectTranslated(page, names)
})
