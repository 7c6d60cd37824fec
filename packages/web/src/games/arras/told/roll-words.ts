import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './roll-words.en.ts'

export const rollWords = spoken(
  import.meta.glob<typeof en>('./roll-words.??.ts', { eager: true, import: 'words' }),
)
