import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seriesOf, shelfOf } from './battle-facts.mjs'

// Finds the battles of the Blitzkrieg series: a folder with three files is one. What is found is
// written down, for bundlers follow no folder; whatever bundles or tests asks first.

const home = fileURLToPath(new URL('../packages/games/blitzkrieg', import.meta.url))
const FILES = ['map', 'units', 'scenario']

/** @typedef {import('./battle-facts.mjs').Battle} Battle */

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
  const files = {
    'src/data/folders.ts': foldersText(battles.map(({ id }) => id)),
    'data/shelf.json': json(shelfOf(battles)),
    'data/series.json': json(seriesOf(battles)),
  }
  for (const [file, text] of Object.entries(files)) replace(`${home}/${file}`, text)
}

/**
 * Reads a battle; one that cannot be read is left out with a line that says why.
 * @param {string} id
 * @param {(line: string) => void} complain
 * @returns {Battle | null}
 */
function readBattle(id, complain) {
  const leaveOut = (/** @type {string} */ name, /** @type {unknown} */ error) => {
    const reason = error instanceof Error ? error.message : String(error)
    complain(`estafette: battle "${id}" is left out: data/${id}/${name}.json: ${reason}`)
    return null
  }
  /** @type {Record<string, unknown>} */
  const read = {}
  for (const name of FILES) {
    try {
      const file = `${home}/data/${id}/${name}.json`
      if (!existsSync(file)) throw new Error('missing')
      read[name] = JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      return leaveOut(name, error)
    }
  }
  return told({ id, scenario: read['scenario'], units: read['units'] }, leaveOut)
}

/**
 * A battle of which the lists can tell; its rules are looked at when it is built.
 * @param {Battle} battle
 * @param {(name: string, error: unknown) => null} leaveOut
 */
function told(battle, leaveOut) {
  try {
    shelfOf([battle])
  } catch {
    return leaveOut('scenario', 'title and turns must be there; see estafette check')
  }
  try {
    seriesOf([battle])
  } catch {
    return leaveOut('units', 'units must be there; see estafette check')
  }
  return battle
}

/** @param {Battle} battle */
function orderOf({ scenario }) {
  if (!scenario.series) return Number.MAX_SAFE_INTEGER
  return scenario.series.order ?? Number.MAX_SAFE_INTEGER - 1
}

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
  return `// Written by scripts/battles.mjs from the folders of data/; not to be edited.
${imports.join('')}
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

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, null, 1)}\n`
}

/**
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  // Lines of imports may have been broken by the formatter.
  const bare = (/** @type {string} */ written) =>
    file.endsWith('.ts') ? written.replace(/\s|,(?=\s*[\]}])/g, '') : written
  if (!existsSync(file) || bare(readFileSync(file, 'utf8')) !== bare(text))
    writeFileSync(file, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeBattles()
