import { signal } from '@preact/signals'
import { browserShelf, read } from '../store/storage.ts'

/**
 * Whether everything is said in disguise: accented, a third longer, between marks. It is a language
 * that nobody speaks, `qx`: tests switch it on to see texts that were never translated, which stand
 * there as they are, and texts that are cut off where a language needs more room.
 */
export const isDisguised = signal(read(browserShelf(), 'estafette.qx') !== null)

const PLAIN = 'AEIOUaceinouy'
const ODD = 'ÅÉÎØÛåçéîñøûý'

/** A text as it is shown. What has no letter stays; marks stand within marks where texts do. */
export function disguise(text: string): string {
  if (!isDisguised.value || !/\p{L}/u.test(text)) return text
  const odd = text.replaceAll(/[AEIOUaceinouy]/g, (letter) => ODD[PLAIN.indexOf(letter)]!)
  const own = text.replaceAll(/⟦.*⟧/g, '').length
  const pad = ' øø'.repeat(own / 9)
  return odd.replace(
    /^(\s*)([^]*?)(\s*)$/,
    (_, before, inside, after) => `${before}⟦${inside}${pad}⟧${after}`,
  )
}

/** The same of whatever says texts: records and lists of them, functions that fill gaps. */
export function disguised<W>(words: W): W {
  return isDisguised.value ? (eachText(words, disguise) as W) : words
}

/** Whatever says texts, each of them changed. */
export function eachText(words: unknown, as: (text: string) => string): unknown {
  if (typeof words === 'string') return as(words)
  if (typeof words === 'function') {
    return (...gaps: readonly unknown[]) => eachText(Reflect.apply(words, undefined, gaps), as)
  }
  if (Array.isArray(words)) return words.map((one) => eachText(one, as))
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, eachText(one, as)]))
}
