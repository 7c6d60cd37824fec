import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The words of plans ahead in the language of the moment. */
export const aheadWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
