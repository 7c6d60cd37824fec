import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './key-words.en.ts'

/** The words of the key that every map has. */
export const keyWords = spoken(
  import.meta.glob<typeof en>('./key-words.??.ts', { eager: true, import: 'words' }),
)
