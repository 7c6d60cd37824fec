import type { Language } from '@estafette/protocol'
import { en, type NoticeWords } from './words.en.ts'
import { fr } from './words.fr.ts'

export type { NoticeText } from './words.en.ts'

/** What is said in a language. */
export const noticeWords: Readonly<Record<Language, NoticeWords>> = { en, fr }
