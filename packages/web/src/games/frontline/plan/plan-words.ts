import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './plan-words.en.ts'

/** The words of the plan in the language of the moment. */
export const planWords = spoken(
  import.meta.glob<typeof en>('./plan-words.??.ts', { eager: true, import: 'words' }),
)
