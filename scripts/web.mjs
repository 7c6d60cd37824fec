import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { root } from './ensure.mjs'
import { packFolder } from './pack.mjs'
import { holdsMark, packageSources, sourceMark } from './sources.mjs'
import { buildName } from './version.mjs'

/** @typedef {import('./pack.mjs').Effort} Effort */

const web = `${root}/packages/web`
const dist = `${web}/dist`

/** Says whether the pages are packed as well as they can be. */
const packedFile = `${dist}/.packed`

/**
 * Builds the pages unless packages/web/dist already holds these very sources.
 * @param {Effort} effort how well they are packed, at the least
 */
export async function ensureWeb(effort = 'best') {
  const mark = webMark()
  if (holdsMark(`${dist}/.sources`, mark)) {
    if (effort === 'best') await packWeb()
    return
  }
  console.log('Building the pages (some ten seconds) ...')
  const begun = performance.now()
  try {
    await buildWeb(mark, effort)
  } catch (error) {
    console.error(`The pages do not build: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
  console.log(`The pages are built (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
}

/** Whether the pages could still be packed better. */
export function isPackedQuickly() {
  return existsSync(dist) && !existsSync(packedFile)
}

/** Packs the pages as well as they can be; a server that runs goes on with what it has read. */
export async function packWeb() {
  if (!isPackedQuickly()) return
  await packFolder(dist, 'best')
  writeFileSync(packedFile, '')
}

/**
 * Builds the pages beside the old ones and puts them in their place when they are whole.
 * @param {string} mark
 * @param {Effort} effort
 */
export async function buildWeb(mark = webMark(), effort = 'best') {
  const fresh = `${dist}.${process.pid}.tmp`
  try {
    await bundleWeb(fresh, effort)
    writeFileSync(`${fresh}/.sources`, mark)
    if (effort === 'best') writeFileSync(`${fresh}/.packed`, '')
    const old = `${dist}.${process.pid}.old`
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
    rmSync(old, { recursive: true, force: true })
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/**
 * Builds the pages into a folder.
 * @param {string} folder
 * @param {Effort} effort
 */
export async function bundleWeb(folder, effort) {
  const { build } = await import('vite')
  await build({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  await packFolder(folder, effort)
}

function webMark() {
  const sources = [
    'package-lock.json',
    'tsconfig.base.json',
    'packages/web/tsconfig.json',
    ...packageSources(['packages/cli', 'packages/server']),
    ...['index.html', 'vite.config.ts', 'public', 'build'].map((name) => `packages/web/${name}`),
  ]
  return sourceMark(sources) + buildName()
}
