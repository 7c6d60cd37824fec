import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './friends-words.en.ts'

/** The words of friends in the lobby. */
export const friendsWords = spoken(
  import.meta.glob<typeof en>('./friends-words.??.ts', { eager: true, import: 'words' }),
)
