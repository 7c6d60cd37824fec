import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, root } from './ensure.mjs'

ensureInstalled()
const cli = `${root}/packages/cli/bin/estafette.mjs`
const child = spawn(process.execPath, [cli, 'play', 'arras', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.on('SIGINT', () => {}) // the terminal sends it to the child too, which decides
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1)
})
