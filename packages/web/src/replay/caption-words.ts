import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './caption-words.en.ts'

/** How the steps of a replay are told, in the language of the moment. */
export const captionWords = spoken(
  import.meta.glob<typeof en>('./caption-words.??.ts', { eager: true, import: 'words' }),
)
