import { pathToFileURL } from 'node:url'
import { writeBattles } from './battles.mjs'
import { root } from './ensure.mjs'

/**
 * A module in TypeScript with all it imports, ready for use.
 * @param {string} file
 */
export async function bundled(file) {
  writeBattles()
  const { build } = await import('esbuild')
  const outfile = `${root}/node_modules/.cache/bundled/${file.replaceAll('/', '-')}.mjs`
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'silent',
  })
  return import(pathToFileURL(outfile).href)
}
