import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './ensure.mjs'
import { holdsMark, packageSources, sourceMark } from './sources.mjs'
import { buildName } from './version.mjs'

const server = `${root}/packages/server`
const markFile = `${server}/dist/.sources`

const bridge =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** The bundle that serves the pages. */
export const serverFile = `${server}/dist/server.mjs`

/** Bundles the server unless packages/server/dist already holds these very sources. */
export async function ensureServer() {
  const mark = serverMark()
  if (!existsSync(serverFile) || !holdsMark(markFile, mark)) await buildServer(mark)
}

/** Bundles the server into packages/server/dist. */
export async function buildServer(mark = serverMark()) {
  await bundleServer(serverFile)
  writeFileSync(markFile, mark)
}

/**
 * Bundles the server into one file that needs nothing but node, and libsql where node has no SQLite,
 * with what thinks for its computers beside it.
 * @param {string} outfile
 */
export async function bundleServer(outfile) {
  await bundle(`${server}/src/main.ts`, outfile)
  await bundleThinker(join(dirname(outfile), 'thinker.mjs'))
}

/**
 * Bundles what thinks in the threads of a server; it stands beside it.
 * @param {string} outfile
 */
export async function bundleThinker(outfile) {
  await bundle(`${server}/src/computers/thinker.ts`, outfile)
}

/**
 * @param {string} entry
 * @param {string} outfile
 */
async function bundle(entry, outfile) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { __BUILD__: JSON.stringify(buildName()) },
    // What was written for require finds it here.
    banner: { js: bridge },
    logLevel: 'warning',
  })
}

function serverMark() {
  const sources = ['package-lock.json', ...packageSources(['packages/web', 'packages/cli'])]
  return sourceMark(sources) + buildName()
}

/**
 * Bundles what measures a server: by playing against it, or by what it has stored.
 * @param {'main' | 'stored'} what
 * @param {string} outfile
 */
export async function bundleLoad(what, outfile) {
  await bundle(`${server}/src/load/${what}.ts`, outfile)
}
