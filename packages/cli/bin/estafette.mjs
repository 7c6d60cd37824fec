#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureBundled, root } from './bundle.mjs'

if (!existsSync(`${root}/node_modules/esbuild`)) {
  console.error('estafette: the packages are not installed, run npm ci first')
  process.exit(2)
}
let program = new URL('../dist/estafette.mjs', import.meta.url)
try {
  if (process.argv[2] === 'host') {
    // A command of whoever runs a server is the server's own.
    const { ensureServer, serverFile } = await import('../../../scripts/server.mjs')
    await ensureServer()
    program = pathToFileURL(serverFile)
  } else await ensureBundled()
} catch (error) {
  console.error(
    `estafette: the sources do not build: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(2)
}
await import(program.href)
