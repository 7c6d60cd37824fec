import { gameById } from '@estafette/registry'
import { openTable, tableFromRecord, take, type Table } from '@estafette/table'
import { expect, test } from 'vitest'
import { openSession } from './local.ts'

function tableOf(id: string, choices: number): Table {
  const game = gameById(id)!
  const opened = openTable(game, {
    start: { setup: { scenario: game.scenarios[0]!, options: { bid: 'on' } } },
    gameId: 'g',
    seed: '5'.repeat(64),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  for (let i = 0; i < choices; i++) {
    const state = opened.value.snapshots.get(opened.value.entries.length)!
    const seat = game.toAct(state)
    const out = new Int32Array(state.legal.length)
    game.choices(state, seat, out)
    take(opened.value, seat, out[0]!)
  }
  return opened.value
}

test('who gives up ends the game for everybody at the screen, and it is kept', async () => {
  const table = tableOf('arras', 3)
  let saved = 0
  const session = openSession('g', table, ['human', 'human'], { changed: () => saved++ })
  const version = session.version.value
  const entries = table.entries.length
  session.settle!({ how: 'resigned', seat: 0 })
  expect(session.outcome()).toMatchObject({ kind: 'resigned' })
  expect(session.deciding()).toBe(-1)
  expect(session.hides()).toBe(false)
  expect(session.version.value).toBeGreaterThan(version)
  expect(saved).toBe(1)
  expect(session.undoable()).toMatchObject({ count: 0, barrier: 'over' })
  await session.take([0], session.version.value)
  expect(table.entries.length).toBe(entries)
})

test('the record tells of it, and opens the game as it ended', async () => {
  const session = openSession('g', tableOf('arras', 3), ['human', 'human'])
  session.settle!({ how: 'agreed', seat: -1 })
  const record = await session.record()
  expect(record).toMatch(/^program \S/m)
  const read = tableFromRecord(gameById, record)
  if (!read.ok) throw new Error(read.reason)
  const again = openSession('g', read.value, ['human', 'human'])
  expect(again.outcome()).toMatchObject({ kind: 'agreed', winner: -1 })
})

test('nobody is asked to come to the screen any more', () => {
  const session = openSession('g', tableOf('arras', 0), ['human', 'human'])
  expect(session.awaited.value).toBeGreaterThanOrEqual(0) // sealed bids
  session.settle!({ how: 'resigned', seat: 1 })
  expect(session.awaited.value).toBe(-1)
})
