import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './sum-words.en.ts'

export const sumWords = spoken(
  import.meta.glob<typeof en>('./sum-words.??.ts', { eager: true, import: 'words' }),
)
