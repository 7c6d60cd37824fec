import type { Language } from '@estafette/kernel'
import { language } from '../store/settings.ts'

/** Words of one subject in every language: a record of phrases, and of functions that fill gaps. */
export type Spoken<W> = (lang?: Language) => W

/** Makes words speak: those of the language of the moment unless told, and whoever asks follows it. */
export function spoken<W>(words: Readonly<Record<Language, W>>): Spoken<W> {
  return (lang = language.value) => words[lang]
}
