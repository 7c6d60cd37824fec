import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './loss-words.en.ts'

/** What is said of the points that fire may cost in the language of the moment. */
export const lossWords = spoken(
  import.meta.glob<typeof en>('./loss-words.??.ts', { eager: true, import: 'words' }),
)
