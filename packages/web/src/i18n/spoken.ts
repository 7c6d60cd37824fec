import type { Language, Translated, Worded } from '@estafette/kernel'
import { typeset } from '@estafette/words'
import { language } from '../store/settings.ts'
import { disguise, eachText, isDisguised } from './disguise.ts'

/** Words of one subject: those of the language of the moment unless told. */
export type Spoken<W> = (lang?: Language) => W

export type { Translated }

/** Words that are looked up by a key that the program does not know beforehand. */
export function keyed<W>(words: Readonly<Record<string, W>>): Readonly<Record<string, W>> {
  return words
}

/**
 * Makes words speak: phrases, and functions that fill gaps, from a file per language whose name
 * ends in it (`words.en.ts`, `words.fr.ts`). Whoever asks follows the language of the page. Spaces
 * and apostrophes are set as in print. A language without a file is spoken in English.
 */
export function spoken<W>(files: Readonly<Record<string, W>>): Spoken<Translated<W>> {
  const printed = new Map<string, Translated<W>>()
  const print = (lang: Language): Translated<W> =>
    eachText(wordsIn(files, lang), (text) => disguise(typeset(text, lang))) as Translated<W>
  return (lang = language.value) => {
    const key = `${lang} ${isDisguised.value}`
    let found = printed.get(key)
    if (found === undefined) printed.set(key, (found = print(lang)))
    return found
  }
}

/** The words of a language among those of all, by its code or by the names of their files. */
function wordsIn<W>(files: Readonly<Record<string, W>>, lang: Language): W {
  const named = (code: string): W | undefined =>
    Object.entries(files).find(([name]) => name.replace(/.*\.(\w+)\.ts$/, '$1') === code)?.[1]
  const found = named(lang) ?? named('en')
  if (found === undefined) throw new Error(`no words in ${Object.keys(files).join(', ')}`)
  return found
}

/** A text that a game has in every language, as the page says it. */
export function inPrint(text: Worded, lang: Language = language.value): string {
  return disguise(typeset(text[lang], lang))
}
