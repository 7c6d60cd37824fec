import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './ensure.mjs'

const args = process.argv.slice(2)
ensureInstalled()
if (args.includes('--terminal')) playInTerminal(args.filter((arg) => arg !== '--terminal'))
else await serveScreen()

/**
 * Builds what is stale and serves it; the server reads the rest of the command line. Packing the
 * pages well takes longer than building them: that follows behind, for the next start.
 */
async function serveScreen() {
  const { ensureServer, serverFile } = await import('./server.mjs')
  const { ensureWeb, isPackedQuickly } = await import('./web.mjs')
  const isHelp = args.includes('--help') || args.includes('-h')
  await Promise.all([ensureServer(), isHelp || ensureWeb('quick')])
  await import(pathToFileURL(serverFile).href)
  if (isHelp || !isPackedQuickly()) return
  const packing = spawn(process.execPath, [`${root}/scripts/pack-pages.mjs`], { stdio: 'ignore' })
  packing.unref()
  process.once('exit', () => packing.kill())
}

/**
 * Plays what is named after `--terminal`, or asks for a game.
 * @param {readonly string[]} args
 */
function playInTerminal(args) {
  const cli = `${root}/packages/cli/bin/estafette.mjs`
  const child = spawn(process.execPath, [cli, 'play', ...args], { stdio: 'inherit' })
  process.on('SIGINT', () => {}) // the terminal sends it to the child too, which decides
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1)
  })
}
