import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './outfit-words.en.ts'

/** The words for handing out equipment. */
export const outfitWords = spoken(
  import.meta.glob<typeof en>('./outfit-words.??.ts', { eager: true, import: 'words' }),
)
