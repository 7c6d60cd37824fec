import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { build } from 'esbuild'
import { expect } from 'vitest'
import { movesAfter, openStore, tableOf, type Sync } from '../src/index.ts'
import { sampleGame } from './samples.ts'

const TABLES = 12

/** Makes a program of one of the processes that tests start; its file. */
export async function bundleForTest(entry: string, name: string): Promise<string> {
  const cache = new URL('../../../node_modules/.cache/', import.meta.url).pathname
  const outfile = `${cache}store-${entry}-${name}-${process.pid}.mjs`
  await build({
    entryPoints: [new URL(`${entry}.ts`, import.meta.url).pathname],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'pg'],
  })
  return outfile
}

/** Makes a program of the process that is killed; its file. */
export const bundleWriter = (name: string): Promise<string> => bundleForTest('writer', name)

/** Lays the tables out that the process writes to. */
export async function layOutTables(file: string): Promise<void> {
  const engine = await openStore(file)
  for (let index = 0; index < TABLES; index++) await sampleGame(engine, `t${index}`)
  await engine.close()
}

/** Lets a process write until some moves were acknowledged, and kills it. What was acknowledged. */
export async function killInTheMidst(
  writer: string,
  file: string,
  run: number,
  sync: Sync = 'FULL',
  environment: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const args = [writer, file, String(TABLES), String(run), sync]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } })
  let acknowledged = ''
  let errors = ''
  const end = 40 + ((run * 7919) % 97) // lines, so that slow machines kill in the midst as well
  const ended = once(child, 'close')
  child.stdout.on('data', (data: Buffer) => {
    acknowledged += String(data)
    if (acknowledged.split('\n').length > end) child.kill('SIGKILL')
  })
  child.stderr.on('data', (data: Buffer) => (errors += String(data)))
  const [, signal] = (await ended) as [number | null, string | null]
  expect(errors).toBe('')
  expect(signal).toBe('SIGKILL')
  return acknowledged.split('\n').slice(0, -1) // a half-written line was acknowledged to nobody
}

/** What was acknowledged and is not there; the file has to be sound, its journals without gaps. */
export async function lostOf(file: string, acknowledged: readonly string[]): Promise<string[]> {
  const engine = await openStore(file)
  expect(await engine.read.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  const kept = new Set<string>()
  for (let index = 0; index < TABLES; index++) {
    const table = `t${index}`
    const moves = await movesAfter(engine.read, table)
    expect(moves.map(({ version }) => version)).toEqual(moves.map((_, at) => at + 1))
    expect((await tableOf(engine.read, table))?.version).toBe(moves.length)
    for (const { version, command } of moves) kept.add(`${table} ${version} ${command}`)
  }
  await engine.close()
  return acknowledged.filter((line) => !kept.has(line))
}
