// Draws the icons of the installed program from packages/web/public/icons/mark.svg.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { ensureChromium } from './chromium.mjs'
import { root } from './ensure.mjs'

const folder = `${root}/packages/web/public/icons`
const mark = readFileSync(`${folder}/mark.svg`, 'utf8')
const square = mark.replace(' rx="14"', '')

/** @type {readonly [name: string, size: number, picture: string, inset: number][]} */
const icons = [
  ['mark-192', 192, mark, 0],
  ['mark-512', 512, mark, 0],
  ['maskable-512', 512, square, 0.1], // a mask may cut off a tenth on every side
  ['touch-180', 180, square, 0.06],
]

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const [name, size, picture, inset] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const side = Math.round(size * (1 - 2 * inset))
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${inset > 0 ? '#16262b' : 'transparent'}">${picture.replace('<svg', `<svg width="${side}" height="${side}"`)}`,
  )
  writeFileSync(`${folder}/${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
