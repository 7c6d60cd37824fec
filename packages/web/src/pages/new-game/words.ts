import { makeCatalog } from '../../i18n/catalog.ts'
import type { words as en } from './words.en.ts'

/** Says a word of the page that sets up a game. */
export const sayNewGame = makeCatalog(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
