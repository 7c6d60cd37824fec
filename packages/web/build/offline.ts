import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Bundles the service worker into /sw.js with the list of everything the page is made of. Files
 * whose name does not change with their content count with a hash of it, so that any change makes
 * another worker, and thereby a new version.
 */
export function serviceWorker(entry: string): Plugin {
  let publicDir = ''
  return {
    name: 'estafette-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).map((output) => ({
          path: `/${output.fileName}`,
          content: output.type === 'chunk' ? output.code : output.source,
        }))
        // Pictures of battles stand in lists of a server, and in previews of its links.
        const wanted = publicFiles(publicDir).filter((name) => !name.startsWith('battles/'))
        const copied = wanted.map((name) => ({
          path: `/${name}`,
          content: readFileSync(join(publicDir, name)),
        }))
        const files = [...built, ...copied]
          .filter(({ path }) => !path.endsWith('.map'))
          .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        const hash = createHash('sha256')
        for (const { path, content } of files) hash.update(path).update('\0').update(content)
        const { outputFiles } = await build({
          entryPoints: [entry],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: {
            __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)),
            __FILES__: JSON.stringify(files.map(({ path }) => path)),
          },
        })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]!.text })
      },
    },
  }
}

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
