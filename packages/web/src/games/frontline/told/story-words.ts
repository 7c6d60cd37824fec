import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './story-words.en.ts'

/** How Frontline speaks of a battle that is over. */
export const storyWords = spoken(
  import.meta.glob<typeof en>('./story-words.??.ts', { eager: true, import: 'words' }),
)
