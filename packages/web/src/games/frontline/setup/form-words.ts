import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './form-words.en.ts'

/** The words for forming sections. */
export const formWords = spoken(
  import.meta.glob<typeof en>('./form-words.??.ts', { eager: true, import: 'words' }),
)
