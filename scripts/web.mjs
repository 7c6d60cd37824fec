import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { root } from './ensure.mjs'
import { holdsMark, packageSources, sourceMark } from './sources.mjs'

const web = `${root}/packages/web`
const dist = `${web}/dist`
const markFile = `${dist}/.sources`

/** Builds the pages unless packages/web/dist already holds these very sources. */
export async function ensureWeb() {
  const mark = webMark()
  if (holdsMark(markFile, mark)) return
  console.log('Building the pages (a few seconds) ...')
  try {
    await buildWeb(mark)
  } catch (error) {
    console.error(`The pages do not build: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

/** Builds the pages beside the old ones and puts them in their place when they are whole. */
export async function buildWeb(mark = webMark()) {
  const { build } = await import('vite')
  const fresh = `${dist}.${process.pid}.tmp`
  try {
    await build({
      root: web,
      configFile: `${web}/vite.config.ts`,
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    })
    writeFileSync(`${fresh}/.sources`, mark)
    const old = `${dist}.${process.pid}.old`
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
    rmSync(old, { recursive: true, force: true })
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function webMark() {
  return sourceMark([
    'package-lock.json',
    'tsconfig.base.json',
    'packages/web/tsconfig.json',
    ...packageSources(['packages/cli', 'packages/server']),
    ...['index.html', 'vite.config.ts', 'public', 'build'].map((name) => `packages/web/${name}`),
  ])
}
