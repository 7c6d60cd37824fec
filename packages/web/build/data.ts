import type { Plugin } from 'vite'

/**
 * What only drawing the boards needs, by data file: the drawings are made beforehand (the map's
 * draw folder), and the rules never look at it. A quarter of the rules' weight would be this.
 */
const unneeded: readonly (readonly [file: RegExp, keys: ReadonlySet<string>])[] = [
  [
    /\/games\/arras\/data\/map\.json$/,
    new Set([
      'provenance',
      'outline',
      'edges',
      'rivers',
      'roads',
      'railways',
      'terrain',
      'towns',
      'urban',
    ]),
  ],
  [/\/games\/arras\/data\/units\.json$/, new Set(['provenance'])],
]

/** Leaves out of the built data what nothing on the page reads. */
export function leanData(): Plugin {
  return {
    name: 'estafette-lean-data',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const keys = unneeded.find(([file]) => file.test(id))?.[1]
      if (!keys) return null
      const lean = JSON.stringify(
        JSON.parse(code, (key, value) => (keys.has(key) ? undefined : value)),
      )
      return { code: lean, map: null }
    },
  }
}
