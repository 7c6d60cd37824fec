import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './force-words.en.ts'

/** The words of the choice of a force. */
export const forceWords = spoken(
  import.meta.glob<typeof en>('./force-words.??.ts', { eager: true, import: 'words' }),
)
