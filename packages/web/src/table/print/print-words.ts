import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './print-words.en.ts'

export const printWords = spoken(
  import.meta.glob<typeof en>('./print-words.??.ts', { eager: true, import: 'words' }),
)
