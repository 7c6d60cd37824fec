import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readSite, serve, type Page as File, type Serving } from '@estafette/server'
import type { run } from 'axe-core'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright-core'
import { UNTOLD, watchTexts } from './told.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

/** The built pages; `npm test` builds them first. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** How a page is opened. */
export interface How {
  readonly size?: readonly [width: number, height: number]
  readonly language?: 'en' | 'fr'
  readonly theme?: 'light' | 'dark' | 'contrast'
  readonly touch?: boolean
  readonly offline?: boolean // with the service worker, which most tests do without
  readonly storage?: Readonly<Record<string, string>>
  readonly reducedMotion?: boolean
}

export interface House {
  /**
   * Opens a path as in a browser of its own; console errors, foreign requests and texts that may not
   * be shown fail the test.
   */
  open(path: string, how?: How): Promise<Page>
  /** Opens another tab beside a page. */
  beside(page: Page, path: string): Promise<Page>
  /** The files that are served, which a test may change. */
  readonly site: Map<string, File>
  readonly address: string
  /** Takes complaints off the list, and says how many: the test expected them. */
  forgive(pattern: RegExp): number
}

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]

const DESKTOP = [1366, 768] as const

/**
 * Lays pages out, styles them and finds what is under a pointer, but paints no pixel of them, which
 * takes a third of their time; no test looks at pixels. Fingers need pages that are painted, and in
 * the long lane all of them are.
 */
const unpainted = '--blink-settings=acceleratedCompositingEnabled=false'

const browsers = new Map<boolean, Promise<Browser>>()

/**
 * The browser of this process for all of its files, one that paints and one that does not: pages
 * share nothing, since each has a context of its own. They end with the process.
 */
async function browserThat(paints: boolean): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the tests by npm test')
  const running = browsers.get(paints)
  if (running && (await running).isConnected()) return running
  const args = paints ? flags : [...flags, unpainted]
  const started = chromium.launch({ executablePath, args })
  browsers.set(paints, started)
  return started
}

/** How the built pages are served: by themselves unless told. */
export type Serve = (site: Map<string, File>) => Promise<Serving>

/** Serves the built pages for the tests of a file, and opens them in a browser. */
export function useHouse(serveIt: Serve = (site) => serve(site, 0, '127.0.0.1')): House {
  const site = new Map<string, File>()
  let complaints: string[] = []
  let contexts: BrowserContext[] = []
  let serving: Serving

  const origin = (): string => `http://127.0.0.1:${serving.port}`
  const watch = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      if (/^(?:data|blob):/.test(url) || url.startsWith(`${origin()}/`)) return
      complaints.push(`request to another host: ${url}`)
    })
  }

  beforeAll(async () => {
    for (const [path, file] of readSite(dist)) site.set(path, file)
    serving = await serveIt(site)
  })
  afterEach(async () => {
    const found = complaints
    complaints = []
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    expect(found).toEqual([])
  })
  afterAll(() => serving?.close())

  return {
    site,
    get address() {
      return origin()
    },
    async open(path, how = {}) {
      const { size = DESKTOP, language = 'en', touch = false } = how
      const browser = await browserThat(LONG || touch)
      const context = await browser.newContext({
        viewport: { width: size[0], height: size[1] },
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        hasTouch: touch,
        isMobile: touch,
        serviceWorkers: how.offline ? 'allow' : 'block',
        reducedMotion: how.reducedMotion ? 'reduce' : 'no-preference',
      })
      contexts.push(context)
      const kept = { ...how.storage }
      if (how.theme) kept['estafette.settings'] ??= JSON.stringify({ theme: how.theme })
      await context.addInitScript((kept: Readonly<Record<string, string>>) => {
        const isBegun = localStorage.getItem('test.begun') !== null // in this tab or another
        if (isBegun || Object.keys(kept).length === 0) return
        localStorage.setItem('test.begun', 'yes')
        for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
      }, kept)
      await context.addInitScript(watchTexts, UNTOLD.source)
      const page = await context.newPage()
      watch(page)
      await slowDown(page)
      await page.goto(origin() + path)
      await ready(page)
      return page
    },
    async beside(page, path) {
      const other = await page.context().newPage()
      watch(other)
      await slowDown(other)
      await other.goto(origin() + path)
      await ready(other)
      return other
    },
    forgive(pattern) {
      const before = complaints.length
      complaints = complaints.filter((complaint) => !pattern.test(complaint))
      return before - complaints.length
    },
  }
}

/**
 * Has a page run at a fraction of its speed, as SLOW says: a test that reads before the page has
 * followed is right by luck on a fast machine and wrong on this one.
 */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['SLOW'] ?? 1)
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Waits until a page stands. */
export async function ready(page: Page): Promise<void> {
  await page.locator('main[aria-busy="false"] :is(h1, .map-view, .field-top)').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What the accessibility checker finds wrong on a page, a line each. */
export async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // What fades is looked at when it has.
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
    const { axe } = globalThis as unknown as { axe: { run: typeof run } }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'], // the rest is counted, not described
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  })
}

/** Every theme, and the other language in one of them: what is wrong in one look shows in no other. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'en', theme: 'contrast' },
  { language: 'fr', theme: 'light' },
] as const

/** What the checker finds on a page in all looks, which change in place. */
export async function violationsInAllLooks(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { language, theme } of looks) {
    await page.evaluate(
      (chosen) => {
        const newValue = JSON.stringify({ speed: 'off', list: true, ...chosen })
        dispatchEvent(new StorageEvent('storage', { key: 'estafette.settings', newValue }))
      },
      { language, theme },
    )
    await page.locator(`html[lang="${language}"][data-theme="${theme}"]`).waitFor()
    for (const fault of await violations(page)) found.push(`${language} ${theme} ${fault}`)
  }
  return found
}

/** By how many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Whether this is the long lane. */
export const LONG = process.env['LONG'] !== undefined

/** A test of the long lane: what it shows, a quicker one shows in part. */
export const atLength = test.runIf(LONG)

/** Presses what destroys something until its dialog is gone: it is deaf for a moment at first. */
export async function pressThrough(page: Page, button: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => {})
      return page.getByRole('dialog').count()
    })
    .toBe(0)
}
