import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** What is said of a set-up, whatever the game. */
export const setUpWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
