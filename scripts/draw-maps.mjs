import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureInstalled, root } from './ensure.mjs'

// Draws the maps of the games and writes them where the page finds them.

const maps = [
  {
    from: 'packages/web/src/games/arras/map/draw/make-board.ts',
    to: 'packages/web/src/games/arras/map/data/board.json',
  },
  {
    from: 'packages/web/src/games/celles/map/draw/make-board.ts',
    to: 'packages/web/src/games/celles/map/data/board.json',
  },
]

ensureInstalled()
const { build } = await import('esbuild')
for (const { from, to } of maps) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [from],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
    logLevel: 'silent',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  const { makeBoardFile } = await import(`data:text/javascript;base64,${code}`)
  const text = makeBoardFile()
  await mkdir(dirname(`${root}/${to}`), { recursive: true })
  await writeFile(`${root}/${to}`, text)
  console.log(`${to}: ${kib(text.length)} KiB, ${kib(gzipSync(text).length)} KiB compressed`)
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1)
}
