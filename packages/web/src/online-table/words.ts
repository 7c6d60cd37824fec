import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** What the page of a table far away says, whatever the game. */
export const words = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
