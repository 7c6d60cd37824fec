import { beforeAll, describe, expect, test } from 'vitest'
import {
  addAccount,
  exportAll,
  exportTable,
  importLines,
  keepMove,
  movesAfter,
  SCHEMA,
  seatsOf,
  tableOf,
  takeSeat,
  type Engine,
} from '../src/index.ts'
import { tableNames } from '../src/schema.ts'
import type { Hand } from './hand.ts'
import { olderExport } from './older.ts'
import { freeSeat, person, playing, sampleMove } from './samples.ts'

/** What leaves by an export and comes back by an import. */
export function exportSuite(hand: Hand): void {
  describe('export', () => {
    let engine: Engine
    beforeAll(() => {
      engine = hand.engine()
    })
    const fresh = (): Promise<string> => hand.fresh()

    test('one game is exported with names and without people, and can be imported', async () => {
      const table = await fresh()
      const account = `${table}-ann`
      await engine.write((sql) =>
        takeSeat(sql, { ...freeSeat(table, 0), account, name: 'Ann', sat: 5 }),
      )
      await keepMove(engine, sampleMove(table, 1, 'a'), playing)
      const lines = await exportTable(engine, table)
      expect(lines).toHaveLength(1 + 1 + 2 + 1)
      expect(lines.join()).not.toContain(account)
      const renamed = lines.map((text) => text.replaceAll(`"${table}"`, `"${table}-copy"`))
      expect(await importLines(engine, renamed)).toEqual({ ok: true, value: 4 })
      expect((await seatsOf(engine.read, `${table}-copy`))[0]?.name).toBe('Ann')
      expect(await movesAfter(engine.read, `${table}-copy`)).toEqual([
        sampleMove(`${table}-copy`, 1, 'a'),
      ])
    })

    test.each(Array.from({ length: SCHEMA }, (_, at) => at + 1))(
      'R23 an export of schema %i is brought up to date, and has what was in it',
      async (schema) => {
        const name = `older-${schema}`
        const lines = await olderExport(schema, name)
        expect(await importLines(engine, lines)).toEqual({ ok: true, value: lines.length - 1 })
        expect(await tableOf(engine.read, name)).toMatchObject({ version: 1, computers: 0 })
        expect(await movesAfter(engine.read, name)).toHaveLength(1)
        // Of two who looked alike before that was forbidden the first keeps their look.
        const keys = await engine.read.all(
          'SELECT id, name_key FROM accounts WHERE id LIKE $1 ORDER BY id',
          [`${name}-%`],
        )
        expect(keys.map(({ name_key }) => name_key)).toEqual([
          `${name} twin`,
          schema < 3 ? `${name} twin ${name}-b` : `${name} other`,
        ])
        const notices = await engine.read.all('SELECT done FROM notices WHERE table_id = $1', [
          name,
        ])
        expect(notices).toEqual([{ done: '[]' }])
        expect((await importLines(engine, lines)).ok).toBe(false)
      },
    )

    test('R23 an export of a newer program is refused, and says which schema it wants', async () => {
      const newer = `{"estafette":"export","schema":${SCHEMA + 1}}`
      const told = await importLines(engine, [newer])
      expect(told).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/newer version \(schema/),
      })
    })

    test('an import that breaks off leaves nothing behind', async () => {
      const table = await fresh()
      const lines = await exportTable(engine, table)
      const renamed = lines.map((text) => text.replaceAll(`"${table}"`, `"${table}-half"`))
      const broken = await importLines(engine, [...renamed, '{"in":"moves","row":{"no":1}}'])
      expect(broken.ok).toBe(false)
      expect(await tableOf(engine.read, `${table}-half`)).toBeNull()
      const strange = await importLines(engine, [...renamed, '{"in":"schema_version","row":{}}'])
      expect(strange).toEqual({
        ok: false,
        reason: `line ${renamed.length + 1}: it is damaged or cut off: no line of an export. Nothing was imported`,
      })
      expect((await importLines(engine, ['{}'])).ok).toBe(false)
      expect((await importLines(engine, [])).ok).toBe(false)
    })

    test('an export of more rows than a page has each of them once, sorted byte by byte', async () => {
      const ids = Array.from({ length: 2500 }, (_, at) => `${at % 2 ? 'page' : 'PAGE'}-${at}`)
      await engine.write(async (sql) => {
        for (const id of ids) await addAccount(sql, person(id))
      })
      const found: string[] = []
      await exportAll(engine, (line) => {
        const { in: name, row } = JSON.parse(line) as { in?: string; row?: { id: string } }
        if (name === 'accounts' && /^page-/i.test(row!.id)) found.push(row!.id)
      })
      expect(found).toEqual(ids.toSorted())
    })

    test('an export of everything has a line for every row', async () => {
      await fresh()
      const lines: string[] = []
      const count = await exportAll(engine, (text) => lines.push(text))
      expect(lines).toHaveLength(count + 1)
      let rows = 0
      for (const table of tableNames) {
        const [row] = await engine.read.all(`SELECT count(*) AS count FROM ${table}`)
        rows += Number(row?.['count'])
      }
      expect(count).toBe(rows)
    })
  })
}
