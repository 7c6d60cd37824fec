import { readdirSync, readFileSync } from 'node:fs'
import { gameById, games } from '@estafette/registry'
import { tableFromRecord, type Table } from '@estafette/table'
import { sampleOf } from '../../../scripts/lanes.ts'

/** A recorded game that was played to its end. */
export interface Golden {
  readonly name: string // package and file
  readonly record: string
  readonly table: Table
}

const root = new URL('../../games/', import.meta.url)

/** The packages of the games on the shelf: battles of a series share one. */
const packages = [...new Set(games.map(({ id, series = id }) => series))]

function openGolden(folder: string, file: string): Golden {
  const record = readFileSync(new URL(`${folder}/golden/${file}`, root), 'utf8')
  const read = tableFromRecord(gameById, record)
  if (!read.ok) throw new Error(`${folder}/${file}: ${read.reason}`)
  return { name: `${folder}/${file}`, record, table: read.value }
}

/** A recorded game of each package, another one every day; all of them where there is time. */
export const goldenGames: readonly Golden[] = packages.flatMap((folder) => {
  const files = readdirSync(new URL(`${folder}/golden/`, root))
  return sampleOf(
    files.filter((file) => file.endsWith('.record')),
    1,
  ).map((file) => openGolden(folder, file))
})
