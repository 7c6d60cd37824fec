import { fastDice, hashText, type RuledGame } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong, sampleOf } from '../../../scripts/lanes.ts'
import { runScript, scriptOf } from '../src/index.ts'
import { makeRecord, stateAt, stateOf, statesOf, tableFromRecord } from '../src/index.ts'
import { openTable, take, undo, undoable, verifyRecord, type Start } from '../src/index.ts'
import { garbage, options, playOn, seedOf } from './players.ts'

const all = [toy as RuledGame, ...games]
const MOST_ENTRIES = isLong ? Infinity : 400 // of a game with garbage in it
const lookup = (id: string): RuledGame | undefined => all.find((game) => game.id === id)

/** A table of a game that lets its seed be seen. */
function sit(game: RuledGame, start: Start, number: number) {
  const terms = { start, gameId: `t-${number}`, seed: seedOf(number), local: true }
  const table = openTable(game, { ...terms, names: ['Anna', 'Björn'] })
  if (!table.ok) throw new Error(table.reason)
  return table.value
}

const setups = gamesOfTheDay(all).flatMap((game) =>
  sampleOf(game.scenarios, 2).flatMap((scenario) =>
    (isLong ? [0, 1] : [1]).map((last) => ({
      name: `${game.id} ${scenario} ${last === 0 ? 'as it is' : 'with every option'}`,
      game,
      start: {
        setup: {
          scenario,
          options: Object.fromEntries(
            game.options.map(({ id, values }) => [id, values.at(-last) ?? values[0]!]),
          ),
        },
      },
    })),
  ),
)

describe.each(setups)('$name', ({ game, start }) => {
  test('a game is written, read and verified', () => {
    for (const number of isLong ? [1, 2] : [1]) {
      const table = playOn(sit(game, start, number), Infinity, number, ['', 'so'])
      const record = makeRecord(table)
      const read = tableFromRecord(lookup, record)
      expect(read.ok ? makeRecord(read.value) : read.reason).toBe(record)
      expect(verifyRecord(lookup, record)).toMatchObject({ ok: true })
    }
  })

  test('play goes on from any position, and a script runs it again', () => {
    const whole = playOn(sit(game, start, 3), Infinity, 3)
    expect(whole.snapshots.size).toBeLessThan(20) // a long game takes no more room
    for (const part of [0.1, 0.5, 0.9]) {
      const n = Math.floor(part * whole.entries.length)
      const position = game.write(stateAt(whole, n))
      const table = sit(game, { position }, 4)
      expect(hashText(stateOf(table))).toBe(hashText(stateAt(whole, n)))
      playOn(table, 40, n)
      const ran = runScript(lookup, scriptOf(table, 'again'))
      expect(ran).toMatchObject({ errors: [], failures: [] })
      const record = makeRecord(table)
      const read = tableFromRecord(lookup, record)
      expect(read.ok ? makeRecord(read.value) : read.reason).toBe(record)
    }
    expect(whole.snapshots.size).toBeLessThan(22)
    expect(runScript(lookup, scriptOf(whole, 'all'))).toMatchObject({ errors: [], failures: [] })
  })

  test('garbage is refused and undo is exact, all through a game', () => {
    const table = sit(game, start, 5)
    const { below } = fastDice(5)
    for (let can = options(table); can.length > 0; can = options(table)) {
      if (table.entries.length >= MOST_ENTRIES) break
      const before = hashText(stateOf(table))
      for (let i = 0; i < 3; i++) {
        const thing = garbage[below(garbage.length)]
        if (can.some(({ choice }) => choice === thing)) continue
        expect(take(table, below(3) - 1, thing).ok).toBe(false)
      }
      expect(hashText(stateOf(table))).toBe(before)
      const one = can[below(can.length)]!
      expect(take(table, one.seat, one.choice).ok).toBe(true)
      if (undoable(table, one.seat).count > 0 && below(2) === 0) {
        const after = hashText(stateOf(table))
        expect(undo(table, one.seat).ok).toBe(true)
        expect(hashText(stateOf(table))).toBe(before)
        expect(take(table, one.seat, one.choice).ok).toBe(true)
        expect(hashText(stateOf(table))).toBe(after)
      }
    }
    const hashes = [table.opening, ...table.entries].map((step) => step.hash)
    table.snapshots.clear()
    expect([...statesOf(table)].map(hashText)).toEqual(hashes)
  })
})
