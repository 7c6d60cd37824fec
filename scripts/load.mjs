import { spawnSync } from 'node:child_process'
import { ensureInstalled, root } from './ensure.mjs'
import { bundleLoad, ensureServer, serverFile } from './server.mjs'
import { ensureWeb } from './web.mjs'

// Plays hundreds of games against a server at once and writes a report: see docs/benchmarks.md.
ensureInstalled()
const isOwn = !process.argv.includes('--address')
if (isOwn) await Promise.all([ensureServer(), ensureWeb()])
const program = `${root}/packages/server/dist/load.mjs`
await bundleLoad(program)
const args = [program, serverFile, ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
