import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './moment-words.en.ts'

/** How turning points are told, in the language of the moment. */
export const momentWords = spoken(
  import.meta.glob<typeof en>('./moment-words.??.ts', { eager: true, import: 'words' }),
)
