import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The words of the page that is none. */
export const unknownWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
