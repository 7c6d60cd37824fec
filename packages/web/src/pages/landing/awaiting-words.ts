import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './awaiting-words.en.ts'

/** The words of games far away that wait, in the language of the moment. */
export const awaitingWords = spoken(
  import.meta.glob<typeof en>('./awaiting-words.??.ts', { eager: true, import: 'words' }),
)
