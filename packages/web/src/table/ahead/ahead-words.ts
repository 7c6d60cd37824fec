import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './ahead-words.en.ts'

export const aheadWords = spoken(
  import.meta.glob<typeof en>('./ahead-words.??.ts', { eager: true, import: 'words' }),
)
