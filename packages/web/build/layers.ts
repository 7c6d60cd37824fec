import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** The layers of the cascade: a later one wins, whatever its selectors weigh. */
export const layers = ['style', 'parts', 'table', 'games', 'pages']

const tables = ['panels', 'table', 'replay', 'learn', 'online-table']

/** The layer of a sheet, by its folder below src. */
export function layerOf(path: string): string {
  const folder = path.split('/')[0] ?? ''
  if (layers.includes(folder)) return folder
  return tables.includes(folder) ? 'table' : 'parts'
}

/** Puts every sheet into the layer of its folder. Each says the order: any may be the first. */
export function cascadeLayers(src: string): Plugin {
  return {
    name: 'estafette-cascade-layers',
    enforce: 'pre',
    transform(css, id) {
      const path = relative(src, id)
      if (!id.endsWith('.css') || path.startsWith('..')) return null
      const order = `@layer ${layers.join(', ')};`
      const layer = layerOf(path)
      if (!css.includes('@import')) return `${order}\n@layer ${layer} {\n${css}\n}`
      return `${order}\n${css.replace(/(@import '[^']+')/g, `$1 layer(${layer})`)}`
    },
  }
}
