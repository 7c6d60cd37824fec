import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './damage-words.en.ts'

/** The words of damage draws in the language of the moment. */
export const damageWords = spoken(
  import.meta.glob<typeof en>('./damage-words.??.ts', { eager: true, import: 'words' }),
)
