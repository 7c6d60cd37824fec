import { makeCatalog } from '../../i18n/catalog.ts'
import type { words as en } from './words.en.ts'

/** Says a sentence of the page about the boards. */
export const sayBoards = makeCatalog(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
