import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameById, games } from '@estafette/registry'
import { describe, expect, test } from 'vitest'
import { verifyRecord } from './index.ts'

const root = new URL('../../games/', import.meta.url)

/** Recorded games of a game's package. */
function recordsOf(game: string): { name: string; text: string }[] {
  const folder = new URL(`${game}/golden/`, root)
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.record'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

describe.each(games.map(({ id }) => id))('golden games of %s', (game) => {
  const records = recordsOf(game)

  test('there are some', () => {
    expect(records.length).toBeGreaterThan(0)
  })

  // A rule that changes re-adjudicates them: the line where the story differs is named.
  test.each(records)('$name replays to the same position at every step', ({ text }) => {
    expect(verifyRecord(gameById, text)).toMatchObject({ ok: true })
  })
})
