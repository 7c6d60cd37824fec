import type { Language } from '@estafette/protocol'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

export type { NoticeText } from './words.en.ts'

/** What is said in a language. */
export const noticeWords: Readonly<Record<Language, typeof en>> = { en, fr }
