import { readFileSync, writeFileSync } from 'node:fs'
import { bundled } from './bundled.mjs'
import { ensureInstalled, root } from './ensure.mjs'
import { pngDataUri } from './png.mjs'

// Draws a map of packages/maps/trial and writes it to a file as one picture.
// usage: npm run draw:trial -- <stonne | sedan> <file.svg | file.html> [night | contrast]

ensureInstalled()
const [name = 'stonne', file, light] = process.argv.slice(2)
if (file === undefined) {
  console.error(
    'usage: npm run draw:trial -- <stonne | sedan> <file.svg | file.html> [night | contrast]',
  )
  process.exit(2)
}
const { trials } = await bundled('packages/maps/trial/blitzkrieg.ts')
const { contrastSheet, drawHexMap, makeSvg, nightOf, packed, styleSheet } = await bundled(
  'packages/maps/src/index.ts',
)
const trial = trials[name]
if (trial === undefined) {
  console.error(`there is no trial map '${name}'`)
  process.exit(2)
}
const { source, look } = trial
const sheet =
  light === 'contrast'
    ? contrastSheet(look.palette)
    : styleSheet(light === 'night' ? nightOf(look.palette) : look.palette)
const drawing = packed(drawHexMap(source, look), pngDataUri)
const svg = makeSvg(drawing, source.sheet, fonts() + sheet)
writeFileSync(
  file,
  file.endsWith('.html')
    ? `<!doctype html><meta charset="utf-8"><title>${name}</title><body style="margin:0">${svg}`
    : svg,
)
console.log(`${file}: ${(svg.length / 1024).toFixed(0)} KiB`)

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
