import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const toyWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
