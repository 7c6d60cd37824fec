import { makeCatalog } from '../../../i18n/catalog.ts'
import type { words as en } from './words.en.ts'

/** Says a word of the page of the series. */
export const saySeries = makeCatalog(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
