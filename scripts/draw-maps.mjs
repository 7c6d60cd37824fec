import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundled } from './bundled.mjs'
import { ensureInstalled, root } from './ensure.mjs'
import { pngDataUri } from './png.mjs'

// Draws the maps of the games and writes them where the page finds them. What is drawn for a series
// stands in scripts/maps/files under its name; a game without a map has no file there.

ensureInstalled()
const series = readdirSync(`${root}/packages/web/src/games`)
for (const name of series) {
  const drawing = `scripts/maps/files/${name}.ts`
  if (!existsSync(`${root}/${drawing}`)) continue
  /** @type {typeof import('./maps/files/arras.ts')} */
  const { files } = await bundled(drawing)
  for (const [file, text] of files(pngDataUri))
    write(`packages/web/src/games/${name}/${file}`, text)
}

/**
 * @param {string} to
 * @param {string} text
 */
function write(to, text) {
  mkdirSync(dirname(`${root}/${to}`), { recursive: true })
  writeFileSync(`${root}/${to}`, text)
  console.log(`${to}: ${kib(text.length)} KiB, ${kib(gzipSync(text).length)} KiB compressed`)
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1)
}
