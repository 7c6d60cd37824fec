import type { Images } from '../images.ts'
import type { PathWriter } from '../path.ts'
import type { Patchwork } from './patchwork.ts'

/** A drawn part: what goes into its layer, what into the one `<defs>`, and images it names. */
export interface Drawn {
  readonly markup: string
  readonly defs?: string
  readonly images?: Images
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

/** Markup that needs nothing else. */
export function plain(markup: string): Drawn {
  return { markup }
}

/** Several parts as one. */
export function together(parts: readonly Drawn[]): Drawn {
  return {
    defs: parts.map(({ defs }) => defs ?? '').join(''),
    markup: parts.map(({ markup }) => markup).join(''),
    images: Object.assign({}, ...parts.map(({ images }) => images ?? {})) as Images,
  }
}

/** A shared path by its id, with the classes that style it, and how far it is moved. */
export type Stroke = readonly [id: string, classes: string, shift?: readonly [x: number, y: number]]

/** Shared paths drawn one over the other. */
export function strokes({ use }: Naming, list: readonly Stroke[]): string {
  return list.map(([id, classes, shift]) => use(id, classes, shift)).join('')
}

/** A text as it may stand in markup. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
