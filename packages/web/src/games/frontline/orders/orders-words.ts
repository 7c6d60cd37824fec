import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './orders-words.en.ts'

/** The words of standing orders in the language of the moment. */
export const orderWords = spoken(
  import.meta.glob<typeof en>('./orders-words.??.ts', { eager: true, import: 'words' }),
)
