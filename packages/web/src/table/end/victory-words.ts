import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './victory-words.en.ts'

/** The words for victory in the language of the moment. */
export const victoryWords = spoken(
  import.meta.glob<typeof en>('./victory-words.??.ts', { eager: true, import: 'words' }),
)
