import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './key-words.en.ts'

/** What the signs on the map mean. */
export const keyWords = spoken(
  import.meta.glob<typeof en>('./key-words.??.ts', { eager: true, import: 'words' }),
)
