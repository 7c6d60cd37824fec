import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The words that the panels of Frontline share. */
export const frontWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
