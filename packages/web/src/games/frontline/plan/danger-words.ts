import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './danger-words.en.ts'

/** What is said of the danger of a move in the language of the moment. */
export const dangerWords = spoken(
  import.meta.glob<typeof en>('./danger-words.??.ts', { eager: true, import: 'words' }),
)
