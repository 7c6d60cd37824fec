import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'
import { playing, sampleGame, sampleMove } from '../test/samples.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { furtherSuite, lookalikes } from '../test/further-suite.ts'
import { storeSuite } from '../test/suite.ts'
import {
  backupSqlite,
  exportAll,
  keepMove,
  libsqlDriver,
  movesAfter,
  nodeDriver,
  openStore,
  type Driver,
} from './index.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
beforeAll(() => {
  folder = scratchFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

storeSuite('SQLite', () => openStore(join(folder, 'suite.db')), {
  commands: Number(process.env['COMMANDS'] ?? (isLong ? 100_000 : 1000)),
  repeats: isLong ? 400 : 12,
})

furtherSuite('SQLite', () => openStore(join(folder, 'further.db')))

describe('a file', () => {
  test('is opened with the settings that keep a commit through a power cut', async () => {
    const engine = await openStore(join(folder, 'settings.db'))
    const asked = ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema']
    const settings = await engine.write(async (sql) => {
      const rows = []
      for (const name of asked) rows.push(await sql.all(`PRAGMA ${name}`))
      return rows.map(([row]) => Object.values(row!)[0])
    })
    expect(settings).toEqual(['wal', 2, 1, 0])
    await engine.close()
  })

  test.each([Number.NaN, Infinity, 0.5, {}, [1]])(
    'refuses the value %s, which would end the process in some libraries',
    async (value) => {
      const engine = await openStore(join(folder, 'values.db'))
      const asked = engine.read.all('SELECT $1 AS value', [value as number])
      await expect(asked).rejects.toThrow('no column holds')
      await engine.close()
    },
  )

  test('holds what was written when it is opened again', async () => {
    const file = join(folder, 'again.db')
    const first = await openStore(file)
    await sampleGame(first, 'one')
    await keepMove(first, sampleMove('one', 1, 'a'), playing)
    await first.close()
    const second = await openStore(file)
    expect(await movesAfter(second.read, 'one')).toEqual([sampleMove('one', 1, 'a')])
    await second.close()
  })

  test('of an earlier program with names that look alike is brought up to date', async () => {
    const engine = openSqlite(join(folder, 'lookalikes.db'))
    await lookalikes(engine)
    await engine.close()
  })

  // Where Node has no library of its own there is one driver, and it reads what it wrote.
  const drivers = [libsqlDriver(), ...[nodeDriver()].filter((driver) => driver !== null)]
  test.each(drivers.flatMap((one) => drivers.map((other) => [one.name, other.name, one, other])))(
    'written by %s is read and written on by %s',
    async (one, other, writing, reading) => {
      const file = join(folder, `${String(one)}-${String(other)}.db`.replaceAll(':', '-'))
      const first = await openStore(file, { driver: writing as Driver })
      await sampleGame(first, 'one')
      await keepMove(first, sampleMove('one', 1, 'a'), playing)
      await first.close()
      const second = await openStore(file, { driver: reading as Driver })
      await keepMove(second, sampleMove('one', 2, 'b'), playing)
      expect(await movesAfter(second.read, 'one')).toEqual([
        sampleMove('one', 1, 'a'),
        sampleMove('one', 2, 'b'),
      ])
      await second.close()
    },
  )

  test('nothing is written once it is closed, and what was under way is kept', async () => {
    const engine = await openStore(join(folder, 'closed.db'))
    await sampleGame(engine, 'one')
    const last = keepMove(engine, sampleMove('one', 1, 'a'), playing)
    const closing = engine.close()
    await expect(keepMove(engine, sampleMove('one', 2, 'b'), playing)).rejects.toThrow('closed')
    expect(await last).toEqual({ how: 'kept' })
    await closing
  })

  test('R22 a backup made in the midst of writing is whole', async () => {
    const file = join(folder, 'busy.db')
    const engine = await openStore(file)
    await sampleGame(engine, 'one')
    let acknowledged = 0
    const write = async (): Promise<void> => {
      for (let version = 1; version <= 60; version++) {
        await keepMove(engine, sampleMove('one', version, `c${version}`), playing)
        acknowledged = version
      }
    }
    const writing = write()
    await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThan(10)
    const before = acknowledged
    await backupSqlite(file, join(folder, 'copy.db'))
    await writing
    await engine.close()
    const copy = await openStore(join(folder, 'copy.db'))
    const moves = await movesAfter(copy.read, 'one')
    expect(moves.length).toBeGreaterThanOrEqual(before)
    expect(moves.map(({ version }) => version)).toEqual(moves.map((_, at) => at + 1))
    expect(await copy.read.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(await exportAll(copy, () => {})).toBe(2 + 1 + 2 + moves.length)
    await copy.close()
  })

  test('several units of one turn are one transaction', async () => {
    const file = join(folder, 'group.db')
    const engine = await openStore(file)
    const counted = async (): Promise<number> => {
      const [row] = await engine.read.all('PRAGMA data_version')
      return Number(row?.['data_version'])
    }
    await sampleGame(engine, 'one')
    const before = await counted()
    const seen = new Set<number>()
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        await engine.write((sql) => sql.run(`UPDATE tables SET waiting = ${index}`))
        seen.add(await counted())
      }),
    )
    expect([...seen]).toHaveLength(1)
    expect([...seen][0]).not.toBe(before)
    await engine.close()
  })
})
