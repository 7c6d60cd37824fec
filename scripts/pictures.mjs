/// <reference lib="dom" />
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer, preview } from 'vite'
import { ensureChromium } from './chromium.mjs'
import { root } from './ensure.mjs'
import { ensureWeb } from './web.mjs'
import { asWebp } from './webp.mjs'

// Makes the pictures of the README from the running program, at fixed positions.

const folder = `${root}/docs/pictures`
const MOST = 400_000 // bytes of a picture
const DESK = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../packages/web/e2e/prepare.ts').Prepared} Prepared
 * @typedef {import('../packages/web/e2e/prepare.ts').Preparation} Preparation
 * @typedef {object} Picture
 * @property {string} name
 * @property {(game: Prepared) => string} path
 * @property {Preparation} [game] what lies on the table
 * @property {(page: Page) => Promise<void>} [act] what is done before the picture is taken
 * @property {boolean} [phone]
 * @property {number} [height] of the window, where a page has more to show
 * @property {'en' | 'fr'} [language]
 */

/** @type {readonly Picture[]} */
const pictures = [
  {
    name: 'table',
    game: { seed: 12, player: 'greedy', until: isAssaultOpen },
    path: (game) => game.path,
    act: previewAssault,
  },
  {
    name: 'enemy',
    game: {
      game: 'celles',
      seed: 7,
      player: 'greedy',
      seats: ['greedy', 'human'],
      settings: { speed: 'normal', enemyPace: 'step' },
      until: isSpearheadOpen,
    },
    path: (game) => game.path,
    act: watchTurn,
  },
  {
    name: 'roll',
    game: { seed: 4, player: 'greedy', until: isLossTaken },
    path: (game) => game.path,
    act: async (page) => page.locator('[data-part="roll"]').waitFor(),
  },
  {
    name: 'after',
    game: { seed: 2, player: 'greedy', seats: ['human', 'greedy'], until: () => false },
    path: (game) => `/after/${game.id}`,
    act: async (page) => page.locator('[data-part="story"]').waitFor(),
    height: 860,
  },
  { name: 'landing', path: () => '/' },
  {
    name: 'phone',
    game: { seed: 12, player: 'greedy', until: isAssaultOpen },
    path: (game) => game.path,
    act: previewAssault,
    phone: true,
  },
  { name: 'rules', path: () => '/rules/arras/ARR-6.5a', language: 'fr' },
]

/**
 * After the first moves, with an assault of several units at hand that may well succeed.
 * @param {import('@estafette/kernel').State} state
 * @param {number} choices
 */
function isAssaultOpen(state, choices) {
  if (choices < 60 || stepOf(state) !== 'impulse') return false
  const s = /** @type {import('@estafette/arras/screen').ArrasState} */ (state)
  return Array.from(s.control.keys()).some((place) =>
    arrasPlans.plansFor(s, arrasPlans.usable(s, place)).some((plan) => {
      const chance = arrasPlans.preview(s, plan)?.odds(2, 2).success ?? 0
      return plan.units.length >= 3 && plan.path.length > 1 && chance > 0.5 && chance < 0.9
    }),
  )
}

/**
 * In the third turn, with several units of the Germans still to move.
 * @param {import('@estafette/kernel').State} state
 */
function isSpearheadOpen(state) {
  const s = /** @type {import('@estafette/celles/screen').CellesState} */ (state)
  return s.turn >= 3 && s.decider === 0 && stepOf(state, 'celles') === 'active'
}

/**
 * After the first moves, when somebody has many losses to take.
 * @param {import('@estafette/kernel').State} state
 * @param {number} choices
 */
function isLossTaken(state, choices) {
  const { casualties } = /** @type {import('@estafette/arras/screen').ArrasState} */ (state)
  return choices >= 60 && stepOf(state) === 'casualties' && casualties >= 5
}

/**
 * Goes from stack to stack to the first with an assault that may well succeed, and looks at it.
 * @param {Page} page
 */
async function previewAssault(page) {
  const tiles = page.locator('[data-group="attack"] .tile')
  for (let stack = 0; stack < 12; stack++) {
    await page.locator('.slots:not([data-deaf]) .slot-a').click()
    await page.waitForTimeout(400) // until the chances are worked out
    const chances = (await tiles.allTextContents()).map((text) =>
      Number.parseFloat(text.match(/[\d.]+(?=\s*%)/)?.[0] ?? ''),
    )
    const best = Math.max(...chances.filter((chance) => chance > 50 && chance < 95))
    if (best < 0) continue
    await tiles.nth(chances.indexOf(best)).click()
    await page.locator('.decision-chance').waitFor()
    return
  }
  throw new Error('nobody can attack in this position')
}

/**
 * Lets the computer finish its turn and looks at a fight of it.
 * @param {Page} page
 */
async function watchTurn(page) {
  await page.locator('[data-part="enemy"]').waitFor()
  await page.waitForTimeout(5000) // while it plays
  const next = page.locator('.slots:not([data-deaf]) [data-slot="c"][aria-disabled="false"]')
  while ((await page.locator('[data-part="roll"]').count()) === 0) await next.click()
}

await ensureWeb()
mkdirSync(folder, { recursive: true })
const loader = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, watch: null },
})
/** @type {typeof import('../packages/web/e2e/prepare.ts')} */
const { prepare, stepOf } = /** @type {never} */ (
  await loader.ssrLoadModule('/packages/web/e2e/prepare.ts')
)
/** @type {typeof import('@estafette/arras/screen')} */
const { arrasPlans } = /** @type {never} */ (
  await loader.ssrLoadModule('/packages/games/arras/src/screen.ts')
)
const server = await preview({
  root: `${root}/packages/web`,
  configFile: false,
  logLevel: 'warn',
  preview: { port: 4940, host: '127.0.0.1' },
})
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const picture of pictures) await take(picture)
} finally {
  await browser.close()
  await server.close()
  await loader.close()
}

/** @param {Picture} picture */
async function take(picture) {
  const { name, path, game: how, act, phone = false, height, language = 'en' } = picture
  const game = prepare(how)
  const context = await browser.newContext({
    viewport: phone ? PHONE : { ...DESK, ...(height && { height }) },
    deviceScaleFactor: phone ? 2 : 1,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    hasTouch: phone,
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
    },
    /** @type {Record<string, string>} */ (how ? game.storage : {}),
  )
  const page = await context.newPage()
  await page.goto(`${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${path(game)}`)
  await page.locator('main[aria-busy="false"]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  if (act) await act(page)
  await page.mouse.move(2, 400)
  await page.waitForTimeout(800) // until everything that moves has come to rest
  const file = `${folder}/${name}.webp`
  writeFileSync(file, await asWebp(page, await page.screenshot(), { quality: 0.86 }))
  await context.close()
  const { size } = statSync(file)
  console.log(`${file.slice(root.length + 1)} ${Math.round(size / 1000)} kB`)
  if (size > MOST) throw new Error(`${file} is larger than ${MOST / 1000} kB`)
}
