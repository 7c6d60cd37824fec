#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { ensureBundled, root } from './bundle.mjs'

if (!existsSync(`${root}/node_modules/esbuild`)) {
  console.error('estafette: the packages are not installed, run npm ci first')
  process.exit(2)
}
try {
  await ensureBundled()
} catch (error) {
  console.error(
    `estafette: the sources do not build: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(2)
}
await import(new URL('../dist/estafette.mjs', import.meta.url).href)
