import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './campaign-words.en.ts'

/** The words of the campaigns. */
export const campaignWords = spoken(
  import.meta.glob<typeof en>('./campaign-words.??.ts', { eager: true, import: 'words' }),
)
