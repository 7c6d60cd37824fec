import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The words of the coach in the language of the moment. */
export const learnWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
