import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { games } from '@estafette/registry'
import { addAccount, movesAfter, openStore, tableOf } from '@estafette/store'
import { legalChoices, stateOf } from '@estafette/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOfEachSeries } from '../../../scripts/lanes.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { meet, openHouse, seatTwo } from '../test/house.ts'
import { host } from './host.ts'
import { parseOptions, type ServerOptions } from './options.ts'
import { actingAt } from './referee/live-table.ts'

const people = ['ann', 'ben']
const shown = oneOfEachSeries(games)
let folder: string
let table: string
beforeAll(async () => {
  folder = scratchFolder()
  mkdirSync(join(folder, 'data'))
  const house = await openHouse(join(folder, 'data/estafette.db'))
  await meet(house, ...people)
  for (const { id } of shown) {
    table = await seatTwo(house, id)
    for (let count = 0; count < 6; count++) {
      const live = (await house.referee.tables.load(table))!
      const [seat = 0] = actingAt(live)
      const [choice = 0] = legalChoices(live.game, stateOf(live.table!), seat)
      await house.send(people[seat]!, table, { do: 'take', choices: [choice] })
    }
  }
  await house.store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const said: string[] = []
function run(data: string, ...args: string[]) {
  const options = parseOptions(['--data', join(folder, data)], {}) as { value: ServerOptions }
  said.length = 0
  return host(args, options.value, (line) => said.push(line))
}

const modeOf = (file: string): number => statSync(file).mode & 0o777

// Six choices each, and the one that begins the game.
const good = { ok: true, value: `${shown.length} games with ${shown.length * 7} moves replayed` }

test('every game that is kept replays to its positions', async () => {
  expect(await run('data', 'check')).toEqual(good)
})

test('R24 what was exported is imported elsewhere, replays, and is exported the same', async () => {
  const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')]
  expect(await run('data', 'export', first)).toMatchObject({ ok: true })
  expect(await run('other', 'import', first)).toMatchObject({ ok: true })
  expect(await run('other', 'check')).toEqual(good)
  expect(await run('other', 'export', second)).toMatchObject({ ok: true })
  expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'))
  await expect(run('data', 'export', first)).rejects.toThrow('EEXIST')
  expect(modeOf(first)).toBe(0o600)
})

test('what cannot be imported is told by its line and the reason', async () => {
  const file = join(folder, 'whole.jsonl')
  await run('data', 'export', file)
  const reasonFor = async (lines: readonly string[], into = 'nowhere'): Promise<string> => {
    const bent = join(folder, 'bent.jsonl')
    writeFileSync(bent, `${lines.join('\n')}\n`)
    const told = await run(into, 'import', bent)
    return told.ok ? 'imported' : told.reason
  }
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(await reasonFor([...lines.slice(0, 2), lines[2]!.slice(0, 20)])).toMatch(
    /^line 3: .*cut off/,
  )
  expect(await reasonFor(lines, 'data')).toMatch(/^line 2: .*accounts.*in the database already/)
  expect(await reasonFor(lines.filter((line) => !line.includes('"in":"accounts"')))).toMatch(
    /needs another that is missing/,
  )
  expect(await reasonFor([lines[0]!, '{"in":"accounts","row":{"name":"ann"}}'])).toMatch(
    /^line 2: .*lacks something/,
  )
  expect(await reasonFor([lines[0]!, '{"in":"accounts","row":{"wings":2}}'])).toMatch(
    /^line 2: .*does not know/,
  )
  expect(await reasonFor(lines)).toBe('imported')
})

test.each([
  ['check'],
  ['resume'],
  ['export', 'FILE'],
  ['export-table', 'x', 'FILE'],
  ['backup', 'FILE'],
  ['reports'],
])('host %s where there is no database says so, and makes none', async (...args) => {
  const words = args.map((word) => (word === 'FILE' ? join(folder, 'never') : word))
  expect(await run('typo', ...words)).toEqual({
    ok: false,
    reason: expect.stringContaining(join(folder, 'typo')),
  })
  expect([join(folder, 'typo'), join(folder, 'never')].filter((path) => existsSync(path))).toEqual(
    [],
  )
})

test('whoever moves many rows hears how far it is', async () => {
  mkdirSync(join(folder, 'many'))
  const store = await openStore(join(folder, 'many/estafette.db'))
  await store.write(async (sql) => {
    for (let at = 0; at < 10_000; at++) {
      const id = `many-${at}`
      const account = { id, name: id, nameKey: id, language: 'en', settings: '{}', made: 0 }
      await addAccount(sql, account)
    }
  })
  await store.close()
  const file = join(folder, 'many.jsonl')
  expect(await run('many', 'export', file)).toEqual({ ok: true, value: '10000 rows written' })
  expect(said).toEqual(['10000 rows'])
  expect(await run('copied', 'import', file)).toEqual({ ok: true, value: '10000 rows read' })
  expect(said).toEqual(['10000 rows'])
})

test('R30 one game is exported for looking into it, and names nobody’s account', async () => {
  const file = join(folder, 'one.jsonl')
  expect(await run('data', 'export-table', table, file)).toMatchObject({ ok: true })
  expect(readFileSync(file, 'utf8')).toContain('"account":null')
  expect(modeOf(file)).toBe(0o600)
  expect(await run('alone', 'import', file)).toMatchObject({ ok: true })
  expect(await run('alone', 'check')).toEqual({ ok: true, value: '1 games with 7 moves replayed' })
  expect((await run('data', 'export-table', 'none', join(folder, 'none'))).ok).toBe(false)
})

test('R22 a backup is a database like the one it was made from', async () => {
  expect(await run('data', 'backup', join(folder, 'copy.db'))).toEqual({
    ok: true,
    value: `${shown.length} games copied to ${join(folder, 'copy.db')}`,
  })
  expect(modeOf(join(folder, 'copy.db'))).toBe(0o600)
  expect(modeOf(join(folder, 'data/estafette.db'))).toBe(0o600)
  await expect(run('data', 'backup', join(folder, 'copy.db'))).rejects.toThrow('EEXIST')
  mkdirSync(join(folder, 'restored'))
  copyFileSync(join(folder, 'copy.db'), join(folder, 'restored/estafette.db'))
  expect(await run('restored', 'check')).toEqual(good)
})

test('a game whose journal was tampered with is found', async () => {
  const [file, data] = [join(folder, 'copy.db'), join(folder, 'bent')]
  mkdirSync(data)
  copyFileSync(file, join(data, 'estafette.db'))
  const store = await openStore(join(data, 'estafette.db'))
  await store.write((sql) =>
    sql.run(`UPDATE moves SET hash = '0' WHERE table_id = $1 AND version = 3`, [table]),
  )
  await store.close()
  const others = (shown.length - 1) * 7
  const reason = `${shown.length} games with ${others} moves replayed, 1 cannot be`
  expect(await run('bent', 'check')).toEqual({ ok: false, reason })
})

test('a game that was set aside is still found, and goes on when its defect is mended', async () => {
  const file = join(folder, 'bent/estafette.db')
  const tamper = async (hash: string): Promise<string> => {
    const house = await openHouse(file)
    await house.referee.open('ann', { table }) // sets it aside
    const [move] = await movesAfter(house.store.read, table, 2)
    await house.store.write((sql) =>
      sql.run('UPDATE moves SET hash = $2 WHERE table_id = $1 AND version = 3', [table, hash]),
    )
    await house.store.close()
    return move!.hash
  }
  const statusNow = async () => {
    const store = await openStore(file)
    const row = await tableOf(store.read, table)
    await store.close()
    return row?.status
  }
  expect(await tamper('1')).toBe('0')
  expect(await statusNow()).toBe('aside')
  expect(await run('bent', 'check')).toMatchObject({ ok: false })
  expect(await run('bent', 'resume')).toMatchObject({
    value: '0 games go on, 1 cannot be replayed',
  })
  const sound = await openStore(join(folder, 'data/estafette.db'))
  const [move] = await movesAfter(sound.read, table, 2)
  await sound.close()
  await tamper(move!.hash)
  const value = `${good.value}, 1 suspended that host resume resumes`
  expect(await run('bent', 'check')).toEqual({ ok: true, value })
  expect(await statusNow()).toBe('aside')
  expect(await run('bent', 'resume')).toMatchObject({
    value: '1 games go on, 0 cannot be replayed',
  })
  expect(await statusNow()).toBe('playing')
  expect(await run('bent', 'check')).toEqual(good)
})

test.each([[[]], [['check', 'more']], [['export']], [['constructor']], [['drop']]])(
  '%j is answered with what there is',
  async (args) => {
    expect(await run('data', ...args)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('host check'),
    })
  },
)
