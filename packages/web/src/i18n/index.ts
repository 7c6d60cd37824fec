import { makeCatalog } from './catalog.ts'
import { words as en } from './words.en.ts'

/** Says a word of the interface in the language of the page. */
export const say = makeCatalog(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)

/** The same for a key that is put together: undefined where there is no such message. */
export function sayIfKnown(key: string): string | undefined {
  return Object.hasOwn(en, key) ? (say as (key: string) => string)(key) : undefined
}
