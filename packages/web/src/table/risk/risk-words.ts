import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './risk-words.en.ts'

export const riskWords = spoken(
  import.meta.glob<typeof en>('./risk-words.??.ts', { eager: true, import: 'words' }),
)
