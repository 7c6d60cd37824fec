import type { PathWriter } from '../path.ts'
import type { Patchwork } from './patchwork.ts'

/** A drawn part: what goes into the one `<defs>`, and what goes into its layer. */
export interface Drawn {
  readonly defs: string
  readonly markup: string
}

/** What a map calls the paths it draws several times over: every map has a prefix of its own. */
export interface Naming {
  /** A path to be drawn several times over, each time with another stroke. */
  shared(id: string, drawn: PathWriter | Patchwork): string
  /** A shared path with the classes that style it, moved by a shift if there is one. */
  use(id: string, classes: string, shift?: readonly [x: number, y: number]): string
}

/** The naming of the map with this prefix. */
export function naming(prefix: string): Naming {
  return {
    shared(id, drawn) {
      if ('data' in drawn) return `<path id="${prefix}-${id}" d="${drawn.data()}"/>`
      const paths = drawn.paths().map((data) => `<path d="${data}"/>`)
      return `<g id="${prefix}-${id}">${paths.join('')}</g>`
    },
    use(id, classes, shift) {
      const at = shift === undefined ? '' : ` x="${shift[0]}" y="${shift[1]}"`
      return `<use class="${classes}"${at} href="#${prefix}-${id}"/>`
    },
  }
}

/** A path drawn once. */
export function path(classes: string, drawn: PathWriter | Patchwork): string {
  const list = 'data' in drawn ? [drawn.data()] : drawn.paths()
  return list.map((data) => `<path class="${classes}" d="${data}"/>`).join('')
}
