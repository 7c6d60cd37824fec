import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Game } from '@estafette/kernel'
import { fetchGame, gameIds } from '@estafette/registry/shelf'
import { openStore } from '@estafette/store'
import { fileIn } from '../games.ts'
import { makeLiveTables } from '../referee/live-tables.ts'
import { realDependencies, stampOf } from '../referee/dependencies.ts'
import { fillStore, lengths, type Length, type Stored } from './fill.ts'
import { memoryOf, startServer } from './started.ts'
import { doorAt } from './table.ts'

// Fills a store with very many games, starts a server on it, and measures how soon it shows the
// first one, how long any of them takes to open, and what one weighs that is at hand.

const KIB = 1024
const MINUTE = 61_000

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    games: { type: 'string', default: '100000' },
    half: { type: 'string', default: '2' }, // of a hundred
    ended: { type: 'string', default: '3' },
    opened: { type: 'string', default: '1000' }, // games that are opened one after another
    weighed: { type: 'string', default: '200' }, // of each length
    data: { type: 'string' }, // a folder that is kept, and used again
  },
})
const program = process.argv[2] ?? ''
const folder = resolve(values.data ?? mkdtempSync(join(tmpdir(), 'estafette-stored-')))
const list = join(folder, 'stored.json')
const database = process.env['DATABASE_URL']
const where = (): string => database ?? fileIn(folder)

try {
  if (existsSync(list)) await restamp()
  else await fill()
  const stored = JSON.parse(readFileSync(list, 'utf8')) as Stored[]
  const moves = stored.reduce((sum, one) => sum + one.moves, 0)
  const most = stored.reduce((longest, one) => Math.max(longest, one.moves), 0)
  console.log(`${stored.length} games stored with ${moves} moves, the longest with ${most}`)
  await openSome(shuffled(stored))
  await weigh(shuffled(stored))
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true })
}

async function fill(): Promise<void> {
  const titles: Game[] = []
  for (const id of gameIds) titles.push((await fetchGame(id))!)
  const store = await openStore(where(), { sync: 'NORMAL' }) // nothing of it is worth a disk's time
  const filling = {
    games: Number(values.games),
    half: Number(values.half),
    ended: Number(values.ended),
  }
  const start = performance.now()
  const stored = await fillStore(store, titles, filling, stampOf(program), console.log)
  await store.close()
  writeFileSync(list, JSON.stringify(stored))
  console.log(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

/** Makes the snapshots of a store that was filled before those of the program that is measured. */
async function restamp(): Promise<void> {
  const store = await openStore(where(), { sync: 'NORMAL' })
  const stamp = stampOf(program)
  await store.write((sql) => sql.run('UPDATE snapshots SET stamp = $1 WHERE stamp <> $1', [stamp]))
  await store.close()
}

/** Starts a server and opens games one after another, none of them at hand. */
async function openSome(stored: readonly Stored[]): Promise<void> {
  const start = performance.now()
  const server = await startServer(program, folder)
  const ready = performance.now()
  const door = doorAt(server.address)
  const open = async ({ id }: Stored): Promise<number> => {
    const before = performance.now()
    const response = await door.post('/api/call', { v: 1, call: 'open', table: id })
    const text = await response.text()
    if (!text.startsWith('{"v":1,"told":"table"')) throw new Error(text.slice(0, 200))
    return performance.now() - before
  }
  try {
    const longest = stored.reduce((one, other) => (other.moves > one.moves ? other : one))
    const first = await open(longest)
    console.log(
      `ready after ${inMs(ready - start)}, first view after ${inMs(performance.now() - start)},`,
      `a game of ${longest.moves} moves opened in ${inMs(first)}`,
    )
    const times = new Map<Length, number[]>(lengths.map((length) => [length, []]))
    const count = Math.ceil(Number(values.opened) / lengths.length)
    const asked = lengths.flatMap((length) =>
      stored.filter((one) => one.length === length && one !== longest).slice(0, count),
    )
    for (const one of shuffled(asked)) times.get(one.length)!.push(await open(one))
    for (const [length, all] of times) console.log(`opening games ${length}: ${told(all)}`)
    console.log(`opening any of them: ${told([...times.values()].flat())}`)
    console.log(`memory of the server: ${memoryOf(server.pid)}`)
  } finally {
    server.stop()
  }
}

/** What a game weighs that somebody has open, in use and idle, by its length, in this very process. */
async function weigh(stored: readonly Stored[]): Promise<void> {
  const store = await openStore(where())
  let later = 0
  const real = realDependencies(store, fetchGame, console.error)
  const deps = { ...real, stamp: stampOf(program), now: () => Date.now() + later }
  const onlookers = { found: () => {}, isOpen: () => true }
  for (const id of gameIds) await fetchGame(id)
  for (const length of lengths) {
    const some = stored.filter((one) => one.length === length).slice(0, Number(values.weighed))
    const tables = makeLiveTables(deps, onlookers)
    for (const { id } of some.slice(0, 20)) await makeLiveTables(deps).load(id) // what is there once
    const before = heap()
    for (const { id } of some) await tables.load(id)
    const each = (): string => ((heap() - before) / some.length / KIB).toFixed(0)
    const used = each()
    later += MINUTE
    tables.fold()
    const moves = some.reduce((sum, one) => sum + one.moves, 0) / some.length
    console.log(
      `memory of a game ${length}, open to somebody: ${used} KiB in use, ${each()} KiB idle`,
      `(${moves.toFixed(0)} moves)`,
    )
    if (tables.versionOf(some[0]!.id) === undefined) throw new Error('it was forgotten')
  }
  await store.close()
}

function heap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let count = 0; count < 3; count++) collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): string =>
    inMs(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return `${sorted.length}, half in ${at(0.5)}, 99 % in ${at(0.99)}, the slowest ${at(1)}`
}

function inMs(time: number): string {
  return `${time.toFixed(0)} ms`
}

function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}
