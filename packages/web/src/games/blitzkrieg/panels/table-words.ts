import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './table-words.en.ts'

/** The words of the player aids. */
export const tableWords = spoken(
  import.meta.glob<typeof en>('./table-words.??.ts', { eager: true, import: 'words' }),
)
