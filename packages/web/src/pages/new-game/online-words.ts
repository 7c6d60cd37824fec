import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './online-words.en.ts'

/** Whom somebody wants to play against. */
export type Against = 'friend' | 'anyone' | 'computer'

/** The words of the page in the language of the moment. */
export const hostWords = spoken(
  import.meta.glob<typeof en>('./online-words.??.ts', { eager: true, import: 'words' }),
)
