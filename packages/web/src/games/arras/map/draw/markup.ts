import type { PathWriter } from '../path.ts'
import type { Patchwork } from './patchwork.ts'

/** A drawn part: what goes into the one `<defs>`, and what goes into its layer. */
export interface Drawn {
  readonly defs: string
  readonly markup: string
}

/** A path to be drawn several times over, each time with another stroke. */
export function shared(id: string, drawn: PathWriter | Patchwork): string {
  if ('data' in drawn) return `<path id="arras-${id}" d="${drawn.data()}"/>`
  const paths = drawn.paths().map((data) => `<path d="${data}"/>`)
  return `<g id="arras-${id}">${paths.join('')}</g>`
}

/** A shared path with the classes that style it, moved by a shift if there is one. */
export function use(id: string, classes: string, shift?: readonly [x: number, y: number]): string {
  const at = shift === undefined ? '' : ` x="${shift[0]}" y="${shift[1]}"`
  return `<use class="${classes}"${at} href="#arras-${id}"/>`
}

/** A path drawn once. */
export function path(classes: string, drawn: PathWriter | Patchwork): string {
  const list = 'data' in drawn ? [drawn.data()] : drawn.paths()
  return list.map((data) => `<path class="${classes}" d="${data}"/>`).join('')
}
