import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'
import { startPostgres, type TestServer } from '../test/postgres-server.ts'
import { playing, sampleGame, sampleMove } from '../test/samples.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { furtherSuite, lookalikes } from '../test/further-suite.ts'
import { storeSuite } from '../test/suite.ts'
import { exportAll, importLines, keepMove, openStore, say, type Engine } from './index.ts'
import { openPostgres } from './postgres.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startPostgres()
  folder = scratchFolder()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** A database of its own on the server. */
async function freshUrl(name: string): Promise<string> {
  const first = openPostgres(server.url, { connections: 1 })
  await first.read.all(`CREATE DATABASE ${name}`)
  await first.close()
  return server.url.replace(/postgres$/, name)
}

storeSuite('PostgreSQL', async () => openStore(await freshUrl('suite')), {
  commands: Number(process.env['COMMANDS'] ?? 20_000),
  repeats: isLong ? 40 : 8,
})

furtherSuite('PostgreSQL', async () => openStore(await freshUrl('further')))

describe('two processes', () => {
  let one: Engine
  let other: Engine
  beforeAll(async () => {
    const url = await freshUrl('shared')
    ;[one, other] = await Promise.all([openStore(url), openStore(url)])
  })
  afterAll(() => Promise.all([one.close(), other.close()]))

  test('R5 on one version: one of them wins each time', async () => {
    await sampleGame(one, 'race')
    for (let version = 1; version <= 40; version++) {
      const results = await Promise.all(
        [one, other].map((engine, who) =>
          keepMove(engine, sampleMove('race', version, `${who}-${version}`), playing),
        ),
      )
      expect(results.map(({ how }) => how).sort()).toEqual(['kept', 'stale'])
    }
  })

  test('R4 with one command: it is kept once, and both hear of the same move', async () => {
    await sampleGame(one, 'same')
    for (let version = 1; version <= 40; version++) {
      const move = sampleMove('same', version, `c-${version}`)
      const results = await Promise.all(
        [one, other].map((engine) => keepMove(engine, move, playing)),
      )
      expect(results.map(({ how }) => how).sort()).toEqual(['kept', 'repeated'])
      expect(results).toContainEqual({ how: 'repeated', move })
    }
  })

  test('talk at one table: numbers have no gaps and no doubles', async () => {
    await sampleGame(one, 'talk')
    const lines = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        [one, other][at % 2]!.write((sql) =>
          say(sql, {
            table: 'talk',
            command: `c${at}`,
            room: 'players',
            account: null,
            seat: 0,
            name: '',
            text: '',
            time: 1,
          }),
        ),
      ),
    )
    const numbers = lines.map((said) => said!.number).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  test('a word of one wakes the other', async () => {
    const heard: string[] = []
    const deaf = await other.listen((word) => heard.push(word))
    await one.hint('table 7')
    await expect.poll(() => heard).toEqual(['table 7'])
    await deaf()
  })
})

test('a database of an earlier program with names that look alike is brought up to date', async () => {
  const engine = openPostgres(await freshUrl('lookalikes'))
  await lookalikes(engine)
  await engine.close()
})

test('R24 what moves from one engine to the other and back is the same, line by line', async () => {
  const linesOf = async (engine: Engine): Promise<string[]> => {
    const lines: string[] = []
    await exportAll(engine, (line) => lines.push(line))
    return lines
  }
  const first = await openStore(join(folder, 'first.db'))
  for (const id of ['b', 'a', 'Z', '_', 'é']) {
    await sampleGame(first, `t${id}`)
    for (let version = 1; version <= 12; version++) {
      await keepMove(first, sampleMove(`t${id}`, version, `c${version}`), playing)
    }
  }
  const shared = await openStore(await freshUrl('moved'))
  const last = await openStore(join(folder, 'last.db'))
  const lines = await linesOf(first)
  expect(await importLines(shared, lines)).toEqual({ ok: true, value: lines.length - 1 })
  expect(await linesOf(shared)).toEqual(lines)
  await importLines(last, await linesOf(shared))
  expect(await linesOf(last)).toEqual(lines)
  await Promise.all([first.close(), shared.close(), last.close()])
})
