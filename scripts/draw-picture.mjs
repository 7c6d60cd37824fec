import { readFileSync, writeFileSync } from 'node:fs'
import { bundled } from './bundled.mjs'
import { ensureInstalled, root } from './ensure.mjs'
import { pngDataUri } from './png.mjs'

// Draws the map of a battle of the series and writes it to a file as one picture.
const USAGE =
  'usage: npm run draw:picture -- <battle> <file.svg | file.html> [night | dark | contrast | contrast-night]'

ensureInstalled()
const [id, file, light = 'day'] = process.argv.slice(2)
if (id === undefined || file === undefined) refuse(USAGE)
/** @type {typeof import('./maps/blitzkrieg.ts')} */
const { battles } = await bundled('scripts/maps/blitzkrieg.ts')
/** @type {typeof import('../packages/maps/src/index.ts')} */
const maps = await bundled('packages/maps/src/index.ts')
const battle = battles.find((one) => one.id === id)
if (battle === undefined)
  refuse(`there is no battle '${id}', only ${battles.map((one) => one.id).join(', ')}`)
const { source, look } = battle
/** @type {Readonly<Record<string, () => string>>} */
const sheets = {
  day: () => maps.styleSheet(look.palette),
  night: () => maps.styleSheet(maps.nightOf(look.palette)),
  dark: () => maps.styleSheet(maps.dimmedOf(look.palette)),
  contrast: () => maps.contrastSheet(look.palette),
  'contrast-night': () => maps.contrastSheet(look.palette, 'night'),
}
const sheet = sheets[light]
if (sheet === undefined) refuse(USAGE)
const drawing = maps.packed(maps.drawHexMap(source, look), pngDataUri)
const css = `${fonts()}\n${sheet()}\n.m-fr{display:none}`
const svg = maps.makeSvg(drawing, source.sheet, css)
writeFileSync(
  file,
  file.endsWith('.html')
    ? `<!doctype html><meta charset="utf-8"><title>${id}</title><body style="margin:0">${svg}`
    : svg,
)
console.log(`${file}: ${(svg.length / 1024).toFixed(0)} KiB`)

/**
 * Says what is wrong and ends.
 * @param {string} words
 * @returns {never}
 */
function refuse(words) {
  console.error(words)
  process.exit(2)
}

/** The fonts of the map, packed into the picture so that it looks the same everywhere. */
function fonts() {
  return [
    ['Spectral', 'spectral', '500-italic', 500, 'italic'],
    ['Spectral', 'spectral', '600-normal', 600, 'normal'],
    ['Spectral', 'spectral', '700-normal', 700, 'normal'],
    ['Barlow Condensed', 'barlow-condensed', '600-normal', 600, 'normal'],
  ]
    .map(([family, folder, cut, weight, style]) => {
      const path = `${root}/node_modules/@fontsource/${folder}/files/${folder}-latin-${cut}.woff2`
      const data = readFileSync(path).toString('base64')
      return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})}`
    })
    .join('\n')
}
