import { makeCatalog } from './catalog.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type MessageKey = keyof typeof en

/** Says a word of the interface in the language of the page. */
export const say = makeCatalog(en, fr)

/** The same for a key that is put together: undefined where there is no such message. */
export function sayIfKnown(key: string): string | undefined {
  return Object.hasOwn(en, key) ? (say as (key: string) => string)(key) : undefined
}
