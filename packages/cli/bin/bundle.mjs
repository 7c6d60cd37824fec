import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readSync, readdirSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { writeBattles } from '../../../scripts/battles.mjs'
import { replaceFile } from '../../../scripts/replace-file.mjs'
import { buildName } from '../../../scripts/version.mjs'

/** The folder that holds node_modules and packages/, without a trailing separator. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

const source = `${root}/packages/cli/src`
const dist = `${root}/packages/cli/dist`

/** Bundles the command line and its worker unless dist/ already holds these very sources. */
export async function ensureBundled() {
  writeBattles()
  const mark = sourceMark()
  if (Object.keys(entries()).some((name) => firstLine(`${dist}/${name}.mjs`) !== mark))
    await bundle(mark)
}

/** Bundles the command line and its worker. */
export async function bundle(mark = sourceMark()) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries(),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { __BUILD__: JSON.stringify(buildName()) },
    sourcemap: 'inline',
    banner: { js: mark },
    logLevel: 'silent',
  })
  await mkdir(dist, { recursive: true })
  await Promise.all(outputFiles.map(({ path, contents }) => replaceFile(path, contents)))
}

/** @returns {Record<string, string>} */
function entries() {
  const worker = `${source}/worker.ts`
  return { estafette: `${source}/main.ts`, ...(existsSync(worker) && { worker }) }
}

/** A comment line that changes whenever a file that goes into the bundle does. */
function sourceMark() {
  const hash = createHash('sha256').update(`${buildName()}\n`)
  /** @param {string} file */
  const add = (file) => {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file.slice(root.length)} ${mtimeMs} ${size}\n`)
  }
  add(`${root}/package-lock.json`)
  add(fileURLToPath(import.meta.url))
  for (const folder of packageFolders()) {
    add(`${folder}/package.json`)
    for (const part of ['src', 'data']) {
      if (!existsSync(`${folder}/${part}`)) continue
      for (const file of readdirSync(`${folder}/${part}`, {
        recursive: true,
        encoding: 'utf8',
      }).sort())
        if (/(?<!\.test)\.ts$|\.json$/.test(file)) add(`${folder}/${part}/${file}`)
    }
  }
  return `// sources ${hash.digest('hex')}`
}

function packageFolders() {
  return ['packages', 'packages/games']
    .flatMap((parent) =>
      readdirSync(`${root}/${parent}`).map((name) => `${root}/${parent}/${name}`),
    )
    .filter((folder) => existsSync(`${folder}/package.json`))
}

/** @param {string} file */
function firstLine(file) {
  if (!existsSync(file)) return ''
  const head = Buffer.alloc(256)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, head)
  closeSync(descriptor)
  return head.toString('utf8', 0, length).split('\n', 1)[0]
}
