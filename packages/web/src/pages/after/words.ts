import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** How luck is spoken of: that of dice, or of counters and cards that are drawn. */
export interface ChanceWords {
  readonly title: string
  readonly even: string
  readonly youWon: Readonly<Record<'against' | 'with', string>>
  readonly youLost: Readonly<Record<'against' | 'with', string>>
  readonly every: string
}

/** The words of the page after the game in the language of the moment. */
export const afterWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
