import { fastDice } from '@estafette/kernel'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addNotice,
  keepMove,
  moveBy,
  movesAfter,
  tableOf,
  versionsOf,
  type Engine,
} from '../src/index.ts'
import type { Extent, Hand } from './hand.ts'
import { playing, sampleMove } from './samples.ts'

/** What is kept of moves, however often they come. */
export function movesSuite(hand: Hand, extent: Extent): void {
  describe('moves', () => {
    let engine: Engine
    beforeAll(() => {
      engine = hand.engine()
    })
    const fresh = (): Promise<string> => hand.fresh()

    test('a move moves its table on, and is found by version and by command', async () => {
      const table = await fresh()
      const move = sampleMove(table, 1, 'a')
      const ending = '{"side":"german"}'
      const over = { status: 'over', waiting: 0, ending, clock: null } as const
      expect(await keepMove(engine, move, over)).toEqual({ how: 'kept' })
      expect(await tableOf(engine.read, table)).toMatchObject({
        version: 1,
        changed: 2000,
        ...over,
      })
      expect(await moveBy(engine.read, table, 'a')).toEqual(move)
      expect(await movesAfter(engine.read, table)).toEqual([move])
      expect(await movesAfter(engine.read, table, 1)).toEqual([])
    })

    test('R4 a command that comes again is found, whatever version it names now', async () => {
      const table = await fresh()
      const move = sampleMove(table, 1, 'a')
      await keepMove(engine, move, playing)
      for (const version of [1, 2, 3]) {
        const again = await keepMove(engine, { ...move, version, body: 'other' }, playing)
        expect(again).toEqual({ how: 'repeated', move })
      }
      expect((await tableOf(engine.read, table))?.version).toBe(1)
    })

    test('a move for a version that is past, or not reached, is stale', async () => {
      const table = await fresh()
      await keepMove(engine, sampleMove(table, 1, 'a'), playing)
      for (const version of [1, 3, 0]) {
        const late = await keepMove(engine, sampleMove(table, version, `b${version}`), playing)
        expect(late).toEqual({ how: 'stale' })
      }
      expect(await keepMove(engine, sampleMove('no-table', 1, 'a'), playing)).toEqual({
        how: 'stale',
      })
      expect(await movesAfter(engine.read, table)).toHaveLength(1)
    })

    test('what belongs to a move is kept with it, or not at all', async () => {
      const table = await fresh()
      const more = async (sql: Parameters<typeof addNotice>[0]): Promise<void> => {
        await addNotice(sql, notice(table, 'n'))
        throw new Error('on purpose')
      }
      await expect(keepMove(engine, sampleMove(table, 1, 'a'), playing, more)).rejects.toThrow()
      expect(await movesAfter(engine.read, table)).toEqual([])
      expect((await tableOf(engine.read, table))?.version).toBe(0)
    })

    test(`R4 R5 of ${extent.commands} commands, two for each version and sent one to five times, one is kept once`, async () => {
      const tables = await Promise.all(Array.from({ length: 100 }, fresh))
      const { below } = fastDice(1940)
      const rounds = Math.ceil(extent.commands / (2 * tables.length))
      for (let version = 1; version <= rounds; version++) {
        const sent = tables.flatMap((table) =>
          ['a', 'b'].flatMap((who) =>
            Array.from({ length: 1 + below(5) }, () =>
              sampleMove(table, version, `${who}${version}`),
            ),
          ),
        )
        for (let at = sent.length - 1; at > 0; at--) {
          const other = below(at + 1)
          ;[sent[at], sent[other]] = [sent[other]!, sent[at]!]
        }
        const results = await Promise.all(sent.map((move) => keepMove(engine, move, playing)))
        const winners = new Map<string, string>()
        results.forEach(({ how }, at) => {
          if (how === 'kept') winners.set(sent[at]!.table, sent[at]!.command)
        })
        expect(results.filter(({ how }) => how === 'kept')).toHaveLength(tables.length)
        expect(winners.size).toBe(tables.length)
        results.forEach((result, at) => {
          const { table, command } = sent[at]!
          const isWinner = winners.get(table) === command
          if (result.how === 'repeated') expect(result.move).toEqual(sent[at])
          if (result.how !== 'kept') expect(result.how).toBe(isWinner ? 'repeated' : 'stale')
        })
      }
      const versions = await versionsOf(engine.read, tables)
      expect([...new Set(versions.values())]).toEqual([rounds])
    }, 3_600_000)

    test(`R4 of commands sent one to five times in any order each is kept once`, async () => {
      const commands = 8
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.nat({ max: commands - 1 }), { minLength: 8, maxLength: 40 }),
          async (order) => {
            const table = await fresh()
            // A page goes on sending until it hears that a command was kept.
            const send = async (index: number): Promise<void> => {
              for (;;) {
                const version = ((await tableOf(engine.read, table))?.version ?? 0) + 1
                const result = await keepMove(
                  engine,
                  sampleMove(table, version, `c${index}`),
                  playing,
                )
                if (result.how !== 'stale') return
              }
            }
            await Promise.all(order.map(send))
            const moves = await movesAfter(engine.read, table)
            expect(moves.map(({ version }) => version)).toEqual(moves.map((_, at) => at + 1))
            const sent = new Set(order.map((index) => `c${index}`))
            expect(moves.map(({ command }) => command).sort()).toEqual([...sent].sort())
          },
        ),
        { numRuns: extent.repeats },
      )
    })
  })
}

function notice(table: string, id: string) {
  return { id, account: `${table}-ann`, table, version: 1, kind: 'your-turn', due: 10 }
}
