import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeBattles } from './battles.mjs'
import { root } from './ensure.mjs'

/**
 * A line that changes whenever one of the named files does, or a file in one of the named folders.
 * Tests are no source.
 * @param {readonly string[]} paths relative to the root
 */
export function sourceMark(paths) {
  const hash = createHash('sha256')
  /** @param {string} path */
  const add = (path) => {
    const { mtimeMs, size } = statSync(`${root}/${path}`)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  for (const path of paths.toSorted()) {
    if (!existsSync(`${root}/${path}`)) continue
    if (statSync(`${root}/${path}`).isFile()) add(path)
    else for (const file of filesIn(path)) add(`${path}/${file}`)
  }
  return `sources ${hash.digest('hex')}\n`
}

/** The folders of sources and data of all packages but the ones named. */
export function packageSources(/** @type {readonly string[]} */ except) {
  writeBattles() // some of the sources are written
  return ['packages', 'packages/games']
    .flatMap((parent) => readdirSync(`${root}/${parent}`).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(`${root}/${folder}/package.json`) && !except.includes(folder))
    .flatMap((folder) => [`${folder}/package.json`, `${folder}/src`, `${folder}/data`])
}

/**
 * Whether a file holds this very mark.
 * @param {string} file
 * @param {string} mark
 */
export function holdsMark(file, mark) {
  return existsSync(file) && readFileSync(file, 'utf8') === mark
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + folder.length + 2))
    .sort()
}
