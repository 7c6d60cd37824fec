import { makeCatalog } from '../../i18n/catalog.ts'
import type { words as en } from './saved-words.en.ts'

/** Says a word of games that wait or are kept. */
export const saySaved = makeCatalog(
  import.meta.glob<typeof en>('./saved-words.??.ts', { eager: true, import: 'words' }),
)
