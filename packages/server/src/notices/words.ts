import type { Language } from '@estafette/protocol'
import { en, type Words } from './words.en.ts'
import { fr } from './words.fr.ts'

export type { Text } from './words.en.ts'

/** What is said in a language. */
export const noticeWords: Readonly<Record<Language, Words>> = { en, fr }
