import { findDriver, keepMove, movesAfter, openStore } from '../src/index.ts'
import { playing, sampleGame, sampleMove } from './samples.ts'

// A process of some release of Node: it keeps moves behind those that are there, and says by which
// library, and what it found before.
const [file = '', count = '1'] = process.argv.slice(2)
const engine = await openStore(file)
const tables = await engine.read.all('SELECT id FROM tables')
if (tables.length === 0) await sampleGame(engine, 'one')
const found = await movesAfter(engine.read, 'one')
for (let at = 1; at <= Number(count); at++) {
  const version = found.length + at
  await keepMove(engine, sampleMove('one', version, `c${version}`), playing)
}
const integrity = await engine.read.all('PRAGMA integrity_check')
await engine.close()
console.log(JSON.stringify({ driver: findDriver().name, found, integrity }))
