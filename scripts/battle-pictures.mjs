/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { ensureChromium } from './chromium.mjs'
import { root } from './ensure.mjs'
import { asWebp } from './webp.mjs'

// Draws the position that every battle begins with: large for the preview of a link, small for
// lists. Names of battles after the command draw only those.

const folder = `${root}/packages/web/public/battles`
const LARGE = { width: 1200, height: 630 }
const SMALL = { width: 208, height: 108, quality: 0.8 }

mkdirSync(folder, { recursive: true })
const server = await createServer({
  root: `${root}/packages/web`,
  configFile: `${root}/packages/web/vite.config.ts`,
  logLevel: 'warn',
  server: { port: 4941, host: '127.0.0.1', watch: null },
})
await server.listen()
/** @type {typeof import('@estafette/registry/shelf')} */
const { gameIds } = /** @type {never} */ (
  await server.ssrLoadModule(`${root}/packages/registry/src/shelf.ts`)
)
const wanted = process.argv.slice(2)
const battles = wanted.length > 0 ? wanted : gameIds
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  const context = await browser.newContext({ viewport: LARGE, serviceWorkers: 'block' })
  const page = await context.newPage()
  for (const battle of battles) {
    await page.goto(`http://127.0.0.1:4941/src/pages/gallery/openings.html?${battle}`, {
      timeout: 600_000,
    })
    await page.locator('[data-ready]').waitFor({ timeout: 600_000 })
    await page.waitForTimeout(300)
    const picture = await page.screenshot()
    const large = await asWebp(page, picture, { quality: 0.72 })
    const small = await asWebp(page, picture, SMALL)
    writeFileSync(`${folder}/${battle}.webp`, large)
    writeFileSync(`${folder}/${battle}-small.webp`, small)
    console.log(
      `${battle} ${Math.round(large.length / 1000)} and ${Math.round(small.length / 1000)} kB`,
    )
  }
} finally {
  await browser.close()
  await server.close()
}
