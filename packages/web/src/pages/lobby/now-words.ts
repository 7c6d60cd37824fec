import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './now-words.en.ts'

/** The words of playing anyone now. */
export const nowWords = spoken(
  import.meta.glob<typeof en>('./now-words.??.ts', { eager: true, import: 'words' }),
)
