import { words as en } from './language.en.ts'
import { words as fr } from './language.fr.ts'

/**
 * The languages the project speaks: whoever adds one adds it here, and the compiler names the other
 * places where a list goes by language. Its words are files of their own beside those of English.
 */
export const tongues = { en, fr }

/** A language the project speaks. */
export type Language = keyof typeof tongues

export const languages = Object.keys(tongues) as readonly Language[]

/** The same in every language. */
export type ByLanguage<W> = Readonly<Record<Language, W>>

/** The same words in every language. */
export type Worded = ByLanguage<string>

/** Something for every language. */
export function byLanguage<W>(make: (language: Language) => W): ByLanguage<W> {
  const made = languages.map((language) => [language, make(language)])
  return Object.fromEntries(made) as Record<Language, W>
}

/** The language that a browser or a system asks for, `fr-CA`; English where it is none of ours. */
export function languageMeant(tag: string | undefined): Language {
  const code = /^[a-z]+/.exec(tag?.toLowerCase() ?? '')?.[0]
  return languages.find((language) => language === code) ?? 'en'
}
