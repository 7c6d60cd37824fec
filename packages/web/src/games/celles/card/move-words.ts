import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './move-words.en.ts'

/** What the preview of a move says in the language of the moment. */
export const moveWords = spoken(
  import.meta.glob<typeof en>('./move-words.??.ts', { eager: true, import: 'words' }),
)
