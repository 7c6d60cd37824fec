import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The words of the page on which a game is chosen. */
export const chooseWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
