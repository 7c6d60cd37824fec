import { beforeAll, describe, expect, test } from 'vitest'
import {
  addAccount,
  addSession,
  accountOf,
  keepSnapshots,
  migrate,
  SCHEMA,
  snapshotsOf,
  tableOf,
  type Engine,
} from '../src/index.ts'
import type { Hand } from './hand.ts'
import { person } from './samples.ts'

/** What holds of every write. */
export function writingSuite(hand: Hand): void {
  describe('writing', () => {
    let engine: Engine
    beforeAll(() => {
      engine = hand.engine()
    })
    const fresh = (): Promise<string> => hand.fresh()

    test('a unit that fails is undone whole, and those beside it are kept', async () => {
      const fails = engine.write(async (sql) => {
        await addAccount(sql, person('undone'))
        throw new Error('on purpose')
      })
      const holds = engine.write((sql) => addAccount(sql, person('kept')))
      await expect(fails).rejects.toThrow('on purpose')
      await holds
      expect(await accountOf(engine.read, 'undone')).toBeNull()
      expect((await accountOf(engine.read, 'kept'))?.name).toBe('kept')
    })

    test('a statement that the database refuses undoes its unit alone', async () => {
      await engine.write((sql) => addAccount(sql, person('twice')))
      const again = engine.write(async (sql) => {
        await addAccount(sql, person('before-twice'))
        await addAccount(sql, person('twice'))
      })
      const other = engine.write((sql) => addAccount(sql, person('beside-twice')))
      await expect(again).rejects.toThrow()
      await other
      expect(await accountOf(engine.read, 'before-twice')).toBeNull()
      expect(await accountOf(engine.read, 'beside-twice')).not.toBeNull()
    })

    test('R3 nobody sees what is not kept yet', async () => {
      const seen: unknown[] = []
      await engine.write(async (sql) => {
        await addAccount(sql, person('early'))
        seen.push(await accountOf(engine.read, 'early'))
      })
      seen.push((await accountOf(engine.read, 'early'))?.id)
      expect(seen).toEqual([null, 'early'])
    })

    test('a snapshot stays as it was while others write', async () => {
      await engine.snapshot(async (sql) => {
        expect(await accountOf(sql, 'later')).toBeNull()
        await engine.write((writing) => addAccount(writing, person('later')))
        expect(await accountOf(sql, 'later')).toBeNull()
      })
      expect(await accountOf(engine.read, 'later')).not.toBeNull()
    })

    test('rows belong to rows that exist', async () => {
      const orphan = engine.write((sql) =>
        addSession(sql, { hash: 'h', account: 'no one', label: '', made: 1, seen: 1 }),
      )
      await expect(orphan).rejects.toThrow()
    })

    test('T27 texts come back as they were, whatever they look like', async () => {
      const texts = ["'; DROP TABLE moves; --", '$1', '?', '🂡 „Ärger“ \u202e', '\\x00', '{}', '']
      for (const [index, text] of texts.entries()) {
        const id = `text-${index}`
        await engine.write((sql) => addAccount(sql, { ...person(id), name: text }))
        expect((await accountOf(engine.read, id))?.name).toBe(text)
      }
    })

    test('the schema is brought up to date once, however many begin at a time', async () => {
      await Promise.all([migrate(engine), migrate(engine)])
      const [row] = await engine.read.all('SELECT count(*) AS count FROM schema_version')
      expect(row?.['count']).toBe(SCHEMA)
    })

    test('R23 a database from before snapshots keeps what it holds, and takes them', async () => {
      const table = await fresh()
      await engine.write(async (sql) => {
        await sql.run('DROP TABLE snapshots')
        await sql.run('ALTER TABLE tables DROP COLUMN message')
        await sql.run('DROP TABLE seekers')
        await sql.run('DROP TABLE seeker_turn')
        await sql.run('DROP TABLE friends')
        await sql.run('DROP TABLE asked')
        await sql.run('ALTER TABLE tables DROP COLUMN wished')
        await sql.run('DROP TABLE guests')
        await sql.run('DELETE FROM schema_version WHERE version > 5')
      })
      await migrate(engine)
      const snapshot = { table, version: 64, stamp: 's', body: '{}' }
      await engine.write((sql) => keepSnapshots(sql, [snapshot]))
      expect(await snapshotsOf(engine.read, table, 's')).toEqual([snapshot])
      expect((await tableOf(engine.read, table))?.id).toBe(table)
    })

    test('a database of a newer program is left alone', async () => {
      await engine.write((sql) => sql.run('INSERT INTO schema_version (version) VALUES (999)'))
      await expect(migrate(engine)).rejects.toThrow('newer version')
      await engine.write((sql) => sql.run('DELETE FROM schema_version WHERE version = 999'))
    })
  })
}
