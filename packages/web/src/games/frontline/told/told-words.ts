import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './told-words.en.ts'

export const toldWords = spoken(
  import.meta.glob<typeof en>('./told-words.??.ts', { eager: true, import: 'words' }),
)
