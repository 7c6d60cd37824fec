import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { gamesOfTheDay, oneFor } from '../../../scripts/lanes.ts'
import { useHouse } from './harness.ts'
import { myTurn, settled } from './play.ts'
import { prepare } from './prepare.ts'

const house = useHouse()
const pictures = process.env['PICTURES']
const A4 = { width: 703, height: 1032 } // in pixels, without margins of 12 mm
const MOST_PAGES = 40

/** What is laid out for paper, as far as it is not whole. Runs in the page. */
function lookAtPaper(): { readonly faults: readonly string[]; readonly lines: number } {
  const faults: string[] = []
  const sheet = document.querySelector('.print-sheet')
  if (!sheet) return { faults: ['there is no sheet'], lines: 0 }
  for (const part of document.querySelectorAll('.bar, .table, .notices, .tooltip')) {
    if (part.checkVisibility()) faults.push(`${part.className} is printed`)
  }
  for (const part of sheet.querySelectorAll('h1, h2, p, li, .print-map, .print-field')) {
    const { left, right, width } = part.getBoundingClientRect()
    if (width === 0) continue
    if (left < -1 || right > innerWidth + 1) faults.push(`${part.className} is cut at the edge`)
  }
  const picture = sheet.querySelector('.print-map, .print-field')?.getBoundingClientRect()
  if (!picture || picture.height < 200 || picture.height > 950) {
    faults.push(`the position is ${picture?.height} high`)
  }
  return { faults, lines: sheet.querySelectorAll('.print-log li').length }
}

test.each(oneFor('print', gamesOfTheDay(games)).map(({ id }) => id))(
  'a table of %s is printed with its whole position and its log, and nothing to press',
  async (id) => {
    const game = prepare({
      game: id,
      seed: 21,
      player: 'greedy',
      moves: 150,
      seats: ['human', 'greedy'],
      settings: { enemyPace: 'atOnce', theme: 'dark' },
    })
    const how = { storage: game.storage } as const
    const page = await house.open(game.path, {
      ...how,
      touch: pictures !== undefined,
      size: [1366, 768],
    })
    await myTurn(page)
    await settled(page)
    await page.evaluate(() => {
      window.print = () => void (document.body.dataset['printed'] = 'yes')
    })
    const menu = page.locator('.bar-tools .menu > button').last()
    await menu.click()
    await page.locator('[data-part="print"]:visible').first().click()
    await page.locator('body[data-printed]').waitFor({ state: 'attached' })
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(A4)
    const { faults, lines } = await page.evaluate(lookAtPaper)
    expect(faults).toEqual([])
    expect(lines).toBeGreaterThan(5)
    if (pictures) await page.screenshot({ path: `${pictures}/print-${id}.png`, fullPage: true })
    const pdf = await page.pdf({
      ...(pictures && { path: `${pictures}/print-${id}.pdf` }),
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: false,
    })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThan(1)
    expect(pages).toBeLessThan(MOST_PAGES)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.locator('.print-sheet').waitFor({ state: 'detached' })
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  },
)

test('a page without a sheet of its own prints as it is, without its bar', async () => {
  const page = await house.open('/rules/arras')
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset['printed'] = 'yes')
  })
  await page.locator('.bar-tools .menu > button').last().click()
  await page.locator('[data-part="print"]:visible').first().click()
  await page.locator('body[data-printed]').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.bar').isVisible()).toBe(false)
  expect(await page.locator('main h1').isVisible()).toBe(true)
})

test('the result of a game is printed whole, black on white, whatever theme is chosen', async () => {
  const { id } = oneFor('printed result', gamesOfTheDay(games))[0]!
  const settings = { theme: 'dark' } as const
  const seats = ['human', 'greedy'] as const
  const game = prepare({ game: id, seed: 21, player: 'greedy', moves: 3000, seats, settings })
  const page = await house.open(`/after/${game.id}`, { storage: game.storage, size: [1366, 768] })
  await page.locator('[data-part="story"]').waitFor()
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const { color } = getComputedStyle(document.querySelector('.after h1')!)
      const page = getComputedStyle(document.querySelector('.after')!)
      document.body.dataset['printed'] =
        `${color} on ${page.backgroundColor}, ${page.getPropertyValue('print-color-adjust')}`
    })
  })
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(A4)
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: false })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThan(4)
  const printed = await page.locator('body').getAttribute('data-printed')
  expect(printed).toMatch(/^rgb\((\d|[1-4]\d), \d+, \d+\) on rgb\(255, 255, 255\), exact$/)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.after :is(h1, h2, p, li, text, svg)')].flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      const isCut = width > 0 && !part.closest('.sr-only, .after-frame')
      return isCut && (left < -1 || right > innerWidth + 1) ? [part.outerHTML.slice(0, 80)] : []
    }),
  )
  expect(cut).toEqual([])
})
