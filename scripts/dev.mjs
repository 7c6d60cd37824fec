import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './ensure.mjs'

// Serves the pages from their sources, and a server of games behind the same address.
ensureInstalled()
const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, data: { type: 'string', default: 'data' } },
})
const { bundleServer } = await import('./server.mjs')
const { createServer } = await import('vite')

const folder = `${root}/node_modules/.cache/dev`
await bundleServer(`${folder}/server.mjs`)
mkdirSync(`${folder}/pages`, { recursive: true })
writeFileSync(`${folder}/pages/index.html`, 'The pages are served from their sources.\n')

const games = spawn(
  process.execPath,
  [`${folder}/server.mjs`, '--port', '0', '--host', '127.0.0.1', '--data', values.data],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const ended = once(games, 'exit')
const address = await Promise.race([ready(), ended.then(() => undefined)])
if (address === undefined) process.exit(1)

const pages = await createServer({
  configFile: `${root}/packages/web/vite.config.ts`,
  server: {
    port: Number(values.port),
    proxy: { '^/(?:api|mail|healthz|readyz|metrics)(?:[/?]|$)': { target: address, ws: true } },
  },
})
await pages.listen()
console.log(`Games are served by ${address}, for changes there start this again`)
console.log(`Estafette is ready: ${pages.resolvedUrls?.local[0]} (press Ctrl+C to stop)`)

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => void stop())
games.once('exit', () => void stop())

/** Where the server of games listens, once it says so. */
async function ready() {
  for await (const line of createInterface({ input: games.stdout })) {
    const found = /ready: (http:\S+)\//.exec(line)?.[1]
    if (found) return found
  }
  return undefined
}

async function stop() {
  games.kill('SIGTERM')
  await Promise.all([pages.close(), ended])
  process.exit()
}
