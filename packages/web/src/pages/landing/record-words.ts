import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './record-words.en.ts'

/** The words of records that are opened. */
export const recordWords = spoken(
  import.meta.glob<typeof en>('./record-words.??.ts', { eager: true, import: 'words' }),
)
