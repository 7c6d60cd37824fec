import type { Plugin } from 'vite'

const worker = /new Worker\(\s*new URL\(\s*'([^']+\.worker\.ts)',\s*import\.meta\.url\s*\)/g

/**
 * Builds `new Worker(new URL('./some.worker.ts', import.meta.url), { type: 'module' })` as a chunk
 * beside the page's own, so that the rules, which both need, travel once. Vite would bundle the
 * worker apart.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'estafette-shared-workers',
    apply: 'build',
    enforce: 'pre',
    async transform(code, importer) {
      const found = [...code.matchAll(worker)]
      if (found.length === 0) return null
      let changed = code
      for (const [text, path = ''] of found) {
        const resolved = await this.resolve(path, importer)
        if (!resolved) return this.error(`there is no worker ${path}`)
        const reference = this.emitFile({ type: 'chunk', id: resolved.id })
        changed = changed.replace(text, `new Worker(import.meta.ROLLUP_FILE_URL_${reference}`)
      }
      return { code: changed, map: null }
    },
  }
}
