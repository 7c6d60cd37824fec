import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './answer-words.en.ts'

export const answerPageWords = spoken(
  import.meta.glob<typeof en>('./answer-words.??.ts', { eager: true, import: 'words' }),
)
