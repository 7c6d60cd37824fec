import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './question-words.en.ts'

/** The words of questions in the language of the moment. */
export const questionWords = spoken(
  import.meta.glob<typeof en>('./question-words.??.ts', { eager: true, import: 'words' }),
)
