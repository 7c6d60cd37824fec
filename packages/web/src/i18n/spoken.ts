import type { Language } from '@estafette/kernel'
import { typeset } from '@estafette/words'
import { language } from '../store/settings.ts'

/** Words of one subject: those of the language of the moment unless told. */
export type Spoken<W> = (lang?: Language) => W

/**
 * Makes words speak: a record of phrases, and of functions that fill gaps, in every language.
 * Whoever asks follows the language of the page. Spaces and apostrophes are set as in print.
 */
export function spoken<W>(words: Readonly<Record<Language, W>>): Spoken<W> {
  const printed = new Map<Language, W>()
  return (lang = language.value) => {
    let found = printed.get(lang)
    if (found === undefined) printed.set(lang, (found = print(words[lang], lang)))
    return found
  }
}

/** Everything in a record as it is printed. */
function print<T>(value: T, lang: Language): T {
  return printed(value, lang) as T
}

function printed(value: unknown, lang: Language): unknown {
  if (typeof value === 'string') return typeset(value, lang)
  if (typeof value === 'function') {
    return (...gaps: readonly unknown[]) => printed(Reflect.apply(value, undefined, gaps), lang)
  }
  if (Array.isArray(value)) return value.map((one) => printed(one, lang))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, printed(one, lang)]))
}
