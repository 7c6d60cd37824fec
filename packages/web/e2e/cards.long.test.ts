import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flags } from './harness.ts'
import { confirmation } from './play.ts'

const root = fileURLToPath(new URL('../test/toy', import.meta.url))
const ORIGIN = 'http://toy.test'
const LONGEST = 400 // decisions of a game

let browser: Browser
const files = new Map<string, string | Uint8Array>()
beforeAll(async () => {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
    worker: { format: 'es' },
    build: { write: false, target: 'es2022', modulePreload: false, minify: false },
  })) as Rollup.RollupOutput
  for (const file of built.output) {
    files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source)
  }
  browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: flags })
})
afterAll(() => browser?.close())

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
}

/** Opens the table of the toy game; what goes wrong in the page fails the test. */
async function sitDown(seed: number, complaints: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.addInitScript(() => {
    localStorage.setItem(
      'estafette.settings',
      JSON.stringify({ speed: 'off', list: true, language: 'en' }),
    )
  })
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const body = files.get(path === '/' ? '/index.html' : path)
    if (body === undefined) return route.fulfill({ status: 404, body: '' })
    const contentType = types[path === '/' ? 'html' : path.split('.').at(-1)!] ?? 'text/plain'
    return route.fulfill({ body: Buffer.from(body as string), contentType })
  })
  await page.goto(`${ORIGIN}/?seed=${seed}`)
  return page
}

/** What lies open on the screen. Runs in the page. */
function look() {
  const cards = (row: string, look: string): number =>
    document.querySelectorAll(`[data-row^="${row}"] .card.${look}`).length
  return {
    isHandOver: document.querySelector('.hand-over') !== null,
    isOver: document.querySelector('.decision[data-over]') !== null,
    mayConfirm: document.querySelector('[data-part="confirm"]') !== null,
    playable: [...document.querySelectorAll<HTMLElement>('button[data-card]')].map(({ dataset }) =>
      Number(dataset['card']),
    ),
    choices: document.querySelectorAll('.choices [data-choice]').length,
    strangers: cards('hand-', 'is-up') + cards('deck', 'is-up'),
    backs: cards('hand-', 'is-down'),
    anything: document.querySelectorAll('.card').length,
  }
}

/** Plays a game to its end: cards by one way of acting, all else from the list. */
async function playThrough(page: Page, by: 'mouse' | 'keyboard'): Promise<number> {
  let cards = 0
  for (let i = 0; i < LONGEST; i++) {
    const now = await page.evaluate(look)
    if (now.isOver) return cards
    if (now.isHandOver) {
      expect(now.anything).toBe(0) // nothing of the game is behind it
      await page.keyboard.press('Enter') // the button has the focus
      await page.locator('.card-table').waitFor()
      continue
    }
    expect(now.strangers).toBe(0)
    if (now.mayConfirm) {
      await confirmation(page).click()
    } else if (now.playable.length > 0) {
      cards++
      if (by === 'mouse') await page.locator('button[data-card]').first().click()
      else {
        await page.locator('button[data-card]').first().focus()
        await page.keyboard.press('Enter')
      }
    } else {
      await page
        .locator('.choices [data-choice]')
        .nth(i % now.choices)
        .click()
    }
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  throw new Error('the game does not end')
}

for (const by of ['mouse', 'keyboard'] as const) {
  test(`a game of cards is played to its end by ${by}, and nobody sees another's hand`, async () => {
    const complaints: string[] = []
    const page = await sitDown(by === 'mouse' ? 1 : 2, complaints)
    await page.locator('.hand-over').waitFor()
    expect(await playThrough(page, by)).toBeGreaterThan(0)
    expect(await page.locator('.decision [role="status"]').textContent()).toMatch(/home|round/)
    expect(complaints).toEqual([])
    await page.close()
  })
}
