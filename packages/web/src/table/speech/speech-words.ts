import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './speech-words.en.ts'

/** The words of what is said, in the language of the moment. */
export const speechWords = spoken(
  import.meta.glob<typeof en>('./speech-words.??.ts', { eager: true, import: 'words' }),
)
