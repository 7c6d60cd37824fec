import { allSetups, hashText, isToldTo, type Game } from '@estafette/kernel'
import { toy, toyHills } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { describe, expect, test } from 'vitest'
import { doors, examineDoors, type Comparison, type Door } from './doors.ts'
import { makeRecord } from './record.ts'
import { eventsOf, stateOf } from './table.ts'
import { heardBy } from './viewer.ts'

/** The first faults in so many games of every setup, and how much was compared. */
function examined(
  game: Game,
  games: number,
  comparison: Comparison,
  sparing = 1,
): { faults: readonly string[]; choices: number } {
  let choices = 0
  for (const [index, setup] of allSetups(game).entries()) {
    if (index % sparing !== 0) continue
    for (let i = 0; i < games; i++) {
      const seed = index * 1000 + i
      const compared = examineDoors(game, setup, seed, comparison)
      choices += compared.choices
      const faults = compared.faults.map((fault) => `${JSON.stringify(setup)} ${seed}: ${fault}`)
      if (faults.length > 0) return { faults, choices }
    }
  }
  return { faults: [], choices }
}

const isLong = process.env['LONG'] !== undefined

test.each([
  { id: 'toy', game: toy as Game, games: 2, reveals: ['bid'] },
  { id: 'toy-hills', game: toyHills as Game, games: 1, reveals: ['bid'] },
  { id: 'arras', game: gameById('arras')! as Game, games: 1, reveals: ['bid'] },
  { id: 'celles', game: gameById('celles')! as Game, games: 1, reveals: [] },
])('nothing leads out of a table of $id that its viewer may not know', (row) => {
  const { game, games, reveals } = row
  const sparing = allSetups(game).length > 40 && !isLong ? 5 : 1 // of many setups, some
  const { faults, choices } = examined(game, games, { reveals }, sparing)
  expect(faults).toEqual([])
  expect(choices).toBeGreaterThan(50)
})

const leaks: readonly (readonly [string, Door])[] = [
  [
    'a record with the hash of the whole position',
    (table, viewer) => `${doors['record']!(table, viewer)}${hashText(stateOf(table))}`,
  ],
  ['an export of all of the game', (table) => makeRecord(table)],
  ['a face of a card drawn', (table) => (table.entries.at(-1)?.faces ?? []).join()],
  ['a log that tells everything', (table) => JSON.stringify(eventsOf(table, table.entries.length))],
  ['the target of a secret choice', (table) => String(table.entries.at(-1)?.choice ?? '')],
  [
    'the log of the next seat',
    (table, viewer) => JSON.stringify(heardBy(table, (viewer + 1) % 2, table.entries.length)),
  ],
  [
    'a length that depends on what was drawn',
    (table, viewer) =>
      String(
        eventsOf(table, table.entries.length).filter(
          (event) => isToldTo(event, viewer) || Number(event['card']) > 2,
        ).length,
      ),
  ],
]

describe('a leak is noticed', () => {
  test.each(leaks)('%s', (_, leak) => {
    expect(examined(toy, 8, { tried: { leak } }).faults).not.toEqual([])
  })
})
