import { makeCatalog } from '../../i18n/catalog.ts'
import type { words as en } from './words.en.ts'

/** Says a word of the settings. */
export const saySettings = makeCatalog(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
