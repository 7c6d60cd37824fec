import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './faced-words.en.ts'

/** What is said of two forces face to face in the language of the moment. */
export const facedWords = spoken(
  import.meta.glob<typeof en>('./faced-words.??.ts', { eager: true, import: 'words' }),
)
