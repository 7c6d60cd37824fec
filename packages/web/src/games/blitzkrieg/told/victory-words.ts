import { spoken, type Spoken, type Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './victory-words.en.ts'

/** How the screen speaks of victory. */
export const victoryWords: Spoken<Translated<typeof en>> = spoken(
  import.meta.glob<typeof en>('./victory-words.??.ts', { eager: true, import: 'words' }),
)
