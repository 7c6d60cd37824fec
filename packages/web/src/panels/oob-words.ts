import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './oob-words.en.ts'

/** What the order of battle says of any game. */
export const oobWords = spoken(
  import.meta.glob<typeof en>('./oob-words.??.ts', { eager: true, import: 'words' }),
)
