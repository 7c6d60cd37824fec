import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './set-up-words.en.ts'

/** What a battle says of the units that are set up. */
export const setUpWords = spoken(
  import.meta.glob<typeof en>('./set-up-words.??.ts', { eager: true, import: 'words' }),
)
