import { spawnSync } from 'node:child_process'
import { ensureInstalled, root } from './ensure.mjs'
import { bundleLoad, ensureServer, serverFile } from './server.mjs'
import { ensureWeb } from './web.mjs'

// Plays hundreds of games against a server at once and writes a report, or, as `stored`, measures one
// that has very many games in its store: see docs/benchmarks.md.
ensureInstalled()
const isStored = process.argv[2] === 'stored'
const isOwn = !process.argv.includes('--address')
if (isOwn) await Promise.all([ensureServer(), ensureWeb()])
const what = isStored ? 'stored' : 'main'
const program = `${root}/packages/server/dist/load-${what}.mjs`
await bundleLoad(what, program)
const args = [program, serverFile, ...process.argv.slice(isStored ? 3 : 2)]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
