import { writeSync } from 'node:fs'
import { keepMove, openStore, type Sync } from '../src/index.ts'
import { playing, sampleMove } from './samples.ts'

// A process that is killed: it keeps moves at several tables at once, and says of each that was
// acknowledged which it was, straight to the file that its killer reads.
const [file = '', tables = '1', run = '0', sync = 'FULL'] = process.argv.slice(2)
const engine = await openStore(file, { sync: sync as Sync })

async function play(table: string): Promise<void> {
  const [row] = await engine.read.all('SELECT version FROM tables WHERE id = $1', [table])
  for (let version = Number(row?.['version']) + 1; ; version++) {
    const command = `${run}-${version}`
    const { how } = await keepMove(engine, sampleMove(table, version, command), playing)
    if (how !== 'kept') throw new Error(`${table} ${version}: ${how}`)
    writeSync(1, `${table} ${version} ${command}\n`)
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, index) => play(`t${index}`)))
