import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { writeBattles } from '../../scripts/battles.mjs'
import { buildName } from '../../scripts/version.mjs'
import { leanData } from './build/data.ts'
import { leanWords } from './build/words.ts'
import { prepareFonts, preloadFonts } from './build/fonts.ts'
import { cascadeLayers } from './build/layers.ts'
import { serviceWorker } from './build/offline.ts'
import { securityPolicy } from './build/policy.ts'
import { sharedWorkers } from './build/workers.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * What is needed together stands together: crumbs that several pages share are compressed worse. Of
 * the kernel and of graphs every game needs nearly all; Arras is the game of the first click. A
 * group takes along what it imports, unless an earlier one has it: what workers need as well comes
 * before the table, which wants a document. Folders within these wait until they are asked for.
 */
const groups = [
  { name: 'kernel', test: /\/(?:kernel|words|board)\/src\/(?!index\.)[^/]+\.ts$/ },
  { name: 'shelf', test: /\/registry\/src\/(?!index\.)|\/games\/\w+\/src\/manifest\./ }, // see modulePreload
  { name: 'arras', test: /\/games\/arras\/src\/(?!rules\/|brain\/)/ },
  // The style of the house comes before that of the table: sheets are linked chunk by chunk.
  { name: 'table', test: /\/web\/src\/style\/index\.css$|\/web\/src\/table\/[^/]+\.tsx?$/ },
]

writeBattles() // for whoever starts the bundler itself

export default defineConfig(async () => ({
  root: here('.'),
  cacheDir: here('../../node_modules/.cache/vite-web'),
  resolve: {
    alias: {
      '@fonts': await prepareFonts(),
    },
  },
  define: { __BUILD__: JSON.stringify(buildName()) },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
  server: { fs: { allow: [here('../..')] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000, // a drawn map is one file of half a megabyte, a fifth of that when sent
    modulePreload: {
      polyfill: false,
      // The shelf fetches in workers too, where there is no document to write preloads into.
      resolveDependencies: (_: string, deps: string[], host: { hostId: string }) =>
        host.hostId.includes('shelf') ? [] : deps,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        hashCharacters: 'base36' as const,
        codeSplitting: {
          groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })),
        },
      },
    },
  },
  plugins: [
    cascadeLayers(here('src')),
    leanData(),
    leanWords(),
    sharedWorkers(),
    securityPolicy(),
    preloadFonts(),
    serviceWorker(here('src/shell/offline/sw.worker.ts')),
  ],
}))
