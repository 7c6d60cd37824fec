import { existsSync, writeFileSync } from 'node:fs'
import { root } from './ensure.mjs'
import { holdsMark, packageSources, sourceMark } from './sources.mjs'

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
 * Bundles the server into one file that needs nothing but node, and libsql where node has no SQLite.
 * @param {string} outfile
 */
export async function bundleServer(outfile) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [`${server}/src/main.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What was written for require finds it here.
    banner: { js: bridge },
    logLevel: 'warning',
  })
}

function serverMark() {
  return sourceMark(['package-lock.json', ...packageSources(['packages/web', 'packages/cli'])])
}
