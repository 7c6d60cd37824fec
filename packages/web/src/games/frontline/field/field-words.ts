import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './field-words.en.ts'

export const fieldWords = spoken(
  import.meta.glob<typeof en>('./field-words.??.ts', { eager: true, import: 'words' }),
)
