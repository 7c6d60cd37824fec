import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './air-words.en.ts'

/** What the table of air units says. */
export const airWords = spoken(
  import.meta.glob<typeof en>('./air-words.??.ts', { eager: true, import: 'words' }),
)
