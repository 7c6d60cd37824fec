import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './turn-words.en.ts'

export const turnWords = spoken(
  import.meta.glob<typeof en>('./turn-words.??.ts', { eager: true, import: 'words' }),
)
