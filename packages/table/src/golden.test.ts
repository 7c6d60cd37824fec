import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { describe, expect, test } from 'vitest'
import { verifyRecord } from './index.ts'

const root = new URL('../../games/', import.meta.url)
const all = [...games, ...workshop]

const gameById = (id: string) => all.find((game) => game.id === id)

/** The packages of the games: battles of a series share one. */
const packages = [...new Set(all.map(({ id, series = id }) => series))]

/** Recorded games of a package. */
function recordsOf(id: string): { name: string; text: string }[] {
  const folder = new URL(`${id}/golden/`, root)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.record'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

describe.each(packages)('golden games of %s', (id) => {
  const records = recordsOf(id)

  test('there are some', () => {
    expect(records.length).toBeGreaterThan(0)
  })

  // A rule that changes re-adjudicates them: the line where the story differs is named.
  test.each(records)('$name replays to the same position at every step', ({ text }) => {
    expect(verifyRecord(gameById, text)).toMatchObject({ ok: true })
  })
})
