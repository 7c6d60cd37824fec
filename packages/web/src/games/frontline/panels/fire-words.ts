import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './fire-words.en.ts'

/** The words of the firepower panel in the language of the moment. */
export const fireWords = spoken(
  import.meta.glob<typeof en>('./fire-words.??.ts', { eager: true, import: 'words' }),
)
