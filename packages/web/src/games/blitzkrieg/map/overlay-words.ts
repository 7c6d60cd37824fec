import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './overlay-words.en.ts'

/** The names of what can be laid over the map. */
export const overlayWords = spoken(
  import.meta.glob<typeof en>('./overlay-words.??.ts', { eager: true, import: 'words' }),
)
