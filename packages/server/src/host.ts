import { createReadStream, createWriteStream, existsSync, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'
import { failure, success, type Result } from '@estafette/kernel'
import { fetchGame } from '@estafette/registry/shelf'
import {
  backupSqlite,
  exportAll,
  exportTable,
  importLines,
  isStoreThere,
  openStore,
  reportsOf,
} from '@estafette/store'
import type { Engine } from '@estafette/store'
import { fileIn, fileOf } from './games.ts'
import type { ServerOptions } from './options.ts'
import { checkAll, liftAll } from './referee/check.ts'
import { realDependencies } from './referee/dependencies.ts'

/** How to use the commands of whoever runs a server. */
export const hostUsage = [
  'host check                  replays every game and compares every position',
  'host resume                 resumes suspended games that replay again',
  'host export FILE            writes everything to a file',
  'host export-table ID FILE   writes one game to a file, with names and without accounts',
  'host import FILE            reads an exported file into the database',
  'host backup FILE            copies the database while it is in use',
  'host reports                lists what people have reported, the newest first',
] as const

type Say = (line: string) => void

/** Carries out a command of whoever runs the server; what came of it, in one line. */
export async function host(
  args: readonly string[],
  options: ServerOptions,
  say: Say,
): Promise<Result<string>> {
  const [command = '', ...rest] = args
  const work = works[command]
  if (!work || rest.length !== work.needs) return failure(hostUsage.join('\n'))
  const { database, password } = options
  const folder = resolve(options.data)
  // Whoever looks in the wrong place is to hear so, and not to be given an empty database.
  if (!work.makes && !(await isStoreThere(database ?? fileOf(folder), { password }))) {
    return failure(`there are no games in ${database === undefined ? folder : 'this database'}`)
  }
  const store = await openStore(database ?? fileIn(folder), { password, patience: PATIENCE })
  try {
    return await work.run(store, rest, options, say)
  } finally {
    await store.close()
  }
}

/** Milliseconds that a statement may take: nobody waits at a table for what is done here. */
const PATIENCE = 10 * 60_000

interface Work {
  readonly needs: number // words after it
  readonly makes?: boolean // a database where there is none
  readonly run: (
    store: Engine,
    rest: readonly string[],
    options: ServerOptions,
    say: Say,
  ) => Promise<Result<string>>
}

const works: Readonly<Record<string, Work>> = Object.assign(Object.create(null) as object, {
  check: { needs: 0, run: check },
  resume: { needs: 0, run: lift },
  export: { needs: 1, run: exportEverything },
  'export-table': { needs: 2, run: exportOne },
  import: { needs: 1, makes: true, run: importFile },
  backup: { needs: 1, run: backup },
  reports: { needs: 0, run: reports },
} satisfies Record<string, Work>)

const EVERY = 1000

async function check(store: Engine, _: readonly string[], __: ServerOptions, say: Say) {
  const looked = await checkAll(depsOf(store, say), every(say))
  const { tables, moves, broken, aside, dropped } = looked
  const wrong = dropped === 0 ? '' : `, wrong snapshots of ${dropped} dropped`
  const found = `${tables} games with ${moves} moves replayed${wrong}`
  const waiting = aside.length === 0 ? '' : `, ${aside.length} suspended that host resume resumes`
  if (broken.length === 0) return success(found + waiting)
  return failure(`${found}, ${broken.length} cannot be${waiting}`)
}

async function lift(store: Engine, _: readonly string[], __: ServerOptions, say: Say) {
  const { broken, aside } = await liftAll(depsOf(store, say), every(say))
  return success(`${aside.length} games go on, ${broken.length} cannot be replayed`)
}

const depsOf = (store: Engine, say: Say) => realDependencies(store, fetchGame, (what) => say(what))

/** Says now and then how far it is. */
function every(say: Say): (done: number, all: number) => void {
  return (done, all) => {
    if (done % EVERY === 0) say(`${done} of ${all} games`)
  }
}

const EVERY_ROWS = 10_000

/** Counts rows, and says now and then how many there were. */
function counted(say: Say): () => void {
  let count = 0
  return () => {
    if (++count % EVERY_ROWS === 0) say(`${count} rows`)
  }
}

async function exportEverything(
  store: Engine,
  [file = '']: readonly string[],
  _: ServerOptions,
  say: Say,
) {
  const out = await opened(file)
  const count = counted(say)
  const rows = await exportAll(store, async (line) => {
    count()
    if (!out.write(`${line}\n`)) await once(out, 'drain') // no faster than the disk
  })
  await finished(out)
  return success(`${rows} rows written`)
}

async function exportOne(store: Engine, [id = '', file = '']: readonly string[]) {
  const lines = await exportTable(store, id)
  if (lines.length === 1) return failure(`no such table: ${id.slice(0, 64)}`)
  const out = await opened(file)
  out.write(`${lines.join('\n')}\n`)
  await finished(out)
  return success(`${lines.length - 1} rows written`)
}

async function importFile(
  store: Engine,
  [file = '']: readonly string[],
  _: ServerOptions,
  say: Say,
): Promise<Result<string>> {
  if (!existsSync(file)) return failure(`no such file: ${file}`)
  const count = counted(say)
  async function* lines(): AsyncGenerator<string> {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      count()
      yield line
    }
  }
  const read = await importLines(store, lines())
  return read.ok ? success(`${read.value} rows read`) : read
}

async function reports(store: Engine, _: readonly string[], __: ServerOptions, say: Say) {
  const all = await reportsOf(store.read)
  for (const { time, by, about, table, text } of all) {
    const where = table === null ? '' : ` at table ${table}`
    say(`${new Date(time).toISOString()} ${by} about ${about}${where}: ${text}`)
  }
  return success(`${all.length} reports`)
}

async function backup(_: Engine, [file = '']: readonly string[], options: ServerOptions) {
  if (options.database !== undefined)
    return failure('host backup does not work with PostgreSQL: use pg_dump')
  const games = await backupSqlite(fileIn(resolve(options.data)), resolve(file))
  return success(`${games} games copied to ${file}`)
}

/** A file that did not exist and holds secrets: nobody else reads it. */
async function opened(file: string): Promise<WriteStream> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await once(out, 'open')
  return out
}

async function finished(out: WriteStream): Promise<void> {
  out.end()
  await once(out, 'finish')
}
