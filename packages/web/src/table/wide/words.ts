import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** What the wide views say. */
export const wideWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
