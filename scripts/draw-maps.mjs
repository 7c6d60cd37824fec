import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundled } from './bundled.mjs'
import { ensureInstalled, root } from './ensure.mjs'
import { pngDataUri } from './png.mjs'

// Draws the maps of the games and writes them where the page finds them. Each has a file in
// scripts/maps that puts its data into the words of @estafette/maps.

ensureInstalled()
// Not blitzkrieg: its battles are drawn by one file. Not frontline: it has no map.
for (const game of ['arras', 'celles']) {
  const { drawMap, makeMapFile } = await bundled(`scripts/maps/${game}.ts`)
  write(game, 'print.json', makeMapFile(drawMap(), pngDataUri))
}
const { battles, makeBattleFile, makeSheet } = await bundled('scripts/maps/blitzkrieg.ts')
for (const battle of battles)
  write('blitzkrieg', `${battle.id}.json`, makeBattleFile(battle, pngDataUri))
write('blitzkrieg', 'sheet.css', makeSheet())

/**
 * @param {string} game
 * @param {string} file
 * @param {string} text
 */
function write(game, file, text) {
  const to = `packages/web/src/games/${game}/map/data/${file}`
  mkdirSync(dirname(`${root}/${to}`), { recursive: true })
  writeFileSync(`${root}/${to}`, text)
  console.log(`${to}: ${kib(text.length)} KiB, ${kib(gzipSync(text).length)} KiB compressed`)
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1)
}
