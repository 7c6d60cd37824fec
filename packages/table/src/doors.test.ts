import { allSetups, hashText, isToldTo, type Game } from '@estafette/kernel'
import { toy, toyHills } from '@estafette/kernel/toy'
import { gameById } from '@estafette/registry'
import { describe, expect, test } from 'vitest'
import { doors, examineDoors, type Door } from './doors.ts'
import { makeRecord } from './record.ts'
import { eventsOf, stateOf } from './table.ts'
import { heardBy } from './viewer.ts'

/** The first faults in so many games of every setup. */
function faultsOf(
  game: Game,
  games: number,
  tried?: Readonly<Record<string, Door>>,
  sparing = 1,
): string[] {
  for (const [index, setup] of allSetups(game).entries()) {
    if (index % sparing !== 0) continue
    for (let i = 0; i < games; i++) {
      const faults = examineDoors(game, setup, index * 1000 + i, tried)
      if (faults.length > 0) return faults
    }
  }
  return []
}

test.each([
  { id: 'toy', game: toy as Game, games: 2 },
  { id: 'toy-hills', game: toyHills as Game, games: 1 },
  { id: 'arras', game: gameById('arras')! as Game, games: 1 },
  { id: 'celles', game: gameById('celles')! as Game, games: 1 },
])('nothing leads out of a table of $id that its viewer may not know', ({ game, games }) => {
  const sparing = allSetups(game).length > 40 && !process.env['LONG'] ? 5 : 1 // of many setups, some
  expect(faultsOf(game, games, undefined, sparing)).toEqual([])
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
    expect(faultsOf(toy, 8, { leak })).not.toEqual([])
  })
})
