import { execFile, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { games } from '@estafette/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOfEachSeries } from '../../../scripts/lanes.ts'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { generous, layOutServer, startServer, type ServerProcess } from '../test/process.ts'

// A client in another language, written from the page about the protocol alone.
const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)
const CLIENT = fileURLToPath(new URL('../../../docs/client.py', import.meta.url))

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = scratchFolder()
  server = await startServer(await layOutServer(folder), join(folder, 'data'), generous)
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

test.skipIf(PYTHON === undefined).for(oneOfEachSeries(games))(
  'a client in Python plays $id to its end, and follows it to the letter',
  { timeout: 1_800_000 },
  async ({ id }) => {
    const run = promisify(execFile)
    const { stdout } = await run(PYTHON!, [CLIENT, server.address, id, '--seed', '7'])
    expect(stdout).toMatch(new RegExp(`^${id}: over after \\d+ choices`, 'm'))
    console.log(stdout.trim().split('\n').at(-1))
  },
)
