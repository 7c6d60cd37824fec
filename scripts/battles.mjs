import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Finds the battles of the Blitzkrieg series: a folder with three files is one. What is found is
// written down as modules, for bundlers follow no folder; every command that bundles asks first.

const home = fileURLToPath(new URL('../packages/games/blitzkrieg', import.meta.url))
const FILES = ['map', 'units', 'scenario']

/** @typedef {{ id: string, scenario: { series?: { order?: number } } }} Battle */

/**
 * Reads a battle; one that cannot be read is left out with a line that says why.
 * @param {string} id
 * @param {(line: string) => void} complain
 * @returns {Battle | null}
 */
function readBattle(id, complain) {
  const read = FILES.map((name) => {
    const file = `${home}/data/${id}/${name}.json`
    try {
      if (!existsSync(file)) throw new Error('missing')
      return [name, JSON.parse(readFileSync(file, 'utf8'))]
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      complain(`estafette: battle "${id}" is left out: data/${id}/${name}.json: ${reason}`)
      return null
    }
  })
  if (read.includes(null)) return null
  const { scenario } = Object.fromEntries(/** @type {any} */ (read))
  return { id, scenario }
}

/**
 * Writes down which battles there are; touches nothing where that has not changed.
 * @param {(line: string) => void} complain
 */
export function writeBattles(complain = console.error) {
  const battles = readdirSync(`${home}/data`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9]*$/.test(entry.name))
    .map(({ name }) => readBattle(name, complain))
    .filter((battle) => battle !== null)
    .sort((a, b) => orderOf(a) - orderOf(b) || (a.id < b.id ? -1 : 1))
  replace(`${home}/src/data/folders.ts`, foldersText(battles.map(({ id }) => id)))
  replace(`${home}/src/shelf.ts`, shelfText(battles))
}

/** @param {Battle} battle */
function orderOf({ scenario }) {
  return scenario?.series?.order ?? Number.MAX_SAFE_INTEGER
}

const HEAD = '// Written by scripts/battles.mjs from the folders of data/; not to be edited.\n'

/** @param {readonly string[]} ids */
function foldersText(ids) {
  const big = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1)
  const imports = ids
    .toSorted()
    .flatMap((id) =>
      ['map', 'scenario', 'units'].map(
        (file) =>
          `import ${id}${big(file)} from '../../data/${id}/${file}.json' with { type: 'json' }\n`,
      ),
    )
  const rows = ids.map(
    (id) => `  ${id}: { map: ${id}Map, units: ${id}Units, scenario: ${id}Scenario },\n`,
  )
  return `${HEAD}${imports.join('')}
/** The files of a battle as they are read. */
export interface Folder {
  readonly map: unknown
  readonly units: unknown
  readonly scenario: unknown
}

/** Every battle there is, those of the series first and in its order. */
export const folders: Readonly<Record<string, Folder>> = {
${rows.join('')}}
`
}

/** @param {readonly Battle[]} battles */
function shelfText(battles) {
  const quoted = (/** @type {readonly Battle[]} */ list) =>
    list.map(({ id }) => `'${id}'`).join(', ')
  return `${HEAD}
/** Ids of the battles of the series, in its order. */
export const seriesIds: readonly string[] = [${quoted(battles.filter((one) => one.scenario?.series))}]

/** Ids of the battles that are on no shelf. */
export const otherIds: readonly string[] = [${quoted(battles.filter((one) => !one.scenario?.series))}]
`
}

/**
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  const bare = (/** @type {string} */ written) => written.replace(/\s|,(?=\s*[\]}])/g, '')
  if (!existsSync(file) || bare(readFileSync(file, 'utf8')) !== bare(text))
    writeFileSync(file, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeBattles()
