import { gameById } from '@estafette/registry'
import { makeRecord, tableFromRecord } from '@estafette/table'
import { expect, test } from 'vitest'
import { beginFromRecord, beginGame, sittersOf } from './begin.ts'
import { HUMAN, loadGame } from './games.ts'

const arras = gameById('arras')!
const setup = { scenario: 'historical', options: {} }

/** A game that was begun, as it would be saved to a file. */
function savedWith(seats: readonly string[]): string {
  const begun = beginGame(arras, setup, seats)
  if (!begun.ok) throw new Error(begun.reason)
  const saved = loadGame(begun.value.note.id)
  if (!saved.ok) throw new Error(saved.reason)
  return saved.value.record
}

test.each([[[HUMAN, 'greedy']], [['random', HUMAN]], [[HUMAN, HUMAN]], [['greedy', 'random']]])(
  'a record that is loaded is for %s, who played it',
  async (seats) => {
    const begun = await beginFromRecord(savedWith(seats))
    expect(begun.ok && begun.value.note.seats).toEqual(seats)
  },
)

test('a record with other sitters keeps those from then on', async () => {
  const begun = await beginFromRecord(savedWith([HUMAN, 'greedy']), ['random', HUMAN])
  if (!begun.ok) throw new Error(begun.reason)
  const saved = loadGame(begun.value.note.id)
  const again = await beginFromRecord(saved.ok ? saved.value.record : '')
  expect(again.ok && again.value.note.seats).toEqual(['random', HUMAN])
})

test('a name that is no computer player is that of a person, and stays in the record', async () => {
  const text = savedWith([HUMAN, HUMAN]).replace(/^seat german.*$/m, 'seat german Otto')
  const read = tableFromRecord(gameById, text)
  if (!read.ok) throw new Error(read.reason)
  expect(sittersOf(read.value)).toEqual([HUMAN, HUMAN])
  const begun = await beginFromRecord(makeRecord(read.value))
  const saved = begun.ok ? loadGame(begun.value.note.id) : begun
  expect(saved.ok && saved.value.record).toMatch(/^seat german Otto/m)
})
