import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'
import { sampleGame } from '../test/samples.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { movesAfter, openStore, tableOf } from './index.ts'

const KILLS = Number(process.env['KILLS'] ?? (isLong ? 60 : 6))
const TABLES = 12

let folder: string
let writer: string
beforeAll(async () => {
  folder = scratchFolder()
  writer = new URL(`../../../node_modules/.cache/store-writer-${process.pid}.mjs`, import.meta.url)
    .pathname
  await build({
    entryPoints: [new URL('../test/writer.ts', import.meta.url).pathname],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'postgres'],
  })
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(writer)
})

/** Lets a process write until some moves were acknowledged, and kills it a random moment later. */
async function runAndKill(file: string, run: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, file, String(TABLES), String(run)])
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

test(`R1 ${KILLS} kills in the midst of writing lose nothing that was acknowledged`, async () => {
  const file = join(folder, 'killed.db')
  const first = await openStore(file)
  for (let index = 0; index < TABLES; index++) await sampleGame(first, `t${index}`)
  await first.close()
  const acknowledged: string[] = []
  for (let run = 0; run < KILLS; run++) acknowledged.push(...(await runAndKill(file, run)))

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
  expect(acknowledged.length).toBeGreaterThan(KILLS * 40 - KILLS)
  expect(acknowledged.filter((line) => !kept.has(line))).toEqual([])
  await engine.close()
})
