import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundled } from './bundled.mjs'
import { ensureInstalled, root } from './ensure.mjs'
import { pngDataUri } from './png.mjs'

// Draws the small pictures of the page of the series: windows of the maps with some counters.

ensureInstalled()
const folder = 'packages/web/src/pictures/data'
const { makeSmallFile, smallIds } = await bundled('scripts/maps/blitzkrieg-small.ts')
mkdirSync(`${root}/${folder}`, { recursive: true })
for (const id of smallIds) {
  const text = makeSmallFile(id, pngDataUri)
  writeFileSync(`${root}/${folder}/${id}.json`, text)
  console.log(
    `${folder}/${id}.json: ${kib(text.length)} KiB, ${kib(gzipSync(text).length)} KiB compressed`,
  )
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1)
}
