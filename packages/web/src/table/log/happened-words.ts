import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './happened-words.en.ts'

export const happenedWords = spoken(
  import.meta.glob<typeof en>('./happened-words.??.ts', { eager: true, import: 'words' }),
)
